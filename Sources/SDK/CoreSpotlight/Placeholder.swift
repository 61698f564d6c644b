@_exported public import FoundationAdditions

open class CSSearchableItemAttributeSet: NSObject { public var title: String?; public var contentDescription: String? }
public final class CSCustomAttributeKey: NSObject, @unchecked Sendable {}
public struct CSSearchableIndexDescription: Sendable {}
