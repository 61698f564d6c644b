/// A number that begins at a token.
struct NumberMatch {
    /// The token after it.
    var end: Int
    /// Its value.
    var value: Double
    /// How it is written.
    var style: Style
    /// The number of digits, if it is one run of them.
    var length = 0

    enum Style {
        /// One run of digits.
        case digits
        /// Digits with signs or words.
        case mixed
        /// Words only.
        case words
        /// "Dozen" or "a dozen": counts things, but makes no time or date.
        case collective
        /// A fraction.
        case fraction
    }

    /// Whether a rule that wants such a number takes it.
    func fits(_ shape: IntegerShape) -> Bool {
        guard style != .fraction, value == value.rounded(), value >= Double(shape.bounds.lowerBound),
            value <= Double(shape.bounds.upperBound)
        else { return false }
        switch shape.style {
        case .any: if style == .mixed { return false }
        case .digits: if style != .digits { return false }
        case .words: if style != .words { return false }
        }
        return shape.length == nil || shape.length == length
    }
}

/// The classes of words that numbers are made of, in a language.
struct NumberClasses {
    var digit, teen, ten, hundred, hundreds, power, short, shortest, joiner, point, minus, article, half,
        denominator: Int
    var fixed, collective, multiple, over, of, toPower, ordUnit, ordTen, ordHundred, ordHundreds, ordPower,
        ordSuffix: Int

    init(_ table: LanguageTable) {
        func symbol(_ name: String) -> Int { table.symbol(name) ?? -1 }
        digit = symbol("digit")
        teen = symbol("teen")
        ten = symbol("ten")
        hundred = symbol("hundred")
        hundreds = symbol("hundreds")
        power = symbol("power")
        short = symbol("shortpower")
        shortest = symbol("gluedpower")
        joiner = symbol("numand")
        point = symbol("point")
        minus = symbol("minusword")
        article = symbol("article")
        half = symbol("frac")
        denominator = symbol("denom")
        collective = symbol("collective")
        fixed = symbol("fixed")
        multiple = symbol("multiple")
        over = symbol("over")
        of = symbol("numof")
        toPower = symbol("topower")
        ordUnit = symbol("ordunit")
        ordTen = symbol("ordten")
        ordHundreds = symbol("ordhundreds")
        ordHundred = symbol("ordhundred")
        ordPower = symbol("ordpower")
        ordSuffix = symbol("ordsuffix")
    }
}
