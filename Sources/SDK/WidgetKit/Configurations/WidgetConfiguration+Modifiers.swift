public import FoundationAdditions
public import SwiftUI

extension WidgetConfiguration {
    @MainActor
    func declaring(
        _ change: @escaping @MainActor (inout WidgetDeclaration) -> Void
    ) -> ModifiedDeclaration<Self> {
        ModifiedDeclaration(content: self, change: change)
    }
}

// What a widget is called. Source: WidgetKit, `WidgetConfiguration`.
extension WidgetConfiguration {
    /// Sets what people read as the widget's name.
    @MainActor @preconcurrency
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        declaring { $0.displayName = displayName }
    }

    /// Sets what people read as the widget's name, from a string table.
    @MainActor @preconcurrency
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }

    /// Sets what people read as the widget's name, from a resource.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    /// Sets what people read as the widget's name, as it is.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    /// Sets what people read about the widget.
    @MainActor @preconcurrency
    public func description(_ description: Text) -> some WidgetConfiguration {
        declaring { $0.description = description }
    }

    /// Sets what people read about the widget, from a string table.
    @MainActor @preconcurrency
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }

    /// Sets what people read about the widget, from a resource.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
        self.description(Text(description))
    }

    /// Sets what people read about the widget, as it is.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        self.description(Text(description))
    }
}

// How a widget stands where it stands. Source: WidgetKit, `WidgetConfiguration`.
extension WidgetConfiguration {
    /// Sets the sizes that the widget supports.
    @MainActor @preconcurrency
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        declaring { $0.families = families.map(\.description) }
    }

    /// Lets the content of the widget reach its edges.
    @MainActor @preconcurrency
    public func contentMarginsDisabled() -> some WidgetConfiguration {
        declaring { $0.contentMarginsDisabled = true }
    }

    /// Sets whether the background may be left out.
    @MainActor @preconcurrency
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        declaring { $0.containerBackgroundRemovable = isRemovable }
    }

    /// Names places where the widget is better not shown in some sizes.
    @MainActor @preconcurrency
    public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration {
        declaring { declaration in
            for location in locations {
                declaration.disfavoredLocations[location.name, default: []] += families.map(\.description)
            }
        }
    }

    /// Asks people to configure the widget once they add it.
    @MainActor @preconcurrency
    public func promptsForUserConfiguration() -> some WidgetConfiguration {
        declaring { $0.promptsForConfiguration = true }
    }

    /// Names the widget that stands for this one elsewhere; here each stands for itself.
    @MainActor @preconcurrency
    public func associatedKind(_ kind: String?) -> some WidgetConfiguration { self }

    /// Says how the widget stands in a room; there are no rooms here.
    @MainActor @preconcurrency
    public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration { self }

    /// Says what the widget is made of in a room; there are no rooms here.
    @MainActor @preconcurrency
    public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { self }
}

// What wakes a widget. Source: WidgetKit, `WidgetConfiguration`.
extension WidgetConfiguration {
    /// Names what takes push tokens; nothing pushes here, so it is never made.
    @MainActor @preconcurrency
    public func pushHandler(_ handler: any WidgetPushHandler.Type) -> some WidgetConfiguration { self }

    /// Takes events of downloads that go on without the app; there are none here.
    @MainActor @preconcurrency
    public func onBackgroundURLSessionEvents(
        matching: ((_ identifier: String) -> Bool)? = nil,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }

    /// Takes events of a download that goes on without the app; there are none here.
    @MainActor @preconcurrency
    public func onBackgroundURLSessionEvents(
        matching matchingString: String,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }
}
