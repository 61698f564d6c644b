package import FoundationAdditions
package import IntentWire

/// In which language, and in whose tables, texts are looked up.
package struct TextContext: Sendable {
    /// The language that was asked for; the process's own where nil.
    package var locale: Locale?
    /// The modules whose tables come before the app's.
    package var modules: [String]

    package init(locale: Locale? = nil, modules: [String] = []) {
        self.locale = locale
        self.modules = modules
    }

    /// A context for the texts of a type: its module's tables come first.
    package func forType(_ type: Any.Type) -> TextContext {
        var context = self
        context.modules = [TypeNames.module(of: type)]
        return context
    }

    /// The text in the language of the context.
    package func string(_ resource: LocalizedStringResource) -> String {
        var resource = resource
        if let locale { resource.locale = locale }
        return String(localized: resource)
    }

    package func snapshot(_ representation: DisplayRepresentation) -> DisplaySnapshot {
        DisplaySnapshot(
            title: string(representation.title), subtitle: representation.subtitle.map(string),
            image: representation.image?.snapshot, synonyms: representation.synonyms.map(string))
    }

    package func snapshot(_ dialog: IntentDialog) -> DialogSnapshot {
        DialogSnapshot(
            full: string(dialog.full), supporting: dialog.supporting.map(string),
            systemImageName: dialog.systemImageName)
    }
}

extension DisplayRepresentation.Image {
    package var snapshot: ImageSnapshot {
        let place: ImageSnapshot.Source =
            switch source {
            case .data(let data): .data(data)
            case .named(let name): .named(name)
            case .system(let name): .system(name)
            case .url(let url, _, _): .url(url)
            }
        return ImageSnapshot(place, isTemplate: isTemplate, isCircular: displayStyle == .circular ? true : nil)
    }

    package init(_ snapshot: ImageSnapshot) {
        let style: DisplayStyle = snapshot.isCircular == true ? .circular : .default
        switch snapshot.source {
        case .data(let data): self.init(data: data, isTemplate: snapshot.isTemplate, displayStyle: style)
        case .named(let name): self.init(named: name, isTemplate: snapshot.isTemplate, displayStyle: style)
        case .system(let name): self.init(systemName: name, isTemplate: snapshot.isTemplate)
        case .url(let url): self.init(url: url, isTemplate: snapshot.isTemplate, displayStyle: style)
        }
    }
}

/// Text as it is compared: without case, accents and width.
package enum TextFolding {
    package static func fold(_ text: String) -> String { text.foldedForComparing }
}

/// Names of types as manifests have them.
package enum TypeNames {
    /// `Coffee.OrderCoffeeIntent`.
    package static func qualified(_ type: Any.Type) -> String { _typeName(type, qualified: true) }

    /// `Coffee`.
    package static func module(of type: Any.Type) -> String {
        String(qualified(type).prefix { $0 != "." })
    }

    /// `dueDate` as `Due Date`.
    package static func humanized(_ name: String) -> String {
        var words = ""
        var previous: Character?
        for character in name {
            if character == "_" || character == "-" {
                words.append(" ")
            } else {
                if let previous, character.isUppercase, !previous.isUppercase { words.append(" ") }
                words.append(character)
            }
            previous = character
        }
        return words.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}
