extension SearchableItemAttribute {
    /// The app's own identifier of the item.
    public static let identifier = SearchableItemAttribute(rawValue: "identifier")
    /// The direction in which a picture was taken, in degrees clockwise from true north.
    public static let imageDirection = SearchableItemAttribute(rawValue: "imageDirection")
    /// Further dates that matter to the event.
    public static let importantDates = SearchableItemAttribute(rawValue: "importantDates")
    /// What is known about the document.
    public static let information = SearchableItemAttribute(rawValue: "information")
    /// Addresses for instant messages.
    public static let instantMessageAddresses = SearchableItemAttribute(rawValue: "instantMessageAddresses")
    /// What the receiver of the document should do.
    public static let instructions = SearchableItemAttribute(rawValue: "instructions")
    /// The ISO speed.
    public static let isoSpeed = SearchableItemAttribute(rawValue: "isoSpeed")
    /// The key, as `C` or `Dm`.
    public static let keySignature = SearchableItemAttribute(rawValue: "keySignature")
    /// Words that lead to the item and need not appear in it.
    public static let keywords = SearchableItemAttribute(rawValue: "keywords")
    /// What people call the kind of content.
    public static let kind = SearchableItemAttribute(rawValue: "kind")
    /// The languages of the document, as BCP 47 tags.
    public static let languages = SearchableItemAttribute(rawValue: "languages")
    /// When a person last used the item; newer ones are found first.
    public static let lastUsedDate = SearchableItemAttribute(rawValue: "lastUsedDate")
    /// Degrees north of the equator, from −90 to 90.
    public static let latitude = SearchableItemAttribute(rawValue: "latitude")
    /// The names of the document's layers.
    public static let layerNames = SearchableItemAttribute(rawValue: "layerNames")
    /// The model of the lens.
    public static let lensModel = SearchableItemAttribute(rawValue: "lensModel")
    /// Whether the message is probably junk.
    public static let likelyJunk = SearchableItemAttribute(rawValue: "likelyJunk")
    /// Whether the content is on this machine.
    public static let local = SearchableItemAttribute(rawValue: "local")
    /// Degrees east of the zero meridian, from −180 to 180.
    public static let longitude = SearchableItemAttribute(rawValue: "longitude")
    /// The writer of the words.
    public static let lyricist = SearchableItemAttribute(rawValue: "lyricist")
    /// The mailboxes that hold the message, as ``CSMailboxInbox``.
    public static let mailboxIdentifiers = SearchableItemAttribute(rawValue: "mailboxIdentifiers")
    /// The largest aperture of the lens in the APEX system.
    public static let maximumAperture = SearchableItemAttribute(rawValue: "maxAperture")
    /// What the content consists of, as sound or video.
    public static let mediaTypes = SearchableItemAttribute(rawValue: "mediaTypes")
    /// When these attributes last changed.
    public static let metadataModificationDate = SearchableItemAttribute(rawValue: "metadataModificationDate")
    /// How the light was measured.
    public static let meteringMode = SearchableItemAttribute(rawValue: "meteringMode")
    /// The genre of the music.
    public static let musicalGenre = SearchableItemAttribute(rawValue: "musicalGenre")
    /// The family of the instrument.
    public static let musicalInstrumentCategory = SearchableItemAttribute(rawValue: "musicalInstrumentCategory")
    /// The name of the instrument.
    public static let musicalInstrumentName = SearchableItemAttribute(rawValue: "musicalInstrumentName")
    /// The name of the place.
    public static let namedLocation = SearchableItemAttribute(rawValue: "namedLocation")
    /// The organisations that made the document.
    public static let organizations = SearchableItemAttribute(rawValue: "organizations")
    /// How the picture is turned: 0 landscape, 1 portrait.
    public static let orientation = SearchableItemAttribute(rawValue: "orientation")
    /// The format of the original.
    public static let originalFormat = SearchableItemAttribute(rawValue: "originalFormat")
    /// The source of the original.
    public static let originalSource = SearchableItemAttribute(rawValue: "originalSource")
    /// The number of pages.
    public static let pageCount = SearchableItemAttribute(rawValue: "pageCount")
    /// The height of the page in points, 72 to the inch.
    public static let pageHeight = SearchableItemAttribute(rawValue: "pageHeight")
    /// The width of the page in points, 72 to the inch.
    public static let pageWidth = SearchableItemAttribute(rawValue: "pageWidth")
    /// Who takes part.
    public static let participants = SearchableItemAttribute(rawValue: "participants")
    /// The path of the file that holds the content.
    public static let path = SearchableItemAttribute(rawValue: "path")
    /// Who performs.
    public static let performers = SearchableItemAttribute(rawValue: "performers")
    /// Phone numbers of the person or place.
    public static let phoneNumbers = SearchableItemAttribute(rawValue: "phoneNumbers")
    /// The number of pixels.
    public static let pixelCount = SearchableItemAttribute(rawValue: "pixelCount")
    /// The height in pixels.
    public static let pixelHeight = SearchableItemAttribute(rawValue: "pixelHeight")
    /// The width in pixels.
    public static let pixelWidth = SearchableItemAttribute(rawValue: "pixelWidth")
    /// How often a person has played it.
    public static let playCount = SearchableItemAttribute(rawValue: "playCount")
    /// The postal code.
    public static let postalCode = SearchableItemAttribute(rawValue: "postalCode")
    /// The producer.
    public static let producer = SearchableItemAttribute(rawValue: "producer")
    /// The name of the colour profile.
    public static let profileName = SearchableItemAttribute(rawValue: "profileName")
    /// The projects that the document belongs to.
    public static let projects = SearchableItemAttribute(rawValue: "projects")
    /// Who made the document available.
    public static let publishers = SearchableItemAttribute(rawValue: "publishers")
    /// How much the app values the item among its own, from 0 to 100.
    public static let rankingHint = SearchableItemAttribute(rawValue: "rankingHint")
    /// The rating of a person, from 0 to 5.
    public static let rating = SearchableItemAttribute(rawValue: "rating")
    /// What the rating means, as `4 of 5 stars`.
    public static let ratingDescription = SearchableItemAttribute(rawValue: "ratingDescription")
    /// The addresses and numbers of those whom it is for.
    public static let recipientAddresses = SearchableItemAttribute(rawValue: "recipientAddresses")
    /// The mail addresses of those whom it is for.
    public static let recipientEmailAddresses = SearchableItemAttribute(rawValue: "recipientEmailAddresses")
    /// The names of those whom it is for.
    public static let recipientNames = SearchableItemAttribute(rawValue: "recipientNames")
    /// When it was recorded; the day or year alone may be known.
    public static let recordingDate = SearchableItemAttribute(rawValue: "recordingDate")
    /// Whether the flash reduced red eyes.
    public static let redEyeOn = SearchableItemAttribute(rawValue: "redEyeOn")
    /// The unique identifier of the item or activity that this one belongs to; both are deleted together.
    public static let relatedUniqueIdentifier = SearchableItemAttribute(rawValue: "relatedUniqueIdentifier")
    /// The vertical resolution in dots an inch.
    public static let resolutionHeightDPI = SearchableItemAttribute(rawValue: "resolutionHeightDPI")
    /// The horizontal resolution in dots an inch.
    public static let resolutionWidthDPI = SearchableItemAttribute(rawValue: "resolutionWidthDPI")
    /// Who holds which rights in the document.
    public static let rights = SearchableItemAttribute(rawValue: "rights")
    /// The role of the document's maker.
    public static let role = SearchableItemAttribute(rawValue: "role")
    /// How the document is encrypted.
    public static let securityMethod = SearchableItemAttribute(rawValue: "securityMethod")
    /// The speed in kilometres an hour.
    public static let speed = SearchableItemAttribute(rawValue: "speed")
    /// When the event begins.
    public static let startDate = SearchableItemAttribute(rawValue: "startDate")
    /// The state or province.
    public static let stateOrProvince = SearchableItemAttribute(rawValue: "stateOrProvince")
    /// Whether the content is ready to be streamed.
    public static let streamable = SearchableItemAttribute(rawValue: "streamable")
    /// The number in the street.
    public static let subThoroughfare = SearchableItemAttribute(rawValue: "subThoroughfare")
    /// What the document is about.
    public static let subject = SearchableItemAttribute(rawValue: "subject")
    /// Whether results offer the way to ``latitude`` and ``longitude``.
    public static let supportsNavigation = SearchableItemAttribute(rawValue: "supportsNavigation")
    /// Whether results offer to call ``phoneNumbers``.
    public static let supportsPhoneCall = SearchableItemAttribute(rawValue: "supportsPhoneCall")
    /// The tempo in beats a minute.
    public static let tempo = SearchableItemAttribute(rawValue: "tempo")
    /// The content as text; it is searched and not given back.
    public static let textContent = SearchableItemAttribute(rawValue: "textContent")
    /// The theme of the document.
    public static let theme = SearchableItemAttribute(rawValue: "theme")
    /// The street.
    public static let thoroughfare = SearchableItemAttribute(rawValue: "thoroughfare")
    /// A small picture.
    public static let thumbnailData = SearchableItemAttribute(rawValue: "thumbnailData")
    /// The file of a small picture.
    public static let thumbnailURL = SearchableItemAttribute(rawValue: "thumbnailURL")
    /// The time signature, as `4/4`.
    public static let timeSignature = SearchableItemAttribute(rawValue: "timeSignature")
    /// When the item was made known to the index.
    public static let timestamp = SearchableItemAttribute(rawValue: "timestamp")
    /// The name that people read and search for.
    public static let title = SearchableItemAttribute(rawValue: "title")
    /// The bit rate of sound and video together, in bits a second.
    public static let totalBitRate = SearchableItemAttribute(rawValue: "totalBitRate")
    /// The page or place that the item stands for.
    public static let url = SearchableItemAttribute(rawValue: "url")
    /// Whether the person made the item.
    public static let userCreated = SearchableItemAttribute(rawValue: "userCreated")
    /// Whether the person chose or sorted the item.
    public static let userCurated = SearchableItemAttribute(rawValue: "userCurated")
    /// Whether the person bought or owns the item.
    public static let userOwned = SearchableItemAttribute(rawValue: "userOwned")
    /// The version of the content.
    public static let version = SearchableItemAttribute(rawValue: "version")
    /// The bit rate of the video, in bits a second.
    public static let videoBitRate = SearchableItemAttribute(rawValue: "videoBitRate")
    /// The unique identifier of the item that this one belongs to loosely; it stays when that one is deleted.
    public static let weakRelatedUniqueIdentifier = SearchableItemAttribute(rawValue: "weakRelatedUniqueIdentifier")
    /// The white balance: 0 automatic, 1 manual.
    public static let whiteBalance = SearchableItemAttribute(rawValue: "whiteBalance")
}
