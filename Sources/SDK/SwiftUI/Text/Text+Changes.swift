public import FoundationAdditions

// What is done to a text gives a text again, so that texts with styles can be joined.
extension Text {
    private func changed(_ change: Change) -> Text {
        var text = self
        text.changes.append(change)
        return text
    }

    private func changed(_ set: (inout TextLook) -> Void) -> Text {
        var look = TextLook()
        set(&look)
        return changed(.look(look))
    }

    public func font(_ font: Font?) -> Text { changed(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.fontChange(.weight(weight))) }
    public func fontDesign(_ design: Font.Design?) -> Text { changed(.fontChange(.design(design))) }
    public func fontWidth(_ width: Font.Width?) -> Text { self }
    public func bold() -> Text { changed(.fontChange(.weight(.bold))) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { changed(.fontChange(.italic(true))) }
    public func italic(_ isActive: Bool) -> Text { changed(.fontChange(.italic(isActive))) }
    public func monospaced(_ isActive: Bool = true) -> Text {
        changed(.fontChange(.design(isActive ? .monospaced : nil)))
    }
    public func monospacedDigit() -> Text { changed(.fontChange(.monospacedDigits)) }
    public func foregroundColor(_ color: Color?) -> Text { changed { $0.color = color.map(AnyShapeStyle.init) } }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed { $0.color = AnyShapeStyle(style) } }
    public func kerning(_ kerning: CGFloat) -> Text { changed { $0.tracking = kerning } }
    public func tracking(_ tracking: CGFloat) -> Text { changed { $0.tracking = tracking } }
    public func baselineOffset(_ offset: CGFloat) -> Text { changed { $0.baselineOffset = offset } }
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { changed { $0.underline = isActive } }

    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        underline(isActive, color: color)
    }

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed { $0.strikethrough = isActive }
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        strikethrough(isActive, color: color)
    }

    /// The text; assistive technology reads it as it is.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}

/// What a text is, for assistive technology.
public enum AccessibilityTextContentType: Hashable, Sendable {
    case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

// The same for every text inside a view.
extension View {
    public nonisolated func font(_ font: Font?) -> some View { changingEnvironment { $0.font = font } }

    private nonisolated func fontChange(_ change: Font.Change) -> some View {
        changingEnvironment { $0.look.fontChanges.append(change) }
    }

    private nonisolated func textLook(_ set: @escaping (inout TextLook) -> Void) -> some View {
        changingEnvironment { set(&$0.look.textStyle) }
    }

    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { fontChange(.weight(weight)) }
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { fontChange(.design(design)) }
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }
    public nonisolated func bold(_ isActive: Bool = true) -> some View { fontChange(.weight(isActive ? .bold : nil)) }
    public nonisolated func italic(_ isActive: Bool = true) -> some View { fontChange(.italic(isActive)) }
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        fontChange(.design(isActive ? .monospaced : nil))
    }
    public nonisolated func monospacedDigit() -> some View { fontChange(.monospacedDigits) }
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { textLook { $0.tracking = kerning } }
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { textLook { $0.tracking = tracking } }
    public nonisolated func baselineOffset(_ offset: CGFloat) -> some View { textLook { $0.baselineOffset = offset } }
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textLook { $0.underline = isActive }
    }

    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textLook { $0.strikethrough = isActive }
    }

    public nonisolated func lineLimit(_ number: Int?) -> some View { changingEnvironment { $0.lineLimit = number } }

    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }

    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        changingEnvironment { $0.look.textAlignment = alignment }
    }

    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        changingEnvironment { $0.look.truncation = mode }
    }

    public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
        changingEnvironment { $0.look.textCase = textCase }
    }

    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        changingEnvironment { $0.minimumScaleFactor = factor }
    }

    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        changingEnvironment { $0.lineSpacing = lineSpacing }
    }

    public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }
}
