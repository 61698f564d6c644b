import BeckonSystem
import Foundation
import IntentWire
import ValueForms

/// An app whose intents are offered: what it declares, and how its values are read.
struct CatalogApp: Sendable {
    let reference: AppReference
    let manifest: AppManifest
    /// The tag of the language in which it is asked to answer.
    let locale: String
    /// How texts are read, but for the present moment.
    private let reading: ReadingContext

    init(reference: AppReference, manifest: AppManifest, surroundings: Surroundings) {
        self.reference = reference
        self.manifest = manifest
        self.locale = surroundings.locale
        reading = ReadingContext(
            now: .distantPast, timeZone: surroundings.timeZone, locale: Locale(identifier: surroundings.locale),
            enumerations: manifest.enumerations, entities: manifest.entities, files: surroundings.files)
    }

    /// How texts are read now.
    var readingNow: ReadingContext {
        var reading = reading
        reading.now = Date()
        return reading
    }

    var languages: [String] { [locale] }

    /// The app's name in the language of the client.
    var name: String { text(manifest.name, limit: 100) }

    /// A text of the app in the language of the client, in one line.
    func text(_ text: LocalizedText, limit: Int = 300) -> String {
        SafeText.line(text.text(in: languages), limit: limit)
    }
}

/// Where a server stands: the person's language, time zone and files.
struct Surroundings: Sendable {
    /// As a BCP 47 tag.
    var locale: String
    var timeZone: TimeZone
    /// The files that may be given to apps.
    var files: FileAccess
    /// The folders whose files may be given to apps, without a slash at the end.
    var fileFolders: [String]
}
