// The declarations stand in `TypeDeclaration+Scenes.swift`.

extension UTType {
    /// 3D content: `public.3d-content`.
    public static var threeDContent: UTType { UTType(uncheckedIdentifier: "public.3d-content") }

    /// Universal Scene Description scene: `com.pixar.universal-scene-description`.
    public static var usd: UTType { UTType(uncheckedIdentifier: "com.pixar.universal-scene-description") }

    /// USDZ package: `com.pixar.universal-scene-description-mobile`.
    public static var usdz: UTType { UTType(uncheckedIdentifier: "com.pixar.universal-scene-description-mobile") }

    /// Reality file: `com.apple.reality`.
    public static var realityFile: UTType { UTType(uncheckedIdentifier: "com.apple.reality") }

    /// SceneKit scene: `com.apple.scenekit.scene`.
    public static var sceneKitScene: UTType { UTType(uncheckedIdentifier: "com.apple.scenekit.scene") }

    /// AR reference object: `com.apple.arobject`.
    public static var arReferenceObject: UTType { UTType(uncheckedIdentifier: "com.apple.arobject") }
}
