// An app that imports App Intents sees Foundation and what it lacks on Linux, as on Apple's platforms, and the modules
// that Apple's framework re-exports.
@_exported public import AppIntentsTypeSupport
@_exported public import FoundationAdditions
@_exported public import RelevanceKit
