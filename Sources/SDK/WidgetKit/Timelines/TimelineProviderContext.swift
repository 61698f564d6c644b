public import FoundationAdditions
public import SwiftUI

/// What a provider is told of the place where its widget stands.
///
/// - Source: WidgetKit, `TimelineProviderContext`.
public struct TimelineProviderContext {
    /// The values of the environment for which the widget is drawn.
    ///
    /// - Source: WidgetKit, `TimelineProviderContext.EnvironmentVariants`.
    @dynamicMemberLookup
    public struct EnvironmentVariants {
        private let variants: [EnvironmentValues]

        init(_ variants: [EnvironmentValues]) { self.variants = variants }

        /// The values that the widget meets at a key path; nil where it is drawn once.
        public subscript<T>(_ keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            variants.isEmpty ? nil : variants.map { $0[keyPath: keyPath] }
        }

        /// The values that the widget meets at a key path; nil where it is drawn once.
        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { self[keyPath] }
    }

    /// The values of the environment for which the widget is drawn.
    public let environmentVariants: EnvironmentVariants
    /// The size of the widget by name.
    public let family: WidgetFamily
    /// Whether people choose among widgets: show an example quickly.
    public let isPreview: Bool
    /// The size of the widget in points.
    public let displaySize: CGSize

    init(family: WidgetFamily, isPreview: Bool, environment: EnvironmentValues) {
        self.family = family
        self.isPreview = isPreview
        displaySize = family.displaySize
        environmentVariants = EnvironmentVariants([environment])
    }
}
