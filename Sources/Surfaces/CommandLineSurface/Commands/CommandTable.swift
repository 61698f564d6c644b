import AppIntents
import IntentWire
import ValueForms

/// All commands, in the order in which the help lists them.
enum CommandTable {
    static let commands: [any CommandIntent.Type] = [
        RunIntent.self, ListIntents.self, FindEntities.self, SearchItems.self, SuggestIntents.self,
        AskSentence.self, ListApps.self, InstallApp.self,
        RemoveApp.self, ShowApp.self, ListWidgets.self, ShowWidget.self, PressWidget.self, ListWidgetSuggestions.self,
        ListControls.self, ShowControl.self, PressControl.self, ListActivities.self, ShowActivity.self,
        PressActivity.self, EndActivity.self, ListAlarms.self, AddAlarm.self, StartTimer.self, SnoozeAlarm.self,
        StopAlarm.self, PauseAlarm.self, ResumeAlarm.self, CancelAlarm.self, ShowAlarmHistory.self, AllowAlarms.self,
        DenyAlarms.self, ListPhrases.self, TestPhrases.self, CheckPhrases.self, ShowWeather.self, ShowWeatherQuota.self,
        ShowIndexStatus.self,
        VerifyIndex.self, RebuildIndex.self, UndoRun.self,
        ShowLog.self, ShowPrivacy.self, SetLearning.self, ErasePrivacy.self, SetModel.self, ShowModel.self,
        TurnOffModel.self, TestModel.self, ServeSystem.self, ShowStatus.self, ExamineMachine.self, StopSystem.self,
        ServeAssistants.self,
        CheckSources.self, MakeMetadata.self, ShowMetadata.self, CompareMetadata.self, PrintCompletions.self,
        CompleteWords.self,
    ]

    /// What the first word of some commands is about, where several have it.
    static let groups: [(name: String, title: String)] = [
        ("apps", "Install, remove and describe apps"), ("widgets", "Show the widgets of apps"),
        ("controls", "Show and press the controls of apps"), ("index", "Look after the index of search"),
        ("shortcuts", "Show the shortcuts of apps"), ("phrases", "Test and check the phrases of apps"),
        ("config", "Choose a language model for sentences that phrases do not understand"),
        ("alarms", "Set, show and stop alarms and timers"),
    ]

    /// The command that words begin with, and how many of them are its name.
    static func command(_ words: [String]) -> (command: any CommandIntent.Type, count: Int)? {
        commands.filter { words.starts(with: $0.syntax.words) }.max { $0.syntax.words.count < $1.syntax.words.count }
            .map { ($0, $0.syntax.words.count) }
    }

    /// The commands that people see, with a first word in common or all.
    static func listed(in group: String? = nil) -> [any CommandIntent.Type] {
        commands.filter { $0.isDiscoverable && (group == nil || $0.syntax.words.first == group) }
    }

    /// The failure for words that name no command.
    static func unknown(_ words: [String]) -> IntentFailure {
        let first = words.first ?? ""
        let isGroup = groups.contains { $0.name == first }
        let typed = isGroup ? words.prefix(2).joined(separator: " ") : first
        let names = listed(in: isGroup ? first : nil).map { $0.syntax.name }
        let near = Names.nearest(to: typed, among: isGroup ? names : names + groups.map(\.name))
        let help = isGroup ? "beckon \(first) --help" : "beckon --help"
        let message = "there is no command '\(typed)'\(near.isEmpty ? "; \(help) lists them" : Names.suggestion(near))"
        return IntentFailure(.unknownCommand, message, candidates: Names.options(near))
    }
}
