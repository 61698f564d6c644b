// Files that import WidgetKit alone use the names of these.
@_exported public import AppIntents
@_exported public import SwiftUI
