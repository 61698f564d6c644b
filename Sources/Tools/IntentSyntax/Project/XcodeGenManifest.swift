import Foundation

/// Reads the targets of XcodeGen's `project.yml`, as far as they are written in block style.
struct XcodeGenManifest {
    let path: String
    let text: String

    private struct Line {
        var indent: Int
        var key: String
        var value: String
        var isItem: Bool
    }

    func targets(sources: SourceIndex) -> [Target] {
        let lines = text.split(whereSeparator: \.isNewline).compactMap(Self.line)
        guard let start = lines.firstIndex(where: { $0.indent == 0 && $0.key == "targets" && $0.value.isEmpty }) else {
            return []
        }
        let block = Array(lines[(start + 1)...].prefix { $0.indent > 0 })
        guard let indent = block.first?.indent else { return [] }
        var result: [Target] = []
        var position = 0
        while position < block.count {
            let head = block[position]
            let body = Array(block[(position + 1)...].prefix { $0.indent > indent })
            if head.indent == indent, !head.isItem, head.value.isEmpty, let target = target(head.key, body, sources) {
                result.append(target)
            }
            position += body.count + 1
        }
        return result
    }

    private func target(_ name: String, _ body: [Line], _ sources: SourceIndex) -> Target? {
        guard let inner = body.first?.indent, let type = body.first(where: { $0.indent == inner && $0.key == "type" })
        else { return nil }
        let kind: Target.Kind =
            switch type.value {
            case "application", "application.watchapp2": .app
            case let value where value.contains("extension"): .appExtension
            case "framework", "framework.static", "library.static", "library.dynamic": .library
            case "tool": .tool
            case let value where value.hasPrefix("bundle."): .tests
            default: .other
            }
        let folder = Paths.folder(of: path)
        var target = Target(name: name, kind: kind, project: path)
        for place in values("sources", in: body, inner) {
            let full = Paths.join(folder, place)
            target.sources.formUnion(sources.at(full))
        }
        for line in body where line.key == "target" && line.isItem { target.dependencies.insert(line.value) }
        for line in body where line.key == "PRODUCT_BUNDLE_IDENTIFIER" && !line.value.contains("$") {
            target.bundleIdentifier = line.value
        }
        for line in body where line.key.hasPrefix("INFOPLIST_KEY_") {
            target.infoPlistKeys.insert(String(line.key.dropFirst("INFOPLIST_KEY_".count)))
            if line.key == "INFOPLIST_KEY_CFBundleDisplayName", !line.value.contains("$") {
                target.displayName = line.value
            }
        }
        if let platform = body.first(where: { $0.indent == inner && $0.key == "platform" })?.value,
            let version = body.first(where: { $0.indent == inner && $0.key == "deploymentTarget" })
                .flatMap({ Double($0.value) })
        {
            target.deployment[platform] = version
        }
        return target
    }

    /// The items below a key: a value, a list in brackets, or lines with dashes.
    private func values(_ key: String, in body: [Line], _ indent: Int) -> [String] {
        guard let start = body.firstIndex(where: { $0.indent == indent && $0.key == key }) else { return [] }
        let value = body[start].value
        if value.hasPrefix("[") {
            return value.dropFirst().dropLast().split(separator: ",").map { Self.plain(String($0)) }
        }
        if !value.isEmpty { return [value] }
        return body[(start + 1)...].prefix { $0.indent > indent || ($0.isItem && $0.indent >= indent) }
            .filter { $0.isItem && ($0.key.isEmpty || $0.key == "path") }.map(\.value)
    }

    private static func line(_ text: Substring) -> Line? {
        let indent = text.prefix { $0 == " " }.count
        var rest = text.dropFirst(indent)
        guard let first = rest.first, first != "#" else { return nil }
        var isItem = false
        if rest.hasPrefix("- ") {
            isItem = true
            rest = rest.dropFirst(2).drop { $0 == " " }
        }
        if let colon = rest.firstIndex(of: ":"),
            rest.index(after: colon) == rest.endIndex || rest[rest.index(after: colon)] == " "
        {
            return Line(
                indent: indent, key: plain(String(rest[..<colon])),
                value: plain(String(rest[rest.index(after: colon)...])), isItem: isItem)
        }
        return Line(indent: indent, key: "", value: plain(String(rest)), isItem: isItem)
    }

    private static func plain(_ text: String) -> String {
        var text = text.trimmingCharacters(in: .whitespaces)
        if let comment = text.range(of: " #") {
            text = text[..<comment.lowerBound].trimmingCharacters(in: .whitespaces)
        }
        if text.count >= 2, let first = text.first, first == text.last, first == "\"" || first == "'" {
            text = String(text.dropFirst().dropLast())
        }
        return text
    }
}
