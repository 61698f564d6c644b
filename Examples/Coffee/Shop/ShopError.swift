import AppIntents

/// Why the shop cannot do what was asked.
enum ShopError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    /// These extras do not go with this coffee.
    case notOffered([CoffeeExtra], CoffeeType)
    /// Nothing can be ready at that time; what is possible.
    case tooEarly(earliest: Date)
    /// The shop is closed at that time; when it opens.
    case closed(opens: Date)
    /// The order has gone too far.
    case tooLate(number: Int, OrderStatus)
    case noSuchOrder(number: String)
    case nothingOrdered
    case nothingToCancel
    case nothingToCollect
    /// A file could not be read or written: where, and what the system says.
    case unreadable(path: String, reason: String)
    case unwritable(path: String, reason: String)
    /// A file is not what this app wrote.
    case damaged(path: String, reason: String)
    /// A file was written by a newer version.
    case newer(path: String)
    case busy(path: String)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .notOffered(let extras, let type):
            "\(extras.names, format: .list(type: .and)) cannot be had with \(type). Choose from \(type.extras.names, format: .list(type: .and))."
        case .tooEarly(let earliest):
            "That is too early. It can be ready at \(earliest, format: .dateTime.hour().minute())."
        case .closed(let opens):
            "We are closed then. We open again \(opens, format: .dateTime.weekday(.wide).day().month().hour().minute())."
        case .tooLate(let number, let status):
            "Order \(String(number)) cannot be changed any more: \(status)."
        case .noSuchOrder(let number): "There is no order \(number)."
        case .nothingOrdered: "Nothing was ordered yet."
        case .nothingToCancel: "There is no order in preparation that could be cancelled."
        case .nothingToCollect: "There is no order to collect."
        case .unreadable(let path, let reason): "The orders in \(path) cannot be read: \(reason)."
        case .unwritable(let path, let reason):
            "The orders in \(path) cannot be written: \(reason). Nothing was changed."
        case .damaged(let path, let reason):
            "The orders in \(path) are damaged: \(reason). Repair the file, or move it away to start anew."
        case .newer(let path): "The orders in \(path) were written by a newer version of this app. Update the app."
        case .busy(let path): "Another process keeps the orders in \(path) locked. Try again later."
        }
    }
}
