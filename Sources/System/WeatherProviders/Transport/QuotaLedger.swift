package import Foundation
import Synchronization

/// How often each provider was asked in each month.
///
/// The count is kept in a file, which several programs may change: each change holds its lock.
package final class QuotaLedger: Sendable {
    /// What is allowed and what was used.
    package struct Usage: Codable, Sendable, Hashable {
        /// The provider's name.
        package var provider: String
        /// The month, as "2026-11", in universal time.
        package var month: String
        /// How many requests were sent.
        package var used: Int
        /// How many are allowed; nil where there is no bound.
        package var allowed: Int?
        /// The share of the allowance from which on a warning is given.
        package var warnsAt: Double

        /// Whether the share is reached.
        package var isNearEnd: Bool { allowed.map { Double(used) >= Double($0) * warnsAt } ?? false }
        /// Whether nothing is left.
        package var isUsedUp: Bool { allowed.map { used >= $0 } ?? false }
    }

    private let file: URL
    private let allowances: [String: Int]
    private let warnsAt: Double
    private let now: @Sendable () -> Date

    /// Creates a ledger.
    ///
    /// - Parameters:
    ///   - file: Where the counts are.
    ///   - allowances: Requests a month, by provider.
    ///   - warnsAt: The share of an allowance from which on it is near its end, from 0 to 1.
    ///   - now: The clock.
    package init(
        file: URL, allowances: [String: Int], warnsAt: Double = 0.8,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.file = file
        self.allowances = allowances
        self.warnsAt = warnsAt
        self.now = now
    }

    private var month: String { String(WeatherDate.text(now()).prefix(7)) }

    /// The usage of a provider in this month.
    package func usage(_ provider: String) -> Usage {
        Usage(
            provider: provider, month: month, used: read()[month]?[provider] ?? 0, allowed: allowances[provider],
            warnsAt: warnsAt)
    }

    /// The usage of all providers that were asked, the newest month first.
    package func history() -> [Usage] {
        read().sorted { $0.key > $1.key }.flatMap { month, counts in
            counts.sorted { $0.key < $1.key }.map { provider, used in
                Usage(
                    provider: provider, month: month, used: used, allowed: allowances[provider], warnsAt: warnsAt)
            }
        }
    }

    /// Counts a request that is about to be sent.
    ///
    /// - Returns: False where the allowance is used up; the request is then not counted and must not be sent.
    package func spend(_ provider: String) -> Bool {
        guard let lock = FileLock(file.appendingPathExtension("lock")) else { return true }
        defer { lock.unlock() }
        var counts = read()
        let used = counts[month]?[provider] ?? 0
        if let allowed = allowances[provider], used >= allowed { return false }
        counts[month, default: [:]][provider] = used + 1
        // A year is what a person compares.
        for old in counts.keys.sorted().dropLast(13) { counts[old] = nil }
        if let data = try? JSONEncoder().encode(counts) { try? data.write(to: file, options: .atomic) }
        return true
    }

    private func read() -> [String: [String: Int]] {
        guard let data = try? Data(contentsOf: file) else { return [:] }
        return (try? JSONDecoder().decode([String: [String: Int]].self, from: data)) ?? [:]
    }
}
