import Foundation
import IntentWire
import ValueForms

/// Reads values that are written as JSON objects: in the forms in which results give them.
struct ObjectReader {
    let reader: ValueReader
    let json: JSONValue

    func value(
        as type: ValueType, _ parameter: ParameterDescriptor, file: (JSONValue) throws -> FileSnapshot
    ) throws -> IntentValue {
        switch type {
        case .measurement:
            return try reader.read("\(try number("value")) \(try text("unit"))", as: type, for: parameter)
        case .currencyAmount:
            let amount = try json["amount"]?.string ?? number("amount")
            return try reader.read("\(amount) \(try text("currency"))", as: type, for: parameter)
        case .dateComponents: return .dateComponents(try components())
        case .file: return .file(try file(json))
        case .person: return .person(try person())
        case .personName: return .personName(name())
        case .placemark: return .placemark(place())
        case .paymentMethod:
            return .paymentMethod(
                PaymentMethodSnapshot(type: json["type"]?.string ?? "unknown", name: json["name"]?.string))
        // An entity as an earlier result gave it.
        case .entity: return .entityIdentifier(try text("id"))
        case .other: return .string(json.line)
        default: throw ReadProblem("an object was given; \(reader.context.name(of: type)) is wanted")
        }
    }

    private func text(_ name: String) throws -> String {
        guard let text = json[name]?.string else { throw ReadProblem("'\(name)' has to be a string") }
        return text
    }

    private func number(_ name: String) throws -> String {
        switch json[name] {
        case .int(let number)?: return "\(number)"
        case .double?, .decimal?: return json[name]?.text ?? ""
        default: throw ReadProblem("'\(name)' has to be a number")
        }
    }

    private func components() throws -> DateComponents {
        var components = DateComponents()
        components.year = json["year"]?.int
        components.month = json["month"]?.int
        components.day = json["day"]?.int
        components.hour = json["hour"]?.int
        components.minute = json["minute"]?.int
        components.second = json["second"]?.int
        components.weekday = json["weekday"]?.int
        components.timeZone = json["timeZone"]?.string.flatMap(TimeZone.init(identifier:))
        guard components != DateComponents() else {
            throw ReadProblem("none of 'year', 'month', 'day', 'hour' is given")
        }
        return components
    }

    private func person() throws -> PersonSnapshot {
        let handles: [(String, PersonSnapshot.Handle.Kind)] = [
            ("email", .emailAddress), ("phone", .phoneNumber), ("handle", .applicationDefined),
        ]
        let handle = handles.lazy.compactMap { name, kind in
            json[name]?.string.map { PersonSnapshot.Handle(kind: kind, value: $0) }
        }.first
        let name = json["name"]?.string
        guard name != nil || handle != nil else { throw ReadProblem("a person needs 'name', 'email' or 'phone'") }
        return PersonSnapshot(displayName: name, handle: handle)
    }

    private func name() -> PersonNameComponents {
        PersonNameComponents(
            namePrefix: json["prefix"]?.string, givenName: json["given"]?.string, middleName: json["middle"]?.string,
            familyName: json["family"]?.string, nameSuffix: json["suffix"]?.string, nickname: json["nickname"]?.string)
    }

    private func place() -> PlacemarkSnapshot {
        var place = PlacemarkSnapshot()
        place.name = json["name"]?.string
        place.address = json["address"]?.string
        place.street = json["street"]?.string
        place.city = json["city"]?.string
        place.state = json["state"]?.string
        place.postalCode = json["postalCode"]?.string
        place.country = json["country"]?.string
        place.isoCountryCode = json["countryCode"]?.string
        place.latitude = json["latitude"].flatMap { Double($0.text) }
        place.longitude = json["longitude"].flatMap { Double($0.text) }
        return place
    }
}
