import Alarms
import Foundation
public import IntentWire

extension BeckonSystem {
    /// The alarms and timers that there are: those that ring first, then by their next ring.
    ///
    /// - Throws: `IntentFailure` with code `store`.
    public func alarms() async throws -> [AlarmRecord] {
        services.alarms.look()
        let now = configuration.alarmClock.now()
        return try await services.alarms.store.alarms().compactMap { $0.record(at: now) }.sorted { left, right in
            func order(_ alarm: AlarmRecord) -> Date {
                alarm.phase == .alerting ? .distantPast : alarm.snapshot.next ?? .distantFuture
            }
            return order(left) < order(right)
        }
    }

    /// Sets an alarm of the person's own, which belongs to no app.
    ///
    /// - Parameter request: What it is to do; intents in it are passed over.
    /// - Throws: `IntentFailure`: `invalid-alarm`, `alarm-exists`, `alarm-limit`, or `store`.
    public func setAlarm(_ request: AlarmRequest) async throws -> AlarmRecord {
        var request = request
        (request.stopIntent, request.secondaryIntent, request.attributes) = (nil, nil, nil)
        let name = AlarmRecord.personApp
        let alarm = try await services.alarms.set(request, of: name, named: name, at: "").alarm
        guard let record = alarm.record(at: configuration.alarmClock.now()) else { throw AlarmStore.unknown(alarm.id) }
        return record
    }

    /// Does what a person wants with an alarm, and runs the intent that its app has for that.
    ///
    /// A ring is silent before the app's intent begins, and stays so if that fails. Only where the second button is the
    /// app's own does its intent come first, since it may want the alarm to ring again; it is stopped afterwards.
    ///
    /// - Parameters:
    ///   - press: What to do.
    ///   - interaction: Who answers the intent's questions.
    /// - Throws: `IntentFailure`: `unknown-alarm`, `alarm-state`, or `store`: nothing was done then.
    public func pressAlarm(_ press: AlarmPress, interaction: any IntentInteraction) async throws -> AlarmPressResult {
        guard press.action == .secondary else {
            guard case .operation(let operation) = press.action else { return AlarmPressResult() }
            return try await apply(operation, press, interaction)
        }
        guard let alarm = try await services.alarms.store.alarm(press.id) else { throw AlarmStore.unknown(press.id) }
        guard alarm.ringing != nil else {
            throw IntentFailure(.alarmState, "the alarm \(press.id) does not ring, so that it has no second button")
        }
        if alarm.request.presentation.secondaryBehavior == .countdown {
            return try await apply(.countdown, press, interaction)
        }
        var result = AlarmPressResult()
        await run(alarm.request.secondaryIntent, of: alarm, press, interaction, &result)
        let after = try await services.alarms.store.alarm(press.id)
        if after?.ringing != nil { _ = try await services.alarms.press(.stop, press.id) { $0 } }
        result.alarm = try await services.alarms.store.alarm(press.id)?.record(at: configuration.alarmClock.now())
        return result
    }

    private func apply(
        _ operation: AlarmOperation, _ press: AlarmPress, _ interaction: any IntentInteraction
    ) async throws -> AlarmPressResult {
        try await services.alarms.press(operation, press.id) { alarm in
            var result = AlarmPressResult(alarm: alarm.record(at: configuration.alarmClock.now()))
            switch operation {
            case .stop: await run(alarm.request.stopIntent, of: alarm, press, interaction, &result)
            case .countdown: await run(alarm.request.secondaryIntent, of: alarm, press, interaction, &result)
            case .cancel, .pause, .resume: break
            }
            return result
        }
    }

    /// Runs an intent of an alarm's app, where it has one.
    private func run(
        _ intent: PreparedIntent?, of alarm: StoredAlarm, _ press: AlarmPress, _ interaction: any IntentInteraction,
        _ result: inout AlarmPressResult
    ) async {
        guard let intent else { return }
        var request = IntentRequest(
            app: .path(alarm.executablePath), intent: intent.intent, arguments: intent.arguments,
            source: press.source, locale: press.locale)
        // The app itself gave the alarm this intent.
        request.isPrepared = true
        do { result.outcome = try await run(request, interaction: interaction) } catch {
            result.problem = (error as? IntentFailure)?.message ?? "\(error)"
        }
    }

    /// Tells the alarms the time, as a system that serves does when one is due.
    package func tellAlarmsTime() async throws {
        let happened = try await services.alarms.store.advance()
        await services.alarms.tell(happened + (try await services.alarms.store.reconsider()))
    }

    /// Whether alarms wait that were set or changed here, and nobody waits for their time: a system that serves has to.
    package var needsServer: Bool {
        get async { await services.alarms.needsServer() }
    }

    /// What happened to alarms, the latest first.
    ///
    /// - Parameter limit: How many at most.
    /// - Throws: `IntentFailure` with code `store`.
    public func alarmLog(limit: Int) async throws -> [AlarmLogEntry] {
        try await services.alarms.store.log(limit: limit)
    }

    /// Allows an app to set alarms, or does not; those that it has set stay.
    ///
    /// - Returns: The app.
    /// - Throws: `IntentFailure`: `unknown-app`, or `store`.
    public func setAlarmPermission(_ change: AlarmPermissionChange) async throws -> AppRecord {
        let app = try await app(change.app)
        try await services.alarms.set(change.permission, of: app.identifier)
        return app
    }
}
