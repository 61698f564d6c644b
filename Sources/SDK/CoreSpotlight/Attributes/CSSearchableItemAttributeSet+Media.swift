// Attributes of media: sound, film and music.

extension CSSearchableItemAttributeSet {
    /// The length in seconds.
    public var duration: NSNumber? {
        get { self[number: "duration"] }
        set { self[number: "duration"] = newValue }
    }

    /// The codecs of the content.
    public var codecs: [String]? {
        get { self[texts: "codecs"] }
        set { self[texts: "codecs"] = newValue }
    }

    /// What the content consists of, as sound or video.
    public var mediaTypes: [String]? {
        get { self[texts: "mediaTypes"] }
        set { self[texts: "mediaTypes"] = newValue }
    }

    /// Whether the content is ready to be streamed.
    public var streamable: NSNumber? {
        get { self[number: "streamable"] }
        set { self[number: "streamable"] = newValue }
    }

    /// The bit rate of sound and video together, in bits a second.
    public var totalBitRate: NSNumber? {
        get { self[number: "totalBitRate"] }
        set { self[number: "totalBitRate"] = newValue }
    }

    /// The bit rate of the video, in bits a second.
    public var videoBitRate: NSNumber? {
        get { self[number: "videoBitRate"] }
        set { self[number: "videoBitRate"] = newValue }
    }

    /// The bit rate of the sound, in bits a second.
    public var audioBitRate: NSNumber? {
        get { self[number: "audioBitRate"] }
        set { self[number: "audioBitRate"] = newValue }
    }

    /// The director of a film.
    public var director: String? {
        get { self[text: "director"] }
        set { self[text: "director"] = newValue }
    }

    /// The producer.
    public var producer: String? {
        get { self[text: "producer"] }
        set { self[text: "producer"] = newValue }
    }

    /// The genre.
    public var genre: String? {
        get { self[text: "genre"] }
        set { self[text: "genre"] = newValue }
    }

    /// Who performs.
    public var performers: [String]? {
        get { self[texts: "performers"] }
        set { self[texts: "performers"] = newValue }
    }

    /// The format of the original.
    public var originalFormat: String? {
        get { self[text: "originalFormat"] }
        set { self[text: "originalFormat"] = newValue }
    }

    /// The source of the original.
    public var originalSource: String? {
        get { self[text: "originalSource"] }
        set { self[text: "originalSource"] = newValue }
    }

    /// Whether the content is on this machine.
    public var local: NSNumber? {
        get { self[number: "local"] }
        set { self[number: "local"] = newValue }
    }

    /// Whether the content is unfit for some: 0 for all, 1 explicit.
    public var contentRating: NSNumber? {
        get { self[number: "contentRating"] }
        set { self[number: "contentRating"] = newValue }
    }

    /// The sample rate in hertz.
    public var audioSampleRate: NSNumber? {
        get { self[number: "audioSampleRate"] }
        set { self[number: "audioSampleRate"] = newValue }
    }

    /// The number of channels.
    public var audioChannelCount: NSNumber? {
        get { self[number: "audioChannelCount"] }
        set { self[number: "audioChannelCount"] = newValue }
    }

    /// The tempo in beats a minute.
    public var tempo: NSNumber? {
        get { self[number: "tempo"] }
        set { self[number: "tempo"] = newValue }
    }

    /// The key, as `C` or `Dm`.
    public var keySignature: String? {
        get { self[text: "keySignature"] }
        set { self[text: "keySignature"] = newValue }
    }

    /// The time signature, as `4/4`.
    public var timeSignature: String? {
        get { self[text: "timeSignature"] }
        set { self[text: "timeSignature"] = newValue }
    }

    /// The app that encoded the sound.
    public var audioEncodingApplication: String? {
        get { self[text: "audioEncodingApplication"] }
        set { self[text: "audioEncodingApplication"] = newValue }
    }

    /// The composer.
    public var composer: String? {
        get { self[text: "composer"] }
        set { self[text: "composer"] = newValue }
    }

    /// The writer of the words.
    public var lyricist: String? {
        get { self[text: "lyricist"] }
        set { self[text: "lyricist"] = newValue }
    }

    /// The album.
    public var album: String? {
        get { self[text: "album"] }
        set { self[text: "album"] = newValue }
    }

    /// The artist.
    public var artist: String? {
        get { self[text: "artist"] }
        set { self[text: "artist"] = newValue }
    }

    /// The number of the track on its album.
    public var audioTrackNumber: NSNumber? {
        get { self[number: "audioTrackNumber"] }
        set { self[number: "audioTrackNumber"] = newValue }
    }

    /// When it was recorded; the day or year alone may be known.
    public var recordingDate: Date? {
        get { self[date: "recordingDate"] }
        set { self[date: "recordingDate"] = newValue }
    }

    /// The genre of the music.
    public var musicalGenre: String? {
        get { self[text: "musicalGenre"] }
        set { self[text: "musicalGenre"] = newValue }
    }

    /// Whether a MIDI sequence is set up for General MIDI.
    public var generalMIDISequence: NSNumber? {
        get { self[number: "generalMIDISequence"] }
        set { self[number: "generalMIDISequence"] = newValue }
    }

    /// The family of the instrument.
    public var musicalInstrumentCategory: String? {
        get { self[text: "musicalInstrumentCategory"] }
        set { self[text: "musicalInstrumentCategory"] = newValue }
    }

    /// The name of the instrument.
    public var musicalInstrumentName: String? {
        get { self[text: "musicalInstrumentName"] }
        set { self[text: "musicalInstrumentName"] = newValue }
    }

    /// How often a person has played it.
    public var playCount: NSNumber? {
        get { self[number: "playCount"] }
        set { self[number: "playCount"] = newValue }
    }

    /// The rating of a person, from 0 to 5.
    public var rating: NSNumber? {
        get { self[number: "rating"] }
        set { self[number: "rating"] = newValue }
    }

    /// What the rating means, as `4 of 5 stars`.
    public var ratingDescription: String? {
        get { self[text: "ratingDescription"] }
        set { self[text: "ratingDescription"] = newValue }
    }
}
