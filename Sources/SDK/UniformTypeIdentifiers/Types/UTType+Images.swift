// The declarations stand in `TypeDeclaration+Images.swift`.

extension UTType {
    /// Image: `public.image`.
    public static var image: UTType { UTType(uncheckedIdentifier: "public.image") }

    /// JPEG image: `public.jpeg`.
    public static var jpeg: UTType { UTType(uncheckedIdentifier: "public.jpeg") }

    /// TIFF image: `public.tiff`.
    public static var tiff: UTType { UTType(uncheckedIdentifier: "public.tiff") }

    /// GIF image: `com.compuserve.gif`.
    public static var gif: UTType { UTType(uncheckedIdentifier: "com.compuserve.gif") }

    /// PNG image: `public.png`.
    public static var png: UTType { UTType(uncheckedIdentifier: "public.png") }

    /// Apple icon image: `com.apple.icns`.
    public static var icns: UTType { UTType(uncheckedIdentifier: "com.apple.icns") }

    /// Windows bitmap image: `com.microsoft.bmp`.
    public static var bmp: UTType { UTType(uncheckedIdentifier: "com.microsoft.bmp") }

    /// Windows icon image: `com.microsoft.ico`.
    public static var ico: UTType { UTType(uncheckedIdentifier: "com.microsoft.ico") }

    /// Camera raw image: `public.camera-raw-image`.
    public static var rawImage: UTType { UTType(uncheckedIdentifier: "public.camera-raw-image") }

    /// Digital Negative raw image: `com.adobe.raw-image`.
    public static var dng: UTType { UTType(uncheckedIdentifier: "com.adobe.raw-image") }

    /// SVG image: `public.svg-image`.
    public static var svg: UTType { UTType(uncheckedIdentifier: "public.svg-image") }

    /// Live Photo: `com.apple.live-photo`.
    public static var livePhoto: UTType { UTType(uncheckedIdentifier: "com.apple.live-photo") }

    /// HEIF image: `public.heif`.
    public static var heif: UTType { UTType(uncheckedIdentifier: "public.heif") }

    /// HEIC image: `public.heic`.
    public static var heic: UTType { UTType(uncheckedIdentifier: "public.heic") }

    /// HEIC image sequence: `public.heics`.
    public static var heics: UTType { UTType(uncheckedIdentifier: "public.heics") }

    /// WebP image: `org.webmproject.webp`.
    public static var webP: UTType { UTType(uncheckedIdentifier: "org.webmproject.webp") }

    /// OpenEXR image: `com.ilm.openexr-image`.
    public static var exr: UTType { UTType(uncheckedIdentifier: "com.ilm.openexr-image") }

    /// JPEG XL image: `public.jpeg-xl`.
    public static var jpegxl: UTType { UTType(uncheckedIdentifier: "public.jpeg-xl") }
}
