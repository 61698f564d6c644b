package import BeckonSystem
package import Foundation
package import IntentWire

/// Rings on the person's machine: with a sound that repeats and grows, and with notices that have buttons.
package actor DesktopBell: AlarmBell {
    /// For how many seconds one alarm is heard; its notice stays until it is stopped.
    package static let longestRing: TimeInterval = 900

    private let environment: [String: String]
    private let player: AlarmPlayer
    private let sounds: SoundLibrary
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
        sounds = SoundLibrary(environment: environment)
    }

    package func start(_ press: @escaping @Sendable (AlarmPress) async -> Void) {
        notices = AlarmNotices(environment: environment, press: press)
        // What is read by the time an alarm rings is heard at once.
        Task.detached(priority: .utility) { [sounds] in _ = sounds.usual() }
    }

    package func ring(_ alarms: [RingingAlarm]) {
        quiet?.cancel()
        // The one that began last is heard longest.
        if let latest = alarms.min(by: { $0.elapsed < $1.elapsed }), latest.elapsed < Self.longestRing {
            let elapsed = latest.elapsed
            player.start(sounds.sound(latest.sound, of: latest.executablePath), from: elapsed)
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

    package func ask(_ question: ConfirmationQuestion) async -> Bool? { await notices?.ask(question) }

    /// How its sound is heard, in a word; nil where nothing was played yet.
    package var way: String? {
        switch player.way {
        case .pulse: "pulse"
        case .alsa: "alsa"
        case .program(let path): path
        case .silent: "silent"
        case nil: nil
        }
    }

    package func end() async {
        quiet?.cancel()
        player.stop()
        await showing?.value
        await notices?.end()
    }
}
