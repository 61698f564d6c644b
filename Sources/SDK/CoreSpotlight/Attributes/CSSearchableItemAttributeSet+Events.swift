// Attributes of events: dates and tasks.

extension CSSearchableItemAttributeSet {
    /// When the task was completed.
    public var completionDate: Date? {
        get { self[date: "completionDate"] }
        set { self[date: "completionDate"] = newValue }
    }

    /// When the task is due.
    public var dueDate: Date? {
        get { self[date: "dueDate"] }
        set { self[date: "dueDate"] = newValue }
    }

    /// When the event begins.
    public var startDate: Date? {
        get { self[date: "startDate"] }
        set { self[date: "startDate"] = newValue }
    }

    /// When the event ends.
    public var endDate: Date? {
        get { self[date: "endDate"] }
        set { self[date: "endDate"] = newValue }
    }

    /// Further dates that matter to the event.
    public var importantDates: [Date]? {
        get { self[dates: "importantDates"] }
        set { self[dates: "importantDates"] = newValue }
    }

    /// Whether the event lasts all day.
    public var allDay: NSNumber? {
        get { self[number: "allDay"] }
        set { self[number: "allDay"] = newValue }
    }

    /// Who takes part.
    public var participants: [String]? {
        get { self[texts: "participants"] }
        set { self[texts: "participants"] = newValue }
    }

    /// The name of the event: ``title``, by the name that guides to indexed entities use; Apple's set has no such member.
    public var eventTitle: String? {
        get { title }
        set { title = newValue }
    }

    /// Where the event is: ``namedLocation``, by the name that guides to indexed entities use; Apple's set has no such
    /// member.
    public var eventLocation: String? {
        get { namedLocation }
        set { namedLocation = newValue }
    }
}
