public import Foundation

extension FileManager {
    /// The folder that apps of one group share, made where it is missing.
    ///
    /// There are no entitlements here: programs of one person that name the same group have the same folder, in `app-groups`
    /// under `XDG_DATA_HOME`, or under `~/.local/share`.
    ///
    /// - Parameter groupIdentifier: The name of the group, as `group.org.example.Notes`.
    /// - Returns: The folder; nil where the name is none of a folder, or the folder cannot be made.
    ///
    /// - Source: Foundation, `FileManager.containerURL(forSecurityApplicationGroupIdentifier:)`; XDG Base Directory
    ///   Specification 0.8.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix("."), !groupIdentifier.contains("/") else {
            return nil
        }
        let environment = ProcessInfo.processInfo.environment
        let home = URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory(), isDirectory: true)
        let data =
            environment["XDG_DATA_HOME"].flatMap {
                $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil
            }
            ?? home.appendingPathComponent(".local/share", isDirectory: true)
        let folder = data.appendingPathComponent("app-groups/\(groupIdentifier)", isDirectory: true)
        do {
            try createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            return nil
        }
        return folder
    }
}
