import CBeckonSupport
import Glibc
import Testing

@Suite struct ImagePagesTests {
    @Test func `gives back the pages of images, and what they hold is read again`() {
        let text: StaticString = "what stands in the program"
        #expect(beckon_release_image_pages() > 0)
        #expect("\(text)" == "what stands in the program")
    }

    @Test func `keeps a page that somebody has changed in memory`() throws {
        let text: StaticString = "a debugger puts breakpoints into such pages"
        let byte = UnsafeMutablePointer(mutating: text.utf8Start)
        let size = Int(getpagesize())
        let page = try #require(UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: byte) & ~UInt(size - 1)))
        try #require(mprotect(page, size, PROT_READ | PROT_WRITE) == 0)
        byte.pointee = UInt8(ascii: "A")
        try #require(mprotect(page, size, PROT_READ) == 0)

        #expect(beckon_release_image_pages() > 0)
        #expect(byte.pointee == UInt8(ascii: "A"))
    }
}
