import Foundation
import FoundationNetworking
import Synchronization
import WeatherKit

/// Collects the answers of a session's tasks and gives each to the one who waits for it, once.
final class AnswerReceiver: NSObject, URLSessionDataDelegate, Sendable {
    typealias Answer = Result<HTTPAnswer, WeatherFailure>

    // @unchecked: a work item is no Sendable type, but is only cancelled here, which is safe from any thread.
    private struct Exchange: @unchecked Sendable {
        var continuation: CheckedContinuation<Answer, Never>
        var alarm: DispatchWorkItem
        var body = Data()
        var redirections = 0
        var refusal: WeatherFailure?
    }

    private static let mostRedirections = 3
    private let sizeLimit: Int
    private let exchanges = Mutex<[Int: Exchange]>([:])

    init(sizeLimit: Int) { self.sizeLimit = sizeLimit }

    /// Notes who waits for the answer of a task, and until when.
    func expect(
        _ task: URLSessionDataTask, within limit: Duration, _ continuation: CheckedContinuation<Answer, Never>
    ) {
        let failure = WeatherFailure(.deadline, "\(Self.host(task)) did not answer within \(limit)")
        let alarm = DispatchWorkItem { [weak self] in self?.stop(task, because: failure) }
        let exchange = Exchange(continuation: continuation, alarm: alarm)
        exchanges.withLock { $0[task.taskIdentifier] = exchange }
        let seconds = Double(limit.components.seconds) + Double(limit.components.attoseconds) / 1e18
        DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + max(0, seconds), execute: alarm)
    }

    /// Gives an answer at once, whatever the task still does.
    func stop(_ task: URLSessionTask, because failure: WeatherFailure) {
        finish(task.taskIdentifier, .failure(failure))
        task.cancel()
    }

    private func finish(_ identifier: Int, _ answer: Answer) {
        let waiting = exchanges.withLock { exchanges -> CheckedContinuation<Answer, Never>? in
            guard let exchange = exchanges.removeValue(forKey: identifier) else { return nil }
            exchange.alarm.cancel()
            return exchange.continuation
        }
        waiting?.resume(returning: answer)
    }

    private static func host(_ task: URLSessionTask) -> String { task.originalRequest?.url?.host ?? "the server" }

    // MARK: - What the session says

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = exchanges.withLock { exchanges -> Bool in
            guard var exchange = exchanges.removeValue(forKey: dataTask.taskIdentifier) else { return false }
            defer { exchanges[dataTask.taskIdentifier] = exchange }
            guard exchange.body.count + data.count <= sizeLimit else { return true }
            exchange.body.append(data)
            return false
        }
        if isTooLarge { stop(dataTask, because: tooLarge(dataTask)) }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        guard response.expectedContentLength <= Int64(sizeLimit) else {
            completionHandler(.cancel)
            stop(dataTask, because: tooLarge(dataTask))
            return
        }
        completionHandler(.allow)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        let count = exchanges.withLock { exchanges -> Int in
            exchanges[task.taskIdentifier]?.redirections += 1
            return exchanges[task.taskIdentifier]?.redirections ?? 0
        }
        let isNear = request.url?.host == task.originalRequest?.url?.host
        guard isNear, count <= Self.mostRedirections else {
            completionHandler(nil)
            let why = isNear ? "redirects more than \(Self.mostRedirections) times" : "redirects to another host"
            stop(task, because: WeatherFailure(.badAnswer, "\(Self.host(task)) \(why)"))
            return
        }
        completionHandler(request)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error {
            finish(task.taskIdentifier, .failure(Self.failure(error, Self.host(task))))
            return
        }
        guard let response = task.response as? HTTPURLResponse else {
            finish(
                task.taskIdentifier,
                .failure(WeatherFailure(.badAnswer, "\(Self.host(task)) answered without a status")))
            return
        }
        let body = exchanges.withLock { $0[task.taskIdentifier]?.body ?? Data() }
        let headers = response.allHeaderFields.reduce(into: [String: String]()) { headers, field in
            headers["\(field.key)"] = "\(field.value)"
        }
        finish(task.taskIdentifier, .success(HTTPAnswer(status: response.statusCode, headers: headers, body: body)))
    }

    private func tooLarge(_ task: URLSessionTask) -> WeatherFailure {
        WeatherFailure(.answerTooLarge, "the answer of \(Self.host(task)) is larger than \(sizeLimit) bytes")
    }

    private static func failure(_ error: any Error, _ host: String) -> WeatherFailure {
        let code = (error as? URLError)?.code
        switch code {
        case .timedOut: return WeatherFailure(.deadline, "\(host) did not answer in time")
        case .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .notConnectedToInternet, .secureConnectionFailed:
            return WeatherFailure(.offline, "\(host) cannot be reached: \(error.localizedDescription)")
        default:
            return WeatherFailure(
                .badAnswer, "the connection to \(host) ended before its answer: \(error.localizedDescription)")
        }
    }
}
