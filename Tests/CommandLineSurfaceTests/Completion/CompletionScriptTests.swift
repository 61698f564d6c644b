import ChildProcesses
import CommandLineSurface
import Foundation
import Testing

/// The scripts, run by the shells themselves with a program in place of this one that shows what it was asked.
@Suite(.temporaryFolder)
struct CompletionScriptTests {
    /// A `beckon` that writes its words to `asked` and answers with fixed lines.
    private func install(answer: String) throws -> String {
        let folder = TemporaryFolder.path
        try Data(answer.utf8).write(to: URL(filePath: folder + "/answer"))
        let program = """
            #!/bin/sh
            printf '[%s]' "$@" >> '\(folder)/asked'
            cat '\(folder)/answer'
            """
        try Data(program.utf8).write(to: URL(filePath: folder + "/beckon"))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/beckon")
        return folder
    }

    private func run(_ shell: String, _ arguments: [String], _ script: String, path: String) async throws -> String {
        try await ChildProcess.run(
            [shell] + arguments + [script],
            environment: ["PATH": "\(path):/usr/bin:/bin", "HOME": path, "LC_ALL": "C.UTF-8"]
        ).output
    }

    private func asked() throws -> String {
        try String(contentsOf: URL(filePath: TemporaryFolder.path + "/asked"), encoding: .utf8)
    }

    private func script(_ shell: String) async -> String {
        await CommandLineHarness().run("completions \(shell)").output
    }

    // MARK: - bash

    /// What bash puts in the place of the word at the end of a line.
    private func bash(_ line: String, answer: String) async throws -> [String] {
        let folder = try install(answer: answer)
        try Data(await script("bash").utf8).write(to: URL(filePath: folder + "/beckon.bash"))
        // The line as readline hands it over: words split at blanks, = and : here, which the script does not rely on.
        let test = """
            source '\(folder)/beckon.bash'
            compopt() { local IFS=' '; echo "compopt $*"; }
            COMP_LINE="$LINE"; COMP_POINT=${#COMP_LINE}; COMP_WORDS=(); COMP_CWORD=0
            COMP_WORDBREAKS=$' \\t\\n"\\'><=;|&(:'
            _beckon
            (( ${#COMPREPLY[@]} )) && printf '%s\\n' "${COMPREPLY[@]}"
            """
        let quoted = line.replacing("'", with: "'\\''")
        return try await run("/bin/bash", ["-c"], "LINE='\(quoted)'\n\(test)", path: folder)
            .split(separator: "\n").map(String.init)
    }

    @Test(arguments: [
        ("beckon run Tasks ", ":none\nAddTask\tAdd Task\nCountTasks\n", "[run][Tasks][]", ["AddTask", "CountTasks"]),
        ("beckon run Tasks Add", ":none\nAddTask\n", "[run][Tasks][Add]", ["AddTask"]),
        ("beckon run X --task ", ":none\nBuy milk\nCall Zoë\n", "[run][X][--task][]", ["Buy\\ milk", "Call\\ Zoë"]),
        ("beckon run X --task 'Buy m", ":none\nBuy milk\n", "[run][X][--task]['Buy m]", ["Buy milk"]),
        ("beckon run X --task \"Buy m", ":none\nBuy milk\n", "[run][X][--task][\"Buy m]", ["Buy milk"]),
        ("beckon run X --task Buy\\ m", ":none\nBuy milk\n", "[run][X][--task][Buy\\ m]", ["Buy\\ milk"]),
        ("beckon run X --size=la", ":none\n--size=large\n", "[run][X][--size=la]", ["large"]),
        ("beckon run X --task 'I", ":none\nIt's\n", "[run][X][--task]['I]", ["It'\\''s"]),
        ("beckon run X --task \"s", ":none\nsay \"hi\"\n", "[run][X][--task][\"s]", ["say \\\"hi\\\""]),
        ("beckon run 'My App' --x 1 ", ":none\nA\n", "[run]['My App'][--x][1][]", ["A"]),
        ("beckon apps install ", ":files\n", "[apps][install][]", ["compopt -o default"]),
        ("beckon --data-directory ", ":directories\n", "[--data-directory][]", ["compopt -o dirnames"]),
        ("beckon nothing ", ":none\n", "[nothing][]", []),
    ])
    func `completes in bash`(line: String, answer: String, asked: String, replies: [String]) async throws {
        let found = try await bash(line, answer: answer)
        #expect(found == replies)
        let expected = "[__complete][--]" + asked
        #expect(try self.asked() == expected)
    }

    // MARK: - fish

    private static let fishPath = "/usr/bin/fish"

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: fishPath), "fish is not installed"))
    func `completes in fish`() async throws {
        let folder = try install(answer: ":none\nBuy milk\ttask\nBuy bread\n")
        try Data(await script("fish").utf8).write(to: URL(filePath: folder + "/beckon.fish"))
        let found = try await run(
            Self.fishPath, ["--no-config", "-c"],
            "source '\(folder)/beckon.fish'; complete -C 'beckon run X --task Buy'", path: folder)
        #expect(Set(found.split(separator: "\n")) == ["Buy milk\ttask", "Buy bread"])
        let asked = try self.asked()
        #expect(asked.hasPrefix("[__complete][--][run][X][--task][Buy]"))
    }

    // MARK: - zsh

    private static let zshPath = "/usr/bin/zsh"

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: zshPath), "zsh is not installed"))
    func `completes in zsh`() async throws {
        let folder = try install(answer: ":none\nBuy milk\ttask\nBuy bread\n")
        try Data(await script("zsh").utf8).write(to: URL(filePath: folder + "/beckon.zsh"))
        let test = """
            compdef() { : }
            compadd() { shift 4; shift; print -rl -- "$@" }
            source '\(folder)/beckon.zsh'
            words=(beckon run X --task Buy); CURRENT=5; PREFIX=Buy
            _beckon
            """
        let found = try await run(Self.zshPath, ["-f", "-c"], test, path: folder)
        #expect(found == "Buy milk\nBuy bread\n")
        let expected = "[__complete][--][run][X][--task][Buy]"
        #expect(try asked() == expected)
    }
}
