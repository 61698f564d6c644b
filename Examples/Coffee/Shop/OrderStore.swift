import Foundation

/// The file with the orders. Several processes may use it at once.
struct OrderStore: Sendable {
    let file: URL

    /// How long to wait while others change the orders.
    private let patience: Duration

    init(file: URL, patience: Duration = .seconds(5)) {
        self.file = file
        self.patience = patience
    }

    /// The file of the person: `coffee/orders.json` in the folder for data of the XDG base directory specification, or
    /// what a platform has in its place.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let named = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        let base = named ?? folders.first ?? URL(fileURLWithPath: NSHomeDirectory())
        self.init(file: base.appendingPathComponent("coffee").appendingPathComponent("orders.json"))
    }

    /// The orders; none where there is no file yet.
    ///
    /// - Throws: ``ShopError`` that names the file and what is wrong with it.
    func read() throws -> OrderBook {
        guard FileManager.default.fileExists(atPath: file.path) else { return OrderBook() }
        let data: Data
        do { data = try Data(contentsOf: file) } catch {
            throw ShopError.unreadable(path: file.path, reason: Self.reason(error))
        }
        return try OrderBook(data, path: file.path)
    }

    /// Changes the orders while no other process does. The file is replaced as a whole or stays as it was.
    ///
    /// - Throws: What `change` throws, or ``ShopError`` that names the file.
    func update<Result>(_ change: (inout OrderBook) throws -> Result) async throws -> Result {
        let folder = file.deletingLastPathComponent()
        do {
            // What a person drinks is theirs: nobody else can read it.
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw ShopError.unwritable(path: file.path, reason: Self.reason(error))
        }
        let lock = try await lock(folder)
        defer { close(lock) }
        var book = try read()
        let before = book
        let result = try change(&book)
        guard book != before else { return result }
        do { try book.data.write(to: file, options: .atomic) } catch {
            throw ShopError.unwritable(path: file.path, reason: Self.reason(error))
        }
        return result
    }

    /// Waits for the lock on the folder; closing the descriptor, or the end of the process, gives it back.
    private func lock(_ folder: URL) async throws -> Int32 {
        let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw ShopError.unwritable(path: file.path, reason: String(cString: strerror(errno)))
        }
        let end = ContinuousClock.now + patience
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            do {
                guard ContinuousClock.now < end else { throw ShopError.busy(path: file.path) }
                try await Task.sleep(for: .milliseconds(5))
            } catch {
                close(descriptor)
                throw error
            }
        }
        return descriptor
    }

    private static func reason(_ error: any Error) -> String {
        let error = error as NSError
        let cause = (error.userInfo[NSUnderlyingErrorKey] as? NSError) ?? error
        let words =
            cause.domain == NSPOSIXErrorDomain
            ? String(cString: strerror(Int32(cause.code))) : cause.localizedDescription
        return words.trimmingCharacters(in: CharacterSet(charactersIn: ". "))
    }
}
