// The declarations stand in `TypeDeclaration+Fonts.swift`.

extension UTType {
    /// Font: `public.font`.
    public static var font: UTType { UTType(uncheckedIdentifier: "public.font") }
}
