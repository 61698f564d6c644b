import Foundation
import HTTPRequests
import WeatherKit

/// What the status of an answer means.
enum HTTPStatus {
    /// Throws where an answer holds no document.
    ///
    /// - Source: RFC 9110, section 15; developer.apple.com/documentation/weatherkitrestapi
    static func check(_ answer: HTTPAnswer, host: String, now: Date) throws(WeatherFailure) {
        guard !(200...299).contains(answer.status) else { return }
        let said = words(answer).map { ": \($0)" } ?? ""
        let wait = answer.headers["retry-after"].flatMap { seconds($0, now) }
        func failure(_ code: WeatherFailure.Code, _ text: String) -> WeatherFailure {
            WeatherFailure(code, "\(host) \(text) (\(answer.status))\(said)", retryAfter: wait)
        }
        throw
            switch answer.status
        {
        case 400, 422: failure(.badRequest, "does not understand the request")
        case 401 where said.lowercased().contains("expire"): failure(.tokenExpired, "says that the token has expired")
        case 401: failure(.unauthorized, "does not accept the credentials")
        case 403: failure(.forbidden, "refuses the request")
        case 404: failure(.notFound, "has nothing for this place")
        case 429: failure(.rateLimited, "was asked too often")
        case 500...599: failure(.serviceFault, "has a fault")
        default: failure(.badAnswer, "gave an unexpected answer")
        }
    }

    /// What the body says of the reason: the forms of Apple, open-meteo and NWS; at most 200 characters.
    private static func words(_ answer: HTTPAnswer) -> String? {
        guard answer.body.count < 10_000, let json = try? Payload(answer.body) else { return nil }
        let text = json["reason"].string ?? json["detail"].string ?? json["message"].string
        return text.map { String($0.prefix(200)) }
    }

    /// The seconds of a Retry-After header: a number, or a date.
    private static func seconds(_ header: String, _ now: Date) -> Double? {
        if let seconds = Double(header), seconds >= 0 { return seconds }
        return HTTPDate.date(header).map { max(0, $0.timeIntervalSince(now)) }
    }
}
