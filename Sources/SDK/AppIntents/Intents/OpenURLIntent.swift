public import FoundationAdditions

/// Opens a URL.
///
/// - Source: AppIntents, `OpenURLIntent`.
public struct OpenURLIntent: SystemIntent, URLRepresentableIntent {
    public static let title: LocalizedStringResource = "Open URL"
    public static let isDiscoverable = false
    public static var urlRepresentation: URLRepresentation { "\(\.$url)" }

    @Parameter(title: "URL") public var url: URL

    public init() {}

    /// Creates an intent that opens a URL.
    public init(_ url: URL) {
        self.init()
        self.url = url
    }

    /// Creates an intent that opens the URL of an entity.
    ///
    /// - Throws: ``AppIntentError`` where the entity has no URL.
    public init(urlRepresentable entity: some URLRepresentableEntity) async throws {
        guard let url = await entity.urlRepresentation else { throw AppIntentError.Unrecoverable.entityNotFound }
        self.init(url)
    }

    /// Creates an intent that opens the URL of a case.
    ///
    /// - Throws: ``AppIntentError`` where the case has no URL.
    public init(urlRepresentable value: some URLRepresentableEnum) throws {
        guard let url = value.urlRepresentation else { throw AppIntentError.Unrecoverable.entityNotFound }
        self.init(url)
    }
}
