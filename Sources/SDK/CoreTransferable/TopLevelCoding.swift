/// Something that writes whole values, as a `JSONEncoder`. On Apple's platforms it is declared in Combine.
///
/// - Source: developer.apple.com/documentation/combine/toplevelencoder
public protocol TopLevelEncoder {
    /// What is written, as `Data`.
    associatedtype Output

    /// Writes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Something that reads whole values, as a `JSONDecoder`. On Apple's platforms it is declared in Combine.
///
/// - Source: developer.apple.com/documentation/combine/topleveldecoder
public protocol TopLevelDecoder {
    /// What is read, as `Data`.
    associatedtype Input

    /// Reads a value.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
