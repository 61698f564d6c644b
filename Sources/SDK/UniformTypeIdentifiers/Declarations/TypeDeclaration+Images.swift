extension TypeDeclaration {
    /// The declarations of images.
    static let images: [TypeDeclaration] = [
        TypeDeclaration("public.image", "Image", ["public.data", "public.content"]),
        TypeDeclaration(
            "public.jpeg", "JPEG image", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"]),
        TypeDeclaration("public.tiff", "TIFF image", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
        TypeDeclaration("com.compuserve.gif", "GIF image", ["public.image"], ["gif"], ["image/gif"]),
        TypeDeclaration("public.png", "PNG image", ["public.image"], ["png"], ["image/png"]),
        TypeDeclaration("com.apple.icns", "Apple icon image", ["public.image"], ["icns"], ["image/x-icns"]),
        TypeDeclaration("com.microsoft.bmp", "Windows bitmap image", ["public.image"], ["bmp", "dib"], ["image/bmp"]),
        TypeDeclaration(
            "com.microsoft.ico", "Windows icon image", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"]),
        TypeDeclaration("public.camera-raw-image", "Camera raw image", ["public.image"], ["raw"], ["image/x-dcraw"]),
        TypeDeclaration(
            "com.adobe.raw-image", "Digital Negative raw image", ["public.camera-raw-image"], ["dng"],
            ["image/x-adobe-dng"]),
        TypeDeclaration("public.svg-image", "SVG image", ["public.image"], ["svg", "svgz"], ["image/svg+xml"]),
        TypeDeclaration("com.apple.live-photo", "Live Photo", ["public.image"]),
        TypeDeclaration("public.heif-standard", "HEIF image", ["public.image"]),
        TypeDeclaration("public.heif", "HEIF image", ["public.heif-standard"], ["heif", "hif"], ["image/heif"]),
        TypeDeclaration("public.heic", "HEIC image", ["public.heif-standard"], ["heic"], ["image/heic"]),
        TypeDeclaration(
            "public.heics", "HEIC image sequence", ["public.heif-standard"], ["heics"], ["image/heic-sequence"]),
        TypeDeclaration("public.avif", "AVIF image", ["public.heif-standard"], ["avif"], ["image/avif"]),
        TypeDeclaration("org.webmproject.webp", "WebP image", ["public.image"], ["webp"], ["image/webp"]),
        TypeDeclaration("com.ilm.openexr-image", "OpenEXR image", ["public.image"], ["exr"], ["image/x-exr"]),
        TypeDeclaration("public.jpeg-xl", "JPEG XL image", ["public.image"], ["jxl"], ["image/jxl"]),
        TypeDeclaration(
            "public.jpeg-2000", "JPEG 2000 image", ["public.image"], ["jp2", "jpf", "jpx", "j2k", "j2c"], ["image/jp2"]),
        TypeDeclaration(
            "com.adobe.photoshop-image", "Photoshop document", ["public.image"], ["psd"], ["image/vnd.adobe.photoshop"]),
    ]
}
