public import CoreTransferable
import FoundationAdditions
public import UniformTypeIdentifiers

// Files that a person gives an app, or takes from it. A drawing shows the view itself. Source: SwiftUI, `View`.
extension View {
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { self }

    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View { self }

    public nonisolated func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { self }

    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { self }

    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
}
