extension TypeDeclaration {
    /// The declarations of documents, messages and personal data.
    static let documents: [TypeDeclaration] = [
        TypeDeclaration(
            "com.adobe.pdf", "PDF document", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"]),
        TypeDeclaration(
            "com.apple.flat-rtfd", "Flattened rich text with attachments", ["public.data", "public.composite-content"]),
        TypeDeclaration(
            "com.apple.webarchive", "Web archive", ["public.data", "public.composite-content"], ["webarchive"],
            ["application/x-webarchive"]),
        TypeDeclaration(
            "org.idpf.epub-container", "EPUB book", ["public.data", "public.composite-content"], ["epub"],
            ["application/epub+zip"]),
        TypeDeclaration("public.spreadsheet", "Spreadsheet", ["public.content"]),
        TypeDeclaration("public.presentation", "Presentation", ["public.composite-content"]),
        TypeDeclaration("public.database", "Database", []),
        TypeDeclaration("public.message", "Message", []),
        TypeDeclaration("public.contact", "Contact", []),
        TypeDeclaration(
            "public.vcard", "vCard", ["public.text", "public.contact"], ["vcf", "vcard"],
            ["text/vcard", "text/directory", "text/x-vcard"]),
        TypeDeclaration("public.to-do-item", "To-do item", []),
        TypeDeclaration("public.calendar-event", "Calendar event", []),
        TypeDeclaration(
            "com.apple.ical.ics", "iCalendar file", ["public.text", "public.calendar-event"], ["ics"], ["text/calendar"]
        ),
        TypeDeclaration("public.email-message", "Email message", ["public.message"]),
        TypeDeclaration(
            "com.apple.mail.email", "Email message file", ["public.data", "public.email-message"], ["eml"],
            ["message/rfc822"]),
        TypeDeclaration("com.apple.internet-location", "Internet location", ["public.data"], ["inetloc"]),
        TypeDeclaration(
            "com.microsoft.internet-shortcut", "Internet shortcut", ["public.data"], ["url"], ["application/x-mswinurl"]
        ),
        TypeDeclaration("public.bookmark", "Bookmark", []),
        TypeDeclaration(
            "com.rsa.pkcs-12", "PKCS #12 identity", ["public.data"], ["p12", "pfx"], ["application/x-pkcs12"]),
        TypeDeclaration(
            "public.x509-certificate", "X.509 certificate", ["public.data"], ["cer", "crt", "der"],
            ["application/x-x509-ca-cert", "application/pkix-cert"]),
        TypeDeclaration("com.apple.linkpresentation.metadata", "Link preview", ["public.data"]),
        TypeDeclaration(
            "com.microsoft.word.doc", "Word 97 document", ["public.data", "public.composite-content"], ["doc"],
            ["application/msword"]),
        TypeDeclaration(
            "com.microsoft.excel.xls", "Excel 97 workbook", ["public.data", "public.spreadsheet"], ["xls"],
            ["application/vnd.ms-excel"]),
        TypeDeclaration(
            "com.microsoft.powerpoint.ppt", "PowerPoint 97 presentation", ["public.data", "public.presentation"],
            ["ppt"], ["application/vnd.ms-powerpoint"]),
        TypeDeclaration(
            "org.openxmlformats.openxml", "Office Open XML document", ["public.data", "public.composite-content"]),
        TypeDeclaration(
            "org.openxmlformats.wordprocessingml.document", "Word document", ["org.openxmlformats.openxml"], ["docx"],
            ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"]),
        TypeDeclaration(
            "org.openxmlformats.spreadsheetml.sheet", "Excel workbook",
            ["org.openxmlformats.openxml", "public.spreadsheet"], ["xlsx"],
            ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]),
        TypeDeclaration(
            "org.openxmlformats.presentationml.presentation", "PowerPoint presentation",
            ["org.openxmlformats.openxml", "public.presentation"], ["pptx"],
            ["application/vnd.openxmlformats-officedocument.presentationml.presentation"]),
        TypeDeclaration(
            "org.oasis-open.opendocument", "OpenDocument document", ["public.data", "public.composite-content"]),
        TypeDeclaration(
            "org.oasis-open.opendocument.text", "OpenDocument text", ["org.oasis-open.opendocument"], ["odt"],
            ["application/vnd.oasis.opendocument.text"]),
        TypeDeclaration(
            "org.oasis-open.opendocument.spreadsheet", "OpenDocument spreadsheet",
            ["org.oasis-open.opendocument", "public.spreadsheet"], ["ods"],
            ["application/vnd.oasis.opendocument.spreadsheet"]),
        TypeDeclaration(
            "org.oasis-open.opendocument.presentation", "OpenDocument presentation",
            ["org.oasis-open.opendocument", "public.presentation"], ["odp"],
            ["application/vnd.oasis.opendocument.presentation"]),
        TypeDeclaration(
            "com.adobe.postscript", "PostScript document", ["public.data"], ["ps"], ["application/postscript"]),
    ]
}
