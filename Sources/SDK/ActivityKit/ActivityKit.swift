// Files that import ActivityKit alone use Foundation's names.
@_exported public import FoundationAdditions
