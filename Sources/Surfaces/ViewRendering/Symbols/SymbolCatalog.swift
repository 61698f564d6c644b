/// Pictures for the names of Apple's symbols, which are not free: a character that means the same.
enum SymbolCatalog {
    /// The character for a symbol; nil where none means the same.
    ///
    /// Names are taken apart at their dots: `trash.circle.fill` is looked up as it is, then as `trash.circle`, then as
    /// `trash`.
    static func glyph(_ name: String) -> String? { lookUp(name, in: glyphs) }

    static func lookUp<Value>(_ name: String, in table: [String: Value]) -> Value? {
        var parts = name.split(separator: ".", omittingEmptySubsequences: true).map(String.init)
        while !parts.isEmpty {
            if let found = table[parts.joined(separator: ".")] { return found }
            parts.removeLast()
        }
        return nil
    }

    private static let glyphs: [String: String] = [
        "plus": "+", "minus": "−", "multiply": "×", "xmark": "✗", "checkmark": "✓", "circle": "○",
        "circle.fill": "●", "square": "□", "square.fill": "■", "square.and.arrow.up": "⇪", "square.and.arrow.down": "⤓",
        "square.and.pencil": "✎", "pencil": "✎", "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥",
        "chevron.right": "›", "chevron.left": "‹", "chevron.up": "⌃", "chevron.down": "⌄", "chevron.forward": "›",
        "chevron.backward": "‹", "chevron.up.chevron.down": "⇕", "arrow.right": "→", "arrow.left": "←",
        "arrow.up": "↑", "arrow.down": "↓", "arrow.forward": "→", "arrow.backward": "←", "arrow.up.right": "↗",
        "arrow.down.right": "↘", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.triangle": "↻",
        "arrow.up.arrow.down": "⇅", "arrow.left.and.right": "↔", "arrow.uturn.backward": "↩", "arrow.2": "↻",
        "info": "ⓘ", "questionmark": "?", "exclamationmark": "!", "exclamationmark.triangle": "⚠",
        "ellipsis": "…", "play": "▶", "pause": "⏸", "stop": "■", "forward": "▸▸", "backward": "◂◂", "record": "●",
        "magnifyingglass": "⌕", "gear": "⚙", "gearshape": "⚙", "slider": "⚙", "wrench": "⚙", "hammer": "⚒",
        "clock": "◷", "timer": "◷", "stopwatch": "◷", "alarm": "⏰", "hourglass": "⌛", "calendar": "▦", "bell": "♪",
        "music": "♫", "waveform": "≋", "mic": "◉", "speaker": "◖", "sun": "☀", "moon": "☾", "cloud": "☁",
        "cloud.sun": "⛅", "cloud.rain": "☂", "umbrella": "☂", "snowflake": "❄", "bolt": "⚡", "flame": "♨", "drop": "◆",
        "thermometer": "℃", "leaf": "❧", "wind": "≈", "cup": "☕", "fork": "Ψ", "cart": "⊔", "bag": "⊔",
        "creditcard": "▬", "house": "⌂", "building": "⌂", "mappin": "⌖", "location": "⌖", "map": "⌖", "flag": "⚑",
        "globe": "◍", "network": "◍", "link": "∞", "envelope": "✉", "phone": "✆", "message": "❝", "bubble": "❝",
        "text.bubble": "❝", "quote": "❝", "paperplane": "➤", "person": "☺", "figure": "☺", "hand": "☞",
        "airplane": "✈", "car": "▸", "bus": "▸", "tram": "▸", "train": "▸", "bicycle": "▸", "book": "▤", "books": "▤",
        "doc": "▤", "folder": "▣", "tray": "▣", "archivebox": "▣", "shippingbox": "▣", "gift": "▣", "trash": "⌫",
        "photo": "▨", "camera": "◙", "video": "▶", "film": "▤", "tv": "▭", "display": "▭", "desktopcomputer": "▭",
        "laptopcomputer": "▭", "iphone": "▯", "keyboard": "⌨", "printer": "▭", "terminal": "▸_", "lock": "⚿",
        "lock.open": "⚿", "key": "⚿", "shield": "⛨", "checkmark.shield": "✓", "checkmark.seal": "✓", "eye": "◉",
        "eye.slash": "⊘", "tag": "⌗", "number": "#", "at": "@", "bookmark": "⚐", "pin": "⚲", "paperclip": "⌀",
        "scissors": "✂", "paintbrush": "✎", "paintpalette": "◕", "sparkles": "✧", "wand": "✧", "lightbulb": "☀",
        "power": "⏻", "battery": "▮", "wifi": "≋", "antenna": "≋", "radio": "≋", "cpu": "▦", "memorychip": "▦",
        "internaldrive": "▭", "externaldrive": "▭", "server": "▭", "list": "☰", "line.3": "☰", "text": "≡",
        "checklist": "☑", "chart": "▥", "chart.line": "↗", "square.grid": "⊞", "rectangle": "▭", "app": "▢",
        "tablecells": "⊞", "qrcode": "▩", "barcode": "▥", "dollarsign": "$", "eurosign": "€", "percent": "%",
        "function": "ƒ", "sum": "Σ", "infinity": "∞", "crown": "♛", "trophy": "♛", "medal": "★", "gamecontroller": "◈",
        "dice": "⚄", "pawprint": "❖", "ladybug": "❖", "ant": "❖", "bird": "❖", "tortoise": "❖", "hare": "❖",
        "tree": "♣", "mountain": "▲", "triangle": "△", "triangle.fill": "▲", "diamond": "◇", "diamond.fill": "◆",
        "cross": "✚", "pills": "◖", "syringe": "⊸", "bandage": "✚", "stethoscope": "⊸", "briefcase": "▣",
        "graduationcap": "▲", "newspaper": "▤", "safari": "⌖", "dot": "•", "eject": "⏏", "shuffle": "⤮", "repeat": "↻",
        "gobackward": "↺", "goforward": "↻", "deskclock": "◷", "accessibility": "♿", "curlybraces": "{}",
    ]
}
