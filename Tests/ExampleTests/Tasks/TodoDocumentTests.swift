import Foundation
import Testing

struct TodoDocumentTests {
    @Test(arguments: [
        "", "\n", "\r\n", "a", "a\n", "a\nb", "a\r\nb\r\n", "a\r\n\r\n  \nb", "\u{FEFF}a\n", "a\rb\n", "a\n\n\n",
        "\0\n",
    ])
    func `gives back every byte`(text: String) {
        let bytes = Array(text.utf8)
        #expect(TodoDocument(bytes).bytes == bytes)
    }

    @Test
    func `gives back bytes that are no text`() {
        let bytes: [UInt8] = [0xFF, 0xFE, 0x0A, 0xC3, 0x0D, 0x0A, 0x80]
        #expect(TodoDocument(bytes).bytes == bytes)
    }

    @Test(arguments: [
        ("", "new\n"), ("a\n", "a\nnew\n"), ("a", "a\nnew"), ("a\r\n", "a\r\nnew\r\n"), ("a\r\nb", "a\r\nb\r\nnew"),
        ("\u{FEFF}a\n", "\u{FEFF}a\nnew\n"), ("a\n\n", "a\n\nnew\n"),
    ])
    func `appends with the line ends of the file`(text: String, expected: String) {
        var document = TodoDocument(text.utf8)
        document.append(TodoLine("new"))
        #expect(String(decoding: document.bytes, as: UTF8.self) == expected)
    }

    @Test(arguments: [
        ("a\nb\nc\n", [1], "a\nc\n"), ("a\nb", [1], "a"), ("a\r\nb\r\nc", [0, 1], "c"), ("a", [0], ""),
        ("a\n\nb\n", [0, 2], "\n"),
    ])
    func `removes lines and leaves the rest`(text: String, places: [Int], expected: String) {
        var document = TodoDocument(text.utf8)
        document.remove(at: IndexSet(places))
        #expect(String(decoding: document.bytes, as: UTF8.self) == expected)
    }

    @Test
    func `reads the first line behind a byte order mark`() {
        #expect(TodoDocument("\u{FEFF}(A) Call".utf8).records.first?.line.priority == "A")
    }
}
