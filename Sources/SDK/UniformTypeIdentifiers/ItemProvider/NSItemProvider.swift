import Synchronization

/// Who may see a form of an item.
///
/// - Source: developer.apple.com/documentation/foundation/nsitemproviderrepresentationvisibility
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every app.
    case all = 0
    /// Apps of the same maker.
    case team = 1
    /// Apps in the same app group.
    case group = 2
    /// The app itself.
    case ownProcess = 3
}

/// An item with all the forms in which it can be had, each made only when somebody asks for it.
///
/// Foundation declares this class on Apple's platforms; here it stands beside the types of its forms. All members may be
/// used from any task. Completion handlers are called once, from any thread.
///
/// - Source: developer.apple.com/documentation/foundation/nsitemprovider
// @unchecked: Apple's class is open, so the compiler does not check it; what can change is guarded by a mutex.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// Why an item could not be had: the codes of `NSError`s with the domain ``errorDomain``.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        /// No form conforms to the type that was asked for, or its maker gave nothing.
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    /// The domain of the errors of this class.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// One form of an item.
    struct Form: Sendable {
        enum Loader: Sendable {
            case data(@Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
            case file(
                openInPlace: Bool, @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?)
        }

        var type: UTType
        var visibility: NSItemProviderRepresentationVisibility
        var loader: Loader
    }

    private struct State: Sendable {
        var forms: [Form] = []
        var suggestedName: String?
    }

    private let state = Mutex(State())

    /// An item without forms.
    public override init() { super.init() }

    /// The file name that the item should have, without an extension.
    open var suggestedName: String? {
        get { state.withLock(\.suggestedName) }
        set { state.withLock { $0.suggestedName = newValue } }
    }

    /// The types of the forms, the preferred one first.
    public var registeredContentTypes: [UTType] { state.withLock { $0.forms.map(\.type) }.uniqued() }

    /// The identifiers of the types of the forms, the preferred one first.
    public var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

    /// The types of the forms that conform to a type.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Whether a form conforms to a type.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        guard let type = UTType(typeIdentifier) else { return registeredTypeIdentifiers.contains(typeIdentifier) }
        return !registeredContentTypes(conformingTo: type).isEmpty
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        let state = state.withLock(\.self)
        copy.state.withLock { $0 = state }
        return copy
    }

    /// Adds a form, in the place of one that has the same type.
    func register(_ form: Form) {
        state.withLock { state in
            if let place = state.forms.firstIndex(where: { $0.type == form.type }) {
                state.forms[place] = form
            } else {
                state.forms.append(form)
            }
        }
    }

    /// The form that has a type, or else the first that conforms to it.
    func form(for contentType: UTType) -> Form? {
        state.withLock { state in
            state.forms.first { $0.type == contentType } ?? state.forms.first { $0.type.conforms(to: contentType) }
        }
    }
}
