/// Who may see a representation of a value.
///
/// - Source: developer.apple.com/documentation/coretransferable/transferrepresentationvisibility
public struct TransferRepresentationVisibility: Equatable, Sendable {
    /// How many may see it; the greater, the fewer.
    private let rank: Int

    /// Every app.
    public static let all = TransferRepresentationVisibility(rank: 0)
    /// Apps of the same maker.
    public static let team = TransferRepresentationVisibility(rank: 1)
    /// Apps in the same app group.
    public static let group = TransferRepresentationVisibility(rank: 2)
    /// The app itself.
    public static let ownProcess = TransferRepresentationVisibility(rank: 3)

    /// Whether something of this visibility is shown to those whom another one names.
    func includes(_ viewer: TransferRepresentationVisibility) -> Bool { rank <= viewer.rank }
}
