import AppIntents

/// The person's own alarms and timers as intents and entities, in the schemas of a clock.
///
/// Its identifier is the one under which the system keeps the alarms that commands set: both are the same alarms.
@main
struct ClockApp: AppIntentsExtension {}
