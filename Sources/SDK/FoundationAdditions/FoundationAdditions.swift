// Everything of Foundation, and what Apple's Foundation has beyond the one for Linux.
@_exported public import Foundation
