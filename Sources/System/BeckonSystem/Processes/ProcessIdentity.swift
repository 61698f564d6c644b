import Foundation

/// One process of this machine: its number, which another process may get later, with the moment of its start.
///
/// - Source: proc(5), `/proc/PID/stat`, field 22.
struct ProcessIdentity: Hashable, Sendable {
    var number: Int
    /// Clock ticks between the start of the machine and that of the process; 0 where it is unknown.
    var start: Int

    init(number: Int, start: Int) {
        self.number = number
        self.start = start
    }

    /// The process that has this number now.
    init(_ number: pid_t) {
        self.number = Int(number)
        start = Self.start(of: Int(number)) ?? 0
    }

    /// Whether the process lives.
    var isAlive: Bool { start != 0 && Self.start(of: number) == start }

    private static func start(of number: Int) -> Int? {
        // The file has no size, and so is read to its end.
        guard let file = FileHandle(forReadingAtPath: "/proc/\(number)/stat"), let data = try? file.readToEnd() else {
            return nil
        }
        // The second field, the name, may hold blanks and parentheses; the third follows its last parenthesis.
        let fields = String(decoding: data, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 19, fields[0] != "Z" else { return nil }
        return Int(fields[19])
    }
}
