import BeckonSystem
import Foundation
import HTTPRequests

// Sends one request to a language model for beckon, which starts this program: JSON at the standard input, JSON at the standard
// output. It is a program of its own since the libraries of the network would make every start of beckon slower.

func answer(_ reply: ModelReply) -> Never {
    // A reply is texts, which can always be encoded.
    FileHandle.standardOutput.write((try? JSONEncoder().encode(reply)) ?? Data(#"{"problem":"no answer"}"#.utf8))
    exit(0)
}

/// What is told of a request without an answer.
func problem(_ failure: HTTPFailure, _ call: ModelCall) -> String {
    switch failure {
    case .deadline: "it did not answer within \(call.seconds) seconds"
    case .tooLarge: "it answers more than \(call.limit) bytes"
    case .unreachable(let why), .broken(let why): why
    case .redirectsElsewhere, .redirectsTooOften, .withdrawn: "the request was not finished"
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
var headers = ["Content-Type": "application/json", "Accept": "application/json"]
if let key = key(call) { headers["Authorization"] = "Bearer \(key)" }
let request = HTTPCall(url: url, headers: headers, body: call.body.map { Data($0.utf8) })
do {
    // Nobody elsewhere is followed: the key is for one address.
    let reply = try await HTTPSender(sizeLimit: call.limit).send(request, within: .seconds(call.seconds))
    let text = String(decoding: reply.body, as: UTF8.self)
    guard (200..<300).contains(reply.status) else {
        answer(ModelReply(problem: "it answers with status \(reply.status): \(text.prefix(300))"))
    }
    answer(ModelReply(body: text))
} catch {
    answer(ModelReply(problem: problem(error, call)))
}
