import BeckonSystem
import DesktopBus
import Foundation
import IntentWire

/// The notices of alarms on the person's desktop, with buttons where its server has some.
///
/// - Source: Desktop Notifications Specification 1.2.
actor AlarmNotices {
    private static let service = "org.freedesktop.Notifications"
    private static let path = "/org/freedesktop/Notifications"

    /// The keys of the buttons.
    private enum Key: String { case stop, secondary, standard = "default", allow, deny }

    /// How long a question stands there.
    private static let questionLimit = Duration.seconds(300)

    private struct Notice {
        var number: Int
        var alarm: AlarmRecord
    }

    private let environment: [String: String]
    private let press: @Sendable (AlarmPress) async -> Void
    private var bus: DesktopBus?
    private var capabilities: Set<String> = []
    private var listening: Task<Void, Never>?
    private var notices: [UUID: Notice] = [:]
    /// Who waits for the answers to questions, by the numbers of their notices.
    private var questions: [Int: CheckedContinuation<Bool?, Never>] = [:]
    /// Signals of notices whose numbers are still on their way here.
    private var early: [Int: BusSignal] = [:]
    private var isSending = false

    /// - Parameters:
    ///   - environment: Says where the bus of the session is.
    ///   - press: Does what a button is for.
    init(environment: [String: String], press: @escaping @Sendable (AlarmPress) async -> Void) {
        self.environment = environment
        self.press = press
    }

    /// Shows a notice for each of these alarms and no other.
    func show(_ alarms: [RingingAlarm]) async {
        for (id, notice) in notices where !alarms.contains(where: { $0.alarm.id == id }) {
            notices[id] = nil
            _ = try? await bus?.call(call("CloseNotification", .uint32(UInt32(clamping: notice.number))))
        }
        for ringing in alarms where notices[ringing.alarm.id] == nil {
            isSending = true
            let number = await notify(ringing.alarm)
            isSending = false
            guard let number else { return }
            notices[ringing.alarm.id] = Notice(number: number, alarm: ringing.alarm)
            if let signal = early[number] { await take(signal) }
            early = [:]
        }
    }

    /// Says that rings did not take place.
    func showMissed(_ alarm: AlarmRecord, at times: [Date]) async {
        guard await connect(), let last = times.last else { return }
        let time = last.formatted(date: .abbreviated, time: .shortened)
        let body =
            times.count == 1
            ? "It was to ring on \(time); the machine was off or asleep."
            : "It was to ring \(times.count) times, last on \(time); the machine was off or asleep."
        _ = await send(summary: "Missed: \(alarm.presentation.title)", body: body, actions: [], isUrgent: false)
    }

    /// What the desktop's server can do; nil where there is none.
    static func capabilities(environment: [String: String]) async -> Set<String>? {
        guard let bus = try? DesktopBus.session(environment: environment) else { return nil }
        defer { bus.close() }
        let call = BusCall(service, path: path, interface: service, method: "GetCapabilities")
        guard let answer = try? await bus.call(call) else { return nil }
        return Set(answer.first?.members?.compactMap(\.text) ?? [])
    }

    /// Asks the person something; nil where there are no buttons, or nobody presses one.
    func ask(_ question: ConfirmationQuestion) async -> Bool? {
        guard await connect(), capabilities.contains("actions") else { return nil }
        let lines = question.dialog.full.split(separator: "\n", maxSplits: 1).map(String.init)
        isSending = true
        let number = await send(
            summary: lines.first ?? "", body: lines.dropFirst().first ?? "",
            actions: [
                Key.allow.rawValue, question.acceptLabel, Key.deny.rawValue, question.denyLabel,
            ], isUrgent: true)
        isSending = false
        guard let number else { return nil }
        let limit = Task {
            try await Task.sleep(for: Self.questionLimit)
            self.settle(number, nil)
        }
        defer { limit.cancel() }
        let answer: Bool? = await withCheckedContinuation { (continuation: CheckedContinuation<Bool?, Never>) in
            questions[number] = continuation
            if let signal = early.removeValue(forKey: number) { takeAnswer(number, signal) }
        }
        _ = try? await bus?.call(call("CloseNotification", .uint32(UInt32(clamping: number))))
        return answer
    }

    private func settle(_ number: Int, _ answer: Bool?) {
        questions.removeValue(forKey: number)?.resume(returning: answer)
    }

    /// Takes what became of a question.
    private func takeAnswer(_ number: Int, _ signal: BusSignal) {
        switch (signal.member, signal.arguments.dropFirst().first?.text) {
        case ("ActionInvoked", Key.allow.rawValue?): settle(number, true)
        case ("ActionInvoked", Key.deny.rawValue?): settle(number, false)
        case ("NotificationClosed", _): settle(number, nil)
        default: break
        }
    }

    func end() async {
        for number in questions.keys { settle(number, nil) }
        await show([])
        listening?.cancel()
        bus?.close()
    }

    // MARK: - The bus

    private func notify(_ alarm: AlarmRecord) async -> Int? {
        guard await connect() else { return nil }
        var actions: [String] = []
        var body = alarm.app == AlarmRecord.personApp ? "" : alarm.appName
        let stop = alarm.presentation.stopButton?.text ?? "Stop"
        if capabilities.contains("actions") {
            actions = [Key.standard.rawValue, stop, Key.stop.rawValue, stop]
            if let button = alarm.presentation.secondaryButton {
                actions += [Key.secondary.rawValue, button.text]
            }
        } else {
            // Without buttons the way to silence it must be said.
            let how = "Stop it with: beckon alarms stop"
            body = body.isEmpty ? how : "\(body)\n\(how)"
        }
        return await send(summary: alarm.presentation.title, body: body, actions: actions, isUrgent: true)
    }

    private func send(summary: String, body: String, actions: [String], isUrgent: Bool) async -> Int? {
        var hints: [String: BusValue] = [
            "urgency": .byte(isUrgent ? 2 : 1), "category": .string("alarm"),
            "desktop-entry": .string("beckon"),
            // The sound is ours, which goes on.
            "suppress-sound": .bool(true),
        ]
        if isUrgent { hints["resident"] = .bool(true) }
        // Servers with markup would take a title's angle brackets for it.
        let text =
            capabilities.contains("body-markup")
            ? body.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;") : body
        let answer = try? await bus?.call(
            call(
                "Notify", .string("beckon"), .uint32(0), .string("alarm-symbolic"), .string(summary), .string(text),
                .array(actions.map(BusValue.string), of: "s"), .dictionary(hints), .int32(isUrgent ? 0 : -1)))
        return answer?.first?.number
    }

    /// Whether there is a server; asks what it can do when it is first needed, and again after it was lost.
    private func connect() async -> Bool {
        if let bus, bus.isOpen, !capabilities.isEmpty { return true }
        listening?.cancel()
        guard let bus = try? DesktopBus.session(environment: environment) else { return false }
        guard let answer = try? await bus.call(call("GetCapabilities")),
            let signals = try? await bus.signals(of: Self.service, at: Self.path)
        else {
            bus.close()
            return false
        }
        self.bus = bus
        capabilities = Set(answer.first?.members?.compactMap(\.text) ?? []).union(["notices"])
        listening = Task { for await signal in signals { await self.take(signal) } }
        return true
    }

    private func take(_ signal: BusSignal) async {
        guard let number = signal.arguments.first?.number else { return }
        guard questions[number] == nil else { return takeAnswer(number, signal) }
        guard let notice = notices.values.first(where: { $0.number == number }) else {
            if isSending { early[number] = signal }
            return
        }
        let action: AlarmPress.Action
        switch (signal.member, signal.arguments.dropFirst().first) {
        case ("ActionInvoked", let key?):
            action = key.text == Key.secondary.rawValue ? .secondary : .operation(.stop)
        // Who sweeps a notice away wants silence; 1 is its time, 3 our own doing.
        case ("NotificationClosed", let reason?) where reason.number == 2: action = .operation(.stop)
        case ("NotificationClosed", _):
            // It is gone, and its alarm rings: it is shown again when something changes.
            notices[notice.alarm.id] = nil
            return
        default: return
        }
        notices[notice.alarm.id] = nil
        await press(AlarmPress(id: notice.alarm.id, action: action))
        _ = try? await bus?.call(call("CloseNotification", .uint32(UInt32(clamping: number))))
    }

    private func call(_ method: String, _ arguments: BusValue...) -> BusCall {
        BusCall(Self.service, path: Self.path, interface: Self.service, method: method, arguments: arguments)
    }
}
