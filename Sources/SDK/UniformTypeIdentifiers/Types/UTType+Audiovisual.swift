// The declarations stand in `TypeDeclaration+Audiovisual.swift`.

extension UTType {
    /// Audiovisual content: `public.audiovisual-content`.
    public static var audiovisualContent: UTType { UTType(uncheckedIdentifier: "public.audiovisual-content") }

    /// Movie: `public.movie`.
    public static var movie: UTType { UTType(uncheckedIdentifier: "public.movie") }

    /// Video: `public.video`.
    public static var video: UTType { UTType(uncheckedIdentifier: "public.video") }

    /// Audio: `public.audio`.
    public static var audio: UTType { UTType(uncheckedIdentifier: "public.audio") }

    /// QuickTime movie: `com.apple.quicktime-movie`.
    public static var quickTimeMovie: UTType { UTType(uncheckedIdentifier: "com.apple.quicktime-movie") }

    /// MPEG movie: `public.mpeg`.
    public static var mpeg: UTType { UTType(uncheckedIdentifier: "public.mpeg") }

    /// MPEG-2 video: `public.mpeg-2-video`.
    public static var mpeg2Video: UTType { UTType(uncheckedIdentifier: "public.mpeg-2-video") }

    /// MPEG-2 transport stream: `public.mpeg-2-transport-stream`.
    public static var mpeg2TransportStream: UTType { UTType(uncheckedIdentifier: "public.mpeg-2-transport-stream") }

    /// MP3 audio: `public.mp3`.
    public static var mp3: UTType { UTType(uncheckedIdentifier: "public.mp3") }

    /// MPEG-4 movie: `public.mpeg-4`.
    public static var mpeg4Movie: UTType { UTType(uncheckedIdentifier: "public.mpeg-4") }

    /// MPEG-4 audio: `public.mpeg-4-audio`.
    public static var mpeg4Audio: UTType { UTType(uncheckedIdentifier: "public.mpeg-4-audio") }

    /// Protected MPEG-4 audio: `com.apple.protected-mpeg-4-audio`.
    public static var appleProtectedMPEG4Audio: UTType {
        UTType(uncheckedIdentifier: "com.apple.protected-mpeg-4-audio")
    }

    /// Protected MPEG-4 movie: `com.apple.protected-mpeg-4-video`.
    public static var appleProtectedMPEG4Video: UTType {
        UTType(uncheckedIdentifier: "com.apple.protected-mpeg-4-video")
    }

    /// AVI movie: `public.avi`.
    public static var avi: UTType { UTType(uncheckedIdentifier: "public.avi") }

    /// AIFF audio: `public.aiff-audio`.
    public static var aiff: UTType { UTType(uncheckedIdentifier: "public.aiff-audio") }

    /// WAV audio: `com.microsoft.waveform-audio`.
    public static var wav: UTType { UTType(uncheckedIdentifier: "com.microsoft.waveform-audio") }

    /// MIDI audio: `public.midi-audio`.
    public static var midi: UTType { UTType(uncheckedIdentifier: "public.midi-audio") }

    /// Playlist: `public.playlist`.
    public static var playlist: UTType { UTType(uncheckedIdentifier: "public.playlist") }

    /// M3U playlist: `public.m3u-playlist`.
    public static var m3uPlaylist: UTType { UTType(uncheckedIdentifier: "public.m3u-playlist") }
}
