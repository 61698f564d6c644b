import Testing
import WidgetKit

struct ImportTests {
    @Test @MainActor func `gives the names of SwiftUI too`() {
        #expect(Text("A") == Text("A"))
    }
}
