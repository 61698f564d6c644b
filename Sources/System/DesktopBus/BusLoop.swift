import CSystemd
import Foundation
import Glibc
import Synchronization

/// The thread of one connection: everything that touches the library's objects runs on it.
///
/// `@unchecked` because of the pointer and the calls under way, which only that thread uses once it runs.
final class BusLoop: @unchecked Sendable {
    private struct Inbox {
        var jobs: [@Sendable (BusLoop) -> Void] = []
        var isClosed = false
        /// Whether the thread still takes jobs.
        var isOver = false
    }

    private let bus: OpaquePointer
    private let wake: Int32
    private let inbox = Mutex(Inbox())
    private var pending: [ObjectIdentifier: PendingCall] = [:]
    private var listeners: [ObjectIdentifier: Listener] = [:]

    /// Connects; nothing is sent before `start()`.
    init(address: String) throws(BusError) {
        var opened: OpaquePointer?
        let result = beckon_bus_open(address, &opened)
        guard result >= 0, let opened else { throw .unreachable(address: address, reason: reason(result)) }
        let wake = beckon_wake_open()
        guard wake >= 0 else {
            sd_bus_close_unref(opened)
            throw .unreachable(address: address, reason: "no descriptor is left to wait on")
        }
        bus = opened
        self.wake = wake
    }

    deinit {
        sd_bus_close_unref(bus)
        Glibc.close(wake)
    }

    func start() { Thread.detachNewThread { self.run() } }

    /// Lets the thread do something; where it has ended, the job runs here, when all it meets is the end.
    func submit(_ job: @escaping @Sendable (BusLoop) -> Void) {
        let isTaken = inbox.withLock { inbox in
            if inbox.isOver { return false }
            inbox.jobs.append(job)
            return true
        }
        if isTaken { beckon_wake(wake) } else { job(self) }
    }

    /// Lets the thread do something, unless it has ended or is about to.
    func submitWhileOpen(_ job: @escaping @Sendable (BusLoop) -> Void) {
        let isTaken = inbox.withLock { inbox in
            if !inbox.isOver { inbox.jobs.append(job) }
            return !inbox.isOver
        }
        if isTaken { beckon_wake(wake) }
    }

    var isOpen: Bool { inbox.withLock { !$0.isClosed && !$0.isOver } }

    func close() {
        inbox.withLock { $0.isClosed = true }
        beckon_wake(wake)
    }

    // MARK: - On the thread

    /// Sends a call; the waiter hears of the answer.
    func send(_ call: BusCall, _ limit: Duration?, _ waiter: BusWaiter) {
        if waiter.isFinished { return }
        guard !inbox.withLock(\.isOver) else {
            waiter.finish(.failure(BusError.disconnected))
            return
        }
        do throws(BusError) {
            let message = try self.message(call)
            let pending = PendingCall(waiter: waiter)
            // Zero would be the library's own limit.
            let time = limit.map { UInt64(max(1, $0 / .microseconds(1))) } ?? .max
            let result = sd_bus_call_async(
                bus, &pending.slot, message.pointer, answered, Unmanaged.passUnretained(pending).toOpaque(), time)
            if result < 0 { throw .unsendable(reason(result)) }
            // Keeps the call until it is answered or forgotten.
            self.pending[ObjectIdentifier(waiter)] = pending
            pending.onAnswer = { [weak self] in self?.forget(waiter) }
        } catch {
            waiter.finish(.failure(error))
        }
    }

    /// Waits for the answer to a call no more.
    func forget(_ waiter: BusWaiter) {
        guard let pending = pending.removeValue(forKey: ObjectIdentifier(waiter)) else { return }
        sd_bus_slot_unref(pending.slot)
    }

    /// Gives the signals that fit a rule to a stream; the waiter hears whether the bus takes the rule.
    func listen(_ rule: String, _ stream: AsyncStream<BusSignal>.Continuation, _ waiter: BusWaiter) {
        guard !inbox.withLock(\.isOver) else {
            waiter.finish(.failure(BusError.disconnected))
            return stream.finish()
        }
        let listener = Listener(stream: stream, waiter: waiter)
        let result = sd_bus_add_match_async(
            bus, &listener.slot, rule, signalled, ruleInstalled, Unmanaged.passUnretained(listener).toOpaque())
        guard result >= 0 else {
            waiter.finish(.failure(BusError.unsendable(reason(result))))
            return stream.finish()
        }
        listeners[ObjectIdentifier(waiter)] = listener
    }

    /// Takes a rule back.
    func stopListening(_ key: ObjectIdentifier) {
        guard let listener = listeners.removeValue(forKey: key) else { return }
        sd_bus_slot_unref(listener.slot)
    }

    private func message(_ call: BusCall) throws(BusError) -> BusMessage {
        var made: OpaquePointer?
        let result = sd_bus_message_new_method_call(bus, &made, call.service, call.path, call.interface, call.method)
        guard result >= 0, let made else {
            throw .unsendable("\(call.interface).\(call.method) at '\(call.path)': \(reason(result))")
        }
        let message = BusMessage(owned: made)
        if call.allowsInteraction { sd_bus_message_set_allow_interactive_authorization(made, 1) }
        for argument in call.arguments { try message.append(argument) }
        return message
    }

    private func run() {
        while true {
            let (jobs, isClosed) = inbox.withLock { inbox in
                defer { inbox.jobs = [] }
                return (inbox.jobs, inbox.isClosed)
            }
            for job in jobs { job(self) }
            if isClosed { break }
            var result: Int32 = 1
            while result > 0 { result = sd_bus_process(bus, nil) }
            if result < 0 { break }
            guard wait() else { break }
        }
        end()
    }

    /// Waits until the bus has something, a call has waited long enough, or there is a job.
    private func wait() -> Bool {
        let events = sd_bus_get_events(bus)
        let descriptor = sd_bus_get_fd(bus)
        guard events >= 0, descriptor >= 0 else { return false }
        var sources = [
            pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: events), revents: 0),
            pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
        ]
        if poll(&sources, 2, milliseconds()) < 0, errno != EINTR { return false }
        if sources[1].revents != 0 { beckon_wake_clear(wake) }
        return true
    }

    /// How long to wait for the next limit of a call; -1 for ever.
    private func milliseconds() -> Int32 {
        var deadline: UInt64 = 0
        guard sd_bus_get_timeout(bus, &deadline) >= 0, deadline != .max else { return -1 }
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        let passed = UInt64(now.tv_sec) * 1_000_000 + UInt64(now.tv_nsec) / 1000
        if deadline <= passed { return 0 }
        return Int32(clamping: (deadline - passed + 999) / 1000)
    }

    private func end() {
        let late = inbox.withLock { inbox in
            inbox.isOver = true
            defer { inbox.jobs = [] }
            return inbox.jobs
        }
        for job in late { job(self) }
        for call in pending.values {
            sd_bus_slot_unref(call.slot)
            call.waiter.finish(.failure(BusError.disconnected))
        }
        pending = [:]
        // Who reads a stream that ends takes its rule back, which is done by then.
        let ended = listeners.values
        listeners = [:]
        for listener in ended {
            sd_bus_slot_unref(listener.slot)
            listener.waiter.finish(.failure(BusError.disconnected))
            listener.stream.finish()
        }
    }
}

/// A call that was sent.
private final class PendingCall {
    let waiter: BusWaiter
    var slot: OpaquePointer?
    var onAnswer: () -> Void = {}

    init(waiter: BusWaiter) { self.waiter = waiter }
}

/// A rule by which signals are chosen.
private final class Listener {
    let stream: AsyncStream<BusSignal>.Continuation
    let waiter: BusWaiter
    var slot: OpaquePointer?

    init(stream: AsyncStream<BusSignal>.Continuation, waiter: BusWaiter) {
        self.stream = stream
        self.waiter = waiter
    }
}

/// What the library calls when the bus has taken a rule, or has not.
private let ruleInstalled: sd_bus_message_handler_t = { message, userdata, _ in
    guard let message, let userdata else { return 0 }
    let listener = Unmanaged<Listener>.fromOpaque(userdata).takeUnretainedValue()
    if let error = BusMessage(borrowed: message).error {
        listener.waiter.finish(.failure(error))
    } else {
        listener.waiter.finish(.success([]))
    }
    return 0
}

/// What the library calls with a signal.
private let signalled: sd_bus_message_handler_t = { message, userdata, _ in
    guard let message, let userdata else { return 0 }
    let listener = Unmanaged<Listener>.fromOpaque(userdata).takeUnretainedValue()
    func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
    // What cannot be read is left out: nobody waits for it.
    guard let arguments = try? BusMessage(borrowed: message).values() else { return 0 }
    listener.stream.yield(
        BusSignal(
            path: text(sd_bus_message_get_path(message)), interface: text(sd_bus_message_get_interface(message)),
            member: text(sd_bus_message_get_member(message)), sender: text(sd_bus_message_get_sender(message)),
            arguments: arguments))
    return 0
}

/// What the library calls with an answer, on the thread of the bus.
private let answered: sd_bus_message_handler_t = { message, userdata, _ in
    guard let message, let userdata else { return 0 }
    let call = Unmanaged<PendingCall>.fromOpaque(userdata).takeUnretainedValue()
    let answer = BusMessage(borrowed: message)
    let result: Result<[BusValue], any Error>
    if let error = answer.error {
        result = .failure(error)
    } else {
        do { result = .success(try answer.values()) } catch { result = .failure(error) }
    }
    call.waiter.finish(result)
    call.onAnswer()
    return 0
}
