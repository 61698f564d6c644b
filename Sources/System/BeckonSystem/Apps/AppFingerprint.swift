import Foundation
import IntentWire

/// Tells whether an app's files are still those that were seen before.
///
/// Made of the program's size, time of change and inode, and of the names and times of the files that its texts come
/// from. Nothing is read, so that it is cheap enough for every request.
struct AppFingerprint: Hashable, Sendable {
    /// What the program itself tells: another value means another program.
    let program: String
    /// What program and resources tell.
    let text: String

    /// Looks at an app's files.
    ///
    /// - Parameters:
    ///   - location: The app.
    ///   - enter: Called with each folder below the program's own, before anything in it is looked at.
    /// - Throws: `IntentFailure` with code `unknown-app` where the program is gone.
    init(of location: AppLocation, entering enter: (String) -> Void = { _ in }) throws {
        guard let facts = FileFacts(of: location.executable) else {
            throw IntentFailure(.unknownApp, "the app '\(location.executable)' is gone: install or build it again")
        }
        program = "\(AppManifest.currentFormat).\(facts.inode).\(facts.size).\(facts.seconds).\(facts.nanoseconds)"
        var hash = FNVHash()
        for name in Self.resources(in: location.bundle) {
            Self.add((location.bundle as NSString).appendingPathComponent(name), to: &hash, enter)
        }
        text = "\(program).\(hash.text)"
    }

    /// The names of the files and folders beside a program that belong to it.
    static func resources(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter(AppResources.contain).sorted()
    }

    private static func add(_ path: String, to hash: inout FNVHash, _ enter: (String) -> Void) {
        guard let facts = FileFacts(of: path) else { return }
        hash.add(path)
        hash.add("\(facts.size).\(facts.seconds).\(facts.nanoseconds)")
        guard facts.isFolder else { return }
        enter(path)
        // A changed file does not change the folder that it is in.
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() {
            add((path as NSString).appendingPathComponent(name), to: &hash, enter)
        }
    }
}

/// What of the files beside a program goes with it.
enum AppResources {
    private static let suffixes = [".resources", ".bundle", ".lproj", ".xcstrings", ".strings", ".stringsdict"]

    /// Whether a file or folder with this name does.
    static func contain(_ name: String) -> Bool { name == "Info.plist" || suffixes.contains { name.hasSuffix($0) } }
}

/// What tells a file from another one, or from itself after a change.
struct FileFacts: Hashable, Sendable {
    let device: UInt
    let inode: UInt
    let size: Int
    let seconds: Int
    let nanoseconds: Int
    let isFolder: Bool

    /// The facts of what a path leads to; nil where that is nothing.
    init?(of path: String) {
        var facts = stat()
        guard stat(path, &facts) == 0 else { return nil }
        device = UInt(facts.st_dev)
        inode = UInt(facts.st_ino)
        size = Int(facts.st_size)
        seconds = facts.st_mtim.tv_sec
        nanoseconds = facts.st_mtim.tv_nsec
        isFolder = facts.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether a path is a symbolic link.
    static func isLink(_ path: String) -> Bool {
        var facts = stat()
        return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK
    }

    /// Whether both are the same file, changed or not.
    func isSameFile(as other: FileFacts) -> Bool { device == other.device && inode == other.inode }
}

/// A short number for a text; no secret, only unlikely to meet its like.
///
/// - Source: Fowler, Noll and Vo, FNV-1a with 64 bits.
struct FNVHash {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ text: String) {
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
        value = (value ^ 0xFF) &* 0x100_0000_01B3
    }

    var text: String { String(value, radix: 36) }
}
