/// Sorted paths, so that those below a folder are found at once.
struct SourceIndex {
    /// All paths, sorted.
    let paths: [String]

    /// Takes paths that are sorted already.
    init(sorted paths: [String]) { self.paths = paths }

    /// The paths below a folder, with its subfolders; all for `.`.
    func below(_ folder: String) -> ArraySlice<String> {
        if folder == "." || folder.isEmpty { return paths[...] }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        let start = firstIndex { $0 < prefix }
        // `0` follows `/`.
        let next = String(prefix.dropLast()) + "0"
        let end = firstIndex { $0 < next }
        return paths[start..<end]
    }

    /// The path itself if it is there, else what is below it.
    func at(_ path: String) -> ArraySlice<String> {
        let position = firstIndex { $0 < path }
        return position < paths.count && paths[position] == path ? paths[position...position] : below(path)
    }

    private func firstIndex(where isBefore: (String) -> Bool) -> Int {
        var low = 0
        var high = paths.count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(paths[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
