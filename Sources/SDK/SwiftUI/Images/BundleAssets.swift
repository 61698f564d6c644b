import FoundationAdditions
import IntentWire

/// Finds pictures and colours among an app's files: as files, and in asset catalogs, which are folders here.
///
/// - Source: Asset Catalog Format Reference, the image set and color set types.
enum BundleAssets {
    private static let endings = ["png", "jpg", "jpeg", "gif", "webp", "svg", "heic", "pdf"]

    /// The file of a picture.
    static func image(_ name: String, in place: BundlePlace) -> URL? {
        guard isPlain(name) else { return nil }
        for folder in place.folders {
            for ending in [""] + endings {
                let file = folder.appending(path: ending.isEmpty ? name : "\(name).\(ending)")
                if isFile(file) { return file }
            }
            for catalog in catalogs(in: folder) {
                if let set = find("\(last(name)).imageset", in: catalog), let file = imageFile(of: set) { return file }
            }
        }
        return nil
    }

    /// A colour, for light and for dark surfaces.
    static func color(_ name: String, in place: BundlePlace) -> ViewColor? {
        guard isPlain(name) else { return nil }
        for folder in place.folders {
            for catalog in catalogs(in: folder) {
                if let set = find("\(last(name)).colorset", in: catalog), let color = color(of: set) { return color }
            }
        }
        return nil
    }

    // MARK: - Catalogs

    /// Names lead to no other folder than the app's.
    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
    }

    /// The last part of a name: the folders of a catalog may be a part of names.
    private static func last(_ name: String) -> Substring { name.split(separator: "/").last ?? "" }

    private static func isFile(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    private static func entries(of folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    private static func catalogs(in folder: URL) -> [URL] {
        entries(of: folder).filter { $0.hasSuffix(".xcassets") }.map { folder.appending(path: $0) }
    }

    private static func find(_ name: String, in folder: URL, depth: Int = 0) -> URL? {
        let entries = entries(of: folder)
        if entries.contains(name) { return folder.appending(path: name) }
        guard depth < 4 else { return nil }
        for entry in entries where !entry.contains(".") {
            if let found = find(name, in: folder.appending(path: entry), depth: depth + 1) { return found }
        }
        return nil
    }

    private static func contents<Value: Decodable>(of set: URL, as type: Value.Type) -> Value? {
        guard let data = try? Data(contentsOf: set.appending(path: "Contents.json")) else { return nil }
        return try? JSONDecoder().decode(type, from: data)
    }

    private struct Appearance: Decodable { var value: String }

    private struct ImageSet: Decodable {
        struct Entry: Decodable {
            var filename: String?
            var scale: String?
            var appearances: [Appearance]?
        }
        var images: [Entry]
    }

    /// The picture with the most pixels, of those for light surfaces.
    private static func imageFile(of set: URL) -> URL? {
        let entries = contents(of: set, as: ImageSet.self)?.images ?? []
        let light = entries.filter { $0.filename != nil && $0.appearances == nil }
        let best = (light.isEmpty ? entries : light).sorted { ($0.scale ?? "") > ($1.scale ?? "") }
        return best.lazy.compactMap(\.filename).filter(isPlain).map { set.appending(path: $0) }.first(where: isFile)
    }

    private struct ColorSet: Decodable {
        struct Entry: Decodable {
            struct Value: Decodable { var components: [String: String] }
            var color: Value?
            var appearances: [Appearance]?
        }
        var colors: [Entry]
    }

    private static func color(of set: URL) -> ViewColor? {
        let entries = contents(of: set, as: ColorSet.self)?.colors ?? []
        func parts(_ isDark: Bool) -> ViewColor.Components? {
            entries.first { ($0.appearances?.contains { $0.value == "dark" } ?? false) == isDark }
                .flatMap { $0.color?.components }.flatMap(components)
        }
        guard let light = parts(false) ?? parts(true) else { return nil }
        return ViewColor(light: light, dark: parts(true))
    }

    /// Components as `0.5`, `127` or `0x7F`.
    private static func components(_ texts: [String: String]) -> ViewColor.Components? {
        func number(_ name: String) -> Double? {
            guard let text = texts[name] else { return nil }
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            return Double(text).map { text.contains(".") ? $0 : $0 / 255 }
        }
        let alpha = texts["alpha"].flatMap(Double.init) ?? 1
        if let white = number("white") { return .init(red: white, green: white, blue: white, alpha: alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        return .init(red: red, green: green, blue: blue, alpha: alpha)
    }
}
