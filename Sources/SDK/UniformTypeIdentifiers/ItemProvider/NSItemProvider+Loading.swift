extension NSItemProvider {
    /// Gives the item as data.
    ///
    /// A form that is a file is read into memory.
    ///
    /// - Parameters:
    ///   - contentType: What the form must conform to.
    ///   - completionHandler: Gets the data, or an error.
    /// - Returns: How far the form has come.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        switch form(for: contentType)?.loader {
        case .data(let load):
            return track(load) { completionHandler($0, $1 ?? ($0 == nil ? Self.unavailable(contentType) : nil)) }
        case .file(_, let load):
            return track { done in
                load { url, _, error in done(url, error) }
            } completion: { url, error in
                guard let url else { return completionHandler(nil, error ?? Self.unavailable(contentType)) }
                do { completionHandler(try Data(contentsOf: url), nil) } catch { completionHandler(nil, error) }
            }
        case nil:
            return track {
                $0(nil as Data?, nil); return nil
            } completion: { _, _ in
                completionHandler(nil, Self.unavailable(contentType))
            }
        }
    }

    /// Gives the item as data.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(for: UTType(importedAs: typeIdentifier), completionHandler: completionHandler)
    }

    /// Gives the item as a file.
    ///
    /// - Parameters:
    ///   - contentType: What the form must conform to.
    ///   - openInPlace: Whether the file itself is wanted; it is given where the form allows it too.
    ///   - completionHandler: Gets the file and whether it is the item's own, or an error. A copy is removed when the
    ///     handler returns.
    /// - Returns: How far the form has come.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let form = form(for: contentType)
        if case .file(let allowsPlace, let load) = form?.loader {
            return track { done in
                load { url, isOwn, error in done(url.map { ($0, isOwn && allowsPlace && openInPlace) }, error) }
            } completion: { found, error in
                switch found {
                case (let url, true)?: completionHandler(url, true, nil)
                case (let url, false)?:
                    Self.withCopy(completionHandler, named: url.lastPathComponent) { copy in
                        try FileManager.default.copyItem(at: url, to: copy)
                    }
                case nil: completionHandler(nil, false, error ?? Self.unavailable(contentType))
                }
            }
        }
        let pathExtension = form?.type.nearestFilenameExtension.map { ".\($0)" } ?? ""
        let name = (suggestedName ?? "item") + pathExtension
        return loadDataRepresentation(for: contentType) { data, error in
            guard let data else { return completionHandler(nil, false, error) }
            Self.withCopy(completionHandler, named: name) { try data.write(to: $0) }
        }
    }

    // MARK: - The road there

    /// Runs a loader and tells of its progress.
    private func track<Value: Sendable>(
        _ load: (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Progress?,
        completion: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let inner = load { value, error in
            progress.completedUnitCount = 1
            completion(value, error)
        }
        if let inner, !progress.isFinished { progress.addChild(inner, withPendingUnitCount: 1) }
        return progress
    }

    /// Hands out a file in a folder that is removed afterwards.
    private static func withCopy(
        _ completionHandler: (URL?, Bool, (any Error)?) -> Void, named name: String, write: (URL) throws -> Void
    ) {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent("item-\(UUID().uuidString)", isDirectory: true)
        defer { try? manager.removeItem(at: folder) }
        let file = folder.appendingPathComponent((name as NSString).lastPathComponent)
        do {
            try manager.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try write(file)
        } catch {
            return completionHandler(nil, false, error)
        }
        completionHandler(file, false, nil)
    }

    private static func unavailable(_ contentType: UTType) -> NSError {
        NSError(
            domain: errorDomain, code: ErrorCode.itemUnavailableError.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "the item has no form as \(contentType.identifier)"])
    }
}
