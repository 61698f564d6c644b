public import Foundation

/// A value that crosses a process: an argument of an intent, its result, or a property of an entity.
///
/// Its JSON form is `null` or an object with one member named after the case, as in `{"int": 3}`.
public indirect enum IntentValue: Hashable, Sendable {
    /// No value.
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    /// Styled text.
    case attributedString(StyledTextSnapshot)
    /// A point in time.
    case date(Date)
    case dateComponents(DateComponents)
    case duration(Duration)
    case decimal(Decimal)
    case url(URL)
    case uuid(UUID)
    case measurement(MeasurementSnapshot)
    case personName(PersonNameComponents)
    case person(PersonSnapshot)
    case file(FileSnapshot)
    case currencyAmount(CurrencyAmountSnapshot)
    case paymentMethod(PaymentMethodSnapshot)
    case placemark(PlacemarkSnapshot)
    case recurrenceRule(Calendar.RecurrenceRule)
    case searchCriteria(String)
    case enumCase(EnumCaseSnapshot)
    /// An entity with all that is known of it.
    case entity(EntitySnapshot)
    /// An entity by its identifier.
    case entityIdentifier(String)
    /// What a person wrote where a value stands that only the app can read: an entity by identifier, title or
    /// search text. The app's queries decide; several matches are a question.
    case text(String)
    /// Several values.
    case list([IntentValue])

    /// The name of the case: the member's name in JSON.
    public var kind: String {
        switch self {
        case .null: "null"
        case .bool: "bool"
        case .int: "int"
        case .double: "double"
        case .string: "string"
        case .attributedString: "attributedString"
        case .date: "date"
        case .dateComponents: "dateComponents"
        case .duration: "duration"
        case .decimal: "decimal"
        case .url: "url"
        case .uuid: "uuid"
        case .measurement: "measurement"
        case .personName: "personName"
        case .person: "person"
        case .file: "file"
        case .currencyAmount: "currencyAmount"
        case .paymentMethod: "paymentMethod"
        case .placemark: "placemark"
        case .recurrenceRule: "recurrenceRule"
        case .searchCriteria: "searchCriteria"
        case .enumCase: "enumCase"
        case .entity: "entity"
        case .entityIdentifier: "entityIdentifier"
        case .text: "text"
        case .list: "list"
        }
    }
}
