/// What was done to a view. Lengths are in points.
public indirect enum ViewModification: Codable, Hashable, Sendable {
    case padding(top: Double, leading: Double, bottom: Double, trailing: Double)
    case frame(size: ViewFrame)
    /// The shape that a view keeps; `ratio` is width by height, its own where absent.
    case aspectRatio(ratio: Double?, fills: Bool)
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// Who gets space first; 0 is usual.
    case layoutPriority(value: Double)
    case offset(x: Double, y: Double)
    /// Behind the view: a fill in a shape, or other views.
    case background(fill: ViewStyle?, shape: ViewShape?, content: [ViewNode], alignment: ViewAlignment)
    /// In front of the view.
    case overlay(fill: ViewStyle?, shape: ViewShape?, content: [ViewNode], alignment: ViewAlignment)
    /// The background of the widget that holds the view.
    case containerBackground(fill: ViewStyle?, content: [ViewNode])
    case clip(shape: ViewShape)
    case mask(content: [ViewNode])
    case border(style: ViewStyle, width: Double)
    case opacity(value: Double)
    case shadow(color: ViewColor?, radius: Double, x: Double, y: Double)
    case rotation(degrees: Double)
    case scale(x: Double, y: Double)
    /// `blur`, `grayscale`, `brightness`, `contrast`, `saturation`, `hueRotation`, `invert`.
    case effect(name: String, amount: Double)
    case hidden
    /// How many columns of a grid a view spans.
    case gridColumns(count: Int)
    /// Shown as grey bars: a `placeholder`, or `privacy`.
    case redacted(reason: String)
    /// To be hidden where others may see it.
    case privacySensitive
    case accessibility(value: ViewAccessibility)
    /// A text that explains the view.
    case help(text: String)
    /// A text or number beside a row.
    case badge(text: String)
    /// The title of a page.
    case title(text: String)
    /// Opened when the view is pressed outside its buttons.
    case url(value: String)
    /// The entity that the view shows, as `type/id`.
    case entity(identifier: String)
    /// Drawn from left to right or from right to left, whatever the language.
    case layoutDirection(isRightToLeft: Bool)
}

/// A size that is given to a view. Infinite lengths are written as `fillsWidth` and `fillsHeight`.
public struct ViewFrame: Codable, Hashable, Sendable {
    public var width: Double?
    public var height: Double?
    public var minimumWidth: Double?
    public var maximumWidth: Double?
    public var minimumHeight: Double?
    public var maximumHeight: Double?
    /// Whether it takes all the width that there is.
    public var fillsWidth: Bool?
    /// Whether it takes all the height that there is.
    public var fillsHeight: Bool?
    /// Where the view stands in its frame.
    public var alignment: ViewAlignment

    /// Creates a frame that changes nothing.
    public init(alignment: ViewAlignment = .init()) { self.alignment = alignment }
}

/// What a view is for those who do not see it.
public struct ViewAccessibility: Codable, Hashable, Sendable {
    public var label: String?
    public var value: String?
    public var hint: String?
    public var identifier: String?
    public var isHidden: Bool?
    /// `header`, `button`, `link`, `image`, `selected`…
    public var traits: [String]?
    /// What the view's parts are: `combine` is one text of all, `ignore` is none, `contain` is each by itself.
    public var children: String?
    /// Actions that assistive technology offers, by their names.
    public var actions: [Action]?

    /// An action with its name.
    public struct Action: Codable, Hashable, Sendable {
        public var name: String
        public var action: ViewAction

        /// Creates an action.
        public init(name: String, action: ViewAction) {
            self.name = name
            self.action = action
        }
    }

    /// Creates what says nothing.
    public init() {}
}
