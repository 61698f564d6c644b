import Testing
import UniformTypeIdentifiers

@Suite struct DeclaringTests {
    @Test func `an exported type conforms to its parent`() {
        let type = UTType(exportedAs: "org.example.beckon.recipe", conformingTo: .json)
        #expect(type.isDeclared)
        #expect(type.conforms(to: .json))
        #expect(type.conforms(to: .text))
        #expect(UTType("org.example.beckon.recipe") == type)
    }

    @Test func `an imported type without a parent is data`() {
        let type = UTType(importedAs: "org.example.beckon.sketch")
        #expect(type.conforms(to: .data))
        #expect(!type.conforms(to: .text))
    }

    @Test func `declaring a system type again changes nothing`() {
        let type = UTType(importedAs: "PUBLIC.PNG", conformingTo: .audio)
        #expect(type == .png)
        #expect(!type.conforms(to: .audio))
    }

    @Test func `types of an Info.plist have their tags, names and parents`() throws {
        let entry: [String: Any] = [
            "UTTypeIdentifier": "org.example.beckon.brew", "UTTypeDescription": "Brew",
            "UTTypeConformsTo": ["public.xml", "public.archive"], "UTTypeReferenceURL": "https://example.org/brew",
            "UTTypeVersion": "3",
            "UTTypeTagSpecification": [
                "public.filename-extension": ["BREW", "brw"], "public.mime-type": "application/x-brew",
            ],
        ]
        let second: [String: Any] = ["UTTypeIdentifier": "org.example.beckon.mug", "UTTypeConformsTo": "public.image"]
        let types = UTType.declareTypes(inInfoDictionary: [
            "UTExportedTypeDeclarations": [entry, ["UTTypeDescription": "no identifier"]],
            "UTImportedTypeDeclarations": [second],
        ])
        #expect(types.map(\.identifier) == ["org.example.beckon.brew", "org.example.beckon.mug"])
        let brew = try #require(UTType(filenameExtension: "brw"))
        #expect(brew.identifier == "org.example.beckon.brew")
        #expect(brew.preferredFilenameExtension == "brew")
        #expect(UTType(mimeType: "application/x-brew") == brew)
        #expect(brew.conforms(to: .text) && brew.conforms(to: .archive))
        #expect(brew.localizedDescription == "Brew")
        #expect(brew.version == 3)
        #expect(brew.referenceURL?.absoluteString == "https://example.org/brew")
        #expect(types[1].conforms(to: .image))
    }
}

@Suite struct TypeCodingTests {
    @Test func `a type is written as its identifier`() throws {
        let data = try JSONEncoder().encode(["type": UTType.png])
        #expect(String(decoding: data, as: UTF8.self) == #"{"type":"public.png"}"#)
        #expect(try JSONDecoder().decode([String: UTType].self, from: data) == ["type": .png])
    }

    @Test func `a type that is unknown here survives`() throws {
        let data = Data(#"["org.example.elsewhere"]"#.utf8)
        let type = try #require(try JSONDecoder().decode([UTType].self, from: data).first)
        #expect(type.identifier == "org.example.elsewhere")
        #expect(!type.isDeclared)
        #expect(type.supertypes.isEmpty)
        #expect(try JSONEncoder().encode([type]) == data)
    }

    @Test func `a reference equals another to the same type`() {
        let reference: UTType.ReferenceType = UTTypeReference(.png)
        #expect(reference == UTTypeReference(.png))
        #expect(reference != UTTypeReference(.jpeg))
        #expect(reference.identifier == "public.png")
    }
}
