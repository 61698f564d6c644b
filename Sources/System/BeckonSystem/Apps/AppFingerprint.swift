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

    init(of location: AppLocation) throws {
        var facts = stat()
        guard stat(location.executable, &facts) == 0 else {
            throw IntentFailure(.unknownApp, "the app '\(location.executable)' is gone: install or build it again")
        }
        program =
            "\(AppManifest.currentFormat).\(facts.st_ino).\(facts.st_size).\(facts.st_mtim.tv_sec)"
            + ".\(facts.st_mtim.tv_nsec)"
        var hash = FNVHash()
        for name in Self.resources(in: location.bundle) {
            Self.add((location.bundle as NSString).appendingPathComponent(name), to: &hash)
        }
        text = "\(program).\(hash.text)"
    }

    /// The names of the files and folders beside a program that belong to it.
    static func resources(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { name in
            name == "Info.plist" || AppResources.suffixes.contains { name.hasSuffix($0) }
        }.sorted()
    }

    private static func add(_ path: String, to hash: inout FNVHash) {
        var facts = stat()
        guard stat(path, &facts) == 0 else { return }
        hash.add(path)
        hash.add("\(facts.st_size).\(facts.st_mtim.tv_sec).\(facts.st_mtim.tv_nsec)")
        guard facts.st_mode & S_IFMT == S_IFDIR else { return }
        // A changed file does not change the folder that it is in.
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() {
            add((path as NSString).appendingPathComponent(name), to: &hash)
        }
    }
}

/// What of the files beside a program goes with it.
enum AppResources {
    static let suffixes = [".resources", ".bundle", ".lproj", ".xcstrings", ".strings", ".stringsdict"]
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
