import BeckonSystem
import Foundation
import FoundationNetworking
import Synchronization

// Sends one request to a language model for beckon, which starts this program: JSON at the standard input, JSON at the standard
// output. It is a program of its own since the libraries of the network would make every start of beckon slower.

func answer(_ reply: ModelReply) -> Never {
    // A reply is texts, which can always be encoded.
    FileHandle.standardOutput.write((try? JSONEncoder().encode(reply)) ?? Data(#"{"problem":"no answer"}"#.utf8))
    exit(0)
}

/// Collects an answer up to a limit. It follows nobody elsewhere: the key is for one address.
final class Collector: NSObject, URLSessionDataDelegate, Sendable {
    private struct State {
        var data = Data()
        var problem: String?
        var waiting: CheckedContinuation<(Data, Int, String?), Never>?
    }

    private let limit: Int
    private let state = Mutex(State())

    init(limit: Int) { self.limit = limit }

    func run(_ task: URLSessionDataTask) async -> (Data, Int, String?) {
        await withCheckedContinuation { continuation in
            state.withLock { $0.waiting = continuation }
            task.resume()
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLong = state.withLock { state in
            state.data.append(data)
            guard state.data.count > limit else { return false }
            state.data = Data()
            state.problem = "it answers more than \(limit) bytes"
            return true
        }
        if isTooLong { dataTask.cancel() }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) { completionHandler(nil) }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let status = (task.response as? HTTPURLResponse)?.statusCode ?? 0
        let (waiting, data, problem) = state.withLock { state in
            defer { state.waiting = nil }
            return (state.waiting, state.data, state.problem ?? error.map(\.localizedDescription))
        }
        waiting?.resume(returning: (data, status, problem))
    }
}

/// The key, from where the person keeps it.
func key(_ call: ModelCall) -> String? {
    if let file = call.keyFile {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            answer(ModelReply(problem: "the file of the key, '\(file)', cannot be read"))
        }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    guard let variable = call.keyVariable else { return nil }
    guard let text = ProcessInfo.processInfo.environment[variable], !text.isEmpty else {
        answer(ModelReply(problem: "the variable '\(variable)' with the key is not set"))
    }
    return text
}

guard let input = try? FileHandle.standardInput.readToEnd(),
    let call = try? JSONDecoder().decode(ModelCall.self, from: input), let url = URL(string: call.url)
else {
    print("beckon-model asks a language model for beckon, which starts it: try 'beckon config model --help'")
    exit(64)
}
var request = URLRequest(url: url, timeoutInterval: TimeInterval(call.seconds))
request.httpMethod = call.body == nil ? "GET" : "POST"
request.httpBody = call.body.map { Data($0.utf8) }
request.setValue("application/json", forHTTPHeaderField: "Content-Type")
request.setValue("application/json", forHTTPHeaderField: "Accept")
if let key = key(call) { request.setValue("Bearer \(key)", forHTTPHeaderField: "Authorization") }
let configuration = URLSessionConfiguration.ephemeral
configuration.timeoutIntervalForResource = TimeInterval(call.seconds)
let collector = Collector(limit: call.limit)
let session = URLSession(configuration: configuration, delegate: collector, delegateQueue: nil)
let (data, status, problem) = await collector.run(session.dataTask(with: request))
if let problem { answer(ModelReply(problem: problem)) }
let text = String(decoding: data, as: UTF8.self)
guard (200..<300).contains(status) else {
    answer(ModelReply(problem: "it answers with status \(status): \(text.prefix(300))"))
}
answer(ModelReply(body: text))
