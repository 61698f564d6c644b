public import Foundation
import IntentWire
import ViewRendering

/// What a person saw of an intent's run and was asked. This is an addition to Apple's framework.
public struct IntentRunReport: Equatable, Sendable {
    /// How far the intent said that it had come.
    public struct Progress: Equatable, Sendable {
        /// The share that was done, from 0 to 1; nil where unknown.
        public let fraction: Double?
        /// What was being done.
        public let description: String?
    }

    /// What the intent said at the end, in the language of the request.
    public let dialog: String?
    /// The shorter text beside a view.
    public let supportingDialog: String?
    /// The view that the intent showed, as the lines of a terminal with 80 columns; nil where it showed none.
    public let snippet: String?
    /// The place that the intent opened.
    public let openedURL: URL?
    /// What was asked, in order.
    public let questions: [IntentTestQuestion]
    /// What was reported, in order; nothing of an intent that reports no progress.
    public let progress: [Progress]

    init(_ outcome: IntentOutcome, _ script: AnswerScript, locale: Locale) {
        dialog = outcome.dialog?.full
        supportingDialog = outcome.dialog?.supporting
        snippet = outcome.snippet.map { tree in
            TerminalRenderer(options: .init(locale: locale)).lines(tree).joined(separator: "\n")
        }
        openedURL = outcome.url.flatMap(URL.init(string:))
        questions = script.questions
        progress = script.progress.map { Progress(fraction: $0.fraction, description: $0.description) }
    }
}
