extension NSItemProvider {
    /// Adds all forms of a value.
    ///
    /// - Parameter transferable: Gives the value. It is called anew for each form that is asked for, and once now to
    ///   see which forms the value has.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        let value = transferable()
        for channel in T.channels where channel.exporter != nil && channel.isAvailable(value) {
            let type = channel.contentType
            let visibility = NSItemProviderRepresentationVisibility(channel.visibility)
            registerDataRepresentation(for: type, visibility: visibility) { completion in
                Task {
                    do { completion(try await transferable().exported(as: type), nil) } catch { completion(nil, error) }
                }
                return nil
            }
        }
        if let name = value.suggestedFilename { suggestedName = (name as NSString).deletingPathExtension }
    }

    /// Reads the item as a value, from the first form of the item that the value's type takes.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - completionHandler: Gets the value or an error, once, from any thread.
    /// - Returns: How far the form has come.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let accepted = T.importedContentTypes()
        let offered = registeredContentTypes
        let found = offered.first { type in accepted.contains { type.conforms(to: $0) } }
        guard let found else {
            let error = TransferableError.noImport(of: "\(T.self)", from: offered.first, accepted: accepted)
            completionHandler(.failure(error))
            let progress = Progress(totalUnitCount: 1)
            progress.completedUnitCount = 1
            return progress
        }
        return loadDataRepresentation(for: found) { data, error in
            guard let data else { return completionHandler(.failure(error ?? CocoaError(.fileReadUnknown))) }
            Task {
                do {
                    completionHandler(.success(try await T(importing: data, contentType: found)))
                } catch {
                    completionHandler(.failure(error))
                }
            }
        }
    }
}

extension NSItemProviderRepresentationVisibility {
    fileprivate init(_ visibility: TransferRepresentationVisibility) {
        self =
            switch visibility {
            case .ownProcess: .ownProcess
            case .group: .group
            case .team: .team
            default: .all
            }
    }
}
