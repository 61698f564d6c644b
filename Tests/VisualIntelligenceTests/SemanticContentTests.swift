import IntentWire
import Testing
import VisualIntelligence

@Suite struct SemanticContentTests {
    /// Two rows of two pixels: red, green; blue, white.
    static let picture =
        Data("P6\n# a comment\n2 2\n255\n".utf8) + Data([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255])
    static let pixels: [UInt8] = [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 255, 255, 255, 255]

    private func read(_ value: IntentValue) async throws -> SemanticContentDescriptor {
        try await SemanticContentDescriptor.__decode(value, __ValueContext(parameterName: "scene"))
    }

    private func file(_ data: Data) -> IntentValue { .file(FileSnapshot(filename: "scene.ppm", data: data)) }

    @Test(
        arguments: [
            (.string("mountain, lake"), ["mountain", "lake"]), (.text(" lake ,, "), ["lake"]),
            (.list([.string("a"), .string("b, c")]), ["a", "b", "c"]), (.string(#"{"labels":["x"]}"#), ["x"]),
        ] as [(IntentValue, [String])])
    func `reads words for what is seen`(value: IntentValue, labels: [String]) async throws {
        let scene = try await read(value)
        #expect(scene.labels == labels)
        #expect(scene.pixelBuffer == nil)
    }

    @Test func `reads the pixels of a picture`() async throws {
        let buffer = try #require(try await read(file(Self.picture)).pixelBuffer)
        #expect(buffer.width == 2 && buffer.height == 2 && buffer.bytesPerRow == 8)
        #expect(buffer.pixelFormatType == kCVPixelFormatType_32BGRA)
        #expect(buffer.withUnsafeBytes { Array($0) } == Self.pixels)
    }

    @Test func `reads shades of grey, and samples of any range`() async throws {
        let grey = Data("P5 2 1 100\n".utf8) + Data([0, 100])
        let buffer = try #require(try await read(file(grey)).pixelBuffer)
        #expect(buffer.withUnsafeBytes { Array($0) } == [0, 0, 0, 255, 255, 255, 255, 255])
    }

    @Test(arguments: [
        "", "P6", "P6 2 2 255\n123", "P3 1 1 255\n1 2 3", "P6 0 1 255\n", "P6 9999999999 9999999999 255\n",
        "P6 1 1 70000\nabc", "\u{89}PNG\r\n", "P6 -1 1 255\nabc",
    ])
    func `says which pictures it reads`(contents: String) async {
        await #expect(
            throws: IntentFailure(
                .invalidValue,
                "'scene' takes a picture; a value of kind file is none ('scene.ppm' is no PPM or PGM file, the formats "
                    + "that are read here)", parameters: ["scene"])
        ) { try await read(file(Data(contents.utf8))) }
    }

    @Test func `refuses what nobody sees`() async {
        for value in [IntentValue.int(3), .list([.int(1)]), .string("{nonsense")] {
            await #expect(throws: IntentFailure.self) { try await read(value) }
        }
    }

    @Test func `comes back as it was sent, pixels included`() async throws {
        let scene = SemanticContentDescriptor(
            labels: ["flag"], pixelBuffer: try await read(file(Self.picture)).pixelBuffer)
        let sent = try await scene.__encode(__ValueContext())
        let received = try await read(sent)
        #expect(received.labels == ["flag"])
        #expect(received.pixelBuffer == scene.pixelBuffer)
        #expect(scene.makeContainer(context: .init()).value == sent)
        #expect(
            try await read(SemanticContentDescriptor(labels: ["a", "b"]).__encode(__ValueContext())).labels == [
                "a", "b",
            ])
    }

    @Test func `describes itself`() async throws {
        let scene = try await read(file(Self.picture))
        #expect("\(scene)" == "picture of 2 × 2 pixels")
        #expect(SemanticContentDescriptor(labels: ["lake"]).displayRepresentation.title.key == "lake")
        #expect(SemanticContentDescriptor.persistentIdentifier == "SemanticContentDescriptor")
    }

    @Test(arguments: [
        (2, 2, nil, 15), (0, 1, nil, 0), (1, 1, 3, 3), (.max, .max, nil, 4), (1, -1, 4, 0), (-1, 1, nil, 0),
    ])
    func `a buffer has as many bytes as its size needs`(width: Int, height: Int, row: Int?, count: Int) {
        #expect(throws: CVReadOnlyPixelBuffer.InvalidSizeError.self) {
            try CVReadOnlyPixelBuffer(
                width: width, height: height, bytesPerRow: row, data: Data(repeating: 0, count: count))
        }
    }
}

struct Landmark: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Landmark"
    static let defaultQuery = Query()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Landmark] { identifiers.map { Landmark(id: $0) } }
    }
}

struct Trail: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
    static let defaultQuery = Query()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Trail] { identifiers.map { Trail(id: $0) } }
    }
}

@UnionValue
enum Place {
    case landmark(Landmark)
    case trail(Trail)
}

@Suite struct SemanticSearchTests {
    struct LandmarkSearch: IntentValueQuery {
        func values(for input: SemanticContentDescriptor) async throws -> [Landmark] {
            let size = input.pixelBuffer.map { ["\($0.width) × \($0.height)"] } ?? []
            return (input.labels + size).map { Landmark(id: $0) }
        }
    }

    struct PlaceSearch: IntentValueQuery {
        func values(for input: SemanticContentDescriptor) async throws -> [Place] {
            input.labels.flatMap {
                [Place.trail(Trail(id: "around \($0)")), .landmark(Landmark(id: "\($0) again"))]
            }
        }
    }

    private func find(_ entity: String, _ value: IntentValue) async throws -> [String] {
        let request = EntityRequest(entity: entity, query: .value(value))
        return try await EntityService.respond(to: request).entities.map(\.id)
    }

    @Test func `finds entities for what is seen, by every query that gives such entities`() async throws {
        #expect(try await find("Landmark", .string("lake")) == ["lake", "lake again"])
        #expect(try await find("Trail", .list([.string("lake"), .string("wood")])) == ["around lake", "around wood"])
        let picture = FileSnapshot(filename: "lake.pgm", data: Data("P5 2 1 255\n\u{1}\u{2}".utf8))
        #expect(try await find("Landmark", .file(picture)) == ["2 × 1"])
    }

    @Test func `says in the manifest for which values it finds entities`() async throws {
        let manifest = try await ManifestBuilder.manifest()
        #expect(manifest.entity("Landmark")?.query.valueTypes == [.union([.file, .string])])
        #expect(manifest.entity("Trail")?.query.valueTypes == [.union([.file, .string])])
    }

    @Test func `says what it takes where no query takes a value`() async throws {
        let failure = await #expect(throws: IntentFailure.self) { try await find("Landmark", .int(5)) }
        #expect(failure?.code == .unsupported)
        #expect(failure?.message == "the app finds no 'Landmark' for such a value; it takes file or text")
    }

    struct ShowResults: AppIntent {
        static let title: LocalizedStringResource = "Show Results"
        @Parameter(title: "Scene") var semanticContent: SemanticContentDescriptor
        func perform() async throws -> some IntentResult & ReturnsValue<[Landmark]> {
            .result(value: try await LandmarkSearch().values(for: semanticContent))
        }
    }

    struct Nobody: IntentInteraction {
        let capabilities: InteractionCapabilities = []
        func ask(_ question: IntentQuestion) async throws -> IntentAnswer { .unsupported }
        func report(_ progress: IntentProgress) async {}
    }

    @Test func `an intent takes what is seen and a query finds entities for it`() async throws {
        let descriptor = try await ManifestBuilder.describe(ShowResults.self)
        #expect(descriptor.parameters.map(\.type.description) == ["(file|string)"])
        let outcome = try await IntentPerformer.perform(
            ShowResults.self, arguments: ["semanticContent": .string("lake")], interaction: Nobody())
        guard case .list(let found)? = outcome.value, case .entity(let lake)? = found.first else {
            Issue.record("no entity"); return
        }
        #expect(lake.id == "lake" && found.count == 1)
    }
}
