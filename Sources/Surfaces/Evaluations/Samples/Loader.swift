/// Gives the samples of an evaluation.
///
/// What a loader of one's own has to implement is not documented by Apple: here it is ``load()``.
///
/// - Source: developer.apple.com/documentation/evaluations/loader
public protocol Loader<Sample>: Sendable {
    associatedtype Sample: SampleProtocol

    /// All samples, in order.
    ///
    /// - Throws: Why there are none.
    func load() async throws -> [Sample]
}

/// Samples that are at hand.
///
/// - Source: developer.apple.com/documentation/evaluations/arrayloader
public struct ArrayLoader<Sample: SampleProtocol>: Loader {
    public let samples: [Sample]

    public init(samples: [Sample]) { self.samples = samples }

    public func load() async throws -> [Sample] { samples }
}
