import AlarmRinging
import BeckonSystem
import Foundation
import Testing

@Suite struct DiagnosisTests {
    /// What is said of one thing, with these files on the machine.
    private func check(
        _ name: String, _ files: [String], wakes: Bool = false
    ) async throws -> AlarmDiagnosis.Check {
        try await Scratch.with { scratch in
            for file in files { try scratch.write(Data(), to: file) }
            let environment = [
                "HOME": scratch.path("home"), "USER": "ada", "PATH": "/nowhere",
                "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere",
            ]
            var status = SystemStatus(
                process: 1, started: .now, dataDirectory: "", socket: "", clients: 0, memory: nil, apps: [])
            status.wakesMachine = wakes
            let checks = await AlarmDiagnosis(environment: environment, root: scratch.path("")).checks(status)
            return try #require(checks.first { $0.name == name })
        }
    }

    private static let clock = "sys/class/rtc/rtc0/wakealarm"
    private static var unit: String { "beckon-wake@\(getuid()).service" }

    @Test func `says that alarms wake the machine where they do`() async throws {
        let check = try await check("Waking", [], wakes: true)
        #expect(check.isGood && check.advice == nil)
    }

    @Test func `says what is missing where alarms do not wake the machine`() async throws {
        let bare = try await check("Waking", [])
        #expect(!bare.isGood && bare.advice == "this machine has no clock that can wake it")
        let plain = try await check("Waking", [Self.clock])
        #expect(plain.advice?.contains("belongs in /etc/systemd/system") == true)
        let installed = try await check("Waking", [Self.clock, "etc/systemd/system/beckon-wake@.service"])
        #expect(installed.advice?.contains("systemctl enable --now \(Self.unit)") == true)
    }

    @Test func `says whether alarms ring after a new start`() async throws {
        let nothing = try await check("Start", [])
        #expect(!nothing.isGood && nothing.advice == "systemctl --user enable --now beckon.service")
        let user = "home/.config/systemd/user/default.target.wants/beckon.service"
        let login = try await check("Start", [user])
        #expect(login.isGood && login.advice == "for alarms before that: loginctl enable-linger")
        #expect(try await check("Start", [user, "var/lib/systemd/linger/ada"]).advice == nil)
        let machine = try await check("Start", ["etc/systemd/system/multi-user.target.wants/\(Self.unit)"])
        #expect(machine.isGood && machine.finding.contains(Self.unit))
    }
}
