// Attributes of documents: texts and their making.

extension CSSearchableItemAttributeSet {
    /// What the document is about.
    public var subject: String? {
        get { self[text: "subject"] }
        set { self[text: "subject"] = newValue }
    }

    /// The theme of the document.
    public var theme: String? {
        get { self[text: "theme"] }
        set { self[text: "theme"] = newValue }
    }

    /// A line that sums the document up.
    public var headline: String? {
        get { self[text: "headline"] }
        set { self[text: "headline"] = newValue }
    }

    /// What the receiver of the document should do.
    public var instructions: String? {
        get { self[text: "instructions"] }
        set { self[text: "instructions"] = newValue }
    }

    /// The app that made the document.
    public var creator: String? {
        get { self[text: "creator"] }
        set { self[text: "creator"] = newValue }
    }

    /// What is known about the document.
    public var information: String? {
        get { self[text: "information"] }
        set { self[text: "information"] = newValue }
    }

    /// A remark on the document.
    public var comment: String? {
        get { self[text: "comment"] }
        set { self[text: "comment"] = newValue }
    }

    /// Who helped to make the document.
    public var contributors: [String]? {
        get { self[texts: "contributors"] }
        set { self[texts: "contributors"] = newValue }
    }

    /// What the document extends over in space or time.
    public var coverage: [String]? {
        get { self[texts: "coverage"] }
        set { self[texts: "coverage"] = newValue }
    }

    /// Who edited the document.
    public var editors: [String]? {
        get { self[texts: "editors"] }
        set { self[texts: "editors"] = newValue }
    }

    /// The apps that turned the original into its present form.
    public var encodingApplications: [String]? {
        get { self[texts: "encodingApplications"] }
        set { self[texts: "encodingApplications"] = newValue }
    }

    /// The fonts that the document uses.
    public var fontNames: [String]? {
        get { self[texts: "fontNames"] }
        set { self[texts: "fontNames"] = newValue }
    }

    /// Whom the document is made for.
    public var audiences: [String]? {
        get { self[texts: "audiences"] }
        set { self[texts: "audiences"] = newValue }
    }

    /// The languages of the document, as BCP 47 tags.
    public var languages: [String]? {
        get { self[texts: "languages"] }
        set { self[texts: "languages"] = newValue }
    }

    /// The names of the document's layers.
    public var layerNames: [String]? {
        get { self[texts: "layerNames"] }
        set { self[texts: "layerNames"] = newValue }
    }

    /// The organisations that made the document.
    public var organizations: [String]? {
        get { self[texts: "organizations"] }
        set { self[texts: "organizations"] = newValue }
    }

    /// The number of pages.
    public var pageCount: NSNumber? {
        get { self[number: "pageCount"] }
        set { self[number: "pageCount"] = newValue }
    }

    /// The height of the page in points, 72 to the inch.
    public var pageHeight: NSNumber? {
        get { self[number: "pageHeight"] }
        set { self[number: "pageHeight"] = newValue }
    }

    /// The width of the page in points, 72 to the inch.
    public var pageWidth: NSNumber? {
        get { self[number: "pageWidth"] }
        set { self[number: "pageWidth"] = newValue }
    }

    /// The projects that the document belongs to.
    public var projects: [String]? {
        get { self[texts: "projects"] }
        set { self[texts: "projects"] = newValue }
    }

    /// Who made the document available.
    public var publishers: [String]? {
        get { self[texts: "publishers"] }
        set { self[texts: "publishers"] = newValue }
    }

    /// Who holds which rights in the document.
    public var rights: String? {
        get { self[text: "rights"] }
        set { self[text: "rights"] = newValue }
    }

    /// The role of the document's maker.
    public var role: String? {
        get { self[text: "role"] }
        set { self[text: "role"] = newValue }
    }

    /// How the document is encrypted.
    public var securityMethod: String? {
        get { self[text: "securityMethod"] }
        set { self[text: "securityMethod"] = newValue }
    }

    /// Where the document was obtained from.
    public var contentSources: [String]? {
        get { self[texts: "contentSources"] }
        set { self[texts: "contentSources"] = newValue }
    }

    /// The copyright notice.
    public var copyright: String? {
        get { self[text: "copyright"] }
        set { self[text: "copyright"] = newValue }
    }

    /// How the content reaches people: 0 streamed, 1 downloaded or both.
    public var deliveryType: NSNumber? {
        get { self[number: "deliveryType"] }
        set { self[number: "deliveryType"] = newValue }
    }
}
