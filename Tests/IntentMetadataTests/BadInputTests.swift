import Foundation
import Glibc
import IntentMetadata
import IntentWire
import Testing

/// Files that are broken, strange or missing.
@Suite(.temporaryFolder)
struct BadInputTests {
    private func problems(_ constValues: [String]) -> [String] {
        var job = MetadataJob(output: TemporaryFolder.path("out"), workingDirectory: TemporaryFolder.url.path)
        job.constValues = constValues
        do throws(MetadataFailure) {
            _ = try job.run()
            return []
        } catch {
            return error.problems.map(\.line)
        }
    }

    @Test(arguments: [
        ("", "is empty"),
        ("{", ":1: error: is no JSON: the name of a member is missing (byte 1); was it written to the end?"),
        ("[\n{\"typeName\": \"A.B\",\n", ":3: error: is no JSON: the name of a member is missing (byte 22)"),
        ("[]]", "there is more behind the value"), ("{}", "a list of types is expected"),
        ("[1]", "type 1 has no 'typeName'"), ("[{\"typeName\": \"A.B\"}]", "'A.B' has no 'mangledTypeName'"),
        (
            "[{\"typeName\": \"A.B\", \"mangledTypeName\": \"x\"}]", "'A.B' has no list of 'properties'"
        ),
        (
            "[{\"typeName\": \"A.B\", \"mangledTypeName\": \"x\", \"properties\": [{}]}]",
            "a property of 'A.B' has no 'label' or no 'type'"
        ),
        (
            "[{\"typeName\": \"A.B\", \"mangledTypeName\": \"x\", \"properties\": [{\"label\": \"a\", \"type\": \"T\", \"valueKind\": \"RawLiteral\"}]}]",
            "a literal has no text"
        ), (String(repeating: "[", count: 5_000), "values nest deeper than 128 levels"),
    ])
    func `says what is wrong with a file of constant values`(content: String, words: String) throws {
        let path = try TemporaryFolder.write(content, "A.swiftconstvalues")
        let lines = problems([path])
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix(path) == true)
        #expect(lines.first?.contains(words) == true, "\(lines)")
    }

    @Test(arguments: [
        ("", "is empty"), ("[]", "is no metadata of App Intents: it has no 'actions'"),
        ("{\"actions\": {\"A\": 1}}", "an entry is no object"),
        ("{\"actions\": {", "is no JSON"), ("not json", "is no JSON"),
    ])
    func `says what is wrong with metadata`(content: String, words: String) throws {
        let path = try TemporaryFolder.write(content, "extract.actionsdata")
        let failure = #expect(throws: MetadataFailure.self) { try MetadataFile(reading: path) }
        #expect(failure?.problems.first?.place?.file == path)
        #expect(failure?.problems.first?.message.contains(words) == true, "\(failure?.description ?? "")")
    }

    @Test func `says what is wrong with each of several files`() throws {
        let good = Fixture.path("Radio/RadioIntents.swiftconstvalues")
        let broken = try TemporaryFolder.write("[", "B.swiftconstvalues")
        let invalid = try TemporaryFolder.write(
            Data([0x5b, 0x22, 0xff, 0xfe, 0x22, 0x5d]), "C.swiftconstvalues")
        let missing = TemporaryFolder.path("D.swiftconstvalues")
        let lines = problems([good, broken, invalid, missing, "/dev/null", TemporaryFolder.url.path])
        #expect(lines.count == 5)
        #expect(lines[1].contains("a string is not valid UTF-8"))
        #expect(lines[2] == "\(missing): error: cannot be read: No such file or directory")
        #expect(lines[3] == "/dev/null: error: is no regular file")
        #expect(lines[4].hasSuffix(": error: is a folder where a file is expected"))
    }

    @Test func `says that a file is too large`() throws {
        let path = try TemporaryFolder.write("[", "Large.swiftconstvalues")
        try #require(truncate(path, 300 << 20) == 0)
        #expect(problems([path]) == ["\(path): error: is larger than 256 MB, which no file of one module is"])
    }

    @Test func `says that links lead in a circle`() throws {
        let path = TemporaryFolder.path("a")
        for (name, other) in [("a", "b"), ("b", "a")] {
            try FileManager.default.createSymbolicLink(
                atPath: TemporaryFolder.path(name), withDestinationPath: TemporaryFolder.path(other))
        }
        #expect(problems([path]) == ["\(path): error: cannot be read: Too many levels of symbolic links"])
        try FileManager.default.createDirectory(atPath: TemporaryFolder.path("app"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: TemporaryFolder.path("app/again"), withDestinationPath: TemporaryFolder.path("app"))
        let failure = #expect(throws: MetadataFailure.self) {
            try MetadataFile(reading: TemporaryFolder.path("app"))
        }
        #expect(failure?.problems.first?.message.hasPrefix("holds no Metadata.appintents") == true)
    }

    @Test func `says what to do with an archive`() {
        let failure = #expect(throws: MetadataFailure.self) { try MetadataFile(reading: "/apps/Radio.ipa") }
        #expect(
            failure?.problems.map(\.line) == [
                "/apps/Radio.ipa: error: is an archive; unpack it (unzip) and name the folder"
            ])
    }

    @Test func `asks which of several modules is meant`() throws {
        for name in ["One", "Two"] {
            _ = try TemporaryFolder.write(
                try Fixture.data("Radio/extract.actionsdata"), "build/\(name)/Metadata.appintents/extract.actionsdata")
        }
        let failure = #expect(throws: MetadataFailure.self) {
            try MetadataFile(reading: TemporaryFolder.path("build"))
        }
        #expect(failure?.problems.first?.message.hasPrefix("holds metadata of several modules; name one of ") == true)
    }

    @Test func `says that the output cannot be written`() throws {
        let file = try TemporaryFolder.write("", "file")
        var job = MetadataJob(output: file, workingDirectory: "/")
        job.constValues = [Fixture.path("Radio/RadioIntents.swiftconstvalues")]
        let failure = #expect(throws: MetadataFailure.self) { try job.run() }
        #expect(failure?.problems.first?.message.hasPrefix("cannot be written: ") == true)
    }

    @Test func `refuses types of another module, and two of one name`() throws {
        func type(_ name: String, _ file: String) -> String {
            """
            {"typeName": "\(name)", "mangledTypeName": "x", "kind": "struct", "file": "\(file)", "line": 1, \
            "conformances": ["AppIntents.DynamicOptionsProvider", "AppIntents.AppEnum"], "properties": []}
            """
        }
        let one = try TemporaryFolder.write("[\(type("A.Kind", "A.swift")), \(type("A.Outer.Kind", "B.swift"))]", "a")
        let other = try TemporaryFolder.write("[\(type("B.Other", "C.swift"))]", "b")
        let lines = problems([one, other])
        #expect(lines.contains("C.swift:1: error: 'B.Other' is of another module than 'A' (--module-name)"))
        #expect(
            lines.contains(
                "A.swift:1: error: there are several of enumeration 'Kind'; each must be unique, without the types around "
                    + "it: B.swift:1"))
    }

    // MARK: - Fuzzing

    /// Numbers that look random and are the same in each run.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
            return mixed ^ (mixed >> 31)
        }
    }

    private func mutated(_ bytes: [UInt8], _ generator: inout Generator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
            let place = bytes.indices.randomElement(using: &generator) ?? 0
            let length = min(Int.random(in: 1...40, using: &generator), bytes.count - place)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
            case 1: bytes.removeSubrange(place..<(place + length))
            case 2: bytes.insert(contentsOf: bytes[place..<(place + length)], at: place)
            case 3: bytes.removeSubrange(place...)
            case 4:
                let words = ["null", "[]", "{}", "\"\"", "-1", "1e400", "true", "\"InitCall\"", "<", "Swift.Optional<"]
                bytes.insert(contentsOf: Array((words.randomElement(using: &generator) ?? "").utf8), at: place)
            // A member's name that is another one's, so that the JSON stays whole.
            default:
                let kinds = ["RawLiteral", "InitCall", "Array", "Enum", "KeyPath", "Builder", "Runtime", "Dictionary"]
                let text = String(decoding: bytes, as: UTF8.self)
                guard let old = kinds.randomElement(using: &generator),
                    let new = kinds.randomElement(using: &generator),
                    let range = text.ranges(of: "\"\(old)\"").randomElement(using: &generator)
                else { continue }
                bytes = Array(text.replacingCharacters(in: range, with: "\"\(new)\"").utf8)
            }
        }
        return bytes
    }

    @Test(arguments: 0..<8)
    func `survives constant values that are broken anyhow`(seed: UInt64) throws {
        var generator = Generator(state: seed)
        let bytes = Array(try Fixture.data("TrollLEDs/ShortcutsProvider.swiftconstvalues"))
        let intents = Fixture.path("TrollLEDs/Intents.swiftconstvalues")
        for _ in 0..<60 {
            let path = try TemporaryFolder.write(mutated(bytes, &generator), "fuzz.swiftconstvalues")
            for paths in [[path], [intents, path]] {
                var extractor = MetadataExtractor()
                extractor.isLenient = Bool.random(using: &generator)
                do throws(MetadataFailure) {
                    let metadata = try extractor.extract(constValues: paths).metadata
                    #expect((try? JSONValue(parsing: metadata.data)) != nil)
                } catch {
                    #expect(error.problems.contains { $0.severity == .error && !$0.message.isEmpty })
                }
            }
        }
    }

    @Test(arguments: 0..<8)
    func `survives metadata that is broken anyhow`(seed: UInt64) throws {
        var generator = Generator(state: seed &+ 1_000)
        let bytes = Array(try Fixture.data("TrollLEDs/extract.actionsdata"))
        let whole = try MetadataFile(reading: Fixture.path("TrollLEDs"))
        for _ in 0..<60 {
            let path = try TemporaryFolder.write(mutated(bytes, &generator), "extract.actionsdata")
            do throws(MetadataFailure) {
                let metadata = try MetadataFile(reading: path)
                _ = MetadataSummary(metadata).json.line
                _ = MetadataDiff(whole, metadata).differences.map(\.line)
                _ = try MetadataFile.merging(whole, [(path, metadata)])
            } catch {
                #expect(error.problems.contains { $0.severity == .error && !$0.message.isEmpty })
            }
        }
    }
}
