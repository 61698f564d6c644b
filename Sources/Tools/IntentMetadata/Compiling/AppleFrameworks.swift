/// The modules that Apple's systems have, as far as apps import them.
///
/// - Source: the list of frameworks at developer.apple.com/documentation/technologies.
enum AppleFrameworks {
    /// Whether a module comes with Apple's systems.
    static func contains(_ module: String) -> Bool { names.contains(module) }

    private static let names = Set(
        """
        ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility AccessorySetupKit Accounts ActivityKit AdServices AdSupport \
        AlarmKit AppIntents AppIntentsTesting AppKit AppTrackingTransparency AuthenticationServices BackgroundTasks Charts \
        CallKit CarPlay ClockKit CloudKit Cocoa Combine Contacts ContactsUI CoreAudio CoreAudioKit CoreBluetooth CoreData \
        CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC \
        CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CryptoKit Darwin DataDetection \
        DeviceActivity DeviceCheck DeveloperToolsSupport EventKit EventKitUI ExtensionKit ExtensionFoundation \
        FamilyControls FileProvider FinanceKit FoundationModels GameController GameKit GameplayKit GroupActivities HealthKit \
        HealthKitUI HomeKit IOKit ImageIO ImagePlayground Intents IntentsUI JavaScriptCore JournalingSuggestions LinkPresentation \
        LiveCommunicationKit LocalAuthentication ManagedSettings MapKit MediaPlayer MessageUI Messages Metal MetalKit \
        MetricKit MobileCoreServices MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network \
        NetworkExtension NotificationCenter OSLog ObjectiveC Observation PDFKit PassKit PencilKit Photos PhotosUI PushKit \
        PushToTalk QuartzCore QuickLook QuickLookThumbnailing RealityKit RelevanceKit ReplayKit RoomPlan SafariServices SceneKit \
        ScreenCaptureKit ScreenTime Security SensitiveContentAnalysis SensorKit ServiceManagement ShazamKit Social \
        SoundAnalysis Speech SpriteKit StoreKit SwiftData SwiftUI SystemConfiguration TVUIKit TabularData TipKit Translation \
        UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit VisualIntelligence \
        WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit XCTest os simd GeoToolbox
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// Whether a name is that of a type of Apple's frameworks: one that is known, or two capital letters of a framework
    /// and a word. None of them is a protocol of App Intents.
    static func looksLikeTheirs(_ type: String) -> Bool {
        if others.contains(type) { return true }
        let prefix = type.prefix { ("A"..."Z").contains($0) }
        return (3...4).contains(prefix.count) && type.count > prefix.count
    }

    private static let others: Set = [
        "ObservableObject", "Publisher", "Subscriber", "Subscription", "Subject", "ConnectablePublisher", "Cancellable",
        "PersistentModel", "ModelActor", "VersionedSchema", "SchemaMigrationPlan", "Tip", "TipViewStyle", "TipOption",
        "GroupActivity", "MusicItem", "Generable", "Tool", "Observable", "DocumentGroup", "FileDocument",
        "ReferenceFileDocument", "ChartContent", "MapContent", "Component", "System", "Entity", "Plottable",
        "PHPickerViewControllerDelegate", "ExportableToLivePhoto",
    ]

    /// Modules that Apple's systems lack.
    static let foreign: Set = [
        "Glibc", "Musl", "Android", "WinSDK", "CRT", "FoundationNetworking", "FoundationXML", "Bionic", "WASILibc",
    ]
}
