public import FoundationAdditions
import IntentWire
public import SwiftUI

/// A button of an alarm.
///
/// - Source: developer.apple.com/documentation/alarmkit/alarmbutton
public struct AlarmButton: Codable, Sendable {
    /// What it says.
    public var text: LocalizedStringResource
    /// The colour of its text.
    public var textColor: Color
    /// The symbol on it where there is no room for text.
    public var systemImageName: String

    /// Creates a button.
    public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        self.text = text
        self.textColor = textColor
        self.systemImageName = systemImageName
    }

    private enum CodingKeys: CodingKey { case text, textColor, systemImageName }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        text = try container.decode(LocalizedStringResource.self, forKey: .text)
        textColor = Color(try container.decode(ViewColor.self, forKey: .textColor))
        systemImageName = try container.decode(String.self, forKey: .systemImageName)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .text)
        try container.encode(textColor.wire, forKey: .textColor)
        try container.encode(systemImageName, forKey: .systemImageName)
    }
}
