extension TypeDeclaration {
    /// The declarations of three-dimensional content.
    static let scenes: [TypeDeclaration] = [
        TypeDeclaration("public.3d-content", "3D content", ["public.content"]),
        TypeDeclaration(
            "com.pixar.universal-scene-description", "Universal Scene Description scene",
            ["public.3d-content", "public.data"], ["usd", "usda", "usdc"], ["model/vnd.usd"]),
        TypeDeclaration(
            "com.pixar.universal-scene-description-mobile", "USDZ package", ["public.3d-content", "public.data"],
            ["usdz"], ["model/vnd.usdz+zip"]),
        TypeDeclaration("com.apple.reality", "Reality file", ["public.data"], ["reality"], ["model/vnd.reality"]),
        TypeDeclaration("com.apple.scenekit.scene", "SceneKit scene", ["public.3d-content", "public.data"], ["scn"]),
        TypeDeclaration("com.apple.arobject", "AR reference object", ["public.data"], ["arobject"]),
    ]
}
