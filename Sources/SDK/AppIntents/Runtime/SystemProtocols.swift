import FoundationAdditions

/// The protocols of the system that a type conforms to, by name.
enum SystemProtocols {
    static func names(of type: any AppIntent.Type) -> [String] {
        var names: [String] = []
        func note(_ conforms: Bool, _ name: String) { if conforms { names.append(name) } }
        note(type is any AudioPlaybackIntent.Type, "AudioPlaybackIntent")
        note(type is any AudioRecordingIntent.Type, "AudioRecordingIntent")
        note(type is any CameraCaptureIntent.Type, "CameraCaptureIntent")
        note(type is any CancellableIntent.Type, "CancellableIntent")
        note(type is any ControlConfigurationIntent.Type, "ControlConfigurationIntent")
        note(type is any DeleteIntent.Type, "DeleteIntent")
        note(type is any LiveActivityIntent.Type, "LiveActivityIntent")
        note(type is any LongRunningIntent.Type, "LongRunningIntent")
        note(type is any OpenIntent.Type, "OpenIntent")
        note(type is any PauseWorkoutIntent.Type, "PauseWorkoutIntent")
        note(type is any PlayVideoIntent.Type, "PlayVideoIntent")
        note(type is any PredictableIntent.Type, "PredictableIntent")
        note(type is any ProgressReportingIntent.Type, "ProgressReportingIntent")
        note(type is any PushToTalkTransmissionIntent.Type, "PushToTalkTransmissionIntent")
        note(type is any ResumeWorkoutIntent.Type, "ResumeWorkoutIntent")
        note(type is any SetFocusFilterIntent.Type, "SetFocusFilterIntent")
        note(type is any SetValueIntent.Type, "SetValueIntent")
        note(type is any ShowInAppSearchResultsIntent.Type, "ShowInAppSearchResultsIntent")
        note(type is any SnippetIntent.Type, "SnippetIntent")
        note(type is any StartDiveIntent.Type, "StartDiveIntent")
        note(type is any StartWorkoutIntent.Type, "StartWorkoutIntent")
        note(type is any TargetContentProvidingIntent.Type, "TargetContentProvidingIntent")
        note(type is any URLRepresentableIntent.Type, "URLRepresentableIntent")
        note(type is any UndoableIntent.Type, "UndoableIntent")
        note(type is any WidgetConfigurationIntent.Type, "WidgetConfigurationIntent")
        return names
    }

    static func names(of type: any AppEntity.Type) -> [String] {
        var names: [String] = []
        func note(_ conforms: Bool, _ name: String) { if conforms { names.append(name) } }
        note(type is any FileEntity.Type, "FileEntity")
        note(type is any IndexedEntity.Type, "IndexedEntity")
        note(type is any OwnershipProvidingEntity.Type, "OwnershipProvidingEntity")
        note(type is any SyncableEntity.Type, "SyncableEntity")
        note(type is any TransientAppEntity.Type, "TransientAppEntity")
        note(type is any URLRepresentableEntity.Type, "URLRepresentableEntity")
        note(type is any UniqueAppEntity.Type, "UniqueAppEntity")
        return names
    }
}
