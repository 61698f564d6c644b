import Foundation
import IntentSyntax
import Testing

struct ModelTests {
    private func model<Result>(_ source: String, _ body: (Model) throws -> Result) throws -> Result {
        try TemporaryTree.with(["A.swift": "import AppIntents\n" + source]) { folder in
            try body(Model(Workspace(paths: [folder.path])))
        }
    }

    @Test func `follows protocols, aliases and extensions to App Intents`() throws {
        let source = """
            protocol Opening: OpenIntent {}
            typealias Both = Opening & Sendable
            struct A: Both {}
            struct B {}
            extension B: AppIntent {}
            class Base: AppIntent {}
            final class C: Base {}
            @AppIntent(schema: .photos.openAsset) struct D {}
            struct E: Codable {}
            """
        try model(source) { model in
            #expect(model.types(conformingTo: "AppIntent").map(\.name) == ["A", "B", "Base", "C", "D"])
            #expect(model.types(conformingTo: "OpenIntent").map(\.name) == ["A"])
            #expect(model.types.first { $0.name == "D" }?.schema == "photos.openAsset")
        }
    }

    @Test func `knows where it does not know everything`() throws {
        let source = "struct A: AppIntent {}\nstruct B: AppIntent, Mystery {}\n@Magic struct C: AppIntent {}\n"
        try model(source) { model in
            #expect(model.types(conformingTo: "AppIntent").map(\.isComplete) == [true, false, false])
        }
    }

    @Test func `finds the nearest type of a name, and none where two are as near`() throws {
        let source = """
            struct Outer { struct Item {}; struct Use: AppIntent { @Parameter(title: "A") var a: Item } }
            struct Item {}
            struct Use: AppIntent { @Parameter(title: "A") var a: Item; @Parameter(title: "B") var b: Outer.Item }
            """
        try model(source) { model in
            let uses = model.types(conformingTo: "AppIntent")
            func name(_ type: TypeInfo, _ parameter: String) -> String? {
                type.parameter(parameter).flatMap { model.resolve($0.type?.text ?? "", at: $0.node)?.qualifiedName }
            }
            #expect(name(uses[0], "a") == "Outer.Item")
            #expect(name(uses[1], "a") == "Item")
            #expect(name(uses[1], "b") == "Outer.Item")
        }
        try model("#if A\nstruct X: AppIntent {}\n#else\nstruct X: AppIntent {}\n#endif\nlet x: X\n") { model in
            let types = model.types(conformingTo: "AppIntent")
            #expect(types.count == 2)
            #expect(types[0].node.excludes(types[1].node))
        }
    }

    @Test func `stops where protocols refine each other in a circle`() throws {
        try model("protocol A: B {}\nprotocol B: A, AppIntent {}\nstruct C: A {}\ntypealias T = T\nstruct D: T {}\n") {
            #expect($0.types(conformingTo: "AppIntent").map(\.name) == ["C"])
        }
    }

    @Test func `leaves out branches that no system of Apple has`() throws {
        try model("#if os(Linux)\nstruct A: AppIntent {}\n#elseif os(iOS)\nstruct B: AppIntent {}\n#endif\n") {
            #expect($0.types(conformingTo: "AppIntent").map(\.name) == ["B"])
        }
    }
}
