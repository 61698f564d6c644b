// An app whose papers are all in the index of search: open letters, secrets that need an unlocked session, and items.
import AppIntents
import CoreSpotlight
import SwiftUI
import UniformTypeIdentifiers

@main
struct ArchiveApp: App {
    init() { CSSearchableIndex.default().indexDelegate = ArchiveDelegate.shared }

    var body: some Scene {
        WindowGroup {
            ArchiveWindow()
        }
    }
}

/// Says what was opened last.
struct ArchiveWindow: View {
    @MainActor static var shown = "nothing"

    var body: some View {
        Text(verbatim: "Shown: \(Self.shown)")
            .onContinueUserActivity(CSSearchableItemActionType) { activity in
                Self.shown = "item \(activity.userInfo?[CSSearchableItemActivityIdentifier] as? String ?? "?")"
            }
            .onContinueUserActivity(CSQueryContinuationActionType) { activity in
                Self.shown = "search for \(activity.userInfo?[CSSearchQueryString] as? String ?? "?")"
            }
    }
}

struct ArchiveShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: ReadSecretIntent(), phrases: ["Read \(\.$secret) in \(.applicationName)"],
            shortTitle: "Read a Secret", systemImageName: "lock")
    }
}

/// Gives the data of items: pictures as data, scans as files.
final class ArchiveDelegate: NSObject, CSSearchableIndexDelegate {
    @MainActor static let shared = ArchiveDelegate()

    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
    ) { acknowledgementHandler() }

    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void
    ) { acknowledgementHandler() }

    func data(
        for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
    ) throws -> Data {
        guard typeIdentifier == UTType.png.identifier else { throw CocoaError(.fileReadUnsupportedScheme) }
        return Data("picture of \(itemIdentifier)".utf8)
    }

    func fileURL(
        for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
    ) throws -> URL {
        guard typeIdentifier == UTType.pdf.identifier else { throw CocoaError(.fileReadUnsupportedScheme) }
        let file = FileManager.default.temporaryDirectory.appending(path: "archive-\(UUID().uuidString).pdf")
        try Data("pages of \(itemIdentifier)".utf8).write(to: file)
        return file
    }
}
