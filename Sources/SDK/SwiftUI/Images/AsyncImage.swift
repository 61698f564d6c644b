public import FoundationAdditions
import IntentWire

/// A picture at an address, which the surface loads.
///
/// - Source: SwiftUI, `AsyncImage`.
public struct AsyncImage<Content: View> {
    private let content: Content
}

/// How far the loading of a picture has come; in a drawing it is done.
///
/// - Source: SwiftUI, `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage {
    public init(url: URL?, scale: CGFloat = 1) where Content == Image? {
        content = Self.image(url)
    }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        if let image = Self.image(url) {
            self.content = ViewBuilder.buildEither(first: content(image))
        } else {
            self.content = ViewBuilder.buildEither(second: placeholder())
        }
    }

    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content(Self.image(url).map(AsyncImagePhase.success) ?? .empty)
    }

    private static func image(_ url: URL?) -> Image? { url.map { Image(ImageSnapshot(.url($0))) } }
}

extension AsyncImage: View {
    public var body: some View { content }
}
