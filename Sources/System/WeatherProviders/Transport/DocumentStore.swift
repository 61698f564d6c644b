package import Foundation
package import HTTPRequests
import Synchronization
package import WeatherKit

/// A document of a provider.
package struct Document: Sendable {
    package var body: Data
    /// When it was read.
    package var date: Date
    /// Until when it holds.
    package var expires: Date
    /// Whether it has expired, and no newer one can be had.
    package var isStale = false
}

/// Fetches documents: from the cache while they hold, else from their provider, which is asked once however many want the
/// same at the same time.
package final class DocumentStore: Sendable {
    /// A document that is wanted.
    package struct Want: Sendable {
        package var call: HTTPCall
        /// The provider in whose name the request is counted; nil where it counts for nobody.
        package var provider: String?
        /// How long the document holds where its server does not say.
        package var lifetime: TimeInterval
        /// When it expires, where the document itself says so.
        package var expiry: (@Sendable (Data) -> Date?)?
        /// Whether an expired one will do where no other can be had.
        package var allowsStale: Bool

        /// Creates a want.
        package init(
            _ call: HTTPCall, provider: String?, lifetime: TimeInterval, allowsStale: Bool = false,
            expiry: (@Sendable (Data) -> Date?)? = nil
        ) {
            self.call = call
            self.provider = provider
            self.lifetime = lifetime
            self.allowsStale = allowsStale
            self.expiry = expiry
        }
    }

    private let transport: any HTTPTransport
    private let cache: ResponseCache
    private let ledger: QuotaLedger
    private let deadline: Duration
    private let retries = RetryPolicy()
    private let now: @Sendable () -> Date
    /// How many seconds the clocks of hosts are ahead of ours.
    private let clocks = Mutex<[String: TimeInterval]>([:])
    private let flights = Mutex<[String: Task<Result<Document, WeatherFailure>, Never>]>([:])

    /// Creates a store.
    ///
    /// - Parameters:
    ///   - transport: What sends requests.
    ///   - cache: Where documents are kept.
    ///   - ledger: Where requests are counted.
    ///   - deadline: How long a document may take, with all tries.
    ///   - now: The clock by which documents expire.
    package init(
        transport: any HTTPTransport, cache: ResponseCache, ledger: QuotaLedger, deadline: Duration,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.transport = transport
        self.cache = cache
        self.ledger = ledger
        self.deadline = deadline
        self.now = now
    }

    /// The document.
    ///
    /// - Throws: ``WeatherFailure``, whose code says what the server or the network did.
    package func document(_ want: Want) async throws(WeatherFailure) -> Document {
        let key = want.call.url.absoluteString
        let kept = cache.entry(key)
        if let kept, kept.expires > now() {
            return Document(body: kept.body, date: kept.stored, expires: kept.expires)
        }
        let (flight, isOwn) = flights.withLock { flights in
            if let flight = flights[key] { return (flight, false) }
            let flight = Task { await self.fetched(want, key, kept) }
            flights[key] = flight
            return (flight, true)
        }
        let result = await flight.value
        if isOwn { flights.withLock { $0[key] = nil } }
        switch result {
        case .success(let document): return document
        case .failure(let failure):
            guard want.allowsStale, let kept, failure.mayBeBridged else { throw failure }
            return Document(body: kept.body, date: kept.stored, expires: kept.expires, isStale: true)
        }
    }

    /// When the documents of this task have to be there, since somebody waits for all of them together.
    @TaskLocal private static var end: ContinuousClock.Instant?

    /// Runs a body that needs documents, which have to be there in a time.
    static func withDeadline<R: Sendable>(
        _ limit: Duration, _ body: () async throws(WeatherFailure) -> R
    ) async throws(WeatherFailure) -> R {
        let result = await $end.withValue(.now + limit) { () async -> Result<R, WeatherFailure> in
            do throws(WeatherFailure) { return .success(try await body()) } catch { return .failure(error) }
        }
        return try result.get()
    }

    /// How many seconds a host's clock was ahead of ours when it last answered; zero where it did not say.
    func clockLead(_ host: String) -> TimeInterval { clocks.withLock { $0[host] ?? 0 } }

    private func fetched(
        _ want: Want, _ key: String, _ kept: ResponseCache.Entry?
    ) async -> Result<Document, WeatherFailure> {
        let end = min(Self.end ?? .now + deadline, .now + deadline)
        var attempt = 1
        while true {
            let failure: WeatherFailure
            do throws(WeatherFailure) {
                return .success(try await fetch(want, key, kept, until: end))
            } catch let caught {
                failure = caught
            }
            let wait = retries.wait(after: attempt, failure, spread: .random(in: 0...1))
            guard let wait, ContinuousClock.now + wait < end else { return .failure(failure) }
            attempt += 1
            try? await Task.sleep(for: wait)
        }
    }

    private func fetch(
        _ want: Want, _ key: String, _ kept: ResponseCache.Entry?, until end: ContinuousClock.Instant
    ) async throws(WeatherFailure) -> Document {
        if let provider = want.provider, !ledger.spend(provider) {
            throw WeatherFailure(
                .quotaExceeded,
                "the month's requests to \(provider) are used up: raise its quota in the configuration, or wait")
        }
        var call = want.call
        if let tag = kept?.tag { call.headers["If-None-Match"] = tag }
        if let date = kept?.lastModified { call.headers["If-Modified-Since"] = date }
        let answer = try await transport.send(call, within: end - ContinuousClock.now)
        let host = call.url.host ?? ""
        if let date = answer.headers["date"].flatMap(HTTPDate.date) {
            clocks.withLock { $0[host] = date.timeIntervalSince(now()) }
        }
        var entry: ResponseCache.Entry
        if answer.status == 304, let kept {
            entry = kept
            entry.expires = expiry(answer, lifetime: want.lifetime)
        } else {
            try HTTPStatus.check(answer, host: host, now: now())
            // What is no JSON is neither an answer nor worth keeping.
            _ = try Payload(answer.body)
            entry = ResponseCache.Entry(
                body: answer.body, stored: now(),
                expires: want.expiry?(answer.body) ?? expiry(answer, lifetime: want.lifetime),
                tag: answer.headers["etag"], lastModified: answer.headers["last-modified"])
        }
        cache.store(entry, key)
        return Document(body: entry.body, date: entry.stored, expires: entry.expires)
    }

    /// When an answer expires, by its headers.
    ///
    /// - Source: RFC 9111, section 4.2.1
    private func expiry(_ answer: HTTPAnswer, lifetime: TimeInterval) -> Date {
        for part in (answer.headers["cache-control"] ?? "").lowercased().split(separator: ",") {
            let words = part.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
            if words.count == 2, words[0] == "max-age", let seconds = Double(words[1]), seconds >= 0 {
                return now().addingTimeInterval(min(seconds, 86_400))
            }
        }
        if let date = answer.headers["expires"].flatMap(HTTPDate.date) { return date }
        return now().addingTimeInterval(lifetime)
    }
}

extension WeatherFailure {
    /// Whether an older document may stand in: not where the request itself is refused.
    fileprivate var mayBeBridged: Bool {
        switch code {
        case .offline, .deadline, .badAnswer, .serviceFault, .rateLimited, .answerTooLarge, .quotaExceeded: true
        default: false
        }
    }
}
