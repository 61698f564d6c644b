import BeckonSystem
import Testing

@Suite struct NameMatcherTests {
    private let sizes = NameMatcher(["small", "extraLarge", "café", "🍵"]) { name in
        name == "small" ? [name, "Tiny", "Short"] : [name]
    }

    private func found(_ text: String) -> String? {
        if case .one(let element) = sizes.match(text) { element } else { nil }
    }

    private func nearest(_ text: String) -> [String]? {
        if case .none(let nearest) = sizes.match(text) { nearest } else { nil }
    }

    @Test(arguments: [
        ("small", "small"), ("SMALL", "small"), ("tiny", "small"), ("Extra Large", "extraLarge"),
        ("extra-large", "extraLarge"), ("ＥＸＴＲＡＬＡＲＧＥ", "extraLarge"), ("cafe", "café"), ("CAFÉ", "café"),
        ("cafe\u{301}", "café"), (" 🍵 ", "🍵"),
    ])
    func `finds a name in any writing`(text: String, expected: String) {
        #expect(found(text) == expected)
    }

    @Test(arguments: [
        ("smal", ["small"]), ("msall", ["small"]), ("shrot", ["small"]), ("large", ["extraLarge"]), ("cofe", ["café"]),
        ("zzz", []), ("", []), ("   ", []),
    ])
    func `tells what is near`(text: String, expected: [String]) {
        #expect(nearest(text) == expected)
    }

    @Test func `takes the first name before other names`() {
        let matcher = NameMatcher([1, 2]) { $0 == 1 ? ["tea"] : ["coffee", "tea", "Kaffee"] }
        #expect(throws: Never.self) { if case .one(1) = matcher.match("TEA") {} else { throw CancellationError() } }
        let equal = NameMatcher([1, 2]) { ["\($0)", "tea"] }
        #expect(throws: Never.self) {
            if case .several([1, 2]) = equal.match("tea") {} else { throw CancellationError() }
        }
    }
}
