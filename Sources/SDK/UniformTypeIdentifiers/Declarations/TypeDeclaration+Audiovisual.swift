extension TypeDeclaration {
    /// The declarations of sound, films and playlists.
    static let audiovisual: [TypeDeclaration] = [
        TypeDeclaration("public.audiovisual-content", "Audiovisual content", ["public.data", "public.content"]),
        TypeDeclaration("public.movie", "Movie", ["public.audiovisual-content"]),
        TypeDeclaration("public.video", "Video", ["public.movie"]),
        TypeDeclaration("public.audio", "Audio", ["public.audiovisual-content"]),
        TypeDeclaration(
            "com.apple.quicktime-movie", "QuickTime movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"]),
        TypeDeclaration(
            "public.mpeg", "MPEG movie", ["public.movie"], ["mpg", "mpeg", "mpe", "m75", "m15"],
            ["video/mpeg", "video/mpg"]),
        TypeDeclaration("public.mpeg-2-video", "MPEG-2 video", ["public.video"], ["m2v"], ["video/mpeg2"]),
        TypeDeclaration(
            "public.mpeg-2-transport-stream", "MPEG-2 transport stream", ["public.movie"], ["ts"], ["video/mp2t"]),
        TypeDeclaration(
            "public.mp3", "MP3 audio", ["public.audio"], ["mp3", "mpga"], ["audio/mpeg", "audio/mp3", "audio/mpeg3"]),
        TypeDeclaration(
            "public.mpeg-4", "MPEG-4 movie", ["public.movie"], ["mp4", "mpg4"], ["video/mp4", "video/mp4v"]),
        TypeDeclaration("com.apple.m4a-audio", "Apple MPEG-4 audio", ["public.mpeg-4-audio"], ["m4a"], ["audio/x-m4a"]),
        TypeDeclaration(
            "public.mpeg-4-audio", "MPEG-4 audio", ["public.mpeg-4", "public.audio"], ["mp4"], ["audio/mp4"]),
        TypeDeclaration(
            "com.apple.protected-mpeg-4-audio", "Protected MPEG-4 audio", ["public.audio"], ["m4p"], ["audio/x-m4p"]),
        TypeDeclaration("com.apple.m4v-video", "Apple MPEG-4 movie", ["public.movie"], ["m4v"], ["video/x-m4v"]),
        TypeDeclaration("com.apple.protected-mpeg-4-video", "Protected MPEG-4 movie", ["com.apple.m4v-video"], ["m4v"]),
        TypeDeclaration(
            "public.avi", "AVI movie", ["public.movie"], ["avi", "vfw"], ["video/avi", "video/x-msvideo"]),
        TypeDeclaration(
            "public.aifc-audio", "AIFF-C audio", ["public.audio"], ["aifc", "aiff", "aif"],
            ["audio/aiff", "audio/x-aiff"]),
        TypeDeclaration("public.aiff-audio", "AIFF audio", ["public.aifc-audio"], ["aiff", "aif"]),
        TypeDeclaration(
            "com.microsoft.waveform-audio", "WAV audio", ["public.audio"], ["wav", "wave"],
            ["audio/vnd.wave", "audio/wav", "audio/x-wav"]),
        TypeDeclaration(
            "public.midi-audio", "MIDI audio", ["public.audio"], ["midi", "mid", "smf", "kar"], ["audio/midi"]),
        TypeDeclaration("org.xiph.flac", "FLAC audio", ["public.audio"], ["flac"], ["audio/flac"]),
        TypeDeclaration("public.3gpp", "3GPP movie", ["public.movie"], ["3gp", "3gpp"], ["video/3gpp"]),
        TypeDeclaration("org.webmproject.webm", "WebM movie", ["public.movie"], ["webm"], ["video/webm"]),
        TypeDeclaration("public.playlist", "Playlist", []),
        TypeDeclaration(
            "public.m3u-playlist", "M3U playlist", ["public.text", "public.playlist"], ["m3u", "m3u8"],
            ["audio/mpegurl", "audio/x-mpegurl", "application/vnd.apple.mpegurl"]),
    ]
}
