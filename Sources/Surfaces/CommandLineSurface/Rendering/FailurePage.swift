import IntentWire
import ViewRendering

/// Shows an error: what was wrong, and what could have been meant.
struct FailurePage {
    private static let listed = 10

    let style: TextStyle

    func lines(_ failure: IntentFailure) -> [String] {
        var lines = [style.red("error:") + " " + DisplayWidth.printable(failure.message, keepsLines: true)]
        // Near names stand in the message itself; entities need a line each, with what tells them apart.
        guard failure.code == .ambiguousValue || failure.code == .entityNotFound else { return lines }
        let candidates = failure.candidates ?? []
        for candidate in candidates.prefix(Self.listed) {
            let id = identifier(candidate.value).map { "  " + style.dim($0) } ?? ""
            let subtitle = candidate.display.subtitle.map { "  \(DisplayWidth.printable($0))" } ?? ""
            lines.append("  \(DisplayWidth.printable(candidate.display.title))\(subtitle)\(id)")
        }
        if candidates.count > Self.listed { lines.append("  … and \(candidates.count - Self.listed) more") }
        return lines
    }

    private func identifier(_ value: IntentValue) -> String? {
        switch value {
        case .entity(let entity): DisplayWidth.printable(entity.id)
        case .entityIdentifier(let id): DisplayWidth.printable(id)
        default: nil
        }
    }
}
