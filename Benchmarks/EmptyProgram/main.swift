// The least that a program using Foundation does: start, touch Foundation once, and end.

import Foundation

exit(Date().timeIntervalSince1970 > 0 ? 0 : 1)
