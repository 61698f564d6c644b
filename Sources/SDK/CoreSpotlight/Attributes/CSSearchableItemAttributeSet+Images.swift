// Attributes of images: pictures and cameras.

extension CSSearchableItemAttributeSet {
    /// The height in pixels.
    public var pixelHeight: NSNumber? {
        get { self[number: "pixelHeight"] }
        set { self[number: "pixelHeight"] = newValue }
    }

    /// The width in pixels.
    public var pixelWidth: NSNumber? {
        get { self[number: "pixelWidth"] }
        set { self[number: "pixelWidth"] = newValue }
    }

    /// The number of pixels.
    public var pixelCount: NSNumber? {
        get { self[number: "pixelCount"] }
        set { self[number: "pixelCount"] = newValue }
    }

    /// The colour space, as `RGB`.
    public var colorSpace: String? {
        get { self[text: "colorSpace"] }
        set { self[text: "colorSpace"] = newValue }
    }

    /// The number of bits of one sample.
    public var bitsPerSample: NSNumber? {
        get { self[number: "bitsPerSample"] }
        set { self[number: "bitsPerSample"] = newValue }
    }

    /// Whether the flash was used.
    public var flashOn: NSNumber? {
        get { self[number: "flashOn"] }
        set { self[number: "flashOn"] = newValue }
    }

    /// The focal length of the lens in millimetres.
    public var focalLength: NSNumber? {
        get { self[number: "focalLength"] }
        set { self[number: "focalLength"] = newValue }
    }

    /// The focal length in millimetres that a 35 mm camera would need for the same view.
    public var focalLength35mm: NSNumber? {
        get { self[number: "focalLength35mm"] }
        set { self[number: "focalLength35mm"] = newValue }
    }

    /// The maker of the camera.
    public var acquisitionMake: String? {
        get { self[text: "acquisitionMake"] }
        set { self[text: "acquisitionMake"] = newValue }
    }

    /// The model of the camera.
    public var acquisitionModel: String? {
        get { self[text: "acquisitionModel"] }
        set { self[text: "acquisitionModel"] = newValue }
    }

    /// Whose camera it is.
    public var cameraOwner: String? {
        get { self[text: "cameraOwner"] }
        set { self[text: "cameraOwner"] = newValue }
    }

    /// The model of the lens.
    public var lensModel: String? {
        get { self[text: "lensModel"] }
        set { self[text: "lensModel"] = newValue }
    }

    /// The ISO speed.
    public var isoSpeed: NSNumber? {
        get { self[number: "isoSpeed"] }
        set { self[number: "isoSpeed"] = newValue }
    }

    /// How the picture is turned: 0 landscape, 1 portrait.
    public var orientation: NSNumber? {
        get { self[number: "orientation"] }
        set { self[number: "orientation"] = newValue }
    }

    /// The white balance: 0 automatic, 1 manual.
    public var whiteBalance: NSNumber? {
        get { self[number: "whiteBalance"] }
        set { self[number: "whiteBalance"] = newValue }
    }

    /// The aperture in the APEX system.
    public var aperture: NSNumber? {
        get { self[number: "aperture"] }
        set { self[number: "aperture"] = newValue }
    }

    /// The name of the colour profile.
    public var profileName: String? {
        get { self[text: "profileName"] }
        set { self[text: "profileName"] = newValue }
    }

    /// The horizontal resolution in dots an inch.
    public var resolutionWidthDPI: NSNumber? {
        get { self[number: "resolutionWidthDPI"] }
        set { self[number: "resolutionWidthDPI"] = newValue }
    }

    /// The vertical resolution in dots an inch.
    public var resolutionHeightDPI: NSNumber? {
        get { self[number: "resolutionHeightDPI"] }
        set { self[number: "resolutionHeightDPI"] = newValue }
    }

    /// How the exposure was set: 0 automatically, 1 by hand, 2 in a series.
    public var exposureMode: NSNumber? {
        get { self[number: "exposureMode"] }
        set { self[number: "exposureMode"] = newValue }
    }

    /// The exposure time in seconds.
    public var exposureTime: NSNumber? {
        get { self[number: "exposureTime"] }
        set { self[number: "exposureTime"] = newValue }
    }

    /// The exposure time as it is shown, as `1/250`.
    public var exposureTimeString: String? {
        get { self[text: "exposureTimeString"] }
        set { self[text: "exposureTimeString"] = newValue }
    }

    /// The exposure programme.
    public var exposureProgram: String? {
        get { self[text: "exposureProgram"] }
        set { self[text: "exposureProgram"] = newValue }
    }

    /// The version of Exif.
    public var exifVersion: String? {
        get { self[text: "exifVersion"] }
        set { self[text: "exifVersion"] = newValue }
    }

    /// The version of the GPS part of Exif.
    public var exifgpsVersion: String? {
        get { self[text: "exifgpsVersion"] }
        set { self[text: "exifgpsVersion"] = newValue }
    }

    /// Whether the picture has transparency.
    public var hasAlphaChannel: NSNumber? {
        get { self[number: "hasAlphaChannel"] }
        set { self[number: "hasAlphaChannel"] = newValue }
    }

    /// Whether the flash reduced red eyes.
    public var redEyeOn: NSNumber? {
        get { self[number: "redEyeOn"] }
        set { self[number: "redEyeOn"] = newValue }
    }

    /// How the light was measured.
    public var meteringMode: String? {
        get { self[text: "meteringMode"] }
        set { self[text: "meteringMode"] = newValue }
    }

    /// The largest aperture of the lens in the APEX system.
    public var maxAperture: NSNumber? {
        get { self[number: "maxAperture"] }
        set { self[number: "maxAperture"] = newValue }
    }

    /// The f-number.
    public var fNumber: NSNumber? {
        get { self[number: "fNumber"] }
        set { self[number: "fNumber"] = newValue }
    }
}
