// An app that imports SwiftUI sees these too, as on Apple's platforms.
@_exported public import CoreTransferable
@_exported public import FoundationAdditions
@_exported public import Observation
