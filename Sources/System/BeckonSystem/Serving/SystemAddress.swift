internal import CBeckonSupport
import Foundation
public import IntentWire

/// Where the system of a data folder is reached: a socket in a folder that only its person can enter.
struct SystemAddress: Hashable, Sendable {
    /// The folder of sockets, 0700.
    let folder: String
    /// The data folder, without symbolic links: there is one system for each.
    let dataDirectory: String
    /// What socket and lock are called, without ending.
    private let name: String

    var socket: String { "\(folder)/\(name).sock" }
    /// Locked by the process that serves.
    var lock: String { "\(folder)/\(name).lock" }

    /// The address for a configuration: in `$XDG_RUNTIME_DIR/beckon`, or in `beckon-<user>` of the folder for temporary
    /// files where the variable is not set. Nothing is looked at or made.
    ///
    /// - Source: XDG Base Directory Specification 0.8 for what to do without the variable.
    init(_ configuration: SystemConfiguration) {
        let environment = configuration.environment
        if let path = environment["XDG_RUNTIME_DIR"], path.hasPrefix("/") {
            folder = Self.path(URL(filePath: path, directoryHint: .isDirectory).appending(path: "beckon"))
        } else {
            let temporary = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
            folder = Self.path(
                URL(filePath: temporary, directoryHint: .isDirectory).appending(path: "beckon-\(getuid())"))
        }
        dataDirectory = Self.path(configuration.dataDirectory.resolvingSymlinksInPath())
        let usual = URL(filePath: environment["HOME"] ?? NSHomeDirectory(), directoryHint: .isDirectory)
            .appending(path: ".local/share/beckon")
        if dataDirectory == Self.path(usual.resolvingSymlinksInPath()) {
            // A name that a unit of systemd can know.
            name = "system"
        } else {
            var hash = FNVHash()
            hash.add(dataDirectory)
            name = "system-\(hash.text)"
        }
    }

    private static func path(_ url: URL) -> String {
        let path = url.path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// Makes the folder, or makes sure that nobody else can do anything in it.
    ///
    /// - Throws: `IntentFailure` with code `unsupported` where it belongs to somebody else or cannot be made.
    func prepareFolder() throws {
        if mkdir(folder, 0o700) != 0, errno != EEXIST {
            let reason = String(cString: strerror(errno))
            throw IntentFailure(.unsupported, "the folder '\(folder)' cannot be made: \(reason)")
        }
        var facts = stat()
        guard lstat(folder, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR, facts.st_uid == getuid() else {
            throw IntentFailure(
                .unsupported,
                "'\(folder)' is not a folder of yours, so nothing in it can be trusted: remove it, or set XDG_RUNTIME_DIR "
                    + "to a folder that only you can enter")
        }
        if facts.st_mode & 0o077 != 0, chmod(folder, 0o700) != 0 {
            throw IntentFailure(.unsupported, "others can enter the folder '\(folder)', and that cannot be changed")
        }
    }

    /// Whether the folder is there and only this user can have put something into it.
    var isTrusted: Bool {
        var facts = stat()
        return lstat(folder, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR && facts.st_uid == getuid()
            && facts.st_mode & 0o022 == 0
    }
}

/// The right to serve an address, which one process has at a time; the kernel takes it back when that process ends.
final class SystemLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock.
    ///
    /// - Throws: `IntentFailure` with code `already-served` that names the process that has it.
    init(_ address: SystemAddress) throws {
        descriptor = beckon_lock_file(address.lock)
        guard descriptor >= 0 else {
            guard descriptor == -EWOULDBLOCK else {
                let reason = String(cString: strerror(-descriptor))
                throw IntentFailure(.unsupported, "'\(address.lock)' cannot be locked: \(reason)")
            }
            let holder = (try? String(contentsOfFile: address.lock, encoding: .utf8)) ?? ""
            let process =
                Int(holder.split(separator: "\n").first ?? "").map { "the process \($0)" } ?? "another process"
            throw IntentFailure(
                .alreadyServed,
                "\(process) serves '\(address.dataDirectory)' already: beckon status shows it, beckon stop ends it")
        }
        let line = Data("\(getpid())\n".utf8)
        _ = ftruncate(descriptor, 0)
        _ = line.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    }

    /// Whether a process has the lock.
    static func isHeld(_ address: SystemAddress) -> Bool {
        let descriptor = open(address.lock, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    }

    deinit {
        guard descriptor >= 0 else { return }
        // Said, since a child that another thread has just started may have the file open for a moment longer.
        _ = flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}

extension IntentFailure.Code {
    /// Another process serves this data folder.
    public static let alreadyServed = IntentFailure.Code(rawValue: "already-served")
}
