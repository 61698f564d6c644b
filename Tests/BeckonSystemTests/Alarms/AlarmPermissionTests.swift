import BeckonSystem
import Foundation
import IntentWire
import Synchronization
import Testing

/// A desktop whose person gives one answer, and remembers what was asked.
private final class AnsweringBell: AlarmBell {
    private let answer: Bool?
    private let asked = Mutex<[ConfirmationQuestion]>([])
    var questions: [ConfirmationQuestion] { asked.withLock(\.self) }

    init(_ answer: Bool?) { self.answer = answer }

    func start(_ press: @escaping @Sendable (AlarmPress) async -> Void) async {}
    func ring(_ alarms: [RingingAlarm]) async {}
    func missed(_ alarm: AlarmRecord, at times: [Date]) async {}
    func end() async {}

    func ask(_ question: ConfirmationQuestion) async -> Bool? {
        asked.withLock { $0.append(question) }
        return answer
    }
}

@Suite struct AlarmPermissionTests {
    private func cook(_ bench: AlarmBench, _ person: Person) async throws {
        _ = try await bench.test.run("CookIntent", ["dish": .text("tea")], app: .path(try program("Kitchen")), person)
    }

    private func permit(_ bench: AlarmBench, _ permission: AlarmPermission) async throws {
        _ = try await bench.system.setAlarmPermission(
            AlarmPermissionChange(app: .path(try program("Kitchen")), permission: permission))
    }

    @Test func `asks the person whose run it is, once`() async throws {
        try await AlarmBench.with { bench in
            let person = Person([.confirmed])
            try await cook(bench, person)
            try await cook(bench, person)
            #expect(person.questions.count == 1)
            guard case .confirmation(let question)? = person.questions.first else {
                Issue.record("it asked for something else")
                return
            }
            #expect(
                question.dialog.full == """
                    'Kitchen' wants to set alarms and timers, which ring whatever you do then.
                    It says: Timers tell you when a dish is ready.
                    """)
            #expect(question.acceptLabel == "Allow" && question.denyLabel == "Don't Allow")
            #expect(try await bench.system.alarms().count == 2)
        }
    }

    @Test func `sets nothing for an app that was denied, until that is changed`() async throws {
        try await AlarmBench.with { bench in
            let person = Person([.declined])
            for _ in 0..<2 {
                let refusal = try await failure { try await cook(bench, person) }
                #expect(refusal.message.contains("may not set alarms"))
            }
            #expect(person.questions.count == 1)
            #expect(try await bench.system.alarms().isEmpty)
            try await permit(bench, .authorized)
            try await cook(bench, person)
            try await permit(bench, .denied)
            #expect(try await failure { try await cook(bench, person) }.message.contains("may not set alarms"))
            #expect(try await bench.system.alarms().count == 1 && person.questions.count == 1)
        }
    }

    @Test func `asks again where the person gave no answer`() async throws {
        try await AlarmBench.with { bench in
            let person = Person([.cancelled, .confirmed])
            let refusal = try await failure { try await cook(bench, person) }
            #expect(
                refusal.message.contains("nobody has allowed it: 'beckon alarms allow org.beckon.examples.Kitchen'"))
            try await cook(bench, person)
            #expect(person.questions.count == 2)
        }
    }

    @Test func `sets nothing where nobody can be asked`() async throws {
        try await AlarmBench.with { bench in
            let nobody = Person(capabilities: [])
            let refusal = try await failure { try await cook(bench, nobody) }
            #expect(refusal.message.contains("nobody has allowed it"))
            #expect(try await bench.system.alarms().isEmpty && nobody.questions.isEmpty)
            try await permit(bench, .authorized)
            try await cook(bench, nobody)
        }
    }

    @Test(arguments: [true, false, nil])
    func `asks on the desktop where the surface cannot`(_ answer: Bool?) async throws {
        let bell = AnsweringBell(answer)
        try await ServedSystem.with(options: { $0.alarmBell = bell }) { served in
            try await served.withClient { client in
                let request = IntentRequest(
                    app: .path(try program("Kitchen")), intent: "CookIntent", arguments: ["dish": .text("tea")],
                    source: .test)
                let person = Person(capabilities: [])
                if answer == true {
                    _ = try await client.run(request, interaction: person)
                    #expect(try await client.alarms().count == 1)
                } else {
                    let refusal = try await failure { try await client.run(request, interaction: person) }
                    #expect(refusal.message.contains(answer == nil ? "nobody has allowed it" : "may not set alarms"))
                    #expect(try await client.alarms().isEmpty)
                }
                #expect(bell.questions.count == 1)
            }
        }
    }

    @Test func `keeps an installed app's reason to set alarms`() async throws {
        try await AlarmBench.with { bench in
            _ = try await bench.system.install(try program("Kitchen"))
            let person = Person([.confirmed])
            _ = try await bench.test.run("CookIntent", ["dish": .text("tea")], app: .name("Kitchen"), person)
            #expect(person.questions.count == 1)
            #expect(try await bench.system.alarms().count == 1)
        }
    }
}
