// Files that import AlarmKit alone use Foundation's names, and configure alarms with sounds and colours.
@_exported public import ActivityKit
@_exported public import FoundationAdditions
