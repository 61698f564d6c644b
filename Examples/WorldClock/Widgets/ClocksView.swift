import AppIntents
import SwiftUI
import WidgetKit

/// Draws as many clocks as the size has room for.
struct ClocksView: View {
    @Environment(\.widgetFamily) private var family
    let entry: ClocksEntry

    var body: some View {
        switch family {
        case .systemMedium:
            HStack(spacing: 8) {
                ForEach(entry.clocks.prefix(4)) { clock in
                    ClockColumn(clock: clock, diameter: 64).frame(maxWidth: .infinity)
                }
            }
        case .accessoryRectangular:
            VStack(alignment: .leading, spacing: 2) {
                ForEach(entry.clocks.prefix(3)) { clock in
                    HStack {
                        Text(clock.city).lineLimit(1)
                        Spacer()
                        TimeText(clock: clock).bold()
                    }
                    .font(.footnote)
                }
            }
        case .accessoryInline:
            if let clock = entry.clocks.first { Text("\(clock.city) \(clock.date, format: clock.style)") }
        default:
            if let clock = entry.clocks.first { ClockColumn(clock: clock, diameter: 70) }
        }
    }
}

/// A clock with its city, and how far it is ahead.
private struct ClockColumn: View {
    let clock: CityClock
    let diameter: Double

    var body: some View {
        VStack(spacing: 2) {
            ClockFace(clock: clock, diameter: diameter).padding(.bottom, 4)
            Text(clock.city).font(.caption.weight(.semibold)).lineLimit(1)
            Text(clock.day).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
            Text("\(clock.hoursAhead, format: .number.sign(strategy: .always())) h")
                .font(.caption2).foregroundStyle(.secondary).lineLimit(1)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(clock.city), \(clock.date, format: clock.style)")
    }
}

/// The face of a clock, light by day and dark by night.
private struct ClockFace: View {
    let clock: CityClock
    let diameter: Double

    private var hours: Double { Double(clock.time.hour ?? 0) + minutes / 60 }
    private var minutes: Double { Double(clock.time.minute ?? 0) }
    private var ink: Color { clock.isDay ? .black : .white }

    var body: some View {
        ZStack {
            Circle().fill(clock.isDay ? Color(white: 0.93) : Color(white: 0.2))
            ForEach(0..<12) { hour in
                hand(length: hour.isMultiple(of: 3) ? 0.1 : 0.05, width: 1.5, from: 0.88, degrees: Double(hour) * 30)
                    .opacity(0.6)
            }
            hand(length: 0.5, width: 3.5, from: 0.5, degrees: hours * 30)
            hand(length: 0.78, width: 2.5, from: 0.78, degrees: minutes * 6)
            Circle().fill(.orange).frame(width: 6, height: 6)
        }
        .frame(width: diameter, height: diameter)
    }

    /// A line that points from the middle to the rim.
    ///
    /// - Parameters:
    ///   - length: How long it is, and
    ///   - from: how far out its end lies, as shares of half the diameter.
    private func hand(length: Double, width: Double, from end: Double, degrees: Double) -> some View {
        let half = diameter / 2
        return Capsule()
            .fill(ink)
            .frame(width: width, height: length * half)
            .offset(y: -(end - length / 2) * half)
            .rotationEffect(.degrees(degrees))
    }
}

/// The time of a clock in digits.
private struct TimeText: View {
    let clock: CityClock

    var body: some View { Text(clock.date, format: clock.style).monospacedDigit() }
}

extension CityClock {
    fileprivate var style: Date.FormatStyle { zone.style(date: .omitted, time: .shortened) }
}
