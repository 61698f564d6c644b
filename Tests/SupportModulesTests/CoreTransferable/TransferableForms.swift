import CoreTransferable

// Types as apps write them.

extension UTType {
    static let greeting = UTType(exportedAs: "org.example.beckon.greeting", conformingTo: .json)
    static let note = UTType(exportedAs: "org.example.beckon.note")
}

/// A Codable type with a stand-in.
struct Greeting: Codable, Hashable, Transferable {
    var message: String
    var isLoud = false

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .greeting)
        ProxyRepresentation(exporting: \.message)
    }
}

/// A type with forms that depend on the value, and with names for its files.
struct Note: Hashable, Transferable {
    enum Failure: Error { case noTitle }

    var title: String
    var body: String
    var isPrivate = false

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .note) { note in
            Data("\(note.title)\n\(note.body)".utf8)
        } importing: { data in
            let parts = String(decoding: data, as: UTF8.self).split(separator: "\n", maxSplits: 1)
            guard parts.count == 2 else { throw Failure.noTitle }
            return Note(title: String(parts[0]), body: String(parts[1]))
        }
        .visibility(.ownProcess)
        DataRepresentation(exportedContentType: .html) { Data("<h1>\($0.title)</h1>".utf8) }
            .exportingCondition { !$0.isPrivate }
            .suggestedFileName("note.html")
        ProxyRepresentation(exporting: \.body)
            .suggestedFileName { $0.title + ".txt" }
    }
}

/// A type that is a file. An imported one has a folder of its own, which the test removes.
struct Film: Transferable {
    var url: URL
    var wasOriginal = false

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .mpeg4Movie) { film in
            SentTransferredFile(film.url)
        } importing: { received in
            let kept = FileManager.default.temporaryDirectory.appendingPathComponent("film-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
            let copy = kept.appendingPathComponent(received.file.lastPathComponent)
            try FileManager.default.copyItem(at: received.file, to: copy)
            return Film(url: copy, wasOriginal: received.isOriginalFile)
        }
    }
}

/// A file that receivers may work with in its place.
struct SharedFile: Transferable {
    var url: URL
    var wasOriginal = false

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .data, shouldAttemptToOpenInPlace: true) {
            SentTransferredFile($0.url, allowAccessingOriginalFile: true)
        } importing: {
            SharedFile(url: $0.file, wasOriginal: $0.isOriginalFile)
        }
    }
}

/// A representation that consists of others, and a type that uses it.
struct PortraitRepresentation: TransferRepresentation {
    typealias Item = Portrait

    var body: some TransferRepresentation<Portrait> {
        DataRepresentation(exportedContentType: .png) { Data($0.pixels) }
        DataRepresentation(exportedContentType: .jpeg) { Data($0.pixels.reversed()) }
    }
}

struct Portrait: Transferable {
    var pixels: [UInt8]

    static var transferRepresentation: some TransferRepresentation {
        PortraitRepresentation().visibility(.team)
        ProxyRepresentation(importing: { (data: Data) in Portrait(pixels: Array(data)) })
    }
}

/// Two types that stand in for each other.
struct Chicken: Codable, Transferable {
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { (_: Chicken) in
            Egg()
        } importing: { _ in
            Chicken()
        }
    }
}

struct Egg: Codable, Transferable {
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { (_: Egg) in
            Chicken()
        } importing: { _ in
            Egg()
        }
        CodableRepresentation(
            for: Egg.self, contentType: .xmlPropertyList, encoder: PropertyListEncoder(), decoder: PropertyListDecoder()
        )
    }
}

/// A stand-in that is read with waiting.
struct Slow: Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(
            exporting: { (slow: Slow) in slow.text },
            importing: { (text: String) in
                await Task.yield()
                return Slow(text: text)
            })
    }
}
