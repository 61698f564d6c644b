/// One form of a value: its type, who may see it, and how it is written and read.
struct TransferChannel<Item: Sendable>: Sendable {
    enum Exporter: Sendable {
        case data(@Sendable (Item) async throws -> Data)
        case file(allowsOpeningInPlace: Bool, @Sendable (Item) async throws -> SentTransferredFile)
    }

    enum Importer: Sendable {
        case data(@Sendable (Data) async throws -> Item)
        case file(attemptsOpeningInPlace: Bool, @Sendable (ReceivedTransferredFile) async throws -> Item)
    }

    var contentType: UTType
    var exporter: Exporter?
    var importer: Importer?
    var visibility = TransferRepresentationVisibility.all
    /// Whether a value has this form.
    var isAvailable: @Sendable (Item) -> Bool = { _ in true }
    /// The name of a file with a value, with its extension.
    var fileName: @Sendable (Item) -> String? = { _ in nil }
}

extension TransferChannel {
    /// The same form reached from another type that this one stands in for.
    ///
    /// - Parameters:
    ///   - toItem: Makes a value of this type; `nil` where only reading is possible.
    ///   - preview: The same without waiting, for questions about the value; `nil` where that is not possible.
    ///   - fromItem: Makes a value of the other type; `nil` where only writing is possible.
    func mapped<Other: Sendable>(
        toItem: (@Sendable (Other) async throws -> Item)?, preview: (@Sendable (Other) throws -> Item)?,
        fromItem: (@Sendable (Item) async throws -> Other)?
    ) -> TransferChannel<Other> {
        var result = TransferChannel<Other>(contentType: contentType, visibility: visibility)
        if let toItem {
            switch exporter {
            case .data(let export): result.exporter = .data { try await export(toItem($0)) }
            case .file(let inPlace, let export):
                result.exporter = .file(allowsOpeningInPlace: inPlace) { try await export(toItem($0)) }
            case nil: break
            }
        }
        if let fromItem {
            switch importer {
            case .data(let read): result.importer = .data { try await fromItem(read($0)) }
            case .file(let inPlace, let read):
                result.importer = .file(attemptsOpeningInPlace: inPlace) { try await fromItem(read($0)) }
            case nil: break
            }
        }
        if let preview {
            let (isAvailable, fileName) = (isAvailable, fileName)
            result.isAvailable = { other in (try? preview(other)).map(isAvailable) ?? false }
            result.fileName = { other in (try? preview(other)).flatMap(fileName) }
        }
        return result
    }
}
