extension SearchableItemAttribute {
    /// The addresses and numbers of the account.
    public static let accountHandles = SearchableItemAttribute(rawValue: "accountHandles")
    /// The identifier of the account.
    public static let accountIdentifier = SearchableItemAttribute(rawValue: "accountIdentifier")
    /// The maker of the camera.
    public static let acquisitionMake = SearchableItemAttribute(rawValue: "acquisitionMake")
    /// The model of the camera.
    public static let acquisitionModel = SearchableItemAttribute(rawValue: "acquisitionModel")
    /// When the item came into the app.
    public static let addedDate = SearchableItemAttribute(rawValue: "addedDate")
    /// The album.
    public static let album = SearchableItemAttribute(rawValue: "album")
    /// Whether the event lasts all day.
    public static let allDay = SearchableItemAttribute(rawValue: "allDay")
    /// Other names under which people know the item.
    public static let alternateNames = SearchableItemAttribute(rawValue: "alternateNames")
    /// Metres above mean sea level.
    public static let altitude = SearchableItemAttribute(rawValue: "altitude")
    /// The aperture in the APEX system.
    public static let aperture = SearchableItemAttribute(rawValue: "aperture")
    /// The artist.
    public static let artist = SearchableItemAttribute(rawValue: "artist")
    /// Whom the document is made for.
    public static let audiences = SearchableItemAttribute(rawValue: "audiences")
    /// The bit rate of the sound, in bits a second.
    public static let audioBitRate = SearchableItemAttribute(rawValue: "audioBitRate")
    /// The number of channels.
    public static let audioChannelCount = SearchableItemAttribute(rawValue: "audioChannelCount")
    /// The app that encoded the sound.
    public static let audioEncodingApplication = SearchableItemAttribute(rawValue: "audioEncodingApplication")
    /// The sample rate in hertz.
    public static let audioSampleRate = SearchableItemAttribute(rawValue: "audioSampleRate")
    /// The number of the track on its album.
    public static let audioTrackNumber = SearchableItemAttribute(rawValue: "audioTrackNumber")
    /// The addresses and numbers of those who wrote it.
    public static let authorAddresses = SearchableItemAttribute(rawValue: "authorAddresses")
    /// The mail addresses of those who wrote it.
    public static let authorEmailAddresses = SearchableItemAttribute(rawValue: "authorEmailAddresses")
    /// The names of those who wrote it.
    public static let authorNames = SearchableItemAttribute(rawValue: "authorNames")
    /// The number of bits of one sample.
    public static let bitsPerSample = SearchableItemAttribute(rawValue: "bitsPerSample")
    /// Whose camera it is.
    public static let cameraOwner = SearchableItemAttribute(rawValue: "cameraOwner")
    /// The city.
    public static let city = SearchableItemAttribute(rawValue: "city")
    /// The codecs of the content.
    public static let codecs = SearchableItemAttribute(rawValue: "codecs")
    /// The colour space, as `RGB`.
    public static let colorSpace = SearchableItemAttribute(rawValue: "colorSpace")
    /// A remark on the document.
    public static let comment = SearchableItemAttribute(rawValue: "comment")
    /// When the task was completed.
    public static let completionDate = SearchableItemAttribute(rawValue: "completionDate")
    /// The composer.
    public static let composer = SearchableItemAttribute(rawValue: "composer")
    /// Words that people use for the contact.
    public static let contactKeywords = SearchableItemAttribute(rawValue: "contactKeywords")
    /// The name of what holds the item, as it is shown.
    public static let containerDisplayName = SearchableItemAttribute(rawValue: "containerDisplayName")
    /// The identifier of what holds the item.
    public static let containerIdentifier = SearchableItemAttribute(rawValue: "containerIdentifier")
    /// The place of the item within what holds it.
    public static let containerOrder = SearchableItemAttribute(rawValue: "containerOrder")
    /// The title of what holds the item.
    public static let containerTitle = SearchableItemAttribute(rawValue: "containerTitle")
    /// When the content was made.
    public static let contentCreationDate = SearchableItemAttribute(rawValue: "contentCreationDate")
    /// What the item is, in a sentence or a few.
    public static let contentDescription = SearchableItemAttribute(rawValue: "contentDescription")
    /// When the content last changed.
    public static let contentModificationDate = SearchableItemAttribute(rawValue: "contentModificationDate")
    /// Whether the content is unfit for some: 0 for all, 1 explicit.
    public static let contentRating = SearchableItemAttribute(rawValue: "contentRating")
    /// Where the document was obtained from.
    public static let contentSources = SearchableItemAttribute(rawValue: "contentSources")
    /// The identifier of the type of the content, as `public.text`.
    public static let contentType = SearchableItemAttribute(rawValue: "contentType")
    /// The identifiers of the types that the content type conforms to.
    public static let contentTypeTree = SearchableItemAttribute(rawValue: "contentTypeTree")
    /// The file that holds the content.
    public static let contentURL = SearchableItemAttribute(rawValue: "contentURL")
    /// Who helped to make the document.
    public static let contributors = SearchableItemAttribute(rawValue: "contributors")
    /// The copyright notice.
    public static let copyright = SearchableItemAttribute(rawValue: "copyright")
    /// The country.
    public static let country = SearchableItemAttribute(rawValue: "country")
    /// What the document extends over in space or time.
    public static let coverage = SearchableItemAttribute(rawValue: "coverage")
    /// The app that made the document.
    public static let creator = SearchableItemAttribute(rawValue: "creator")
    /// The file of a small picture for dark surroundings.
    public static let darkThumbnailURL = SearchableItemAttribute(rawValue: "darkThumbnailURL")
    /// How the content reaches people: 0 streamed, 1 downloaded or both.
    public static let deliveryType = SearchableItemAttribute(rawValue: "deliveryType")
    /// The director of a film.
    public static let director = SearchableItemAttribute(rawValue: "director")
    /// The name as it is shown, for items whose title is not what people call them.
    public static let displayName = SearchableItemAttribute(rawValue: "displayName")
    /// The dotted path of the group that the item belongs to.
    public static let domainIdentifier = SearchableItemAttribute(rawValue: "domainIdentifier")
    /// When the content was downloaded.
    public static let downloadedDate = SearchableItemAttribute(rawValue: "downloadedDate")
    /// When the task is due.
    public static let dueDate = SearchableItemAttribute(rawValue: "dueDate")
    /// The length in seconds.
    public static let duration = SearchableItemAttribute(rawValue: "duration")
    /// Who edited the document.
    public static let editors = SearchableItemAttribute(rawValue: "editors")
    /// Mail addresses of the person or place.
    public static let emailAddresses = SearchableItemAttribute(rawValue: "emailAddresses")
    /// The apps that turned the original into its present form.
    public static let encodingApplications = SearchableItemAttribute(rawValue: "encodingApplications")
    /// When the event ends.
    public static let endDate = SearchableItemAttribute(rawValue: "endDate")
    /// The version of the GPS part of Exif.
    public static let exifGPSVersion = SearchableItemAttribute(rawValue: "exifgpsVersion")
    /// The version of Exif.
    public static let exifVersion = SearchableItemAttribute(rawValue: "exifVersion")
    /// How the exposure was set: 0 automatically, 1 by hand, 2 in a series.
    public static let exposureMode = SearchableItemAttribute(rawValue: "exposureMode")
    /// The exposure programme.
    public static let exposureProgram = SearchableItemAttribute(rawValue: "exposureProgram")
    /// The exposure time in seconds.
    public static let exposureTime = SearchableItemAttribute(rawValue: "exposureTime")
    /// The exposure time as it is shown, as `1/250`.
    public static let exposureTimeString = SearchableItemAttribute(rawValue: "exposureTimeString")
    /// The f-number.
    public static let fNumber = SearchableItemAttribute(rawValue: "fNumber")
    /// The size of the content in bytes.
    public static let fileSize = SearchableItemAttribute(rawValue: "fileSize")
    /// Whether the flash was used.
    public static let flashOn = SearchableItemAttribute(rawValue: "flashOn")
    /// The focal length of the lens in millimetres.
    public static let focalLength = SearchableItemAttribute(rawValue: "focalLength")
    /// The focal length in millimetres that a 35 mm camera would need for the same view.
    public static let focalLength35mmEquivalent = SearchableItemAttribute(rawValue: "focalLength35mm")
    /// The fonts that the document uses.
    public static let fontNames = SearchableItemAttribute(rawValue: "fontNames")
    /// The whole address as it is written on a letter.
    public static let fullyFormattedAddress = SearchableItemAttribute(rawValue: "fullyFormattedAddress")
    /// Whether a MIDI sequence is set up for General MIDI.
    public static let generalMIDISequence = SearchableItemAttribute(rawValue: "generalMIDISequence")
    /// The genre.
    public static let genre = SearchableItemAttribute(rawValue: "genre")
    /// The name of the area.
    public static let gpsAreaInformation = SearchableItemAttribute(rawValue: "gpsAreaInformation")
    /// When the position was taken.
    public static let gpsDateStamp = SearchableItemAttribute(rawValue: "gpsDateStamp")
    /// The direction of the destination in degrees.
    public static let gpsDestinationBearing = SearchableItemAttribute(rawValue: "gpsDestBearing")
    /// The distance of the destination in kilometres.
    public static let gpsDestinationDistance = SearchableItemAttribute(rawValue: "gpsDestDistance")
    /// The latitude of the destination in degrees.
    public static let gpsDestinationLatitude = SearchableItemAttribute(rawValue: "gpsDestLatitude")
    /// The longitude of the destination in degrees.
    public static let gpsDestinationLongitude = SearchableItemAttribute(rawValue: "gpsDestLongitude")
    /// Whether the position was corrected by differential GPS.
    public static let gpsDifferential = SearchableItemAttribute(rawValue: "gpsDifferental")
    /// How imprecise the geometry of the satellites made the position.
    public static let gpsDilutionOfPrecision = SearchableItemAttribute(rawValue: "gpsdop")
    /// The geodetic datum, as `WGS-84`.
    public static let gpsMapDatum = SearchableItemAttribute(rawValue: "gpsMapDatum")
    /// Whether the position has two or three dimensions.
    public static let gpsMeasureMode = SearchableItemAttribute(rawValue: "gpsMeasureMode")
    /// How the position was found.
    public static let gpsProcessingMethod = SearchableItemAttribute(rawValue: "gpsProcessingMethod")
    /// Whether the receiver had a position.
    public static let gpsStatus = SearchableItemAttribute(rawValue: "gpsStatus")
    /// The direction of travel in degrees clockwise from true north.
    public static let gpsTrack = SearchableItemAttribute(rawValue: "gpsTrack")
    /// Whether the picture has transparency.
    public static let hasAlphaChannel = SearchableItemAttribute(rawValue: "hasAlphaChannel")
    /// A line that sums the document up.
    public static let headline = SearchableItemAttribute(rawValue: "headline")
}
