/// A place in a ``SyntaxTree``.
public struct Node: Sendable, Hashable {
    /// The tree that the node is in.
    public let tree: SyntaxTree
    let index: Int

    private var record: SyntaxTree.Record { tree.records[index] }

    /// What the node is.
    public var kind: NodeKind { NodeKind(rawValue: record.kind) ?? .other }
    /// The name, operator, literal text or type that the node is about; empty where there is none.
    public var text: String { tree.strings[Int(record.text)] }
    /// Offset of the first byte, without comments before it.
    public var start: Int { Int(record.start) }
    /// Offset behind the last byte.
    public var end: Int { Int(record.end) }
    /// The bytes of the node.
    public var range: Range<Int> { start..<end }

    /// The node around this one; nil for the file.
    public var parent: Node? { index == 0 ? nil : Node(tree: tree, index: Int(tree.parents[index])) }

    /// The nodes around this one, nearest first.
    public var ancestors: [Node] {
        var result: [Node] = []
        var current = parent
        while let node = current {
            result.append(node)
            current = node.parent
        }
        return result
    }

    /// The nodes directly below, in source order.
    public var children: Children { Children(tree: tree, start: index + 1, end: Int(record.next)) }

    /// All nodes below, in source order.
    public var descendants: Descendants { Descendants(tree: tree, start: index + 1, end: Int(record.next)) }

    /// The first child of a kind.
    public func first(_ kind: NodeKind) -> Node? { children.first { $0.record.kind == kind.rawValue } }

    /// The children of a kind.
    public func all(_ kind: NodeKind) -> [Node] { children.filter { $0.record.kind == kind.rawValue } }

    /// The nodes below of a kind.
    public func below(_ kind: NodeKind) -> [Node] { descendants.filter { $0.record.kind == kind.rawValue } }

    /// Whether the node stands inside another, or is it.
    public func isInside(_ other: Node) -> Bool {
        tree === other.tree && index >= other.index && index < Int(other.record.next)
    }

    public static func == (left: Node, right: Node) -> Bool { left.tree === right.tree && left.index == right.index }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(tree))
        hasher.combine(index)
    }

    /// The children of a node.
    public struct Children: Sequence, Sendable {
        let tree: SyntaxTree
        let start: Int
        let end: Int

        public func makeIterator() -> Iterator { Iterator(tree: tree, position: start, end: end) }

        /// The first child, of whatever kind.
        public var first: Node? { start < end ? Node(tree: tree, index: start) : nil }
        /// Whether there is none.
        public var isEmpty: Bool { start >= end }

        /// Walks over children.
        public struct Iterator: IteratorProtocol {
            let tree: SyntaxTree
            var position: Int
            let end: Int

            public mutating func next() -> Node? {
                guard position < end else { return nil }
                defer { position = Int(tree.records[position].next) }
                return Node(tree: tree, index: position)
            }
        }
    }

    /// Everything below a node.
    public struct Descendants: Sequence, Sendable {
        let tree: SyntaxTree
        let start: Int
        let end: Int

        public func makeIterator() -> Iterator { Iterator(tree: tree, position: start, end: end) }

        /// Walks in preorder.
        public struct Iterator: IteratorProtocol {
            let tree: SyntaxTree
            var position: Int
            let end: Int

            public mutating func next() -> Node? {
                guard position < end else { return nil }
                defer { position += 1 }
                return Node(tree: tree, index: position)
            }
        }
    }
}
