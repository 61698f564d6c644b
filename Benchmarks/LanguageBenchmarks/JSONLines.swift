import Foundation

/// The objects of a file with one on each line; none where there is no such file.
///
/// - Throws: Where a line is no JSON.
func jsonLines(_ file: URL) throws -> [[String: Any]] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return try text.split(separator: "\n").compactMap {
        try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
}
