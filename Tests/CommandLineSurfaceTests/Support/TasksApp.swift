import Foundation
import IntentWire

/// An app of to-do items as its manifest describes it, and its three tasks.
enum TasksApp {
    static let manifest: AppManifest = {
        var manifest = AppManifest(
            identifier: "org.example.Tasks", name: "Tasks", version: "1.2", languages: ["en", "de"])
        manifest.intents = [addTask, completeTask, countTasks, hidden, configuration]
        manifest.widgets = [nextWidget]
        manifest.controls = [doneControl, addControl]
        manifest.enumerations = [priority]
        manifest.entities = [task]
        manifest.shortcuts = [
            ShortcutDescriptor(
                intent: "AddTask",
                phrases: [
                    PhraseTemplate("Add a task in ${applicationName}"),
                    PhraseTemplate("Add a ${priority} task in ${applicationName}"),
                ], shortTitle: "Add Task")
        ]
        return manifest
    }()

    static let priority = EnumDescriptor(
        identifier: "Priority", typeName: "Tasks.Priority", name: "Priority",
        cases: [
            .init(rawValue: "A", title: LocalizedText("High", translations: ["de": "Hoch"]), synonyms: ["urgent"]),
            .init(rawValue: "B", title: LocalizedText("Medium", translations: ["de": "Mittel"])),
            .init(rawValue: "C", title: LocalizedText("Low", translations: ["de": "Niedrig"]), synonyms: ["someday"]),
        ])

    static let addTask: IntentDescriptor = {
        var title = ParameterDescriptor(name: "title", title: "Title", type: .string, isOptional: false)
        title.description = "What is to be done."
        title.requestValueDialog = "What do you want to do?"
        var priority = ParameterDescriptor(
            name: "priority", title: "Priority", type: .enumeration("Priority"), isOptional: false)
        priority.defaultValue = .enumCase(EnumCaseSnapshot(type: "Priority", rawValue: "B"))
        var due = ParameterDescriptor(name: "dueDate", title: "Due Date", type: .date, isOptional: true)
        due.description = "When it has to be done"
        var effort = ParameterDescriptor(name: "effort", title: "Effort", type: .int, isOptional: true)
        effort.minimum = 1
        effort.maximum = 10
        var tags = ParameterDescriptor(name: "tags", title: "Tags", type: .list(.string), isOptional: true)
        tags.maximumCount = 3
        var distance = ParameterDescriptor(
            name: "distance", title: "Distance", type: .measurement(dimension: "length"), isOptional: true)
        distance.unit = "km"
        let flagged = ParameterDescriptor(name: "isFlagged", title: "Flagged", type: .bool, isOptional: true)
        var intent = IntentDescriptor(
            identifier: "AddTask", typeName: "Tasks.AddTask", title: "Add Task",
            parameters: [title, priority, due, effort, tags, distance, flagged])
        intent.description = "Adds a task to the list."
        intent.summary = .sentence(
            SummarySentence(template: "Add ${title} with ${priority} priority", parameters: ["dueDate"]))
        intent.resultType = .entity("Task")
        intent.providesDialog = true
        return intent
    }()

    static let completeTask: IntentDescriptor = {
        var task = ParameterDescriptor(name: "task", title: "Task", type: .entity("Task"), isOptional: false)
        task.options = .query
        var intent = IntentDescriptor(
            identifier: "CompleteTask", typeName: "Tasks.CompleteTask", title: "Complete Task", parameters: [task])
        intent.description = "Marks a task as done."
        return intent
    }()

    static let countTasks = IntentDescriptor(
        identifier: "CountTasks", typeName: "Tasks.CountTasks", title: "Count Tasks")

    static let hidden: IntentDescriptor = {
        var intent = IntentDescriptor(identifier: "Migrate", typeName: "Tasks.Migrate", title: "Migrate Storage")
        intent.isDiscoverable = false
        return intent
    }()

    static let task: EntityDescriptor = {
        var query = QueryDescriptor(typeName: "Tasks.TaskQuery")
        query.valueTypes = [.person]
        query.supportsText = true
        query.supportsAll = true
        query.propertyFilters = [
            PropertyFilterDescriptor(
                property: "title", title: "Title", type: .string,
                comparisons: [.equalTo, .contains, .hasPrefix, .hasSuffix]),
            PropertyFilterDescriptor(
                property: "priority", title: "Priority", type: .enumeration("Priority"),
                comparisons: [.equalTo, .notEqualTo]),
            PropertyFilterDescriptor(
                property: "dueDate", title: LocalizedText("Due Date", translations: ["de": "Fällig am"]), type: .date,
                comparisons: [.lessThan, .greaterThan, .isBetween]),
            PropertyFilterDescriptor(
                property: "effort", title: "Effort", type: .int,
                comparisons: [.equalTo, .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo]),
        ]
        query.sortableProperties = ["title", "dueDate"]
        var task = EntityDescriptor(identifier: "Task", typeName: "Tasks.TaskEntity", name: "Task", query: query)
        task.properties = [
            PropertyDescriptor(name: "title", title: "Title", type: .string, isOptional: false),
            PropertyDescriptor(name: "priority", title: "Priority", type: .enumeration("Priority"), isOptional: false),
            PropertyDescriptor(name: "dueDate", title: "Due Date", type: .date, isOptional: true),
            PropertyDescriptor(name: "effort", title: "Effort", type: .int, isOptional: true),
        ]
        return task
    }()

    static func entity(
        _ id: String, _ title: String, priority: String = "B", due: String? = nil, effort: Int? = nil
    ) -> EntitySnapshot {
        EntitySnapshot(
            type: "Task", id: id, display: DisplaySnapshot(title: title),
            properties: [
                "title": .string(title),
                "priority": .enumCase(EnumCaseSnapshot(type: "Priority", rawValue: priority)),
                "dueDate": due.map { .date(date($0)) } ?? .null, "effort": effort.map { .int($0) } ?? .null,
            ])
    }

    static let tasks = [
        entity("1", "Buy milk", priority: "A", due: "2026-03-03T23:00:00Z", effort: 1),
        entity("2", "Buy bread", due: "2026-03-06T16:30:00Z"), entity("3", "Call Zoë", priority: "C", effort: 3),
    ]
}
