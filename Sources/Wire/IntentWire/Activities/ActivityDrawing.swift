/// A Live Activity as its app drew it, in each place where surfaces show it.
public struct ActivityDrawing: Codable, Hashable, Sendable {
    /// Which content was drawn: `contentRevision` of the activity.
    public var contentRevision: Int
    /// Whether it was drawn as out of date.
    public var isStale: Bool
    /// The language that it was drawn in, as a BCP 47 tag.
    public var locale: String
    /// On the lock screen, or as a banner.
    public var lockScreen: ViewTree?
    /// As small as on a watch, where the app draws that.
    public var small: ViewTree?
    /// Around the camera.
    public var island: IslandDrawing?
    /// Why something could not be drawn.
    public var problem: String?

    /// Creates a drawing.
    public init(
        contentRevision: Int, isStale: Bool = false, locale: String, lockScreen: ViewTree? = nil,
        small: ViewTree? = nil, island: IslandDrawing? = nil, problem: String? = nil
    ) {
        self.contentRevision = contentRevision
        self.isStale = isStale
        self.locale = locale
        self.lockScreen = lockScreen
        self.small = small
        self.island = island
        self.problem = problem
    }
}

/// A Live Activity around the camera: opened, closed, or as small as possible beside another one.
public struct IslandDrawing: Codable, Hashable, Sendable {
    public var expanded: [IslandRegion]
    public var compactLeading: ViewTree
    public var compactTrailing: ViewTree
    public var minimal: ViewTree
    /// The colour of its edge.
    public var keylineTint: ViewColor?
    /// What opens when a person presses it.
    public var url: String?

    /// Creates a drawing.
    public init(
        expanded: [IslandRegion], compactLeading: ViewTree, compactTrailing: ViewTree, minimal: ViewTree,
        keylineTint: ViewColor? = nil, url: String? = nil
    ) {
        self.expanded = expanded
        self.compactLeading = compactLeading
        self.compactTrailing = compactTrailing
        self.minimal = minimal
        self.keylineTint = keylineTint
        self.url = url
    }
}

/// A part of the opened island.
public struct IslandRegion: Codable, Hashable, Sendable {
    /// Where a part stands.
    public enum Position: String, Codable, Hashable, Sendable, CaseIterable { case leading, center, trailing, bottom }

    public var position: Position
    /// The region with the highest number gets the space that it wants.
    public var priority: Double
    public var view: ViewTree

    /// Creates a region.
    public init(position: Position, priority: Double = 0, view: ViewTree) {
        self.position = position
        self.priority = priority
        self.view = view
    }
}

/// A place in which a Live Activity is shown.
public enum ActivityPresentationKind: String, Codable, Hashable, Sendable, CaseIterable {
    case lockScreen = "lock-screen"
    case expanded, compact, minimal
}

extension ActivityDrawing {
    /// The drawing as one view, for surfaces that lay it out themselves: the regions of the opened island beside and
    /// below each other, or both ends of the closed one in a line.
    ///
    /// - Returns: The view; nil where the app drew none for this place.
    public func view(_ kind: ActivityPresentationKind) -> ViewTree? {
        switch kind {
        case .lockScreen: lockScreen
        case .minimal: island?.minimal
        case .compact:
            island.map { island in
                tree(
                    .horizontal,
                    [island.compactLeading.root, ViewNode(.spacer(SpacerContent())), island.compactTrailing.root])
            }
        case .expanded: island.map(expanded)
        }
    }

    private func expanded(_ island: IslandDrawing) -> ViewTree {
        func views(_ position: IslandRegion.Position) -> [ViewNode] {
            island.expanded.filter { $0.position == position }.sorted { $0.priority > $1.priority }.map(\.view.root)
        }
        let spacer = ViewNode(.spacer(SpacerContent()))
        let sides = [views(.leading), views(.center), views(.trailing)].map { views -> [ViewNode] in
            views.count > 1 ? [ViewNode(.stack(StackContent(axis: .vertical, children: views)))] : views
        }
        let top = sides[0] + [spacer] + (sides[1].isEmpty ? [] : sides[1] + [spacer]) + sides[2]
        let row = sides.allSatisfy(\.isEmpty) ? [] : [ViewNode(.stack(StackContent(axis: .horizontal, children: top)))]
        return tree(.vertical, row + views(.bottom))
    }

    private func tree(_ axis: StackContent.Axis, _ children: [ViewNode]) -> ViewTree {
        let model = lockScreen ?? island?.compactLeading
        return ViewTree(
            root: ViewNode(.stack(StackContent(axis: axis, children: children))), locale: locale,
            isRightToLeft: model?.isRightToLeft, colorScheme: model?.colorScheme)
    }
}
