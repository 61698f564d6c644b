public import Foundation

/// Where a system keeps its things and how patient it is.
public struct SystemConfiguration: Sendable {
    /// Holds the store and the installed apps.
    public var dataDirectory: URL
    /// Holds what apps print; may be deleted at any time.
    public var cacheDirectory: URL
    /// How long an app may take to answer the first message.
    public var startTimeout: Duration
    /// How long an intent may neither answer, nor ask, nor report progress.
    public var requestTimeout: Duration
    /// How long an app may take to describe itself, to find entities or to list options.
    public var queryTimeout: Duration
    /// How long a sentence waits for an app that looks for an entity, or tells for the first time what its phrases can name.
    public var sentencePatience: Duration
    /// How long an app may take to stop after a request was cancelled.
    public var cancellationTimeout: Duration
    /// How long an app that has nothing to do is kept.
    public var idleTimeout: Duration
    /// How long an app is kept that has nothing to do and can undo something.
    public var undoTimeout: Duration
    /// How long an app may take to end when it is told to, before it is killed.
    public var endTimeout: Duration
    /// How long a person may take to answer a question, or to give a password.
    public var answerTimeout: Duration
    /// How many questions one run may ask.
    public var maximumQuestions: Int
    /// How many intents may open each other, one after the other.
    public var maximumOpenedIntents: Int
    /// How long a widget shows what it has before its app is asked again, however soon its policy wants that.
    public var widgetPace: Duration
    /// How long passes before an app is asked for a widget's timeline at which nobody looks. Apple's systems ask 40 to 70
    /// times a day.
    ///
    /// - Source: developer.apple.com/documentation/widgetkit/keeping-a-widget-up-to-date
    public var widgetBackgroundPace: Duration
    /// The time by which entries of widgets take their places, and Live Activities begin and end.
    public var clock: @Sendable () -> Date
    /// How long after its time an alarm still rings that the machine slept through; one that is older is missed.
    public var alarmGrace: Duration
    /// The clocks and the zone of alarms.
    package var alarmClock: any AlarmClock
    /// For how long after its start the system looks at the files of apps each time, before it watches them. One that serves others
    /// watches at once.
    package var watchDelay: Duration
    /// The environment of the apps.
    public var environment: [String: String]
    /// Creates a configuration with the usual patience.
    ///
    /// - Parameters:
    ///   - dataDirectory: For the store and the installed apps; made where it is missing.
    ///   - cacheDirectory: For what apps print.
    ///   - environment: The environment of the apps.
    public init(
        dataDirectory: URL, cacheDirectory: URL,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.dataDirectory = dataDirectory
        self.cacheDirectory = cacheDirectory
        self.environment = environment
        startTimeout = .seconds(5)
        requestTimeout = .seconds(30)
        queryTimeout = .seconds(15)
        sentencePatience = .seconds(2)
        cancellationTimeout = .seconds(2)
        idleTimeout = .seconds(60)
        undoTimeout = .seconds(1800)
        endTimeout = .seconds(1)
        answerTimeout = .seconds(300)
        maximumQuestions = 50
        maximumOpenedIntents = 8
        widgetPace = .seconds(15)
        widgetBackgroundPace = .seconds(24 * 3600 / 64)
        clock = { .now }
        alarmGrace = .seconds(900)
        watchDelay = .seconds(1)
        alarmClock = MachineClock(environment: environment)
    }

    /// The configuration of the person whose environment it is: `beckon` in their data and cache folders.
    ///
    /// - Parameter environment: `XDG_DATA_HOME`, `XDG_CACHE_HOME` and `HOME` decide; a relative path in the first two
    ///   counts as absent.
    ///
    /// - Source: XDG Base Directory Specification 0.8.
    public static func standard(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> SystemConfiguration {
        let home = URL(filePath: environment["HOME"] ?? NSHomeDirectory(), directoryHint: .isDirectory)
        func folder(_ variable: String, _ fallback: String) -> URL {
            if let path = environment[variable], path.hasPrefix("/") {
                URL(filePath: path, directoryHint: .isDirectory).appending(path: "beckon")
            } else {
                home.appending(path: fallback).appending(path: "beckon")
            }
        }
        return SystemConfiguration(
            dataDirectory: folder("XDG_DATA_HOME", ".local/share"),
            cacheDirectory: folder("XDG_CACHE_HOME", ".cache"), environment: environment)
    }
}
