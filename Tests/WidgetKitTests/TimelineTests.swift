import AppIntents
import Foundation
import IntentWire
import SwiftUI
import Testing
import WidgetKit

struct TimelineTests {
    @Test func `gives the entries of a provider by date, drawn, with their relevance`() async throws {
        let timeline = try await Ask.timeline("water")
        #expect(timeline.entries.map(\.date) == [start, start + 60])
        #expect(timeline.policy == .after(start + 120))
        #expect(timeline.entries.map(\.relevance) == [nil, WidgetRelevanceScore(score: 3, duration: 30)])
        #expect(timeline.entries[0].view.root.spokenText.hasPrefix("1 systemMedium light fullColor"))
        #expect(timeline.entries[1].view.root.spokenText.hasPrefix("2 systemMedium light fullColor"))
    }

    @Test func `draws for the place where a widget stands`() async throws {
        let dark = WidgetSurroundings(locale: "ar", colorScheme: .dark, renderingMode: "accented")
        let view = try await Ask.timeline("water", .systemMedium, [:], dark).entries[0].view
        #expect(view.root.spokenText.hasPrefix("1 systemMedium dark accented"))
        #expect(view.colorScheme == .dark)
        #expect(view.locale == "ar")
        #expect(view.isRightToLeft == true)
        // Small widgets among others have one colour, unless somebody says otherwise.
        let inline = try await Ask.timeline("water", .accessoryInline).entries[0].view
        #expect(inline.root.spokenText.hasPrefix("1 accessoryInline light vibrant"))
    }

    @Test func `carries the intents of buttons and toggles, and the address of the widget`() async throws {
        let view = try await Ask.timeline("water").entries[1].view
        let pressables = view.pressables
        #expect(pressables.map(\.label) == ["Drink", "Remind"])
        #expect(pressables[0].action == .intent(run: PreparedIntent(intent: "Drink", arguments: ["amount": .int(2)])))
        #expect(pressables[1].isOn == true)
        #expect(view.root.modifiers.contains(.url(value: "water://today")))
        #expect(
            view.root.modifiers.contains {
                if case .containerBackground(.some, _) = $0 { true } else { false }
            })
    }

    @Test func `redacts a placeholder, and marks a snapshot as a preview`() async throws {
        let placeholder = try await Ask.timeline("water", purpose: .placeholder)
        #expect(placeholder.entries.count == 1)
        #expect(placeholder.entries[0].view.root.spokenText.contains("placeholder"))
        let texts = placeholder.entries[0].view.root.children
        #expect(texts.first?.modifiers.contains(.redacted(reason: "placeholder")) == true)
        let snapshot = try await Ask.timeline("water", purpose: .snapshot)
        #expect(snapshot.entries[0].view.root.spokenText.contains("preview"))
    }

    @Test func `configures a widget with values, defaults and what a query proposes`() async throws {
        let plain = try await Ask.timeline("weather")
        #expect(plain.entries.map(\.view.root.spokenText) == ["rome", "rome"])
        #expect(plain.policy == .atEnd)
        let oslo = try await Ask.timeline("weather", .systemSmall, ["city": .text("Oslo"), "days": .int(3)])
        #expect(oslo.entries.map(\.view.root.spokenText) == ["oslo", "oslo", "oslo"])
    }

    @Test(arguments: [
        ("weather", ["town": IntentValue.text("Oslo")], "'town'"),
        ("water", ["town": .text("Oslo")], "cannot be configured"),
    ])
    func `refuses values that a widget does not take`(
        _ kind: String, _ values: [String: IntentValue], _ message: String
    ) async throws {
        let failure = try await Ask.failure { try await Ask.timeline(kind, .systemMedium, values) }
        #expect(failure.code == .unknownParameter)
        #expect(failure.message.contains(message))
    }

    @Test func `refuses a size that a widget does not support`() async throws {
        let failure = try await Ask.failure { try await Ask.timeline("water", .systemLarge) }
        #expect(failure.code == .unknownWidget)
        #expect(failure.message.contains("'systemMedium', 'accessoryInline'"))
        #expect(try await Ask.failure { try await Ask.timeline("fire") }.code == .unknownWidget)
    }

    @Test func `says so where a provider lets go of its completion, or has no entries`() async throws {
        let silent = try await Ask.failure { try await Ask.timeline("forgetful", purpose: .snapshot) }
        #expect(silent.message.contains("did not call the completion for the snapshot of 'forgetful'"))
        let empty = try await Ask.failure { try await Ask.timeline("forgetful") }
        #expect(empty.message.contains("has no entries"))
    }

    @Test func `takes the first of two answers`() async throws {
        #expect(try await Ask.timeline("eager", purpose: .snapshot).entries[0].view.root.spokenText == "first")
    }

    @Test func `asks again for entries that a timeline has no room for`() async throws {
        let timeline = try await Ask.timeline("eager")
        #expect(timeline.entries.count == WidgetTimeline.maximumEntries)
        #expect(timeline.policy == .after(start + Double(WidgetTimeline.maximumEntries)))
    }

    @Test func `tells recommended configurations and when they are of use`() async throws {
        let suggestions = try await Ask.suggestions("weather")
        #expect(suggestions.recommendations.map(\.description) == ["Oslo, Norway"])
        #expect(suggestions.relevance.map(\.group) == [nil, "north"])
        #expect(
            suggestions.relevance[0].context
                == .date(from: start, to: start + 60, kind: "default"))
        #expect(suggestions.relevance[0].configuration.keys.contains("city"))
    }
}
