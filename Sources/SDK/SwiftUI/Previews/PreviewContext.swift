/// A value of the place where a preview is shown, by its type.
///
/// - Source: SwiftUI, `PreviewContextKey`.
public protocol PreviewContextKey {
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Self.Value { get }
}

/// The place where a preview is shown.
///
/// - Source: SwiftUI, `PreviewContext`.
public protocol PreviewContext {
    /// The value of a key.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

extension View {
    /// Says where a preview is shown. There is no development environment to show it.
    public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
