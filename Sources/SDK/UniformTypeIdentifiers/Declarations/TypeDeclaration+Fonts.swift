extension TypeDeclaration {
    /// The declarations of fonts.
    static let fonts: [TypeDeclaration] = [
        TypeDeclaration("public.font", "Font", []),
        TypeDeclaration("public.truetype-font", "TrueType font", ["public.font", "public.data"]),
        TypeDeclaration("public.truetype-ttf-font", "TrueType font", ["public.truetype-font"], ["ttf"], ["font/ttf"]),
        TypeDeclaration("public.opentype-font", "OpenType font", ["public.truetype-ttf-font"], ["otf"], ["font/otf"]),
    ]
}
