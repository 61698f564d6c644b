import IntentWire

/// A complete page around markup.
struct HTMLDocument {
    let title: String
    /// A BCP 47 tag.
    let language: String
    let isRightToLeft: Bool
    /// Light or dark, whatever the person prefers; nil follows the person.
    let colorScheme: ViewColorScheme?
    let styles: String
    let body: String
    /// Whether the page has the script that keeps timers running.
    var runsTimers = true

    var html: String {
        let scheme = colorScheme?.rawValue ?? "light dark"
        let script = runsTimers ? "<script>\(HTMLRenderer.timerScript)</script>\n" : ""
        return """
            <!DOCTYPE html>
            <html lang="\(HTMLText.attribute(language))" dir="\(isRightToLeft ? "rtl" : "ltr")" style="color-scheme:\(scheme)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="\(scheme)">
            <title>\(HTMLText.escaped(title))</title>
            <style>
            \(styles)
            </style>
            </head>
            <body>
            \(body)
            \(script)</body>
            </html>

            """
    }
}
