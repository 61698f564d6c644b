package import BeckonSystem
package import Foundation
import IntentWire

/// Rings on the person's machine: with a sound that repeats and grows, and with notices that have buttons.
package actor DesktopBell: AlarmBell {
    /// For how many seconds one alarm is heard; its notice stays until it is stopped.
    package static let longestRing: TimeInterval = 900

    private let environment: [String: String]
    private let player: AlarmPlayer
    private var notices: AlarmNotices?
    private var quiet: Task<Void, Never>?
    private var showing: Task<Void, Never>?

    /// Creates a bell.
    ///
    /// - Parameters:
    ///   - environment: Says where the session's bus and programs are.
    ///   - folder: Where files may be put for a moment.
    package init(environment: [String: String], folder: URL) {
        self.environment = environment
        player = AlarmPlayer(environment: environment, folder: folder)
    }

    package func start(_ press: @escaping @Sendable (AlarmPress) async -> Void) {
        notices = AlarmNotices(environment: environment, press: press)
    }

    package func ring(_ alarms: [RingingAlarm]) {
        quiet?.cancel()
        // The one that began last is heard longest.
        if let elapsed = alarms.map(\.elapsed).min(), elapsed < Self.longestRing {
            player.start(from: elapsed)
            quiet = Task { [player] in
                do { try await Task.sleep(for: .seconds(Self.longestRing - elapsed)) } catch { return }
                player.stop()
            }
        } else {
            player.stop()
        }
        // A desktop that does not answer must not keep other alarms waiting.
        let (notices, before) = (notices, showing)
        showing = Task {
            await before?.value
            await notices?.show(alarms)
        }
    }

    package func missed(_ alarm: AlarmRecord, at times: [Date]) {
        let (notices, before) = (notices, showing)
        showing = Task {
            await before?.value
            await notices?.showMissed(alarm, at: times)
        }
    }

    package func end() async {
        quiet?.cancel()
        player.stop()
        await showing?.value
        await notices?.end()
    }
}
