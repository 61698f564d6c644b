import Foundation
import IntentWire
import SwiftUI
import Testing

@MainActor
@Suite struct TextTests {
    static let date = Date(timeIntervalSince1970: 1_700_000_000)

    @Test func `reads Markdown in a key and not in the values that it holds`() async throws {
        let name = "*Ada*"
        let runs = try await draw(Text("Hello **\(name)**!")).runs
        #expect(runs.map(\.text) == ["Hello ", "*Ada*", "!"])
        #expect(runs.map { $0.style?.font?.weight } == [nil, 700, nil])
    }

    @Test func `keeps a string as it is`() async throws {
        let text = "**5%** of %@"
        #expect(try await draw(Text(text)).runs == [TextRun(text: text)])
        #expect(try await draw(Text(verbatim: text)).runs == [TextRun(text: text)])
    }

    @Test func `keeps the attributes of attributed text`() async throws {
        var text = AttributedString("red and large")
        text.foregroundColor = .red
        if let range = text.range(of: "large") { text[range].font = .largeTitle }
        let runs = try await draw(Text(text).font(.caption)).runs
        #expect(runs.map(\.text) == ["red and ", "large"])
        #expect(runs.map { $0.style?.font?.textStyle } == ["caption", "largeTitle"])
        #expect(runs.map { $0.style?.color?.name } == ["red", "red"])
    }

    @Test func `follows a link in Markdown`() async throws {
        let runs = try await draw(Text("See [here](https://example.com)")).runs
        #expect(runs.map(\.link) == [nil, "https://example.com"])
    }

    @Test func `shows texts and symbols inside a text`() async throws {
        let runs = try await draw(Text("\(Image(systemName: "star")) \(Text("big").font(.title)) and \(2)")).runs
        #expect(runs.map(\.text) == ["star", " ", "big", " and 2"])
        #expect(runs[0].image?.image.source == .system("star"))
        #expect(runs[2].style?.font?.textStyle == "title")
        #expect(runs[3].style == nil)
    }

    @Test func `lets what a text sets win over what stands around it`() async throws {
        let text = Text("a").bold() + Text("b").font(.caption) + Text("c").foregroundColor(.red)
        let runs = try await draw(text.font(.title).foregroundStyle(.secondary)).runs
        #expect(runs.map { $0.style?.font?.textStyle } == ["title", "caption", "title"])
        #expect(runs.map { $0.style?.font?.weight } == [700, nil, nil])
        #expect(runs.map { $0.style?.color?.name } == ["secondary", "secondary", "red"])
    }

    @Test func `joins ten thousand texts without nesting them`() async throws {
        let text = (0..<10_000).reduce(Text(verbatim: "")) { $0 + Text(verbatim: "\($1 % 10)") }
        let runs = try await draw(text).runs
        #expect(runs.count == 10_000)
    }

    @Test(arguments: [("en_US", "1,234.5", "11/14/2023"), ("de_DE", "1.234,5", "14.11.2023")])
    func `formats values in the language of the view`(locale: String, number: String, day: String) async throws {
        let gmt = try #require(TimeZone(identifier: "GMT"))
        let node = try await draw(
            VStack {
                Text(1234.5, format: .number)
                Text(Self.date, format: Date.FormatStyle(date: .numeric, time: .omitted, timeZone: gmt))
                Text("\(1234.5, format: .number)")
            }, locale: locale)
        #expect(node.texts == [number, day, number])
    }

    @Test func `shows part of a view in another language`() async throws {
        let node = try await draw(
            VStack {
                Text(0.5, format: .number)
                Text(0.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
            })
        #expect(node.texts == ["0.5", "0,5"])
    }

    @Test func `carries the dates of what moves`() async throws {
        let range = Self.date...Self.date.addingTimeInterval(3_909)
        let node = try await draw(
            VStack {
                Text(timerInterval: range, pauseTime: Self.date)
                Text(timerInterval: range, pauseTime: Self.date, showsHours: false)
                Text(timerInterval: range, pauseTime: Self.date.addingTimeInterval(61), countsDown: false)
                Text(Self.date, style: .relative)
                Text(Self.date, style: .timer)
            })
        #expect(node.texts.prefix(3) == ["1:05:09", "65:09", "1:01"])
        #expect(node.children[3].runs[0].moving == .relative(Self.date))
        #expect(
            node.children[4].runs[0].moving
                == .timer(ViewTimer(start: Self.date, end: .distantFuture, countsDown: false)))
    }

    @Test func `shows a date and a time of day`() async throws {
        let gmt = try #require(TimeZone(identifier: "GMT"))
        let node = try await draw(
            VStack {
                Text(Self.date, style: .date)
                Text(Self.date, style: .time)
            }, locale: "de_AT"
        ) { $0.timeZone = gmt }
        #expect(node.texts == ["14. November 2023", "22:13"])
    }

    @Test func `changes the case of letters as the language does`() async throws {
        let view = Text("istanbul").textCase(.uppercase)
        #expect(try await draw(view, locale: "tr_TR").text == "İSTANBUL")
        #expect(try await draw(view, locale: "en_US").text == "ISTANBUL")
    }

    @Test func `says how many lines are shown and where they stand`() async throws {
        let node = try await draw(Text("a").lineLimit(2).multilineTextAlignment(.center).truncationMode(.middle))
        guard case .text(let text) = node.content else { return #expect(Bool(false), "no text") }
        #expect(text.lineLimit == 2)
        #expect(text.alignment == .center)
        #expect(text.truncation == "middle")
    }

    @Test func `marks text that is not to be read yet`() async throws {
        let node = try await draw(
            VStack {
                Text("a")
                Text("b").unredacted()
            }
            .redacted(reason: .placeholder))
        #expect(node.children[0].modifiers == [.redacted(reason: "placeholder")])
        #expect(node.children[1].modifiers.isEmpty)
    }

    @Test func `counts two texts alike where they say and look the same`() {
        #expect(Text("a \(1)").bold() == Text("a \(1)").bold())
        #expect(Text("a \(1)") != Text("a \(2)"))
        #expect(Text(1, format: .number) == Text(1, format: .number))
        #expect(Text(1, format: .number) != Text(1, format: .percent))
    }
}

extension ViewStyle {
    /// The name of a colour.
    var name: String? { if case .color(let color) = self { color.name } else { nil } }
}
