import Alarms
package import BeckonSystem
internal import CAlarmSound
import DesktopBus
import Foundation
import Glibc

/// What this machine can do for alarms, looked at without making a sound.
package struct AlarmDiagnosis: Sendable {
    /// One thing that alarms need.
    package struct Check: Hashable, Sendable {
        package var name: String
        package var isGood: Bool
        /// What was found.
        package var finding: String
        /// What helps; nil where nothing need be done.
        package var advice: String?
    }

    private let environment: [String: String]
    private let root: String

    /// - Parameters:
    ///   - environment: Says where the session's bus and programs are.
    ///   - root: The folder below which the machine's own files are; empty for the machine.
    package init(environment: [String: String], root: String = "") {
        self.environment = environment
        self.root = root
    }

    /// Looks at everything.
    ///
    /// - Parameter status: What the system that runs says of itself; nil where none runs.
    package func checks(_ status: SystemStatus?) async -> [Check] {
        [system(status), starting(), waking(status), zone(), sound(), await notices()]
    }

    private func system(_ status: SystemStatus?) -> Check {
        guard let status else {
            return Check(
                name: "System", isGood: true, finding: "none runs",
                advice:
                    "the first alarm starts one; for one that starts with your session see Documentation/BeckonSystem.md"
            )
        }
        return Check(name: "System", isGood: true, finding: "runs as process \(status.process)")
    }

    /// Whether a system starts with the machine or the session, so that alarms ring after a new start.
    private func starting() -> Check {
        let wake = "multi-user.target.wants/\(wakeUnit)"
        if exists("/etc/systemd/system/\(wake)") {
            return Check(name: "Start", isGood: true, finding: "with the machine, by \(wakeUnit)")
        }
        let settings = environment["XDG_CONFIG_HOME"] ?? "\(environment["HOME"] ?? "")/.config"
        let places = ["\(settings)/systemd/user", "\(root)/etc/systemd/user"]
        guard places.contains(where: { isThere("\($0)/default.target.wants/beckon.service") }) else {
            return Check(
                name: "Start", isGood: false,
                finding: "after a new start of the machine nothing rings before you use beckon",
                advice: "systemctl --user enable --now beckon.service")
        }
        guard exists("/var/lib/systemd/linger/\(environment["USER"] ?? "")") else {
            return Check(
                name: "Start", isGood: true, finding: "when you log in, by beckon.service",
                advice: "for alarms before that: loginctl enable-linger")
        }
        return Check(name: "Start", isGood: true, finding: "with the machine, by beckon.service")
    }

    /// Whether alarms wake the machine, and what is missing if not.
    private func waking(_ status: SystemStatus?) -> Check {
        if status?.wakesMachine ?? AlarmTimers.canWakeMachine {
            return Check(name: "Waking", isGood: true, finding: "alarms wake the machine from sleep")
        }
        let clocks = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/sys/class/rtc")) ?? []
        let advice =
            if !clocks.contains(where: { exists("/sys/class/rtc/\($0)/wakealarm") }) {
                "this machine has no clock that can wake it"
            } else if ["/etc", "/usr/local/lib", "/usr/lib", "/lib"].contains(where: {
                exists("\($0)/systemd/system/beckon-wake@.service")
            }) {
                "it needs CAP_WAKE_ALARM: systemctl enable --now \(wakeUnit), in place of beckon.service"
            } else {
                "it needs CAP_WAKE_ALARM, as from Support/systemd/beckon-wake@.service, which belongs in /etc/systemd/system"
            }
        return Check(
            name: "Waking", isGood: false, finding: "alarms wait until the machine is awake", advice: advice)
    }

    private var wakeUnit: String { "beckon-wake@\(getuid()).service" }

    private func exists(_ path: String) -> Bool { isThere("\(root)\(path)") }

    /// A link that leads nowhere is there, too.
    private func isThere(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: path)) != nil
    }

    private func zone() -> Check {
        let zone = MachineClock(environment: environment).zone()
        let isKnown = zone.name != "UTC" || environment["TZ"] == "UTC"
        return Check(
            name: "Time Zone", isGood: true, finding: zone.name,
            advice: isKnown ? nil : "where that is not yours: timedatectl set-timezone Europe/Berlin")
    }

    private func sound() -> Check {
        for (kind, name) in [(beckon_sound_pulse, "PulseAudio or PipeWire"), (beckon_sound_alsa, "ALSA")] {
            var sound: OpaquePointer?
            guard beckon_sound_open(kind, "beckon", UInt32(AlarmSound.rate), &sound) == 0, let sound else { continue }
            beckon_sound_close(sound)
            return Check(name: "Sound", isGood: true, finding: "by \(name), \(usualSound)")
        }
        if let program = AlarmPlayer.program(in: environment) {
            return Check(
                name: "Sound", isGood: false, finding: "by \(program), if that finds a device",
                advice: "neither a sound server nor a sound card was found")
        }
        return Check(
            name: "Sound", isGood: false, finding: "alarms are not heard",
            advice: "no sound server, sound card or program that plays was found")
    }

    /// What is heard of an alarm whose app says nothing of its sound.
    private var usualSound: String {
        let library = SoundLibrary(environment: environment)
        guard let file = library.usualFile else { return "a computed sound, since no sound theme has one of alarms" }
        guard library.usual() != .tone else { return "a computed sound, since '\(file)' cannot be read" }
        return file
    }

    private func notices() async -> Check {
        guard let abilities = await AlarmNotices.capabilities(environment: environment) else {
            return Check(
                name: "Notices", isGood: false, finding: "alarms show no notice",
                advice: "no desktop answers on the session's bus")
        }
        let hasButtons = abilities.contains("actions")
        return Check(
            name: "Notices", isGood: true, finding: hasButtons ? "with buttons" : "without buttons",
            advice: hasButtons ? nil : "stop an alarm with: beckon alarms stop")
    }
}
