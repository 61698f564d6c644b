import Foundation
import IntentMetadata
import IntentWire
import Testing

/// Differences in words, and metadata for people.
@Suite(.temporaryFolder)
struct DiffTests {
    private func changed(_ replacements: [(String, String)]) throws -> MetadataFile {
        var text = String(decoding: try Fixture.data("Radio/extract.actionsdata"), as: UTF8.self)
        for (old, new) in replacements {
            try #require(text.contains(old))
            text = text.replacingOccurrences(of: old, with: new)
        }
        return try MetadataFile(reading: try TemporaryFolder.write(text, "extract.actionsdata"))
    }

    @Test(
        arguments: [
            ([], []),
            (
                [("\"key\":\"Mute Radio\"", "\"key\":\"Be Quiet\"")],
                ["intent 'MuteRadioIntent' has the title “Be Quiet”, was “Mute Radio”"]
            ),
            (
                [("\"MuteRadioIntent\"", "\"HushIntent\"")],
                [
                    "intent 'HushIntent' is new",
                    "intent 'MuteRadioIntent' is gone; saved shortcuts that use it stop working",
                    "the shortcut of intent 'HushIntent' is new", "the shortcut of intent 'MuteRadioIntent' is gone",
                ]
            ),
            (
                [("\"key\":\"Mute ${applicationName}\"", "\"key\":\"Hush ${applicationName}\"")],
                [
                    "the shortcut of intent 'MuteRadioIntent' no longer has the phrase “Mute ${applicationName}”",
                    "the shortcut of intent 'MuteRadioIntent' has the new phrase “Hush ${applicationName}”",
                ]
            ),
            ([("\"26.3\"", "\"26.4\"")], ["It was written for Xcode 26.4, before for Xcode 26.3"]),
            (
                [("\"shortcutTileColor\":14", "\"shortcutTileColor\":3")],
                ["the file has 3 as 'shortcutTileColor', was 14"]
            ),
        ] as [([(String, String)], [String])])
    func `says what is different`(replacements: [(String, String)], lines: [String]) throws {
        let old = try MetadataFile(reading: Fixture.path("Radio"))
        #expect(MetadataDiff(old, try changed(replacements)).differences.map(\.line) == lines)
    }

    @Test func `says what is different in parameters`() throws {
        func metadata(_ parameters: String) throws -> MetadataFile {
            let text = #"{"actions": {"A": {"identifier": "A", "parameters": [\#(parameters)]}}}"#
            return try MetadataFile(reading: try TemporaryFolder.write(text, "\(UUID().uuidString).json"))
        }
        func parameter(_ name: String, type: Int, isOptional: Bool) -> String {
            #"{"name": "\#(name)", "isOptional": \#(isOptional), "valueType": {"primitive": {"wrapper": {"typeIdentifier": \#(type)}}}}"#
        }
        let old = try metadata(
            parameter("a", type: 0, isOptional: true) + "," + parameter("b", type: 1, isOptional: false))
        let new = try metadata(
            parameter("a", type: 8, isOptional: false) + "," + parameter("c", type: 2, isOptional: false))
        #expect(
            MetadataDiff(old, new).differences.map(\.line) == [
                "parameter 'a' of intent 'A' is needed now",
                "parameter 'a' of intent 'A' takes date, before text; saved shortcuts that use it stop working",
                "parameter 'b' of intent 'A' is gone; saved shortcuts that use it stop working",
                "parameter 'c' of intent 'A' is new",
            ])
        let swapped = try metadata(
            parameter("b", type: 1, isOptional: false) + "," + parameter("a", type: 0, isOptional: true))
        #expect(
            MetadataDiff(old, swapped).differences.map(\.line) == [
                "intent 'A' has its parameters in another order: b, a"
            ])
    }

    @Test func `takes lists of pairs and of types as sets`() throws {
        let old = try MetadataFile(reading: Fixture.path("TrollLEDs"))
        let text = String(decoding: try Fixture.data("TrollLEDs/extract.actionsdata"), as: UTF8.self)
        let pair = #""LNValueTypeMetadataKeyNumberRangeType",{"int":{"wrapper":0}},"#
        try #require(text.contains("[" + pair))
        let other = #""LNValueTypeMetadataKeyNumberUpperBound",{"double":{"wrapper":255}},"#
        try #require(text.contains(pair + other))
        let swapped = text.replacingOccurrences(of: pair + other, with: other + pair)
        let new = try MetadataFile(reading: try TemporaryFolder.write(swapped, "extract.actionsdata"))
        #expect(MetadataDiff(old, new).differences.isEmpty)
    }

    @Test func `shows what an app can`() throws {
        let summary = MetadataSummary(try MetadataFile(reading: Fixture.path("Radio")))
        let play = try #require(summary.intents.first { $0.identifier == "PlayStreamIntent" })
        #expect(play.title == "Stream on Radio")
        #expect(play.summary == "Stream ${stream}")
        #expect(play.parameters.map(\.type) == ["StreamEntity"])
        #expect(play.traits == ["opens the app"])
        #expect(play.results == ["speaks"])
        #expect(play.phrases == ["Stream ${stream} on ${applicationName}", "Stream ${stream}"])
        #expect(summary.entities.map(\.query) == ["StreamEntityQuery, finds by text"])
        let manual = MetadataSummary(try MetadataFile(reading: Fixture.path("TrollLEDs"))).intents
            .first { $0.identifier == "ManualIntent" }
        #expect(manual?.parameters.map(\.type) == Array(repeating: "whole number", count: 4))
    }

    @Test(arguments: [
        "Radio.app/Metadata.appintents", "Payload/Radio.app/Metadata.appintents",
        "Radio.app/Contents/Resources/Metadata.appintents",
    ])
    func `finds the metadata of an app, whose extensions have their own`(place: String) throws {
        _ = try TemporaryFolder.write(try Fixture.data("Radio/extract.actionsdata"), "app/\(place)/extract.actionsdata")
        let app = place.replacingOccurrences(of: "/Metadata.appintents", with: "")
        _ = try TemporaryFolder.write(
            try Fixture.data("TrollLEDs/extract.actionsdata"),
            "app/\(app)/PlugIns/Widget.appex/Metadata.appintents/extract.actionsdata")
        #expect(try MetadataFile(reading: TemporaryFolder.path("app")).version == "26.3")
    }
}
