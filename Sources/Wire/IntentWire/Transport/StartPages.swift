import Dispatch

/// The pages of programs and libraries that a process needed to start and does not need again.
package enum StartPages {
    /// Gives them back once the process has started, on a thread of the background.
    ///
    /// Loading, looking up conformances and reading what is declared touch some 15 MB of a process's images, a third of which
    /// is used again. The kernel keeps pages that are mapped longer than others, so a process that goes on gives them back; those
    /// that are used again come from the kernel's cache. It takes about a millisecond, and nothing happens where the kernel does
    /// not say which pages are unchanged.
    ///
    /// - Parameter delay: How long the start takes; a process that ends before that has no use for it.
    /// - Source: Linux `madvise(2)`, `MADV_DONTNEED`; `proc_pid_smaps(5)`.
    package static func release(after delay: Duration) {
        let nanoseconds = Int(delay / .nanoseconds(1))
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) {
            _ = beckon_release_image_pages()
        }
    }
}
