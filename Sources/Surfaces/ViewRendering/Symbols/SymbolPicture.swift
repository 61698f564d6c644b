/// A picture for the name of one of Apple's symbols, as a document of its own.
public enum SymbolPicture {
    /// An SVG document of 24 by 24 units, in the colour of text.
    ///
    /// - Parameter name: The name of the symbol; an unknown one is an empty frame.
    public static func svg(_ name: String) -> String {
        let style =
            "fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
        return
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" \(style)>\(SymbolIcons.markup(name))</svg>"
    }
}
