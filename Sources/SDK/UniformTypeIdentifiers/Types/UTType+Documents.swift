// The declarations stand in `TypeDeclaration+Documents.swift`.

extension UTType {
    /// PDF document: `com.adobe.pdf`.
    public static var pdf: UTType { UTType(uncheckedIdentifier: "com.adobe.pdf") }

    /// Flattened rich text with attachments: `com.apple.flat-rtfd`.
    public static var flatRTFD: UTType { UTType(uncheckedIdentifier: "com.apple.flat-rtfd") }

    /// Web archive: `com.apple.webarchive`.
    public static var webArchive: UTType { UTType(uncheckedIdentifier: "com.apple.webarchive") }

    /// EPUB book: `org.idpf.epub-container`.
    public static var epub: UTType { UTType(uncheckedIdentifier: "org.idpf.epub-container") }

    /// Spreadsheet: `public.spreadsheet`.
    public static var spreadsheet: UTType { UTType(uncheckedIdentifier: "public.spreadsheet") }

    /// Presentation: `public.presentation`.
    public static var presentation: UTType { UTType(uncheckedIdentifier: "public.presentation") }

    /// Database: `public.database`.
    public static var database: UTType { UTType(uncheckedIdentifier: "public.database") }

    /// Message: `public.message`.
    public static var message: UTType { UTType(uncheckedIdentifier: "public.message") }

    /// Contact: `public.contact`.
    public static var contact: UTType { UTType(uncheckedIdentifier: "public.contact") }

    /// vCard: `public.vcard`.
    public static var vCard: UTType { UTType(uncheckedIdentifier: "public.vcard") }

    /// To-do item: `public.to-do-item`.
    public static var toDoItem: UTType { UTType(uncheckedIdentifier: "public.to-do-item") }

    /// Calendar event: `public.calendar-event`.
    public static var calendarEvent: UTType { UTType(uncheckedIdentifier: "public.calendar-event") }

    /// Email message: `public.email-message`.
    public static var emailMessage: UTType { UTType(uncheckedIdentifier: "public.email-message") }

    /// Internet location: `com.apple.internet-location`.
    public static var internetLocation: UTType { UTType(uncheckedIdentifier: "com.apple.internet-location") }

    /// Internet shortcut: `com.microsoft.internet-shortcut`.
    public static var internetShortcut: UTType { UTType(uncheckedIdentifier: "com.microsoft.internet-shortcut") }

    /// Bookmark: `public.bookmark`.
    public static var bookmark: UTType { UTType(uncheckedIdentifier: "public.bookmark") }

    /// PKCS #12 identity: `com.rsa.pkcs-12`.
    public static var pkcs12: UTType { UTType(uncheckedIdentifier: "com.rsa.pkcs-12") }

    /// X.509 certificate: `public.x509-certificate`.
    public static var x509Certificate: UTType { UTType(uncheckedIdentifier: "public.x509-certificate") }

    /// Link preview: `com.apple.linkpresentation.metadata`.
    public static var linkPresentationMetadata: UTType {
        UTType(uncheckedIdentifier: "com.apple.linkpresentation.metadata")
    }
}
