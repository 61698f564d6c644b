import Foundation
import IntentChecks
import Testing

/// The command line of the checker, without its process.
struct CheckCommandTests {
    static let phrase = """
        // file: Shortcuts.swift
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            static let description: IntentDescription? = "Starts."
            func perform() async throws -> some IntentResult { .result() }
        }
        struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(intent: Start(), phrases: ["Go"], shortTitle: "Start", systemImageName: "timer")
            }
        }
        """

    @Test func `writes findings as a compiler does and exits with 1`() throws {
        try ExampleProject.with(Self.phrase) { project in
            let result = project.run(["--no-cache", project.folder.path])
            let path = project.folder.appending(path: "Shortcuts.swift").path
            #expect(
                result.output.hasPrefix(
                    #"\#(path):9:48: error: the phrase does not name the app: every phrase needs '\(.applicationName)' once"#
                ))
            #expect(result.output.hasSuffix("[AI201]\n"))
            #expect(result.error == "1 error and 0 warnings in 1 file\n")
            #expect(result.status == 1)
        }
    }

    @Test func `exits with 0 where nothing is wrong, and with 1 for warnings if strict`() throws {
        let source = """
            import AppIntents
            struct Start: AppIntent {
                static let title: LocalizedStringResource = "Start"
                func perform() async throws -> some IntentResult { .result() }
            }
            """
        try ExampleProject.with(source) { project in
            #expect(project.run(["-q", "--no-cache", project.folder.path]).status == 0)
            #expect(project.run(["-q", "--no-cache", "--strict", project.folder.path]).status == 1)
        }
    }

    @Test(arguments: [
        ["--format", "xml"], ["--only", "AI999"], ["--frobnicate"], ["/nonexistent/folder"], ["--explain", "AI999"],
        ["--config", "/nonexistent.json"], ["--baseline", "/nonexistent.json"], ["--jobs", "0"], ["--format"],
        ["--fix=yes"],
    ])
    func `exits with 2 for a command line that means nothing`(_ words: [String]) throws {
        try ExampleProject.with(Self.phrase) { project in
            let result = project.run(words + (words[0].hasPrefix("/") ? [] : [project.folder.path]))
            #expect(result.status == 2)
            #expect(result.error.hasPrefix("error: "))
            #expect(result.output.isEmpty)
        }
    }

    @Test func `writes commands of GitHub`() throws {
        try ExampleProject.with(Self.phrase) { project in
            let output = project.run(["--no-cache", "--format", "github", project.folder.path]).output
            #expect(output.hasPrefix("::error file=\(project.folder.path)/Shortcuts.swift,line=9,col=48,"))
        }
    }

    @Test func `writes JSON and SARIF that can be read`() throws {
        try ExampleProject.with(Self.phrase) { project in
            for format in ["json", "sarif"] {
                let output = project.run(["--no-cache", "--format", format, project.folder.path]).output
                let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
                if format == "json" {
                    #expect(object?["errors"] as? Int == 1)
                    let first = (object?["findings"] as? [[String: Any]])?.first
                    #expect(first?["rule"] as? String == "AI201")
                    #expect(first?["line"] as? Int == 9)
                } else {
                    #expect(object?["version"] as? String == "2.1.0")
                    let run = (object?["runs"] as? [[String: Any]])?.first
                    let result = (run?["results"] as? [[String: Any]])?.first
                    #expect(result?["ruleId"] as? String == "AI201")
                    #expect((result?["fixes"] as? [Any])?.count == 1)
                }
            }
        }
    }

    @Test func `counts columns in bytes for editors, and in characters for SARIF`() throws {
        let source = Self.phrase.replacing("AppShortcut(intent: Start()", with: "/* Ä🙂 */ AppShortcut(intent: Start()")
        try ExampleProject.with(source) { project in
            let line = project.run(["-q", "--no-cache", project.folder.path]).output
            #expect(line.contains("Shortcuts.swift:9:61: error"))
            let sarif = project.run(["--no-cache", "--format", "sarif", project.folder.path]).output
            #expect(sarif.contains("\"startColumn\" : 57"))
        }
    }

    @Test func `changes sources where a finding says how`() throws {
        try ExampleProject.with(Self.phrase) { project in
            let result = project.run(["--fix", "--no-cache", project.folder.path])
            #expect(result.status == 0)
            #expect(project.text.contains(#"phrases: ["Go in \(.applicationName)"]"#))
        }
    }

    @Test(arguments: [
        ("// beckon:disable AI201\n", ""), ("// beckon:disable-file\n", ""), ("// beckon:disable\n", ""),
        ("", " // beckon:disable AI201 -- old"), ("", " // beckon:disable-line"),
    ])
    func `says nothing where a comment disables the rule`(_ before: String, _ behind: String) throws {
        let line = "AppShortcut(intent: Start(), phrases: [\"Go\"], shortTitle: \"Start\", systemImageName: \"timer\")"
        let source = Self.phrase.replacing("import AppIntents", with: before + "import AppIntents")
            .replacing(line, with: line + behind)
        try ExampleProject.with(source) { project in
            #expect(project.check(only: "AI201") == [])
        }
    }

    @Test func `a comment disables the next line, a range, and no other rule`() throws {
        let line = "            AppShortcut(intent: Start()"
        func count(_ edit: (String) -> String) throws -> Int {
            try ExampleProject.with(edit(Self.phrase)) { $0.check(only: "AI201").count }
        }
        #expect(Self.phrase.contains("AppShortcut(intent: Start()"))
        let indented = String(line.drop { $0 == " " })
        #expect(
            try count { $0.replacing(indented, with: "// beckon:disable-next-line AI201\n\(indented)") } == 0)
        #expect(
            try count {
                $0.replacing(indented, with: "// beckon:disable AI201\n// beckon:enable AI201\n\(indented)")
            } == 1)
        #expect(try count { $0.replacing("import", with: "// beckon:disable-file AI401\nimport") } == 1)
    }

    @Test func `leaves out what a baseline has, and no more`() throws {
        try ExampleProject.with(Self.phrase) { project in
            let baseline = project.folder.appending(path: "baseline.json").path
            #expect(project.run(["--no-cache", "--write-baseline", baseline, project.folder.path]).status == 0)
            let known = project.run(["--no-cache", "--baseline", baseline, project.folder.path])
            #expect(known.status == 0)
            #expect(known.error.contains("1 known from the baseline"))
            let more = project.text.replacing("[\"Go\"]", with: "[\"Go\", \"Run\"]")
            try Data(("\n\n" + more).utf8).write(to: project.folder.appending(path: "Shortcuts.swift"))
            // The line has changed, so both phrases are new.
            #expect(project.run(["--no-cache", "-q", "--baseline", baseline, project.folder.path]).status == 1)
        }
    }

    @Test func `settings switch rules off and raise them`() throws {
        try ExampleProject.with(Self.phrase) { project in
            let file = project.folder.appending(path: ".beckon-check.json")
            try Data(#"{ "rules": { "AI201": "off" } }"#.utf8).write(to: file)
            #expect(project.run(["-q", "--no-cache", project.folder.path]).output.isEmpty)
            try Data(#"{ "rules": { "AI201": "warning", "AI217": "error" } }"#.utf8).write(to: file)
            let output = project.run(["-q", "--no-cache", project.folder.path]).output
            #expect(output.contains("warning: the phrase does not name the app"))
            #expect(output.contains("error: one phrase only"))
        }
    }

    @Test(arguments: [
        #"{ "rules": { "AI999": "off" } }"#, #"{ "rules": { "AI201": "loud" } }"#, "[]", "{", #"{ "rulez": {} }"#,
        #"{ "exclude": "A" }"#,
    ])
    func `refuses settings that mean nothing`(_ text: String) throws {
        try ExampleProject.with(Self.phrase) { project in
            try Data(text.utf8).write(to: project.folder.appending(path: ".beckon-check.json"))
            let result = project.run(["--no-cache", project.folder.path])
            #expect(result.status == 2)
            #expect(result.error.contains(".beckon-check.json"))
        }
    }

    @Test func `identifiers that were written down are compared`() throws {
        try ExampleProject.with(Self.phrase) { project in
            let file = project.folder.appending(path: "identifiers.json").path
            project.run(["-q", "--no-cache", "--write-identifiers", file, project.folder.path])
            #expect(project.check(only: "AI130") == [])
            let renamed = project.text.replacing("Start:", with: "Begin:").replacing("Start()", with: "Begin()")
            try Data(renamed.utf8).write(to: project.folder.appending(path: "Shortcuts.swift"))
            #expect(project.check(only: "AI130").map(\.place) == ["Shortcuts.swift:2:8"])
        }
    }

    @Test func `finds the same with the cache as without, and notices changes`() throws {
        try ExampleProject.with(Self.phrase) { project in
            let cache = ["-q", "--cache", project.folder.appending(path: "facts").path, project.folder.path]
            let first = project.run(cache).output
            #expect(project.run(cache).output == first)
            #expect(project.run(["-q", "--no-cache", project.folder.path]).output == first)
            let fixed = project.text.replacing("[\"Go\"]", with: #"["Go \(.applicationName)"]"#)
            try Data(fixed.utf8).write(to: project.folder.appending(path: "Shortcuts.swift"))
            #expect(project.run(cache).output.isEmpty)
        }
    }

    @Test func `takes a damaged cache for an empty one`() throws {
        try ExampleProject.with(Self.phrase) { project in
            let facts = project.folder.appending(path: "facts")
            let words = ["-q", "--cache", facts.path, project.folder.path]
            let first = project.run(words).output
            let files = try FileManager.default.contentsOfDirectory(at: facts, includingPropertiesForKeys: nil)
            let file = try #require(files.first)
            let data = try Data(contentsOf: file)
            for length in stride(from: 0, to: data.count, by: 97) {
                try data.prefix(length).write(to: file)
                #expect(project.run(words).output == first)
            }
        }
    }

    @Test func `explains each rule`() throws {
        try ExampleProject.with(Self.phrase) { project in
            for rule in Checker.rules {
                let result = project.run(["--explain", rule.id.lowercased()])
                #expect(result.status == 0)
                #expect(result.output.hasPrefix("### \(rule.id): \(rule.title)\n"))
                #expect(!result.output.contains("▸"))
            }
            #expect(project.run(["--list-rules"]).output.split(separator: "\n").count == Checker.rules.count)
        }
    }

    @Test func `colours findings only if asked to`() throws {
        try ExampleProject.with(Self.phrase) { project in
            #expect(!project.run(["-q", "--no-cache", project.folder.path]).output.contains("\u{1B}"))
            #expect(project.run(["-q", "--no-cache", "--color", project.folder.path]).output.contains("\u{1B}[1;31m"))
        }
    }
}
