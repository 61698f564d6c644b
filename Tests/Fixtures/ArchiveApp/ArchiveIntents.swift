import AppIntents
import CoreSpotlight
import UniformTypeIdentifiers

/// Puts everything into the index.
struct FillIntent: AppIntent {
    static let title: LocalizedStringResource = "Fill"

    @MainActor
    func perform() async throws -> some IntentResult {
        let index = CSSearchableIndex.default()
        try await index.indexAppEntities(LetterEntity.all)
        try await index.indexAppEntities(SecretEntity.all)
        let picture = CSSearchableItemAttributeSet(contentType: .png)
        picture.title = "Picture of the harbour"
        let scan = CSSearchableItemAttributeSet(contentType: .pdf)
        scan.title = "Scan of the testament"
        scan.associateAppEntity(SecretEntity.all[0])
        try await index.indexSearchableItems([
            CSSearchableItem(uniqueIdentifier: "harbour", domainIdentifier: nil, attributeSet: picture),
            CSSearchableItem(uniqueIdentifier: "scan", domainIdentifier: nil, attributeSet: scan),
        ])
        return .result()
    }
}

/// Puts the testament on the screen.
struct ShowTestamentIntent: AppIntent {
    static let title: LocalizedStringResource = "Show It"

    @MainActor private static var shown: NSUserActivity?

    @MainActor
    func perform() async throws -> some IntentResult {
        let activity = NSUserActivity(activityType: "org.example.archive.secret")
        activity.title = "Reading the testament"
        activity.isEligibleForSearch = true
        activity.appEntityIdentifier = EntityIdentifier(for: SecretEntity.all[0])
        activity.becomeCurrent()
        Self.shown = activity
        return .result()
    }
}

struct OpenLetterIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Letter"

    @Parameter(title: "Letter") var target: LetterEntity

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Opened \(target.title).") }
}

struct ReadSecretIntent: AppIntent {
    static let title: LocalizedStringResource = "Read a Secret"
    static var parameterSummary: some ParameterSummary { Summary("Read \(\.$secret)") }

    @Parameter(title: "Secret") var secret: SecretEntity

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: secret.title) }
}

struct ChooseFolderIntent: AppIntent {
    static let title: LocalizedStringResource = "Choose a Folder"

    @Parameter(title: "Folder") var folder: FolderEntity

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: folder.name) }
}

/// Asks for the data of an item of any app.
struct FetchIntent: AppIntent {
    static let title: LocalizedStringResource = "Fetch Data"

    @Parameter(title: "App") var app: String
    @Parameter(title: "Item") var item: String
    @Parameter(title: "Type") var type: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        guard let contentType = UTType(type) else { throw CocoaError(.featureUnsupported) }
        do {
            let data = try await withCheckedThrowingContinuation { continuation in
                CSSearchableIndex.default().fetchData(
                    forBundleIdentifier: app, itemIdentifier: item, contentType: contentType
                ) { data, error in
                    continuation.resume(
                        with: data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
                }
            }
            return .result(value: String(decoding: data, as: UTF8.self))
        } catch {
            return .result(value: "refused: \(error.localizedDescription)")
        }
    }
}

/// Indexes many small notes, some at a time, as an app does that is opened for the first time.
struct IndexManyIntent: LongRunningIntent {
    static let title: LocalizedStringResource = "Index Many"

    @Parameter(title: "Count", default: 1000) var count: Int
    @Parameter(title: "Batch", default: 1000) var batch: Int
    @Parameter(title: "From", default: 0) var first: Int

    private static let words = [
        "harbour", "lantern", "meadow", "violin", "copper", "thunder", "orchard", "pepper", "window", "saddle",
    ]

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        progress.totalUnitCount = Int64(count)
        let indexed = try await performBackgroundTask {
            let index = CSSearchableIndex(name: "many")
            var next = 0
            while next < count {
                let end = min(count, next + batch)
                try await index.indexSearchableItems((next..<end).map { Self.item(first + $0) })
                progress.completedUnitCount = Int64(end)
                next = end
            }
            return next
        }
        return .result(value: indexed)
    }

    private static func item(_ number: Int) -> CSSearchableItem {
        let attributes = CSSearchableItemAttributeSet(contentType: .plainText)
        let (first, second) = (words[number % 10], words[number / 10 % 10])
        attributes.title = "Note \(number) about the \(first)"
        attributes.contentDescription = "What was seen of the \(first) beside the \(second) on day \(number / 100)"
        attributes.keywords = [first, second]
        return CSSearchableItem(uniqueIdentifier: "note-\(number)", domainIdentifier: "notes", attributeSet: attributes)
    }
}
