import AppIntents
public import FoundationAdditions
import IntentWire

/// Says what a view is for those who do not see it.
///
/// - Source: SwiftUI, `AccessibilityAttachmentModifier`.
public struct AccessibilityAttachmentModifier {
    fileprivate let set: @MainActor (inout ViewAccessibility, _ViewDrawing) -> Void
}

extension AccessibilityAttachmentModifier: ViewModifier {
    public typealias Body = Never

    public static func _draw(
        _ modifier: Self, _ drawing: _ViewDrawing, content: _ModifiedDrawing
    ) throws -> _DrawnViews {
        var drawn = try content.draw(drawing)
        for index in drawn.nodes.indices {
            var value = ViewAccessibility()
            if case .accessibility(let known) = drawn.nodes[index].modifiers.last {
                value = known
                drawn.nodes[index].modifiers.removeLast()
            }
            modifier.set(&value, drawing)
            drawn.nodes[index].modifiers.append(.accessibility(value: value))
        }
        return drawn
    }
}

extension View {
    nonisolated func accessibility(
        _ set: @escaping @MainActor (inout ViewAccessibility, _ViewDrawing) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(set: set))
    }

    private nonisolated func accessibility(
        _ path: any WritableKeyPath<ViewAccessibility, String?> & Sendable, _ text: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0[keyPath: path] = text.string(in: $1.environment) }
    }

    public nonisolated func accessibilityLabel(
        _ label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(\.label, label) }

    public nonisolated func accessibilityLabel(
        _ labelKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(Text(labelKey)) }

    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(Text(label)) }

    @_disfavoredOverload
    public nonisolated func accessibilityLabel(
        _ label: LocalizedStringResource
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(Text(label)) }

    public nonisolated func accessibilityValue(
        _ value: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(\.value, value) }

    public nonisolated func accessibilityValue(
        _ valueKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(Text(valueKey)) }

    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(
        _ value: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(Text(value)) }

    public nonisolated func accessibilityHint(
        _ hint: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(\.hint, hint) }

    public nonisolated func accessibilityHint(
        _ hintKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(Text(hintKey)) }

    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(
        _ hint: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(Text(hint)) }

    public nonisolated func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { value, _ in value.identifier = identifier }
    }

    public nonisolated func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { value, _ in value.isHidden = hidden ? true : nil }
    }

    public nonisolated func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        accessibility { value, _ in value.children = children.name }
    }

    public nonisolated func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { value, _ in
            value.traits = Array(Set(value.traits ?? []).union(traits.names)).sorted()
        }
    }

    public nonisolated func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { value, _ in value.traits = value.traits?.filter { !traits.names.contains($0) } }
    }

    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

    /// The view; code of the app does not run in a drawing.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { self }
    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { self }
}

/// What the parts of a view are to those who do not see them.
///
/// - Source: SwiftUI, `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a view is like.
///
/// - Source: SwiftUI, `AccessibilityTraits`.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    fileprivate var names: Set<String>
    private init(name: String) { names = [name] }
    public init() { names = [] }

    public static let isButton = AccessibilityTraits(name: "button")
    public static let isHeader = AccessibilityTraits(name: "header")
    public static let isSelected = AccessibilityTraits(name: "selected")
    public static let isLink = AccessibilityTraits(name: "link")
    public static let isSearchField = AccessibilityTraits(name: "searchField")
    public static let isImage = AccessibilityTraits(name: "image")
    public static let isStaticText = AccessibilityTraits(name: "staticText")
    public static let isSummaryElement = AccessibilityTraits(name: "summaryElement")
    public static let isToggle = AccessibilityTraits(name: "toggle")
    public static let isModal = AccessibilityTraits(name: "modal")
    public static let updatesFrequently = AccessibilityTraits(name: "updatesFrequently")
    public static let playsSound = AccessibilityTraits(name: "playsSound")
    public static let startsMediaSession = AccessibilityTraits(name: "startsMediaSession")
    public static let allowsDirectInteraction = AccessibilityTraits(name: "allowsDirectInteraction")

    public typealias Element = AccessibilityTraits
    public func contains(_ member: Self) -> Bool { member.names.isSubset(of: names) }
    public func union(_ other: Self) -> Self { changed { $0.formUnion(other.names) } }
    public func intersection(_ other: Self) -> Self { changed { $0.formIntersection(other.names) } }
    public func symmetricDifference(_ other: Self) -> Self { changed { $0.formSymmetricDifference(other.names) } }
    public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }

    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        names.formUnion(newMember.names)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        guard contains(member) else { return nil }
        names.subtract(member.names)
        return member
    }

    @discardableResult
    public mutating func update(with newMember: Self) -> Self? { insert(newMember).inserted ? nil : newMember }

    private func changed(_ change: (inout Set<String>) -> Void) -> Self {
        var copy = self
        change(&copy.names)
        return copy
    }
}

/// What an action of assistive technology is for.
///
/// - Source: SwiftUI, `AccessibilityActionKind`.
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: Text
    public static let `default` = AccessibilityActionKind(name: Text("Activate"))
    public static let escape = AccessibilityActionKind(name: Text("Dismiss"))
    public static let magicTap = AccessibilityActionKind(name: Text("Magic Tap"))
    public static let delete = AccessibilityActionKind(name: Text("Delete"))
    public static let showMenu = AccessibilityActionKind(name: Text("Show Menu"))
    public init(named name: Text) { self.name = name }
    private init(name: Text) { self.name = name }
}
