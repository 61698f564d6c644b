import Foundation
import IntentWire

/// Reads JSON files, and says on which line one is broken.
enum JSONFile {
    static func read(_ path: String) throws(MetadataFailure) -> JSONValue {
        let data = try FileReading.data(path)
        guard !data.isEmpty else { throw MetadataFailure("is empty", at: SourcePlace(file: path)) }
        do throws(JSONProblem) {
            return try JSONValue(parsing: data)
        } catch {
            let line = data.prefix(error.offset).count { $0 == UInt8(ascii: "\n") } + 1
            throw MetadataFailure(
                "is no JSON: \(error.message) (byte \(error.offset)); was it written to the end?",
                at: SourcePlace(file: path, line: line))
        }
    }
}
