import Foundation
import Glibc
import IntentWire
import MCPSurface
import Testing

struct TokenFileTests {
    @Test func `a token is made once, for its owner only`() throws {
        try withFolder { folder in
            let path = folder.appending(path: "new/token").path
            let token = try TokenFile.token(at: path)
            #expect(token.count >= 40)
            #expect(try TokenFile.token(at: path) == token)
            var status = stat()
            #expect(stat(path, &status) == 0)
            #expect(status.st_mode & 0o777 == 0o600)
        }
    }

    @Test func `a file that others can read, holds no token, or is a link is refused`() throws {
        try withFolder { folder in
            let path = folder.appending(path: "token").path
            _ = try TokenFile.token(at: path)
            chmod(path, 0o640)
            #expect(throws: IntentFailure.self) { try TokenFile.token(at: path) }
            try Data("short\n".utf8).write(to: URL(filePath: path))
            chmod(path, 0o600)
            #expect(throws: IntentFailure.self) { try TokenFile.token(at: path) }
            let link = folder.appending(path: "link").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
            #expect(throws: IntentFailure.self) { try TokenFile.token(at: link) }
        }
    }

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "token-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }
}
