/// What `beckon check` was asked to do.
struct CheckArguments {
    var paths: [String] = []
    var format = OutputFormat.text
    var fixes = false
    var explained: String?
    var listsRules = false
    var showsHelp = false
    var showsVersion = false
    var watches = false
    var notes = false
    var isQuiet = false
    var configuration: String?
    var baseline: String?
    var writtenBaseline: String?
    var identifiers: String?
    var writtenIdentifiers: String?
    var output: String?
    var stamp: String?
    var cache: String?
    var usesCache = true
    var only: Set<String> = []
    var excluded: [String] = []
    var color: Bool?
    var jobs: Int?
    var writesRulePages = false
    var isStrict = false

    /// Why words are no command line.
    struct Failure: Error {
        var message: String
    }

    init(_ words: [String]) throws(Failure) {
        var words = words[...]
        while let word = words.popFirst() {
            guard word.hasPrefix("-"), word != "-" else {
                paths.append(word)
                continue
            }
            if word == "--" {
                paths += words
                break
            }
            var name = word
            var attached: String?
            if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
                name = String(word[..<equals])
                attached = String(word[word.index(after: equals)...])
            }
            func value() throws(Failure) -> String {
                guard let value = attached ?? words.popFirst(), !value.isEmpty else {
                    throw Failure(message: "a value is missing behind '\(name)'")
                }
                return value
            }
            switch name {
            case "--help", "-h": showsHelp = true
            case "--version": showsVersion = true
            case "--format":
                let text = try value()
                guard let format = OutputFormat(rawValue: text) else {
                    throw Failure(message: "'\(text)' is no format: there are text, github, json and sarif")
                }
                self.format = format
            case "--fix": fixes = true
            case "--explain": explained = try value()
            case "--list-rules": listsRules = true
            case "--watch": watches = true
            case "--notes": notes = true
            case "--strict": isStrict = true
            case "--quiet", "-q": isQuiet = true
            case "--config": configuration = try value()
            case "--baseline": baseline = try value()
            case "--write-baseline": writtenBaseline = try value()
            case "--identifiers": identifiers = try value()
            case "--write-identifiers": writtenIdentifiers = try value()
            case "--output", "-o": output = try value()
            case "--stamp": stamp = try value()
            case "--cache": cache = try value()
            case "--no-cache": usesCache = false
            case "--only": only.formUnion(try value().split(separator: ",").map(String.init))
            case "--exclude": excluded.append(try value())
            case "--color": color = true
            case "--no-color": color = false
            case "--write-rule-pages": writesRulePages = true
            case "--jobs", "-j":
                let text = try value()
                guard let number = Int(text), number > 0, number <= 256 else {
                    throw Failure(message: "'\(text)' is no number of jobs: 1 to 256")
                }
                jobs = number
            default:
                throw Failure(message: "there is no option '\(name)'; beckon check --help lists them")
            }
            if attached != nil, Self.flags.contains(name) {
                throw Failure(message: "'\(name)' takes no value")
            }
        }
        let known = Set(Checker.rules.map(\.id))
        for rule in only.sorted() where !known.contains(rule) {
            throw Failure(message: "there is no rule '\(rule)'; beckon check --list-rules lists them")
        }
    }

    private static let flags: Set<String> = [
        "--help", "--version", "--fix", "--list-rules", "--watch", "--notes", "--strict", "--quiet", "--no-cache",
        "--color", "--no-color", "--write-rule-pages",
    ]

    static let help = """
        Checks App Intents code: what Xcode would say, and what it would not, without Xcode.

        USAGE: beckon check [PATH…] [options]

        Without PATH the working directory is checked. Findings stand as 'file:line:column: error: message [AI201]'.

        OPTIONS
          --format <text|github|json|sarif>  how findings are written (text)
          -o, --output <file>                write them to a file
          --fix                              change the sources where a finding says how, then check again
          --watch                            check again whenever a file changes
          --notes                            report notes too
          --strict                           exit with 1 for warnings too
          --only <AI201,…>                   run these rules alone
          --exclude <path>                   leave out files below a folder of this name or path; may be repeated
          --config <file>                    settings; .beckon-check.json of the first PATH or the working directory
          --baseline <file>                  do not report what stands in the file
          --write-baseline <file>            write down what is found now, and report nothing
          --identifiers <file>               identifiers that must not change (rules AI130, AI136, AI311)
          --write-identifiers <file>         write down the identifiers of now
          --cache <folder>                   where facts are kept between runs; XDG_CACHE_HOME/beckon/check
          --no-cache                         keep nothing
          -j, --jobs <n>                     files read at once; as many as there are cores
          --color, --no-color                colours; on a terminal only, and not with NO_COLOR
          -q, --quiet                        no progress and no summary
          --explain <AI201>                  say what a rule is about, with examples
          --list-rules                       list all rules
          -h, --help                         this page
          --version                          the version

        In sources, '// beckon:disable AI341' behind code switches a rule off for its line, on a line of its own for what
        follows until '// beckon:enable AI341'; also disable-next-line and disable-file.

        EXIT STATUS
          0  no errors    1  errors (with --strict, warnings)    2  the command line or a file of settings is wrong
        """
}
