import Alarms
import Foundation
import IntentWire
import SQLiteStore

/// Keeps alarms, and what happened to them.
///
/// Each change of an alarm and its line in the log are one transaction: a ring is written down before it is heard, and
/// exactly once, whenever the power fails.
struct AlarmStore: Sendable {
    /// How many one app may have.
    static let maximumOfApp = 10_000
    /// How many there may be.
    static let maximum = 50_000
    /// How many lines of the log are kept.
    private static let keptEntries = 10_000

    static let migration = Migration(
        """
        CREATE TABLE alarms (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, app TEXT NOT NULL, record BLOB NOT NULL,
            phase TEXT NOT NULL, due REAL, even REAL, boot TEXT NOT NULL
        )
        """,
        "CREATE INDEX alarms_by_app ON alarms (app, number)",
        "CREATE INDEX alarms_by_due ON alarms (due) WHERE due IS NOT NULL",
        "CREATE INDEX alarms_that_count ON alarms (even) WHERE even IS NOT NULL",
        "CREATE INDEX alarms_that_ring ON alarms (number) WHERE phase = 'alerting'",
        """
        CREATE TABLE alarm_log (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL, app TEXT NOT NULL, title TEXT NOT NULL, event TEXT NOT NULL,
            time REAL NOT NULL, through REAL, noted REAL NOT NULL
        )
        """,
        "CREATE INDEX alarm_log_by_alarm ON alarm_log (id)",
        """
        CREATE TABLE alarm_apps (
            app TEXT PRIMARY KEY, revision INTEGER NOT NULL, alarms INTEGER NOT NULL, permission TEXT NOT NULL
        ) WITHOUT ROWID
        """)

    let store: Store
    let clock: any AlarmClock
    /// How many seconds after its time a ring still takes place.
    let grace: TimeInterval
    private let batch: AlarmBatch

    init(store: Store, clock: any AlarmClock, grace: TimeInterval) {
        self.store = store
        self.clock = clock
        self.grace = grace
        batch = AlarmBatch(store: store)
    }

    // MARK: - Reading

    /// Those of an app, or all, in the order in which they were set.
    func alarms(of app: String? = nil) async throws -> [StoredAlarm] {
        try await store.reading { try Self.alarms(of: app, in: $0) }
    }

    /// One of them; nil where there is none.
    func alarm(_ id: UUID) async throws -> StoredAlarm? {
        try await store.reading { try Self.alarm(id, in: $0) }
    }

    /// The alarms of an app as it knows them.
    func list(of app: String) async throws -> AlarmList {
        let now = clock.now()
        return try await store.reading { try Self.list(of: app, at: now, in: $0) }
    }

    /// Those that ring, the first that began first.
    func ringing() async throws -> [StoredAlarm] {
        try await store.reading { database in
            try database.rows("SELECT record FROM alarms WHERE phase = 'alerting' ORDER BY number") {
                try Self.decode($0.get(0))
            }
        }
    }

    /// When the alarms want to be told the time next: by the clock on the wall, and after how many seconds.
    func due() async throws -> (wall: Date?, seconds: TimeInterval?) {
        let now = clock.now()
        return try await store.reading { database in
            let wall: Date? = try database.first("SELECT due FROM alarms WHERE due IS NOT NULL ORDER BY due LIMIT 1") {
                try $0.get(0)
            }
            let even: Double? = try database.first(
                "SELECT even FROM alarms WHERE even IS NOT NULL ORDER BY even LIMIT 1"
            ) { try $0.get(0) }
            return (wall, even.map { max(0, $0 - now.uptime) })
        }
    }

    /// What happened, the latest first.
    func log(limit: Int) async throws -> [AlarmLogEntry] {
        try await store.reading { database in
            try database.rows(
                "SELECT id, app, title, event, time, through, noted FROM alarm_log ORDER BY number DESC LIMIT ?", limit
            ) { row in
                AlarmLogEntry(
                    id: UUID(uuidString: try row.get(0)) ?? UUID(), app: try row.get(1), title: try row.get(2),
                    event: AlarmLogEntry.Event(rawValue: try row.get(3)) ?? .set, time: try row.get(4),
                    through: try row.get(5), noted: try row.get(6))
            }
        }
    }

    // MARK: - Changing

    /// Adds an alarm, where there may be one more.
    ///
    /// - Throws: `invalid-alarm`, `alarm-exists`, `alarm-limit`, `not-allowed`.
    func add(
        _ request: AlarmRequest, of app: String, named name: String, at executable: String
    ) async throws -> AlarmTransition {
        let (now, zone) = (clock.now(), clock.zone())
        let machine: AlarmMachine
        do throws(AlarmError) {
            machine = try AlarmMachine(AlarmPlan(request), at: now, in: zone)
        } catch {
            throw IntentFailure(error)
        }
        let alarm = StoredAlarm(
            app: app, appName: name, executablePath: executable, request: request, machine: machine)
        let record = try JSONEncoder().encode(alarm)
        return try await batch.write { database in
            guard try Self.permission(of: app, in: database) == .authorized else {
                throw IntentFailure(
                    .notAllowed, "'\(name)' may not set alarms; 'beckon alarms allow' lets it: \(app)")
            }
            try Self.checkLimits(app, named: name, in: database)
            do {
                try database.execute(
                    "INSERT INTO alarms (id, app, record, phase, due, even, boot) VALUES (?, ?, ?, ?, ?, ?, ?)",
                    alarm.id.uuidString, app, record, machine.phase?.rawValue ?? "", machine.wallDue(at: now),
                    machine.evenDue(at: now), now.boot)
            } catch let error as StoreError where error.code == .constraint {
                throw IntentFailure(
                    .alarmExists, "there is an alarm \(alarm.id) already: cancel it first, or take another identifier")
            }
            try Self.note(.set, of: alarm, at: now, in: database)
            let revision = try Self.count(app, adding: 1, in: database)
            return AlarmTransition(alarm: alarm, events: [.changed], revision: revision)
        }
    }

    /// Does something to an alarm of an app, or of any.
    ///
    /// - Returns: What changed, which is nothing where the alarm did so already.
    /// - Throws: `unknown-alarm`, `alarm-state`.
    func apply(
        _ operation: AlarmOperation, to id: UUID, of app: String?
    ) async throws -> (alarm: StoredAlarm, transition: AlarmTransition?) {
        let (now, zone) = (clock.now(), clock.zone())
        return try await store.writing { database in
            guard var alarm = try Self.alarm(id, in: database), app == nil || alarm.app == app else {
                throw Self.unknown(id)
            }
            // What is due by now comes first: who stops an alarm may see it ring already.
            var events = alarm.machine.advance(to: now, in: zone, grace: grace)
            if alarm.machine.phase != nil {
                let done: [AlarmEvent]
                do throws(AlarmError) {
                    done = try alarm.machine.apply(operation, at: now, in: zone)
                } catch {
                    throw IntentFailure(error)
                }
                events += done
                if !done.isEmpty { try Self.note(AlarmLogEntry.Event(operation), of: alarm, at: now, in: database) }
            }
            return (alarm, try Self.save(alarm, events, at: now, in: database))
        }
    }

    /// Tells all alarms the time that want to hear it.
    ///
    /// - Returns: What happened, in the order in which it was due.
    func advance() async throws -> [AlarmTransition] {
        let (now, zone) = (clock.now(), clock.zone())
        // Mostly there is nothing, and then nothing need be locked.
        let condition = "due <= ? OR even <= ? OR (even IS NOT NULL AND boot <> ?)"
        let isDue = try await store.reading { database in
            try database.first("SELECT 1 FROM alarms WHERE \(condition) LIMIT 1", now.wall, now.uptime, now.boot) {
                try $0.get(0, as: Int.self)
            } != nil
        }
        guard isDue else { return [] }
        return try await store.writing { database in
            let due: [StoredAlarm] = try database.rows(
                "SELECT record FROM alarms WHERE \(condition) ORDER BY due, number", now.wall, now.uptime, now.boot
            ) { try Self.decode($0.get(0)) }
            return try due.compactMap { alarm in
                var alarm = alarm
                let events = alarm.machine.advance(to: now, in: zone, grace: grace)
                return try Self.save(alarm, events, at: now, in: database)
            }
        }
    }

    /// Takes notice of another zone, or of a clock that was set.
    ///
    /// - Returns: What has changed.
    func reconsider() async throws -> [AlarmTransition] {
        let (now, zone) = (clock.now(), clock.zone())
        return try await store.writing { database in
            try Self.alarms(of: nil, in: database).compactMap { alarm in
                var alarm = alarm
                guard alarm.machine.reconsider(at: now, in: zone) else { return nil }
                return try Self.save(alarm, [.changed], at: now, in: database)
            }
        }
    }

    /// Forgets all alarms of an app that is removed; those that a person has set stay.
    func forget(_ app: String) async throws {
        guard app != AlarmRecord.personApp else { return }
        try await store.writing { database in
            try database.execute("DELETE FROM alarms WHERE app = ?", app)
            try database.execute("DELETE FROM alarm_apps WHERE app = ?", app)
        }
    }

    /// Whether an alarm of an app was there once.
    func remembers(_ id: UUID, of app: String) async throws -> Bool {
        try await store.reading { database in
            try database.first("SELECT 1 FROM alarm_log WHERE id = ? AND app = ? LIMIT 1", id.uuidString, app) {
                try $0.get(0, as: Int.self)
            } != nil
        }
    }

    // MARK: - Permission

    /// Whether an app may set alarms.
    func permission(of app: String) async throws -> AlarmPermission {
        try await store.reading { try Self.permission(of: app, in: $0) }
    }

    func set(_ permission: AlarmPermission, of app: String) async throws {
        try await store.writing { database in
            try database.execute(
                """
                INSERT INTO alarm_apps (app, revision, alarms, permission) VALUES (?, 0, 0, ?)
                ON CONFLICT (app) DO UPDATE SET permission = excluded.permission
                """, app, permission.rawValue)
        }
    }

    // MARK: - Rows

    private static func alarms(of app: String?, in database: Database) throws -> [StoredAlarm] {
        try database.rows("SELECT record FROM alarms WHERE ?1 IS NULL OR app = ?1 ORDER BY number", app) {
            try decode($0.get(0))
        }
    }

    private static func alarm(_ id: UUID, in database: Database) throws -> StoredAlarm? {
        try database.first("SELECT record FROM alarms WHERE id = ?", id.uuidString) { try decode($0.get(0)) }
    }

    private static func list(of app: String, at now: AlarmMoment, in database: Database) throws -> AlarmList {
        let revision = try database.first("SELECT revision FROM alarm_apps WHERE app = ?", app) {
            try $0.get(0, as: Int.self)
        }
        return AlarmList(
            revision: revision ?? 0, alarms: try alarms(of: app, in: database).compactMap { $0.snapshot(at: now) })
    }

    private static func permission(of app: String, in database: Database) throws -> AlarmPermission {
        let word: String? = try database.first("SELECT permission FROM alarm_apps WHERE app = ?", app) {
            try $0.get(0)
        }
        let known = word.flatMap(AlarmPermission.init(rawValue:)) ?? .notDetermined
        // A person's own alarms need nobody's leave.
        return known == .notDetermined && app == AlarmRecord.personApp ? .authorized : known
    }

    /// Writes an alarm and what happened to it.
    ///
    /// - Returns: The change; nil where nothing happened.
    private static func save(
        _ alarm: StoredAlarm, _ events: [AlarmEvent], at now: AlarmMoment, in database: Database
    ) throws -> AlarmTransition? {
        for event in events {
            switch event {
            case .rang(let time): try note(.rang, of: alarm, for: time, at: now, in: database)
            case .missed(let time): try note(.missed, of: alarm, for: time, at: now, in: database)
            case .missedMany(let time, let end):
                try note(.missed, of: alarm, for: time, through: end, at: now, in: database)
            case .changed, .ended: break
            }
        }
        if let phase = alarm.machine.phase {
            try database.execute(
                "UPDATE alarms SET record = ?, phase = ?, due = ?, even = ?, boot = ? WHERE id = ?",
                try JSONEncoder().encode(alarm), phase.rawValue, alarm.machine.wallDue(at: now),
                alarm.machine.evenDue(at: now), now.boot, alarm.id.uuidString)
        } else {
            try database.execute("DELETE FROM alarms WHERE id = ?", alarm.id.uuidString)
        }
        guard !events.isEmpty else { return nil }
        let revision = try count(alarm.app, adding: alarm.machine.phase == nil ? -1 : 0, in: database)
        return AlarmTransition(alarm: alarm, events: events, revision: revision)
    }

    private static func checkLimits(_ app: String, named name: String, in database: Database) throws {
        let ofApp = try database.first("SELECT alarms FROM alarm_apps WHERE app = ?", app) {
            try $0.get(0, as: Int.self)
        }
        let all = try database.first("SELECT coalesce(sum(alarms), 0) FROM alarm_apps") { try $0.get(0, as: Int.self) }
        guard ofApp ?? 0 < maximumOfApp, all ?? 0 < maximum else {
            throw IntentFailure(
                .alarmLimit,
                "there are \(ofApp ?? 0) alarms of '\(name)' and \(all ?? 0) in all; an app may have \(maximumOfApp), "
                    + "all apps \(maximum): cancel some")
        }
    }

    private static func note(
        _ event: AlarmLogEntry.Event, of alarm: StoredAlarm, for time: Date? = nil, through end: Date? = nil,
        at now: AlarmMoment, in database: Database
    ) throws {
        try database.execute(
            "INSERT INTO alarm_log (id, app, title, event, time, through, noted) VALUES (?, ?, ?, ?, ?, ?, ?)",
            alarm.id.uuidString, alarm.app, alarm.request.presentation.title, event.rawValue, time ?? now.wall, end,
            now.wall)
        let last = database.lastInsertedRow
        if last % 100 == 0 {
            try database.execute("DELETE FROM alarm_log WHERE number <= ?", Int(last) - keptEntries)
        }
    }

    /// Counts a change of an app's alarms, and how many there are.
    private static func count(_ app: String, adding number: Int, in database: Database) throws -> Int {
        try database.execute(
            """
            INSERT INTO alarm_apps (app, revision, alarms, permission) VALUES (?, 1, ?, ?)
            ON CONFLICT (app) DO UPDATE SET revision = revision + 1, alarms = alarms + ?2
            """, app, number, AlarmPermission.notDetermined.rawValue)
        return try database.first("SELECT revision FROM alarm_apps WHERE app = ?", app) { try $0.get(0) } ?? 0
    }

    private static func decode(_ data: Data) throws -> StoredAlarm {
        try JSONDecoder().decode(StoredAlarm.self, from: data)
    }

    static func unknown(_ id: UUID) -> IntentFailure {
        IntentFailure(.unknownAlarm, "there is no alarm \(id), or none any more; 'beckon alarms list' lists them")
    }
}

extension AlarmMachine {
    /// When it wants to be told the time by the clock on the wall.
    fileprivate func wallDue(at now: AlarmMoment) -> Date? {
        due(at: now).compactMap { due in
            if case .wall(let date) = due { date } else { nil }
        }.min()
    }

    /// When it wants to be told the time by the even clock, in seconds since the machine started.
    fileprivate func evenDue(at now: AlarmMoment) -> Double? {
        due(at: now).compactMap { due in
            if case .after(let seconds) = due { now.uptime + seconds } else { nil }
        }.min()
    }
}

extension AlarmLogEntry.Event {
    fileprivate init(_ operation: AlarmOperation) {
        self =
            switch operation {
            case .stop: .stopped
            case .cancel: .cancelled
            case .countdown: .snoozed
            case .pause: .paused
            case .resume: .resumed
            }
    }
}
