public import ActivityKit
import FoundationAdditions
import IntentWire
public import SwiftUI

/// What an app adds to an alarm for its own views.
///
/// - Source: developer.apple.com/documentation/alarmkit/alarmmetadata
public protocol AlarmMetadata: Decodable, Encodable, Hashable, Sendable {}

/// What an alarm's Live Activity is about: the app's widget draws it by an `ActivityConfiguration` for this type.
///
/// - Source: developer.apple.com/documentation/alarmkit/alarmattributes
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
    public typealias ContentState = AlarmPresentationState

    public var presentation: AlarmPresentation
    /// What the app adds.
    public var metadata: Metadata?
    /// The colour by which an app's alarms are known.
    public var tintColor: Color

    /// Creates attributes.
    public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
        self.presentation = presentation
        self.metadata = metadata
        self.tintColor = tintColor
    }

    private enum CodingKeys: CodingKey { case presentation, metadata, tintColor }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        presentation = try container.decode(AlarmPresentation.self, forKey: .presentation)
        metadata = try container.decodeIfPresent(Metadata.self, forKey: .metadata)
        tintColor = Color(try container.decode(ViewColor.self, forKey: .tintColor))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(presentation, forKey: .presentation)
        try container.encodeIfPresent(metadata, forKey: .metadata)
        try container.encode(tintColor.wire, forKey: .tintColor)
    }
}
