import AppIntentsTesting
import Foundation
import Testing

/// Prepared answers to what intents ask.
struct QuestionTests {
    @Test
    func `answers a question for a value`() async throws {
        let result = try await Apps.coffee.intents["OrderCoffeeIntent"].makeIntent()
            .answering(.value("large", for: "size")).run()
        #expect(try result.value.item == "Latte, Large")
        let question = try #require(result.report.questions.first)
        #expect(question.kind == .value)
        #expect(question.dialog == "Which size would you like?")
        #expect(question.parameter == "size")
        #expect(question.options == ["Small", "Medium", "Large"])
    }

    @Test(arguments: [IntentTestAnswer.choose("1 × Latte, Small"), .choose(at: 1)])
    func `chooses by title and by place, and confirms`(choice: IntentTestAnswer) async throws {
        let definitions = Apps.coffee
        for size in ["small", "large"] {
            try await definitions.intents["OrderCoffeeIntent"].makeIntent(size: size).run()
        }
        let result = try await definitions.intents["CancelOrderIntent"].makeIntent().answering(choice, .confirm).run()
        #expect(result.report.dialog == "Order 1 is cancelled.")
        #expect(result.report.questions.map(\.kind) == [.choice, .confirmation])
        #expect(result.report.questions[1].dialog == "Do you want to cancel order 1, 1 × Latte, Small?")
        #expect(result.report.questions[1].options == ["Cancel Order", "Keep Order"])
        #expect(result.report.questions[1].isDestructive)
    }

    @Test(arguments: [IntentTestAnswer.decline, .cancel])
    func `stops where the person does not want it`(answer: IntentTestAnswer) async throws {
        let definitions = Apps.tasks()
        let task: AnyAppEntity = try await definitions.intents["AddTask"].makeIntent(title: "Stay").run().value
        let error = try await failure {
            try await definitions.intents["DeleteTask"].makeIntent(entities: [task]).answering(answer).run()
        }
        #expect([.declined, .cancelled].contains(error.code))
        #expect(try await definitions.entities["TaskEntity"].entities(matching: "Stay").count == 1)
    }

    @Test
    func `answers every kind of question, in order`() async throws {
        let result = try await Apps.contacts.intents["AskIntent"].makeIntent()
            .answering(.value("Bob"), .choose("Blue")).answering(.confirm, .continueInForeground).run()
        #expect(try result.value == "Bob 1")
        #expect(result.report.questions.map(\.kind) == [.value, .choice, .confirmation, .foreground])
        #expect(result.report.questions.map(\.dialog) == ["Whom?", "Which colour?", "Sure?", "Come to front?"])
    }

    @Test(
        arguments: [
            (.values, [], .missingValue),
            (.choices, [.value("Bob")], .unsupported),
            (.confirmations, [.value("Bob"), .choose("Blue")], .declined),
            (.foreground, [.value("Bob"), .choose("Blue"), .confirm], .unsupported),
        ] as [(IntentTestConditions.Ability, [IntentTestAnswer], IntentTestingError.Code)])
    func `an intent is told at once what nobody can be asked`(
        missing: IntentTestConditions.Ability, answers: [IntentTestAnswer], code: IntentTestingError.Code
    ) async throws {
        let abilities = Set(IntentTestConditions.Ability.allCases).subtracting([missing])
        var intent = Apps.contacts.intents["AskIntent"].makeIntent().asked(under: .init(abilities: abilities))
        for answer in answers { intent = intent.answering(answer) }
        let asking = intent
        let error = try await failure { try await asking.run() }
        #expect(error.code == code, "\(error)")
    }

    @Test
    func `fails where a question has no answer`() async throws {
        let error = try await failure { try await Apps.coffee.intents["OrderCoffeeIntent"].makeIntent().run() }
        #expect(error.code == .unexpectedQuestion)
        #expect(
            error.message
                == "the intent asked for a value of 'size': 'Which size would you like?' ('Small', 'Medium', 'Large'), "
                + "and the test has no answer: add .answering(.value(…, for: \"size\")) before run()")
    }

    @Test(arguments: [IntentTestAnswer.confirm, .value("large", for: "quantity"), .choose("Large"), .stayInBackground])
    func `fails where the answer does not fit the question`(answer: IntentTestAnswer) async throws {
        let error = try await failure {
            try await Apps.coffee.intents["OrderCoffeeIntent"].makeIntent().answering(answer).run()
        }
        #expect(error.code == .unexpectedQuestion)
        #expect(error.message.contains("does not fit"))
    }

    @Test
    func `fails where an answer is left over`() async throws {
        let intent = Apps.coffee.intents["OrderCoffeeIntent"].makeIntent(size: "small").answering(.confirm)
        let error = try await failure { try await intent.run() }
        #expect(
            error == IntentTestingError(.unusedAnswers, "the intent asked 0 questions; nobody asked for .confirm"))
    }
}
