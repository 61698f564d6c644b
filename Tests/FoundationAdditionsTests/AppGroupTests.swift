import Foundation
import FoundationAdditions
import Testing

struct AppGroupTests {
    @Test(arguments: ["", ".", "..", "a/b", ".hidden"])
    func `has no folder for a name that could lead elsewhere`(_ name: String) {
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
    }

    @Test func `gives all programs of a group the same folder, which is there`() throws {
        let name = "group.beckon.test-\(UUID().uuidString)"
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(folder.path.hasSuffix("/app-groups/\(name)"))
        #expect(FileManager.default.fileExists(atPath: folder.path))
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == folder)
        let permissions = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions]
        #expect(permissions as? Int == 0o700)
    }
}
