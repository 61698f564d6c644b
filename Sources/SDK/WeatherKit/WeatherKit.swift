// Files that import WeatherKit alone use Foundation's names, as on Apple's platforms.
@_exported public import FoundationAdditions
