public import AppIntents
public import FoundationAdditions

// Buttons and toggles that run intents. Source: SwiftUI with AppIntents, `Button` and `Toggle`.

extension Button {
    public nonisolated init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: .intent(intent), label: label())
    }

    public nonisolated init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: .intent(intent), label: label())
    }
}

extension Button where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
        self.init(role: nil, action: .intent(intent), label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, intent: some AppIntent) {
        self.init(role: nil, action: .intent(intent), label: Text(titleResource))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, intent: some AppIntent) {
        self.init(role: nil, action: .intent(intent), label: Text(title))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
        self.init(role: role, action: .intent(intent), label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, role: ButtonRole?, intent: some AppIntent) {
        self.init(role: role, action: .intent(intent), label: Text(titleResource))
    }

    @_disfavoredOverload
    public nonisolated init(_ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent) {
        self.init(role: role, action: .intent(intent), label: Text(title))
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(
            role: role, action: .intent(intent), label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(
            role: role, action: .intent(intent), label: SwiftUI.Label(titleResource, systemImage: systemImage))
    }

    @_disfavoredOverload
    public nonisolated init(
        _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(role: role, action: .intent(intent), label: SwiftUI.Label(title, systemImage: systemImage))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(role: role, action: .intent(intent), label: SwiftUI.Label(titleKey, image: image))
    }

    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(role: role, action: .intent(intent), label: SwiftUI.Label(titleResource, image: image))
    }

    @_disfavoredOverload
    public nonisolated init(
        _ title: some StringProtocol, image: ImageResource, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(role: role, action: .intent(intent), label: SwiftUI.Label(title, image: image))
    }
}

extension Toggle {
    public nonisolated init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: { isOn }, intent: intent, label: label())
    }
}

extension Toggle where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: { isOn }, intent: intent, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: { isOn }, intent: intent, label: Text(titleResource))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: { isOn }, intent: intent, label: Text(title))
    }
}
