/// Tells what is in files of the app's own types: a subclass reads a file and sets attributes.
///
/// - Source: developer.apple.com/documentation/corespotlight/csimportextension
open class CSImportExtension: NSObject {
    /// Creates an importer.
    public override init() { super.init() }

    /// Sets the attributes of a file. It may be called for several files at once.
    ///
    /// This class knows no files and sets nothing.
    ///
    /// - Parameters:
    ///   - attributes: The attributes of the file.
    ///   - contentURL: Where the file is.
    /// - Throws: Whatever makes the file unreadable; it is not indexed then.
    open func update(_ attributes: CSSearchableItemAttributeSet, forFileAt contentURL: URL) throws {}
}
