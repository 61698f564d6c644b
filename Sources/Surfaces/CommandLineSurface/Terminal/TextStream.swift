import Foundation
import Glibc
import Synchronization

/// Where text goes: a terminal, a file, a pipe, or a test's memory.
public struct TextStream: Sendable {
    /// Whether a person reads it as it is written.
    public var isTerminal: Bool
    /// How many columns a terminal has; nil where there is none.
    public var width: Int?
    /// Whether bold and colours may be used.
    public var isStyled: Bool
    private let put: @Sendable (String) -> Void

    /// Creates a stream over a function.
    ///
    /// - Parameters:
    ///   - isTerminal: Whether a person reads it as it is written.
    ///   - width: The columns of the terminal.
    ///   - isStyled: Whether bold and colours may be used.
    ///   - put: Takes each piece of text in order.
    public init(
        isTerminal: Bool = false, width: Int? = nil, isStyled: Bool = false,
        put: @escaping @Sendable (String) -> Void
    ) {
        self.isTerminal = isTerminal
        self.width = width
        self.isStyled = isStyled
        self.put = put
    }

    /// Creates a stream over an open file.
    ///
    /// Styles are used on a terminal, unless `NO_COLOR` is set or the terminal is a dumb one.
    ///
    /// - Parameters:
    ///   - descriptor: The number of the open file; it is not closed.
    ///   - environment: Where `NO_COLOR`, `TERM` and `COLUMNS` are looked up.
    ///   - failure: Takes the error number of the first write that fails.
    /// - Source: no-color.org
    public init(descriptor: Int32, environment: [String: String], failure: @escaping @Sendable (Int32) -> Void) {
        let isTerminal = isatty(descriptor) == 1
        let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } == true || environment["TERM"] == "dumb"
        self.init(
            isTerminal: isTerminal, width: isTerminal ? Self.width(of: descriptor, environment) : nil,
            isStyled: isTerminal && !isPlain
        ) { text in
            if let error = Self.writeAll(text, to: descriptor) { failure(error) }
        }
    }

    /// Writes text as it is.
    public func write(_ text: String) { put(text) }

    /// Writes text and ends the line.
    public func writeLine(_ text: String = "") { put(text + "\n") }

    private static func width(of descriptor: Int32, _ environment: [String: String]) -> Int {
        var size = winsize()
        if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
        return environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
    }

    /// Writes every byte; the error number where that fails.
    private static func writeAll(_ text: String, to descriptor: Int32) -> Int32? {
        var text = text
        return text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
                if count < 0 {
                    if errno == EINTR { continue }
                    return errno
                }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            }
            return nil
        }
    }
}
