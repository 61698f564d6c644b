import AppIntents

/// Why a todo.txt could not be read or changed: what is wrong, where, and what helps.
struct TodoError: Error, CustomLocalizedStringResourceConvertible, CustomStringConvertible {
    let localizedStringResource: LocalizedStringResource

    init(_ message: LocalizedStringResource) { localizedStringResource = message }

    var description: String { String(localized: localizedStringResource) }

    /// The words of the operating system for what it refused, to go on with in a sentence.
    static func reason(_ error: any Error) -> String {
        let error = error as NSError
        let cause = (error.userInfo[NSUnderlyingErrorKey] as? NSError) ?? error
        let words =
            cause.domain == NSPOSIXErrorDomain
            ? String(cString: strerror(Int32(cause.code))) : cause.localizedDescription
        return words.trimmingCharacters(in: CharacterSet(charactersIn: ". "))
    }
}
