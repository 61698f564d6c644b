// Attributes of messaging: mail, messages and people.

extension CSSearchableItemAttributeSet {
    /// The identifier of the account.
    public var accountIdentifier: String? {
        get { self[text: "accountIdentifier"] }
        set { self[text: "accountIdentifier"] = newValue }
    }

    /// The addresses and numbers of the account.
    public var accountHandles: [String]? {
        get { self[texts: "accountHandles"] }
        set { self[texts: "accountHandles"] = newValue }
    }

    /// The content as HTML.
    public var htmlContentData: Data? {
        get { self[data: "htmlContentData"] }
        set { self[data: "htmlContentData"] = newValue }
    }

    /// The content as text; it is searched and not given back.
    public var textContent: String? {
        get { self[text: "textContent"] }
        set { self[text: "textContent"] = newValue }
    }

    /// Who wrote it.
    public var authors: [CSPerson]? {
        get { self[people: "authors"] }
        set { self[people: "authors"] = newValue }
    }

    /// Whom it is for.
    public var primaryRecipients: [CSPerson]? {
        get { self[people: "primaryRecipients"] }
        set { self[people: "primaryRecipients"] = newValue }
    }

    /// Who gets a copy.
    public var additionalRecipients: [CSPerson]? {
        get { self[people: "additionalRecipients"] }
        set { self[people: "additionalRecipients"] = newValue }
    }

    /// Who gets a copy without the others knowing.
    public var hiddenAdditionalRecipients: [CSPerson]? {
        get { self[people: "hiddenAdditionalRecipients"] }
        set { self[people: "hiddenAdditionalRecipients"] = newValue }
    }

    /// The header fields of a mail, each with all its values.
    public var emailHeaders: [String: [Any]]? {
        get { self[headers: "emailHeaders"] }
        set { self[headers: "emailHeaders"] = newValue }
    }

    /// The mailboxes that hold the message, as ``CSMailboxInbox``.
    public var mailboxIdentifiers: [String]? {
        get { self[texts: "mailboxIdentifiers"] }
        set { self[texts: "mailboxIdentifiers"] = newValue }
    }

    /// The names of those who wrote it.
    public var authorNames: [String]? {
        get { self[texts: "authorNames"] }
        set { self[texts: "authorNames"] = newValue }
    }

    /// The names of those whom it is for.
    public var recipientNames: [String]? {
        get { self[texts: "recipientNames"] }
        set { self[texts: "recipientNames"] = newValue }
    }

    /// The mail addresses of those who wrote it.
    public var authorEmailAddresses: [String]? {
        get { self[texts: "authorEmailAddresses"] }
        set { self[texts: "authorEmailAddresses"] = newValue }
    }

    /// The mail addresses of those whom it is for.
    public var recipientEmailAddresses: [String]? {
        get { self[texts: "recipientEmailAddresses"] }
        set { self[texts: "recipientEmailAddresses"] = newValue }
    }

    /// The addresses and numbers of those who wrote it.
    public var authorAddresses: [String]? {
        get { self[texts: "authorAddresses"] }
        set { self[texts: "authorAddresses"] = newValue }
    }

    /// The addresses and numbers of those whom it is for.
    public var recipientAddresses: [String]? {
        get { self[texts: "recipientAddresses"] }
        set { self[texts: "recipientAddresses"] = newValue }
    }

    /// Phone numbers of the person or place.
    public var phoneNumbers: [String]? {
        get { self[texts: "phoneNumbers"] }
        set { self[texts: "phoneNumbers"] = newValue }
    }

    /// Mail addresses of the person or place.
    public var emailAddresses: [String]? {
        get { self[texts: "emailAddresses"] }
        set { self[texts: "emailAddresses"] = newValue }
    }

    /// Addresses for instant messages.
    public var instantMessageAddresses: [String]? {
        get { self[texts: "instantMessageAddresses"] }
        set { self[texts: "instantMessageAddresses"] = newValue }
    }

    /// Whether the message is probably junk.
    public var likelyJunk: NSNumber {
        get { self[number: "likelyJunk"] ?? false }
        set { self[number: "likelyJunk"] = newValue }
    }

    /// Words that people use for the contact.
    public var contactKeywords: [String]? {
        get { self[texts: "contactKeywords"] }
        set { self[texts: "contactKeywords"] = newValue }
    }

    /// Whether results offer to call ``phoneNumbers``.
    public var supportsPhoneCall: NSNumber? {
        get { self[number: "supportsPhoneCall"] }
        set { self[number: "supportsPhoneCall"] = newValue }
    }

    /// The text of what is spoken in the content.
    public var transcribedTextContent: String? {
        get { self[text: "transcribedTextContent"] }
        set { self[text: "transcribedTextContent"] = newValue }
    }

    /// What the system made of the text in a sentence.
    public package(set) var textContentSummary: String? {
        get { self[text: "textContentSummary"] }
        set { self[text: "textContentSummary"] = newValue }
    }
}
