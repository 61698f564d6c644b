package import Alarms
internal import CBeckonSupport
import Foundation
import Synchronization

/// Tells alarms the time, and which zone the machine is in.
package protocol AlarmClock: Sendable {
    /// The moment by both clocks.
    func now() -> AlarmMoment
    /// The rules of local time as they are now.
    func zone() -> ZoneRules
}

/// The clocks of this machine.
///
/// The zone is that of `TZ`, else of `/etc/localtime`, else universal time. A file that has changed is read anew.
///
/// - Source: localtime(5); tzset(3).
package final class MachineClock: AlarmClock {
    private struct Known {
        var fingerprint: String
        var zone: ZoneRules
    }

    /// The link that says where the machine is.
    static let folder = "/etc"
    static let file = "localtime"

    private let variable: String?
    private let boot: String
    private let known = Mutex<Known?>(nil)

    /// - Parameter environment: `TZ` names the zone.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        variable = environment["TZ"].map { $0.hasPrefix(":") ? String($0.dropFirst()) : $0 }
        let path = "/proc/sys/kernel/random/boot_id"
        boot =
            (try? String(contentsOfFile: path, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
            ?? "unknown"
    }

    package func now() -> AlarmMoment {
        AlarmMoment(wall: Date(timeIntervalSince1970: beckon_wall_time()), uptime: beckon_uptime(), boot: boot)
    }

    package func zone() -> ZoneRules {
        let path = Self.path(of: variable)
        let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? ""
        let attributes = try? FileManager.default.attributesOfItem(atPath: target.hasPrefix("/") ? target : path)
        let changed = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        let fingerprint = "\(path) \(target) \(changed)"
        return known.withLock { known in
            if let known, known.fingerprint == fingerprint { return known.zone }
            let zone = (try? ZoneRules(path: path, name: Self.name(of: path, target))) ?? .universal
            known = Known(fingerprint: fingerprint, zone: zone)
            return zone
        }
    }

    /// Where the zone's file is; a variable that names none counts as absent.
    private static func path(of variable: String?) -> String {
        let usual = "\(folder)/\(file)"
        guard let variable, !variable.isEmpty else { return usual }
        let path = variable.hasPrefix("/") ? variable : "\(ZoneRules.folder)/\(variable)"
        return FileManager.default.fileExists(atPath: path) ? path : usual
    }

    private static func name(of path: String, _ target: String) -> String {
        for place in [target, path] {
            if let range = place.range(of: "/zoneinfo/") { return String(place[range.upperBound...]) }
        }
        return "local time"
    }
}
