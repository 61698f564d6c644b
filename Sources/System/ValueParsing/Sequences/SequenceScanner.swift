/// Finds addresses: of mail, of the web, and phone numbers.
struct SequenceScanner {
    let text: String
    let kinds: ValueKinds
    /// Words that say that a number is none to call, as "account".
    let otherNumbers: Set<String>

    /// The addresses, in their order.
    func values() -> [FoundValue] {
        guard !kinds.isDisjoint(with: [.emails, .urls, .phoneNumbers]) else { return [] }
        var found: [FoundValue] = []
        for var word in words() {
            if let scheme = text[word].firstRange(of: "://") {
                var start = scheme.lowerBound
                while start > word.lowerBound, text[text.index(before: start)].isASCII,
                    text[text.index(before: start)].isLetter
                {
                    start = text.index(before: start)
                }
                word = start..<word.upperBound
            }
            if let value = email(word) ?? url(word) { found.append(value) }
        }
        if kinds.contains(.phoneNumbers) { found += phoneNumbers(outside: found) }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The runs between spaces, without the signs around them.
    private func words() -> [Range<String.Index>] {
        var ranges: [Range<String.Index>] = []
        var start: String.Index?
        var index = text.startIndex
        func close(_ end: String.Index) {
            guard var from = start else { return }
            var until = end
            while from < until, "\"'(<[{“”«»,;".contains(text[from]) { from = text.index(after: from) }
            let isLiteral = text[from..<until].contains("@[")
            // A parenthesis that was opened in the address belongs to it.
            var extra = 0
            for sign in text[from..<until] where sign == "(" || sign == ")" { extra += sign == ")" ? 1 : -1 }
            while from < until, "\"')>]}“”«».,;:!?".contains(text[text.index(before: until)]),
                !(isLiteral && text[text.index(before: until)] == "]")
            {
                let last = text.index(before: until)
                if text[last] == ")" {
                    if extra <= 0 { break }
                    extra -= 1
                }
                until = last
            }
            if from < until { ranges.append(from..<until) }
            start = nil
        }
        while index < text.endIndex {
            if text[index].isWhitespace || "<>\"".contains(text[index]) {
                close(index)
            } else if start == nil {
                start = index
            }
            index = text.index(after: index)
        }
        close(text.endIndex)
        return ranges
    }

    private func found(_ range: Range<String.Index>, _ value: ParsedValue) -> FoundValue {
        FoundValue(range: range, text: text[range], readings: [value])
    }

    private func email(_ range: Range<String.Index>) -> FoundValue? {
        guard kinds.contains(.emails) else { return nil }
        var range = range
        if text[range].prefix(7).lowercased() == "mailto:" {
            let start = text.index(range.lowerBound, offsetBy: 7)
            range = start..<(text[start..<range.upperBound].firstIndex(of: "?") ?? range.upperBound)
        }
        guard let at = text[range].firstIndex(of: "@") else { return nil }
        // Where words are not parted by spaces, the name begins after them.
        if let ideograph = text[range.lowerBound..<at].lastIndex(where: SequenceScanner.isIdeograph) {
            range = text.index(after: ideograph)..<range.upperBound
        }
        let (name, host) = (text[range.lowerBound..<at], text[text.index(after: at)..<range.upperBound])
        let signs = Set("!#$%&'*+-/=?^_`{|}~.".utf8)
        guard !name.isEmpty, name.utf8.count <= 64, host.utf8.count <= 253,
            name.utf8.allSatisfy({ isWord($0) || signs.contains($0) }), name.first != ".", name.last != ".",
            !name.contains(".."), isMailHost(host)
        else { return nil }
        return found(range, .email(String(text[range])))
    }

    /// Whether mail goes to a host: a name with a point, or an address in brackets.
    ///
    /// - Source: RFC 5321, 4.1.2 and 4.1.3 (address literals).
    private func isMailHost(_ host: Substring) -> Bool {
        if host.hasPrefix("["), host.hasSuffix("]") { return isAddress(host.dropFirst().dropLast()) }
        return isHost(host, needsDot: true) && !isAddress(host)
    }

    private func isAddress(_ host: Substring) -> Bool {
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        return labels.count == 4 && labels.allSatisfy { UInt8($0) != nil }
    }

    private static func isIdeograph(_ character: Character) -> Bool {
        character.unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) || $0.properties.isIdeographic }
    }

    private func isWord(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte >= 0x80
    }

    private func isHost(_ host: Substring, needsDot: Bool) -> Bool {
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= (needsDot ? 2 : 1), let last = labels.last else { return false }
        guard isAddress(host) || !needsDot || (last.utf8.count >= 2 && last.allSatisfy(\.isLetter)) else {
            return false
        }
        return labels.allSatisfy { label in
            !label.isEmpty && label.utf8.count <= 63 && label.utf8.allSatisfy { isWord($0) || $0 == 45 }
                && label.first != "-" && label.last != "-"
        }
    }

    /// Domains of countries and the usual others.
    ///
    /// - Source: IANA, Root Zone Database (two-letter codes are those of ISO 3166-1).
    private static let domains: Set<Substring> = {
        let countries =
            "ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd "
            + "cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gb gd "
            + "ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg "
            + "kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv "
            + "mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa "
            + "sb sc sd se sg sh si sj sk sl sm sn so sr ss st sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug "
            + "uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw"
        let others =
            "com org net edu gov mil int info biz dev app name pro mobi tel travel jobs museum aero coop cat asia post xyz online "
            + "site website store shop blog cloud tech space club live life world today news agency academy design digital email "
            + "guru help host hosting link media menu network ninja page photo photos press review rocks school science social "
            + "software solutions studio support systems team technology tips tools tours training video wiki work works zone "
            + "aws google microsoft apple amazon bank cafe care center chat city codes coffee community company computer events "
            + "expert fitness foundation fun fund games gallery global gmbh group guide health house institute berlin london paris "
            + "nyc law legal love market marketing money music ngo one ong partners parts plus pub radio recipes red rent "
            + "restaurant run sale services show ski style tax taxi theater tube university vip watch win wine yoga "
            + "accountant accountants actor ads adult agency airforce amsterdam apartments app archi army art associates attorney "
            + "auction audio auto autos band bar barcelona bargains basketball bayern beauty beer best bet bid bike bingo bio "
            + "black blackfriday blue boats boo boutique box broker brussels build builders business buzz cab cam camera camp "
            + "capital car cards career careers cars casa cash casino catering ceo channel charity cheap christmas church "
            + "claims cleaning click clinic clothing coach college cologne condos construction consulting contact contractors "
            + "cooking cool country coupons courses credit creditcard cricket cruises dad dance date dating day deals degree "
            + "delivery democrat dental dentist desi diamonds diet digital direct directory discount diy docs doctor dog domains "
            + "download earth eco education energy engineer engineering enterprises equipment esq estate eus exchange exposed "
            + "express fail faith family fan fans farm fashion film finance financial fish fishing fit flights florist flowers fly "
            + "foo food football forex forsale forum frl futbol furniture fyi gal garden gay gift gifts gives glass gold golf "
            + "graphics gratis green gripe grocery guitars hamburg haus healthcare here hiphop hiv hockey holdings holiday homes "
            + "horse hospital hotel hotels house how immo immobilien industries ing ink insure international investments ist "
            + "istanbul jetzt jewelry joburg juegos kaufen kids kim kitchen kiwi koeln krd kyoto land lat lawyer lease legal lgbt "
            + "limited limo lol loan loans lotto ltd luxe luxury madrid makeup management map mba meet melbourne meme memorial men "
            + "miami moda moe mom monster mortgage moscow moto motorcycles movie nagoya name navy new nexus nrw observer okinawa "
            + "onl ooo osaka paris party pet pharmacy phd photography physio pics pictures pink pizza place play plumbing poker "
            + "porn prod productions prof promo properties property quebec quest racing realestate realtor rehab reise reisen rent "
            + "rentals repair report republican rest rich rio rip rodeo rsvp rugby ruhr saarland sale salon sarl schedule school "
            + "schule scot security select sex sexy shiksha shoes shopping singles skin soccer solar soy spa space sport storage "
            + "stream study sucks supplies supply surf surgery sydney tattoo tatar tennis theatre tickets tienda tires tirol today "
            + "tokyo top town toys trade trading tui uno vacations vegas ventures versicherung vet viajes villas vin vision vlaanderen "
            + "vodka vote voting voto voyage wales wang webcam website wedding weibo whoswho wien world wtf xxx xyz yachts "
            + "yokohama zuerich swiss bzh cymru"
        return Set((countries + " " + others).split(separator: " "))
    }()

    /// Whether a host ends as hosts do; names as "7.am" are times.
    static func isKnownHost(_ host: some StringProtocol) -> Bool {
        let labels = host.lowercased().split(separator: ".")
        guard let last = labels.last, domains.contains(last) else { return false }
        return labels.dropLast().contains { label in (Int(label) ?? 25) > 24 } || !["am", "pm"].contains(last)
    }

    /// Endings of files that are domains, too.
    private static let fileEndings: Set<Substring> = ["md", "py", "sh", "ps"]

    /// Whether two words with a point between them are the end of a sentence and the beginning of another one ("fine.So"), or the
    /// name of a file ("notes.md").
    private func isSentenceOrFile(_ host: Substring) -> Bool {
        let labels = host.split(separator: ".")
        guard labels.count == 2, let first = labels[0].last, let next = labels[1].first else { return false }
        let isSentence =
            first.isLowercase && next.isUppercase && labels[1].dropFirst().allSatisfy(\.isLowercase)
            && !["Com", "Org", "Net"].contains(labels[1])
        return isSentence
            || SequenceScanner.fileEndings.contains(Substring(labels[1].lowercased()))
    }

    private func url(_ range: Range<String.Index>) -> FoundValue? {
        guard kinds.contains(.urls) else { return nil }
        let word = text[range]
        var rest = word
        var hasScheme = false
        if let scheme = word.firstRange(of: "://") {
            let name = word[..<scheme.lowerBound].lowercased()
            guard ["http", "https", "ftp", "ws", "wss"].contains(name) else { return nil }
            rest = word[scheme.upperBound...]
            hasScheme = true
        }
        let authority = rest.prefix { !"/?#".contains($0) }
        let host = authority.split(separator: ":", maxSplits: 1).first ?? ""
        guard !authority.contains("@") || hasScheme else { return nil }
        let isHere = host == "localhost" && (hasScheme || authority.contains(":") && authority.last != ":")
        guard isHost(host, needsDot: !isHere) else { return nil }
        let isKnown = isHere || SequenceScanner.isKnownHost(host) || host.lowercased().hasPrefix("www.")
        guard hasScheme || isKnown, hasScheme || authority.count < word.count || !isSentenceOrFile(host) else {
            return nil
        }
        return found(range, .url(String(word)))
    }

    private func phoneNumbers(outside taken: [FoundValue]) -> [FoundValue] {
        PhoneNumberScanner(text, otherNumbers: otherNumbers).ranges().compactMap { place in
            let start = text.utf8.index(text.startIndex, offsetBy: place.lowerBound)
            let range = start..<text.utf8.index(start, offsetBy: place.count)
            guard !taken.contains(where: { $0.range.overlaps(range) }) else { return nil }
            return found(range, .phoneNumber(String(text[range])))
        }
    }
}
