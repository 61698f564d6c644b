// The modules whose types stand in signatures here.
@_exported public import CoreLocation
@_exported public import FoundationAdditions
@_exported public import UniformTypeIdentifiers

/// The version of this module.
public let CoreSpotlightVersionNumber: Double = 1

/// The type of the activity with which an app is opened for a result that a person chose.
///
/// - Source: developer.apple.com/documentation/corespotlight/cssearchableitemactiontype
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

/// The key of the result's unique identifier in the activity's `userInfo`.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// The type of the activity with which an app is opened to go on with a search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquerycontinuation"

/// The key of the words that the person searched for in the activity's `userInfo`.
public let CSSearchQueryString = "kCSSearchQueryString"

/// The key of the action that a person chose with a result in the activity's `userInfo`.
public let CSActionIdentifier = "kCSActionIdentifier"

// MARK: - Mailboxes

/// The mailbox for new mail.
public let CSMailboxInbox = "inbox"
/// The mailbox for unfinished mail.
public let CSMailboxDrafts = "drafts"
/// The mailbox for sent mail.
public let CSMailboxSent = "sent"
/// The mailbox for junk.
public let CSMailboxJunk = "junk"
/// The mailbox for deleted mail.
public let CSMailboxTrash = "trash"
/// The mailbox for kept mail.
public let CSMailboxArchive = "archive"
