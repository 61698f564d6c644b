import Foundation
import IntentWire

extension HTMLDrawing {
    /// - Parameter fills: Whether a resizable picture fills its space, or fits into it; nil where it is stretched.
    func image(_ image: ImageContent, fills: Bool?) -> HTMLElement {
        if case .system(let name) = image.image.source { return symbol(name, image) }
        guard let source = source(of: image.image) else { return placeholder(image) }
        var element = HTMLElement("img", classes: image.isResizable == true ? ["fill"] : [])
        element.set("src", source)
        element.set("alt", image.label ?? "")
        element.set("loading", "lazy")
        element.set("referrerpolicy", "no-referrer")
        if image.isResizable == true {
            element.style("object-fit", fills.map { $0 ? "cover" : "contain" } ?? "fill")
            element.fillsWidth = true
            element.fillsHeight = true
        }
        if image.image.isCircular == true { element.style("border-radius", "50%") }
        return element
    }

    private func symbol(_ name: String, _ image: ImageContent) -> HTMLElement {
        var element = HTMLElement("svg", classes: ["symbol"], content: SymbolIcons.markup(name))
        element.set("viewBox", "0 0 24 24")
        if let label = image.label {
            element.set("role", "img")
            element.set("aria-label", label)
        } else {
            element.set("aria-hidden", "true")
        }
        if image.isResizable == true {
            element.classes.append("fill")
            element.fillsWidth = true
            element.fillsHeight = true
        } else {
            if let font = image.font { for (property, value) in styles.font(font) { element.style(property, value) } }
            switch image.scale {
            case "large": element.style("inline-size", "1.5em")
            case "small": element.style("inline-size", "1em")
            default: break
            }
        }
        if let color = image.color { element.style("color", styles.plain(color)) }
        return element
    }

    /// A box with the words of a picture that there is not.
    private func placeholder(_ image: ImageContent) -> HTMLElement {
        var element = HTMLElement(isInline ? "span" : "div", classes: ["missing"])
        element.content =
            "<svg class=\"symbol\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">\(SymbolIcons.markup("photo"))</svg>"
        element.set("role", "img")
        element.set("aria-label", image.label ?? "picture")
        if image.isResizable == true {
            element.fillsWidth = true
            element.fillsHeight = true
        }
        return element
    }

    // MARK: - Sources

    private func source(of image: ImageSnapshot) -> String? {
        switch image.source {
        case .system, .named: nil
        case .data(let data): embedded(data)
        case .url(let url) where url.isFileURL: file(url).flatMap(embedded)
        case .url(let url): ["https", "http"].contains(url.scheme?.lowercased() ?? "") ? url.absoluteString : nil
        }
    }

    /// The bytes of a picture's file, unless it is too large.
    private func file(_ url: URL) -> Data? {
        guard let values = try? url.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey]),
            values.isRegularFile == true, let size = values.fileSize, size <= options.maximumImageBytes
        else { return nil }
        return try? Data(contentsOf: url)
    }

    /// The bytes as an address; nil where they are no picture that browsers have, or are too many.
    private func embedded(_ data: Data) -> String? {
        guard data.count <= options.maximumImageBytes,
            record.imageBytes + data.count <= 2 * ViewTree.maximumImageBytes, let type = Self.type(of: data)
        else { return nil }
        record.imageBytes += data.count
        return "data:\(type);base64,\(data.base64EncodedString())"
    }

    /// The kind of a picture, by its first bytes.
    ///
    /// - Source: MIME Sniffing Standard, matching an image type pattern.
    private static func type(of data: Data) -> String? {
        let head = Array(data.prefix(512))
        func begins(_ bytes: [UInt8], at offset: Int = 0) -> Bool {
            head.count >= offset + bytes.count && Array(head[offset..<(offset + bytes.count)]) == bytes
        }
        if begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) { return "image/png" }
        if begins([0xff, 0xd8, 0xff]) { return "image/jpeg" }
        if begins(Array("GIF8".utf8)) { return "image/gif" }
        if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) { return "image/webp" }
        if begins(Array("ftypavif".utf8), at: 4) { return "image/avif" }
        let text = String(decoding: head, as: UTF8.self)
        // A picture of this kind runs no scripts where it is an image's source.
        return text.contains("<svg") ? "image/svg+xml" : nil
    }
}
