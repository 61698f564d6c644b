extension AttributedString: Transferable {
    /// Styled text is written with its attributes for apps of this system, and as plain text for all others.
    public static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .styledText)
        ProxyRepresentation {
            String($0.characters)
        } importing: {
            AttributedString($0)
        }
    }
}

extension UTType {
    /// Styled text in JSON, as `AttributedString` writes itself here.
    static var styledText: UTType { UTType(exportedAs: "org.beckon.styled-text", conformingTo: .json) }
}
