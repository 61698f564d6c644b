import AppIntents
import Foundation
import IntentWire
import SwiftUI

/// Views as apps write them, which both renderers draw.
enum SampleViews {
    static let date = Date(timeIntervalSince1970: 1_700_000_000)

    @MainActor static let all: [(name: String, view: AnyView)] = [
        ("order", AnyView(OrderCard())), ("text", AnyView(TextCard())), ("controls", AnyView(ControlsCard())),
        ("rows", AnyView(RowsCard())), ("shapes", AnyView(ShapesCard())), ("grid", AnyView(GridCard())),
        ("widget", AnyView(WidgetCard())),
    ]

    @MainActor static func tree(_ name: String, locale: String = "en_US") async throws -> ViewTree {
        guard let sample = all.first(where: { $0.name == name }) else {
            throw IntentFailure(.invalidValue, "no sample '\(name)'")
        }
        return try await ViewTreeDrawing.draw(
            sample.view, in: TextContext(locale: Locale(identifier: locale)),
            environment: { $0.timeZone = .gmt })
    }
}

struct PressIntent: AppIntent {
    static let title: LocalizedStringResource = "Press"
    @Parameter(title: "Number") var number: Int
    init() {}
    init(_ number: Int) { self.number = number }
    func perform() async throws -> some IntentResult { .result() }
}

struct OrderCard: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 12) {
                Image(systemName: "cup.and.saucer.fill")
                    .font(.title2)
                    .foregroundStyle(.white)
                    .frame(width: 48, height: 48)
                    .background(.brown.gradient, in: .circle)
                VStack(alignment: .leading, spacing: 2) {
                    Text("Caffè Latte").font(.headline)
                    Text("Oat milk, large").font(.subheadline).foregroundStyle(.secondary)
                }
                Spacer()
                Text(4.5, format: .currency(code: "EUR")).font(.title3).bold()
            }
            ProgressView(value: 0.6) { Text("Brewing") }.tint(.brown)
            HStack {
                Button("Order Again", intent: PressIntent(1)).buttonStyle(.borderedProminent)
                Button("Cancel", role: .destructive, intent: PressIntent(2)).buttonStyle(.bordered)
            }
        }
        .padding()
    }
}

struct TextCard: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("Large").font(.largeTitle)
            Text("A **bold** word, an *italic* one, `code` and [a link](https://example.com)")
            (Text("Joined ").foregroundColor(.red) + Text("and ").underline() + Text("struck").strikethrough())
            Text("One line that is much longer than the card is wide, and so is cut").lineLimit(1)
            Text(timerInterval: SampleViews.date...SampleViews.date.addingTimeInterval(90))
            Text(SampleViews.date.addingTimeInterval(7_500), style: .relative).foregroundStyle(.secondary)
            Text("日本語の文章は単語の間に空白がない").font(.callout)
            Text("\(Image(systemName: "star.fill")) <b>not bold</b> & \"quoted\"").foregroundStyle(.orange)
            Text("secret").redacted(reason: .placeholder)
            Text("CENTRED").frame(maxWidth: .infinity).font(.caption.monospaced())
        }
        .padding()
    }
}

struct ControlsCard: View {
    private let url = URL(string: "https://example.com/a?b=c&d") ?? URL(fileURLWithPath: "/")

    var body: some View {
        VStack(spacing: 10) {
            Toggle("Lights", isOn: true, intent: PressIntent(1))
            Toggle("Heating", isOn: false, intent: PressIntent(2))
            Gauge(value: 0.7) {
                Text("Battery")
            } currentValueLabel: {
                Text("70 %")
            }.tint(.green)
            HStack {
                Gauge(value: 21, in: 0...30) {
                    Text("°C")
                } currentValueLabel: {
                    Text("21°")
                }
                .gaugeStyle(.accessoryCircular).tint(.orange)
                ProgressView()
                Label("Wi-Fi", systemImage: "wifi")
                Label("Only", systemImage: "lock").labelStyle(.iconOnly)
            }
            Link("More", destination: url)
            HStack {
                Button("Plain", intent: PressIntent(3)).buttonStyle(.plain)
                Button(intent: PressIntent(4)) { Image(systemName: "trash") }.tint(.red)
                Button("App only") {}
                Button("Off", intent: PressIntent(5)).disabled(true)
            }
        }
        .padding()
    }
}

struct RowsCard: View {
    var body: some View {
        List {
            Section("Today") {
                Label("Water the plants", systemImage: "leaf")
                HStack {
                    Text("Call Ada")
                    Spacer()
                    Text("9:00").foregroundStyle(.secondary)
                }
                Text("Mail").badge(3)
            }
            Section {
                LabeledContent("Version", value: "1.2")
                TextField("Name", text: .constant(""))
                Picker("Size", selection: .constant(2)) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                }
            } header: {
                Text("Settings")
            } footer: {
                Text("Kept on this machine.")
            }
        }
        .padding()
    }
}

struct ShapesCard: View {
    var body: some View {
        HStack(spacing: 16) {
            ZStack {
                Circle().stroke(.quaternary, lineWidth: 8)
                Circle().trim(from: 0, to: 0.7)
                    .stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                Text("70%").font(.caption).bold()
            }
            .frame(width: 64, height: 64)
            RoundedRectangle(cornerRadius: 12)
                .fill(LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
                .frame(width: 64, height: 64)
                .overlay(alignment: .topTrailing) {
                    Circle().fill(.red).frame(width: 16, height: 16).offset(x: 4, y: -4)
                }
            Capsule().strokeBorder(.orange, lineWidth: 3).frame(width: 64, height: 32)
            Ellipse().fill(.teal).frame(width: 48, height: 32)
            Triangle().fill(.pink).frame(width: 40, height: 40)
        }
        .padding()
    }
}

struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

struct GridCard: View {
    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 6) {
            GridRow {
                Text("Day").bold()
                Text("High").bold()
                Text("Low").bold()
            }
            Divider()
            ForEach(["Mon", "Tue", "Wed"], id: \.self) { day in
                GridRow {
                    Label(day, systemImage: "sun.max")
                    Text("21°").foregroundStyle(.orange)
                    Text("9°").foregroundStyle(.blue)
                }
            }
            Text("Source: nobody").font(.footnote).foregroundStyle(.secondary)
        }
        .padding()
    }
}

struct WidgetCard: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Text("Vienna").font(.headline)
                Image(systemName: "location.fill").font(.caption)
                Spacer()
            }
            Text("21°").font(.system(size: 34, weight: .light))
            Spacer()
            Image(systemName: "cloud.sun.fill")
            Text("Partly Cloudy").font(.subheadline)
            Text("H:24° L:12°").font(.subheadline).foregroundStyle(.secondary)
        }
        .foregroundStyle(.white)
        .padding()
        .frame(width: 158, height: 158)
        .containerBackground(
            LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom), for: .window
        )
        .clipShape(.rect(cornerRadius: 22))
    }
}
