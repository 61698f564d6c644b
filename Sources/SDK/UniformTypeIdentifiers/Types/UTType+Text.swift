// The declarations stand in `TypeDeclaration+Text.swift`.

extension UTType {
    /// Text: `public.text`.
    public static var text: UTType { UTType(uncheckedIdentifier: "public.text") }

    /// Plain text: `public.plain-text`.
    public static var plainText: UTType { UTType(uncheckedIdentifier: "public.plain-text") }

    /// UTF-8 plain text: `public.utf8-plain-text`.
    public static var utf8PlainText: UTType { UTType(uncheckedIdentifier: "public.utf8-plain-text") }

    /// UTF-16 plain text with byte order mark: `public.utf16-external-plain-text`.
    public static var utf16ExternalPlainText: UTType { UTType(uncheckedIdentifier: "public.utf16-external-plain-text") }

    /// UTF-16 plain text: `public.utf16-plain-text`.
    public static var utf16PlainText: UTType { UTType(uncheckedIdentifier: "public.utf16-plain-text") }

    /// Delimited text: `public.delimited-values-text`.
    public static var delimitedText: UTType { UTType(uncheckedIdentifier: "public.delimited-values-text") }

    /// CSV document: `public.comma-separated-values-text`.
    public static var commaSeparatedText: UTType { UTType(uncheckedIdentifier: "public.comma-separated-values-text") }

    /// TSV document: `public.tab-separated-values-text`.
    public static var tabSeparatedText: UTType { UTType(uncheckedIdentifier: "public.tab-separated-values-text") }

    /// UTF-8 TSV document: `public.utf8-tab-separated-values-text`.
    public static var utf8TabSeparatedText: UTType {
        UTType(uncheckedIdentifier: "public.utf8-tab-separated-values-text")
    }

    /// Rich text: `public.rtf`.
    public static var rtf: UTType { UTType(uncheckedIdentifier: "public.rtf") }

    /// HTML text: `public.html`.
    public static var html: UTType { UTType(uncheckedIdentifier: "public.html") }

    /// XML text: `public.xml`.
    public static var xml: UTType { UTType(uncheckedIdentifier: "public.xml") }

    /// YAML text: `public.yaml`.
    public static var yaml: UTType { UTType(uncheckedIdentifier: "public.yaml") }

    /// Style sheet: `public.css`.
    public static var css: UTType { UTType(uncheckedIdentifier: "public.css") }

    /// JSON text: `public.json`.
    public static var json: UTType { UTType(uncheckedIdentifier: "public.json") }

    /// GeoJSON text: `public.geojson`.
    public static var geoJSON: UTType { UTType(uncheckedIdentifier: "public.geojson") }

    /// Haptic pattern: `com.apple.haptics.ahap`.
    public static var ahap: UTType { UTType(uncheckedIdentifier: "com.apple.haptics.ahap") }

    /// Property list: `com.apple.property-list`.
    public static var propertyList: UTType { UTType(uncheckedIdentifier: "com.apple.property-list") }

    /// XML property list: `com.apple.xml-property-list`.
    public static var xmlPropertyList: UTType { UTType(uncheckedIdentifier: "com.apple.xml-property-list") }

    /// Binary property list: `com.apple.binary-property-list`.
    public static var binaryPropertyList: UTType { UTType(uncheckedIdentifier: "com.apple.binary-property-list") }

    /// Log: `public.log`.
    public static var log: UTType { UTType(uncheckedIdentifier: "public.log") }
}
