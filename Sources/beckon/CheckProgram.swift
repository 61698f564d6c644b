import Foundation
import IntentWire

/// Hands `beckon check` over to the program that reads Swift sources.
///
/// That program is one of its own since it needs the SwiftSyntax of the toolchain, which would make every start of `beckon`
/// slower. It takes the place of this process, so that signals, the terminal and the exit status are its own.
enum CheckProgram {
    private static let name = "beckon-check"

    /// Becomes the program; returns only by an error.
    static func become(_ arguments: [String]) throws {
        let places = candidates
        for place in places where access(place, X_OK) == 0 {
            var words: [UnsafeMutablePointer<CChar>?] = ([place] + arguments).map { strdup($0) }
            words.append(nil)
            execv(place, words)
            let reason = String(cString: strerror(errno))
            throw IntentFailure(.unsupported, "'\(place)' cannot be started: \(reason)")
        }
        throw IntentFailure(
            .unsupported,
            "\(name) is not installed: it belongs beside beckon, or into a folder of PATH; swift build --product \(name) makes it"
        )
    }

    /// Beside this program, in `libexec` of its prefix, then in the folders of `PATH`.
    private static var candidates: [String] {
        var places: [String] = []
        if let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
            let folder = (own as NSString).deletingLastPathComponent
            places = [folder + "/" + name, (folder as NSString).deletingLastPathComponent + "/libexec/beckon/" + name]
        }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        return places + path.split(separator: ":").map { $0 + "/" + name }
    }
}
