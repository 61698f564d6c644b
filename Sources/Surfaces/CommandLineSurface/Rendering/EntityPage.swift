import IntentWire
import ValueForms
import ViewRendering

/// Shows entities: several as a table, one as a card of its properties.
struct EntityPage {
    let formatter: ValueFormatter
    let style: TextStyle
    let languages: [String]
    let width: Int?

    /// The lines for entities of one type.
    ///
    /// - Parameters:
    ///   - entities: What to show.
    ///   - descriptor: The names and the order of the properties, where they are known.
    func lines(_ entities: [EntitySnapshot], _ descriptor: EntityDescriptor?) -> [String] {
        let columns = columns(entities, descriptor)
        let table = TextTable(
            headings: columns.map(\.heading), rows: entities.map { entity in columns.map { $0.cell(entity) } })
        if let lines = table.lines(width: width, style: style) { return lines }
        return Array(entities.map { card($0, descriptor) }.joined(separator: [""]))
    }

    /// The lines for one entity.
    func card(_ entity: EntitySnapshot, _ descriptor: EntityDescriptor?) -> [String] {
        var lines = [style.bold(clean(entity.display.title))]
        if let subtitle = entity.display.subtitle, !subtitle.isEmpty { lines.append(style.dim(clean(subtitle))) }
        var rows = properties(of: [entity], descriptor).map { ($0.heading, $0.cell(entity)) }
        if hasIdentifier(entity) { rows.append(("ID", clean(entity.id))) }
        let labels = rows.map { DisplayWidth.columns($0.0) }.max() ?? 0
        for (label, text) in rows {
            // The value has what the label leaves of the line, and goes on below.
            let texts = width.map { DisplayWidth.wrapped(text, to: max(8, $0 - labels - 4)) } ?? [text]
            for (index, text) in texts.enumerated() {
                lines.append("  \(DisplayWidth.padded(index == 0 ? label : "", to: labels))  \(text)")
            }
        }
        return lines
    }

    /// Whether the identifier says more than the title, and names the entity tomorrow too.
    private func hasIdentifier(_ entity: EntitySnapshot) -> Bool {
        entity.id != entity.display.title && entity.isTransient != true
    }

    private struct Column {
        var heading: String
        var cell: (EntitySnapshot) -> String
    }

    private func columns(_ entities: [EntitySnapshot], _ descriptor: EntityDescriptor?) -> [Column] {
        let name = descriptor?.name.text(in: languages) ?? entities.first?.type ?? ""
        var columns = [Column(heading: clean(name)) { clean($0.display.title) }]
        let properties = properties(of: entities, descriptor)
        if properties.isEmpty, entities.contains(where: { $0.display.subtitle?.isEmpty == false }) {
            columns.append(Column(heading: "") { clean($0.display.subtitle ?? "") })
        }
        columns += properties
        if entities.contains(where: hasIdentifier) {
            columns.append(Column(heading: "ID") { clean($0.id) })
        }
        return columns
    }

    /// The properties that say something: not empty everywhere, and not the title once more.
    private func properties(of entities: [EntitySnapshot], _ descriptor: EntityDescriptor?) -> [Column] {
        let known = descriptor?.properties.map { ($0.name, $0.title.text(in: languages)) } ?? []
        let further = Set(entities.flatMap(\.properties.keys)).subtracting(known.map(\.0)).sorted().map { ($0, $0) }
        return (known + further).compactMap { name, title in
            let column = Column(heading: clean(title)) { entity in
                switch entity.properties[name] {
                case nil where entity.withheld?.contains(name) == true: "held back"
                case nil, .null: ""
                case let value?: clean(formatter.text(value))
                }
            }
            let isEmpty = entities.allSatisfy { column.cell($0).isEmpty }
            let isTitle = entities.allSatisfy { column.cell($0) == clean($0.display.title) }
            return isEmpty || isTitle ? nil : column
        }
    }

    private func clean(_ text: String) -> String { DisplayWidth.printable(text) }
}
