package import FoundationAdditions

/// What an app says of a parameter, apart from its type and default.
package struct ParameterTraits: Sendable {
    package var title: LocalizedStringResource?
    package var description: LocalizedStringResource?
    package var requestValueDialog: IntentDialog?
    package var requestDisambiguationDialog: IntentDialog?
    package var inputConnectionBehavior: InputConnectionBehavior = .default
    package var resolvers: [any Resolver]?
    package var options: (any ParameterOptions)?
    /// The query that stands in for the entity's own.
    package var query: (any EntityQuery)?
    package var minimum: Double?
    package var maximum: Double?
    package var controlStyle: String?
    package var dateKind: String?
    /// The symbol of the unit of a bare number.
    package var unit: String?
    package var isUnitFixed = false
    package var isUnitAdjustedForLocale = false
    package var supportsNegativeNumbers: Bool?
    package var currencyCodes: [String]?
    package var booleanNames: Bool.IntentDisplayName?
    package var contentTypes: [String]?
    package var supportedCases: [String]?
    package var minimumCount: Int?
    package var maximumCount: Int?
    package var sizesByFamily: [IntentWidgetFamily: IntentCollectionSize]?
    package var inputOptions: String.IntentInputOptions?
    package var personMode: IntentPerson.ParameterMode?
    package var placemarkStyle: String?

    package init() {}
}

extension ParameterTraits {
    /// Traits with what every initialiser takes.
    init(
        _ title: LocalizedStringResource?, _ description: LocalizedStringResource?, _ dialog: IntentDialog?,
        _ connection: InputConnectionBehavior, disambiguation: IntentDialog? = nil,
        resolvers: (any ResolverSpecification)? = nil, options: (any ParameterOptions)? = nil,
        _ more: (inout ParameterTraits) -> Void = { _ in }
    ) {
        self.title = title
        self.description = description
        self.requestValueDialog = dialog
        self.requestDisambiguationDialog = disambiguation
        self.inputConnectionBehavior = connection
        self.resolvers = resolvers.map { Array($0) }
        self.options = options
        more(&self)
    }

    mutating func setSize(_ size: IntentCollectionSize) {
        (minimumCount, maximumCount) = (size.minimum, size.maximum)
    }
}

extension Array where Element == any Resolver {
    init(_ specification: any ResolverSpecification) {
        func list(_ specification: some ResolverSpecification) -> [any Resolver] {
            var list: [any Resolver] = []
            for resolver in specification { list.append(resolver) }
            return list
        }
        self = list(specification)
    }
}
