/// A phrase ready to be compared: words and places for values.
struct Template: Sendable {
    enum Item: Sendable, Hashable {
        case word(Int)
        case slot(Int)
        case appName
    }

    var items: [Item]
    /// The intent it belongs to.
    var intent: Int
    /// The phrase as it was written.
    var text: String
    /// Whether it keeps its app from being meant.
    var isNegative = false

    /// Takes a phrase apart: `${name}` is a parameter, `${applicationName}` the name of the app.
    static func parts(of phrase: String) -> [(text: String, isSlot: Bool)] {
        var parts: [(text: String, isSlot: Bool)] = []
        var rest = phrase[...]
        while let open = rest.firstRange(of: "${") {
            if open.lowerBound > rest.startIndex { parts.append((String(rest[..<open.lowerBound]), false)) }
            rest = rest[open.upperBound...]
            guard let close = rest.firstIndex(of: "}") else { break }
            parts.append((String(rest[..<close]), true))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { parts.append((String(rest), false)) }
        return parts
    }
}

/// Words in a row that stand for values, kept letter-tree-like by word.
struct ValueTrie: Sendable {
    private struct Node: Sendable {
        var next: [Int: Int] = [:]
        var values: [Int] = []
    }
    private var nodes = [Node()]

    /// Adds the words of a value.
    mutating func insert(_ words: [Int], value: Int) {
        var node = 0
        for word in words {
            if let next = nodes[node].next[word] {
                node = next
            } else {
                nodes.append(Node())
                nodes[node].next[word] = nodes.count - 1
                node = nodes.count - 1
            }
        }
        if !words.isEmpty, !nodes[node].values.contains(value) { nodes[node].values.append(value) }
    }

    /// The values that begin at a place, each with where it ends and how sure it is.
    func matches(_ senses: [[(word: Int, trust: Double)]], at start: Int) -> [(value: Int, end: Int, trust: Double)] {
        var found: [(value: Int, end: Int, trust: Double)] = []
        var states = [(node: 0, trust: 1.0)]
        var index = start
        while index < senses.count, !states.isEmpty, index - start < 12 {
            var next: [(node: Int, trust: Double)] = []
            for state in states {
                for sense in senses[index] {
                    if let node = nodes[state.node].next[sense.word] { next.append((node, state.trust * sense.trust)) }
                }
            }
            index += 1
            for state in next {
                for value in nodes[state.node].values { found.append((value, index, state.trust)) }
            }
            states = next
        }
        return found
    }
}
