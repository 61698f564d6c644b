import Testing
@testable import Dialogue
