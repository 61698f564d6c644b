/// Collects representations in the order in which they stand.
///
/// - Source: developer.apple.com/documentation/coretransferable/transferrepresentationbuilder
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// Lets a `CodableRepresentation` find its item, encoder and decoder.
    public static func buildExpression<Encoder, Decoder>(
        _ content: CodableRepresentation<Item, Encoder, Decoder>
    ) -> CodableRepresentation<Item, Encoder, Decoder>
    where
        Item: Decodable, Item: Encodable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder, Encoder.Output == Data,
        Decoder.Input == Data
    { content }

    /// Takes one representation.
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where Item == R.Item { content }

    /// Takes one representation.
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Item == Content.Item { content }
}

extension TransferRepresentationBuilder {
    // Public signatures name each count, as Apple's do: a parameter pack would give the tuple another type.

    /// Joins 2 representations.
    public static func buildBlock<C1: TransferRepresentation, C2: TransferRepresentation>(
        _ content1: C1, _ content2: C2
    ) -> TupleTransferRepresentation<Item, (C1, C2)>
    where C1.Item == Item, C2.Item == Item {
        TupleTransferRepresentation((content1, content2)) { path in
            var channels = content1.channels(path: path)
            channels += content2.channels(path: path)
            return channels
        }
    }

    /// Joins 3 representations.
    public static func buildBlock<C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation>(
        _ content1: C1, _ content2: C2, _ content3: C3
    ) -> TupleTransferRepresentation<Item, (C1, C2, C3)>
    where C1.Item == Item, C2.Item == Item, C3.Item == Item {
        TupleTransferRepresentation((content1, content2, content3)) { path in
            var channels = content1.channels(path: path)
            channels += content2.channels(path: path)
            channels += content3.channels(path: path)
            return channels
        }
    }

    /// Joins 4 representations.
    public static func buildBlock<
        C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation
    >(
        _ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4
    ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4)>
    where C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item {
        TupleTransferRepresentation((content1, content2, content3, content4)) { path in
            var channels = content1.channels(path: path)
            channels += content2.channels(path: path)
            channels += content3.channels(path: path)
            channels += content4.channels(path: path)
            return channels
        }
    }

    /// Joins 5 representations.
    public static func buildBlock<
        C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation,
        C5: TransferRepresentation
    >(
        _ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5
    ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5)>
    where C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item {
        TupleTransferRepresentation((content1, content2, content3, content4, content5)) { path in
            var channels = content1.channels(path: path)
            channels += content2.channels(path: path)
            channels += content3.channels(path: path)
            channels += content4.channels(path: path)
            channels += content5.channels(path: path)
            return channels
        }
    }

    /// Joins 6 representations.
    public static func buildBlock<
        C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation,
        C5: TransferRepresentation, C6: TransferRepresentation
    >(
        _ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6
    ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6)>
    where C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item, C6.Item == Item {
        TupleTransferRepresentation((content1, content2, content3, content4, content5, content6)) { path in
            var channels = content1.channels(path: path)
            channels += content2.channels(path: path)
            channels += content3.channels(path: path)
            channels += content4.channels(path: path)
            channels += content5.channels(path: path)
            channels += content6.channels(path: path)
            return channels
        }
    }

    /// Joins 7 representations.
    public static func buildBlock<
        C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation,
        C5: TransferRepresentation, C6: TransferRepresentation, C7: TransferRepresentation
    >(
        _ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6, _ content7: C7
    ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6, C7)>
    where
        C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item, C6.Item == Item,
        C7.Item == Item
    {
        TupleTransferRepresentation((content1, content2, content3, content4, content5, content6, content7)) { path in
            var channels = content1.channels(path: path)
            channels += content2.channels(path: path)
            channels += content3.channels(path: path)
            channels += content4.channels(path: path)
            channels += content5.channels(path: path)
            channels += content6.channels(path: path)
            channels += content7.channels(path: path)
            return channels
        }
    }

    /// Joins 8 representations.
    public static func buildBlock<
        C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation,
        C5: TransferRepresentation, C6: TransferRepresentation, C7: TransferRepresentation, C8: TransferRepresentation
    >(
        _ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6, _ content7: C7,
        _ content8: C8
    ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6, C7, C8)>
    where
        C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item, C6.Item == Item,
        C7.Item == Item, C8.Item == Item
    {
        TupleTransferRepresentation((content1, content2, content3, content4, content5, content6, content7, content8)) {
            path in
            var channels = content1.channels(path: path)
            channels += content2.channels(path: path)
            channels += content3.channels(path: path)
            channels += content4.channels(path: path)
            channels += content5.channels(path: path)
            channels += content6.channels(path: path)
            channels += content7.channels(path: path)
            channels += content8.channels(path: path)
            return channels
        }
    }

    /// Joins 9 representations.
    public static func buildBlock<
        C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation,
        C5: TransferRepresentation, C6: TransferRepresentation, C7: TransferRepresentation, C8: TransferRepresentation,
        C9: TransferRepresentation
    >(
        _ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6, _ content7: C7,
        _ content8: C8, _ content9: C9
    ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    where
        C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item, C6.Item == Item,
        C7.Item == Item, C8.Item == Item, C9.Item == Item
    {
        TupleTransferRepresentation(
            (content1, content2, content3, content4, content5, content6, content7, content8, content9)
        ) { path in
            var channels = content1.channels(path: path)
            channels += content2.channels(path: path)
            channels += content3.channels(path: path)
            channels += content4.channels(path: path)
            channels += content5.channels(path: path)
            channels += content6.channels(path: path)
            channels += content7.channels(path: path)
            channels += content8.channels(path: path)
            channels += content9.channels(path: path)
            return channels
        }
    }

    /// Joins 10 representations.
    public static func buildBlock<
        C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation,
        C5: TransferRepresentation, C6: TransferRepresentation, C7: TransferRepresentation, C8: TransferRepresentation,
        C9: TransferRepresentation, C10: TransferRepresentation
    >(
        _ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6, _ content7: C7,
        _ content8: C8, _ content9: C9, _ content10: C10
    ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
    where
        C1.Item == Item, C2.Item == Item, C3.Item == Item, C4.Item == Item, C5.Item == Item, C6.Item == Item,
        C7.Item == Item, C8.Item == Item, C9.Item == Item, C10.Item == Item
    {
        TupleTransferRepresentation(
            (content1, content2, content3, content4, content5, content6, content7, content8, content9, content10)
        ) { path in
            var channels = content1.channels(path: path)
            channels += content2.channels(path: path)
            channels += content3.channels(path: path)
            channels += content4.channels(path: path)
            channels += content5.channels(path: path)
            channels += content6.channels(path: path)
            channels += content7.channels(path: path)
            channels += content8.channels(path: path)
            channels += content9.channels(path: path)
            channels += content10.channels(path: path)
            return channels
        }
    }
}
