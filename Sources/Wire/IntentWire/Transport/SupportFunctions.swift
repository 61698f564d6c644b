// Functions of CBeckonSupport, declared rather than imported: a module that imports a C module, even
// internally, makes every compiler run that imports it need that C module's map, and this one reaches every app.
// What they do is said in CBeckonSupport.h.

@_extern(c, "beckon_adopt_socket") func beckon_adopt_socket(_ descriptor: Int32) -> Int32
@_extern(c, "beckon_send")
func beckon_send(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ length: Int) -> Int
@_extern(c, "beckon_receive")
func beckon_receive(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ capacity: Int) -> Int
@_extern(c, "beckon_wait_writable") func beckon_wait_writable(_ descriptor: Int32) -> Int32
@_extern(c, "beckon_shutdown") func beckon_shutdown(_ descriptor: Int32)
@_extern(c, "beckon_close") func beckon_close(_ descriptor: Int32)
@_extern(c, "beckon_release_image_pages") func beckon_release_image_pages() -> Int
