// An app that imports App Intents sees Foundation and what it lacks on Linux, as on Apple's platforms.
@_exported public import FoundationAdditions
