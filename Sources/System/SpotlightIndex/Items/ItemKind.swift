/// What an indexed item stands for, which tells what can be done with it.
public enum ItemKind: Int, Codable, Hashable, Sendable, CaseIterable {
    /// An item that an app indexed itself.
    case item = 0
    /// An app entity.
    case entity = 1
    /// An app.
    case app = 2
    /// An intent or an App Shortcut.
    case action = 3
    /// An activity of a person in an app.
    case activity = 4
}
