import Testing

/// Types as public apps declare them: right by Apple's compiler, so right here.
struct PublicAdoptionTests {
    @Test(arguments: [
        """
        @AppIntent(schema: .messages.sendMessage)
        struct Send: AppIntent {
            static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
            var destination: Destination
            var subject: AttributedString?
            var content: AttributedString?
            @Parameter(supportedContentTypes: [.image]) var attachments: [IntentFile]
            @Parameter(title: "Audio", supportedTypeIdentifiers: ["public.audio"]) var audioMessage: IntentFile?
            @Parameter(default: []) var locations: [GeoToolbox.PlaceDescriptor]
            var links: [URL]
            var scheduledDate: Date?
        }
        """,
        """
        @AppIntent(schema: .mail.replyMail)
        struct Reply {
            static let openAppWhenRun = true
            var isReplyAll: Bool
            var target: Message
            var body: AttributedString?
            var subject: String?
            var account: Account?
            var attachments: [IntentFile]
            var to: [IntentPerson]
            var cc: [IntentPerson]
            var bcc: [IntentPerson]
        }
        """,
        """
        @AppIntent(schema: .mail.openDraft)
        struct OpenDraft: OpenIntent { var target: Draft }
        """,
        """
        @AssistantIntent(schema: .journal.createEntry)
        struct CreateEntry {
            var title: String?
            var message: AttributedString
            var entryDate: Date?
            var location: CLPlacemark?
            @Parameter(default: []) var mediaItems: [IntentFile]
            @Parameter(title: "State of Mind") var mood: Mood?
        }
        """,
        """
        @AssistantEntity(schema: .photos.asset)
        struct Asset: IndexedEntity {
            let id: String
            let asset: Picture
            @Property(title: "Title") var title: String?
            var creationDate: Date?
            var location: CLPlacemark?
            var assetType: AssetType?
            var isFavorite: Bool
            var isHidden: Bool
            var hasSuggestedEdits: Bool
        }
        """,
        """
        @AppEntity(schema: .calendar.event)
        struct Event: IndexedEntity, OwnershipProvidingEntity {
            let id: UUID
            var calendar: CalendarEntity
            var title: String
            var startDate: Date
            var endDate: Date
            var isAllDay: Bool
            var recurrence: Calendar.RecurrenceRule?
            @Property(title: "Note") var note: String?
            var travelTime: Duration?
            var location: Location?
            var virtualLocation: URL?
            var status: Status?
            var alarms: [Alarm]
            var organizers: [IntentPerson]
            var attendees: [Attendee]
            var isFavorite: Bool
        }
        """,
        """
        @AppEntity(schema: .reminders.reminder)
        struct Reminder: IndexedEntity {
            let todo: ToDo
            var id: UUID { todo.id }
            var title: String { todo.title }
            var note: AttributedString? { nil }
            var creationDate: Date? { todo.createdDate }
            var list: List { .default }
            var isCompleted: Bool { false }
            var tags: Set<String> { [] }
            var urls: [URL] { [] }
            var dueDate: DateComponents? { nil }
            var recurrence: Calendar.RecurrenceRule? { nil }
            var isFlagged: Bool? { nil }
            var completionDate: Date? { nil }
            var locationTrigger: LocationTrigger? { nil }
        }
        """,
        """
        @AppEntity(schema: .messages.customAttachment)
        struct Attachment {
            let id: String
            var sourceName: String? { nil }
            var description: String? { nil }
        }
        """,
        """
        @AppEntity(schema: .notes.note)
        struct Note: IndexedEntity, Transferable {
            let id: EntityID
            let title: String
            var name: AttributedString
            @DeferredProperty(indexingKey: \\.textContent) var content: AttributedString? { get async throws { nil } }
            var attachments: [IntentFile]
            var isPinned: Bool
            var creationDate: Date?
            var modificationDate: Date?
            var folder: Folder?
        }
        """,
    ])
    func `an adoption in a public app is right`(source: String) {
        #expect(expand(source).messages == [])
    }
}
