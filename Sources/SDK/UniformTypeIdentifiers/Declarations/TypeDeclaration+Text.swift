extension TypeDeclaration {
    /// The declarations of text and structured text.
    static let text: [TypeDeclaration] = [
        TypeDeclaration("public.text", "Text", ["public.data", "public.content"]),
        TypeDeclaration("public.plain-text", "Plain text", ["public.text"], ["txt", "text"], ["text/plain"]),
        TypeDeclaration("public.utf8-plain-text", "UTF-8 plain text", ["public.plain-text"]),
        TypeDeclaration(
            "public.utf16-external-plain-text", "UTF-16 plain text with byte order mark", ["public.plain-text"]),
        TypeDeclaration("public.utf16-plain-text", "UTF-16 plain text", ["public.plain-text"]),
        TypeDeclaration("public.delimited-values-text", "Delimited text", ["public.text"]),
        TypeDeclaration(
            "public.comma-separated-values-text", "CSV document", ["public.delimited-values-text"], ["csv"],
            ["text/csv", "text/comma-separated-values"]),
        TypeDeclaration(
            "public.tab-separated-values-text", "TSV document", ["public.delimited-values-text"], ["tsv"],
            ["text/tab-separated-values"]),
        TypeDeclaration(
            "public.utf8-tab-separated-values-text", "UTF-8 TSV document",
            ["public.tab-separated-values-text", "public.utf8-plain-text"]),
        TypeDeclaration("public.rtf", "Rich text", ["public.text"], ["rtf"], ["text/rtf", "application/rtf"]),
        TypeDeclaration("public.html", "HTML text", ["public.text"], ["html", "htm"], ["text/html"]),
        TypeDeclaration("public.xml", "XML text", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
        TypeDeclaration(
            "public.yaml", "YAML text", ["public.text"], ["yml", "yaml"],
            ["application/x-yaml", "application/yaml", "text/yaml"]),
        TypeDeclaration("public.css", "Style sheet", ["public.text"], ["css"], ["text/css"]),
        TypeDeclaration("public.json", "JSON text", ["public.text"], ["json"], ["application/json"]),
        TypeDeclaration("public.geojson", "GeoJSON text", ["public.json"], ["geojson"], ["application/geo+json"]),
        TypeDeclaration("com.apple.haptics.ahap", "Haptic pattern", ["public.json"], ["ahap"]),
        TypeDeclaration("com.apple.property-list", "Property list", ["public.data"], ["plist"]),
        TypeDeclaration("com.apple.xml-property-list", "XML property list", ["public.xml", "com.apple.property-list"]),
        TypeDeclaration(
            "com.apple.binary-property-list", "Binary property list", ["com.apple.property-list"], [],
            ["application/x-plist"]),
        TypeDeclaration("public.log", "Log", [], ["log"]),
        TypeDeclaration("com.apple.log", "Log file", ["public.log", "public.plain-text"], ["log"], ["text/x-log"]),
        TypeDeclaration(
            "net.daringfireball.markdown", "Markdown text", ["public.text"], ["md", "markdown"], ["text/markdown"]),
        TypeDeclaration("public.xhtml", "XHTML text", ["public.xml"], ["xhtml", "xht"], ["application/xhtml+xml"]),
    ]
}
