import FoundationAdditions

/// Reads pictures whose pixels are not compressed: the binary forms of PGM and PPM with one byte a sample.
///
/// - Source: netpbm.sourceforge.net/doc/ppm.html, netpbm.sourceforge.net/doc/pgm.html
enum NetpbmPicture {
    /// The most pixels that are read: 64 million.
    private static let maximumPixels = 1 << 26

    /// The pixels of a file's contents; nil where these are no such picture.
    static func read(_ data: Data) -> CVReadOnlyPixelBuffer? {
        var header = Header(bytes: data)
        let samples: Int
        switch header.word() {
        case "P5": samples = 1
        case "P6": samples = 3
        default: return nil
        }
        guard let width = header.number(), let height = header.number(), let most = header.number(),
            width > 0, height > 0, (1...255).contains(most), width <= maximumPixels / height
        else { return nil }
        let pixels = data.dropFirst(header.length)
        guard pixels.count >= width * height * samples else { return nil }
        var bgra = Data(capacity: width * height * 4)
        var index = pixels.startIndex
        for _ in 0..<(width * height) {
            let red = scaled(pixels[index], most)
            let green = samples == 3 ? scaled(pixels[index + 1], most) : red
            let blue = samples == 3 ? scaled(pixels[index + 2], most) : red
            bgra.append(contentsOf: [blue, green, red, 255])
            index += samples
        }
        return try? CVReadOnlyPixelBuffer(width: width, height: height, data: bgra)
    }

    private static func scaled(_ sample: UInt8, _ most: Int) -> UInt8 {
        most == 255 ? sample : UInt8(min(255, Int(sample) * 255 / most))
    }

    /// The words in front of the pixels.
    private struct Header {
        private let bytes: Data
        private var position: Int

        init(bytes: Data) {
            self.bytes = bytes
            position = bytes.startIndex
        }

        /// How many bytes were read, the one space behind the last word included.
        var length: Int { position - bytes.startIndex }

        mutating func word() -> String {
            var word = ""
            while position < bytes.endIndex, word.count < 16 {
                let byte = bytes[position]
                position += 1
                switch byte {
                case UInt8(ascii: "#") where word.isEmpty:
                    while position < bytes.endIndex, bytes[position] != UInt8(ascii: "\n") { position += 1 }
                case 0x09...0x0D, 0x20: if !word.isEmpty { return word }
                default: word.unicodeScalars.append(Unicode.Scalar(byte))
                }
            }
            return word
        }

        mutating func number() -> Int? { Int(word()) }
    }
}
