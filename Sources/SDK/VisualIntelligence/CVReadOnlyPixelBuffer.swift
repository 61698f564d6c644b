public import FoundationAdditions

/// Four bytes a pixel: blue, green, red and opacity.
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241

/// Pixels in memory that nobody changes.
///
/// Apple's type of this name wraps a buffer of Core Video; there is none here, so this one holds its bytes itself and
/// gives them to ``withUnsafeBytes(_:)``.
///
/// - Source: developer.apple.com/documentation/corevideo/cvreadonlypixelbuffer
public struct CVReadOnlyPixelBuffer: Hashable, Sendable {
    /// Why bytes are no pixels.
    public struct InvalidSizeError: Error, LocalizedError, Hashable {
        let needed: Int
        let found: Int

        public var errorDescription: String? {
            "A pixel buffer of this size has \(needed) bytes; \(found) were given."
        }
    }

    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// Bytes from one row to the next, at least four times `width`.
    public let bytesPerRow: Int
    /// What the bytes of a pixel are; always ``kCVPixelFormatType_32BGRA``.
    public var pixelFormatType: UInt32 { kCVPixelFormatType_32BGRA }

    private let bytes: Data

    /// Creates a buffer of pixels with four bytes each: blue, green, red and opacity.
    ///
    /// - Parameters:
    ///   - width: Pixels in a row, at least 1.
    ///   - height: Rows, at least 1.
    ///   - bytesPerRow: Bytes from one row to the next; four times `width` where nil.
    ///   - data: The rows from the top.
    /// - Throws: ``InvalidSizeError`` where there are not as many bytes as the size needs.
    public init(width: Int, height: Int, bytesPerRow: Int? = nil, data: Data) throws {
        let row = bytesPerRow ?? width.multipliedReportingOverflow(by: 4).partialValue
        let (needed, isTooLarge) = row.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, width <= row / 4, !isTooLarge, data.count == needed else {
            throw InvalidSizeError(needed: isTooLarge ? .max : max(needed, 0), found: data.count)
        }
        self.width = width
        self.height = height
        self.bytesPerRow = row
        bytes = data
    }

    /// Calls `body` with the bytes, row after row from the top. The pointer is valid during the call.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

extension CVReadOnlyPixelBuffer: Codable {
    private enum Key: String, CodingKey { case width, height, bytesPerRow, data }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        do {
            try self.init(
                width: container.decode(Int.self, forKey: .width), height: container.decode(Int.self, forKey: .height),
                bytesPerRow: container.decode(Int.self, forKey: .bytesPerRow),
                data: container.decode(Data.self, forKey: .data))
        } catch let error as InvalidSizeError {
            throw DecodingError.dataCorruptedError(
                forKey: .data, in: container, debugDescription: error.errorDescription ?? "")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(width, forKey: .width)
        try container.encode(height, forKey: .height)
        try container.encode(bytesPerRow, forKey: .bytesPerRow)
        try container.encode(bytes, forKey: .data)
    }
}
