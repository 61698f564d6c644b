/// When the content of a file or an index may be read. Foundation declares it on Apple's platforms only.
///
/// - Source: developer.apple.com/documentation/foundation/fileprotectiontype
public struct FileProtectionType: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    /// A level by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Always.
    public static let none = FileProtectionType(rawValue: "NSFileProtectionNone")
    /// Only while the machine is unlocked.
    public static let complete = FileProtectionType(rawValue: "NSFileProtectionComplete")
    /// Only while the machine is unlocked, or as long as it stays open.
    public static let completeUnlessOpen = FileProtectionType(rawValue: "NSFileProtectionCompleteUnlessOpen")
    /// Once a person has unlocked the machine after its start.
    public static let completeUntilFirstUserAuthentication = FileProtectionType(
        rawValue: "NSFileProtectionCompleteUntilFirstUserAuthentication")
    /// Only while the machine is unlocked and in use.
    public static let completeWhenUserInactive = FileProtectionType(
        rawValue: "NSFileProtectionCompleteWhenUserInactive")
}
