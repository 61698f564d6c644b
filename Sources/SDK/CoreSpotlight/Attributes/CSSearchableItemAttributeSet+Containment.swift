// Attributes of containment: what an item is part of.

extension CSSearchableItemAttributeSet {
    /// The title of what holds the item.
    public var containerTitle: String? {
        get { self[text: "containerTitle"] }
        set { self[text: "containerTitle"] = newValue }
    }

    /// The name of what holds the item, as it is shown.
    public var containerDisplayName: String? {
        get { self[text: "containerDisplayName"] }
        set { self[text: "containerDisplayName"] = newValue }
    }

    /// The identifier of what holds the item.
    public var containerIdentifier: String? {
        get { self[text: "containerIdentifier"] }
        set { self[text: "containerIdentifier"] = newValue }
    }

    /// The place of the item within what holds it.
    public var containerOrder: NSNumber? {
        get { self[number: "containerOrder"] }
        set { self[number: "containerOrder"] = newValue }
    }
}
