/// A generation of Apple's metadata, by the Xcode that writes it.
///
/// - Source: metadata in public repositories, written by Xcode 15.2, 26.3, 17F113 and 27A266a.
package enum MetadataDialect: Int, Hashable, Sendable, Comparable, CaseIterable {
    case xcode15 = 15
    case xcode26 = 26
    case xcode27 = 27

    /// The version that is written where none is asked for.
    package static let defaultVersion = "26.3"

    /// The dialect of an Xcode, by its version (`26.3`) or its build (`17F113`).
    ///
    /// - Throws: ``MetadataFailure`` for what is no version, and for an Xcode whose metadata is not known.
    package init(version: String) throws(MetadataFailure) {
        let digits = version.prefix { ("0"..."9").contains($0) }
        let rest = version.dropFirst(digits.count)
        let isBuild = rest.first.map { ("A"..."Z").contains($0) } ?? false
        guard let number = Int(digits), isBuild || rest.isEmpty || rest.first == "." else {
            throw MetadataFailure("'\(version)' is no version of Xcode; write one as 26.3 or 17F113 (--xcode-version)")
        }
        // Builds count on from Xcode to Xcode: 17A was the first of Xcode 26.
        let major = isBuild && number == 17 ? 26 : number
        guard let dialect = Self(rawValue: major) else {
            let known = Self.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
            throw MetadataFailure(
                "the metadata of Xcode \(version) is not known; that of Xcode \(known) is (--xcode-version)")
        }
        self = dialect
    }

    package static func < (left: MetadataDialect, right: MetadataDialect) -> Bool { left.rawValue < right.rawValue }

    /// Texts have `alternatives`, types their full names, intents their modes.
    var isModern: Bool { self >= .xcode26 }
}
