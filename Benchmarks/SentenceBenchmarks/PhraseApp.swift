import Foundation
import IntentWire

/// One of a hundred apps: its number stands in the name of its program, and everything it declares follows from that.
struct PhraseApp: WireHandler {
    static let nouns = """
        coffee taxi pizza ticket invoice lamp heater playlist podcast recipe alarm meeting letter parcel photo album map route \
        flight hotel dentist workout run swim garden plant fridge oven camera door window car bike scooter train ferry lesson exam \
        homework library novel magazine movie concert museum gallery puzzle chess poker lottery salary budget loan rent tax receipt \
        wallet stock coin bank insurance passport visa luggage tent boat kayak ski sled bridge tower castle farm tractor horse dog \
        cat parrot aquarium vaccine pill prescription clinic nurse diet smoothie salad burger sandwich noodle sushi curry cake \
        bakery butcher florist tailor barber spa sauna pharmacy warehouse printer scanner server
        """.split(separator: " ").map(String.init)

    static let verbs = """
        order book find show open close start stop cancel rename share send print repair clean count check rate review pause
        resume track measure compare schedule delay confirm refund return rent charge unlock lock archive restore copy move
        sort export summarise
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    static let sizes = ["small", "medium", "large", "huge"]
    static let intents = 10
    static let entities = 50

    /// The number of this app.
    private var number: Int {
        let name = Bundle.main.executableURL?.lastPathComponent ?? ""
        return Int(name.drop { !$0.isNumber }) ?? 0
    }

    static func identifier(_ number: Int) -> String { "org.example.Phrases\(number)" }
    static func name(_ number: Int) -> String { "\(nouns[number % nouns.count].capitalized) Desk" }
    static func noun(_ number: Int) -> String { nouns[number % nouns.count] }

    /// What one of the intents does.
    static func verb(_ number: Int, _ intent: Int) -> String { verbs[(number % 4 * intents + intent) % verbs.count] }

    static func entity(_ number: Int, _ place: Int) -> String { "\(noun(number)) from \(nouns[place])" }

    // MARK: - Messages

    func handle(_ method: String, _ parameters: WirePayload) async throws -> any Encodable & Sendable {
        switch method {
        case IntentMethod.hello:
            return HelloResponse(identifier: Self.identifier(number), name: Self.name(number), version: "1.0")
        case IntentMethod.manifest: return manifest
        case IntentMethod.entities:
            let request: EntityRequest = try parameters.decode()
            return EntityResponse(entities: entities(request))
        default: throw IntentFailure.unknownMethod(method)
        }
    }

    func receive(_ method: String, _ parameters: WirePayload) { if method == IntentMethod.shutdown { exit(0) } }

    func connectionClosed(_ failure: IntentFailure?) { exit(0) }

    private func entities(_ request: EntityRequest) -> [EntitySnapshot] {
        let all = (0..<Self.entities).map { place in
            EntitySnapshot(
                type: request.entity, id: "\(place)", display: DisplaySnapshot(title: Self.entity(number, place)))
        }
        guard case .matching(let text) = request.query else { return all }
        // Such a one is known to the app only.
        guard text.hasPrefix("old ") else { return all.filter { $0.display.title == text } }
        return [EntitySnapshot(type: request.entity, id: text, display: DisplaySnapshot(title: text))]
    }

    // MARK: - The manifest

    private var manifest: AppManifest {
        var manifest = AppManifest(
            identifier: Self.identifier(number), name: LocalizedText(Self.name(number)), version: "1.0",
            languages: ["en"])
        manifest.intents = (0..<Self.intents).map(intent)
        manifest.shortcuts = (0..<Self.intents).map { place in
            let phrase = "\(Self.verb(number, place)) a \(Self.noun(number))"
            var texts = ["\(phrase) in ${applicationName}", "\(phrase) with ${applicationName}"]
            if place % 5 == 1 { texts.append("\(Self.verb(number, place)) a ${size} \(Self.noun(number))") }
            if place % 5 == 2 { texts.append("\(Self.verb(number, place)) ${item} in ${applicationName}") }
            return ShortcutDescriptor(
                intent: "Intent\(place)", phrases: texts.map { PhraseTemplate(LocalizedText($0)) })
        }
        manifest.enumerations = [
            EnumDescriptor(
                identifier: "Size", typeName: "Phrases.Size", name: "Size",
                cases: Self.sizes.map { .init(rawValue: $0, title: LocalizedText($0.capitalized)) })
        ]
        manifest.entities = [
            EntityDescriptor(
                identifier: "Item", typeName: "Phrases.Item", name: "Item",
                query: QueryDescriptor(typeName: "Phrases.ItemQuery"))
        ]
        return manifest
    }

    private func intent(_ place: Int) -> IntentDescriptor {
        let title = "\(Self.verb(number, place)) \(Self.noun(number))"
        func parameter(_ name: String, _ type: ValueType, isOptional: Bool = true) -> ParameterDescriptor {
            ParameterDescriptor(name: name, title: LocalizedText(name), type: type, isOptional: isOptional)
        }
        let (parameters, summary): ([ParameterDescriptor], String?) =
            switch place % 5 {
            case 1:
                ([parameter("count", .int), parameter("size", .enumeration("Size"))], "\(title) ${count} ${size}")
            case 2: ([parameter("item", .entity("Item"), isOptional: false)], "\(Self.verb(number, place)) ${item}")
            case 3:
                ([parameter("text", .string, isOptional: false), parameter("when", .date)], "\(title) ${text} ${when}")
            case 4:
                ([parameter("length", .duration), parameter("size", .enumeration("Size"))], "\(title) for ${length}")
            default: ([], nil)
            }
        var intent = IntentDescriptor(
            identifier: "Intent\(place)", typeName: "Phrases.Intent\(place)", title: LocalizedText(title.capitalized),
            parameters: parameters)
        intent.summary = summary.map { .sentence(SummarySentence(template: LocalizedText($0))) }
        if place == 9 { intent.effects = [.deletes] }
        return intent
    }
}
