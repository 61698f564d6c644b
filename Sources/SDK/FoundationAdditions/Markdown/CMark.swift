// The part of cmark's interface that is used here, declared rather than imported: a module that imports a C library's
// module, even internally, makes every compiler run that imports it need that C module's map, and this one is imported
// by every app.
//
// - Source: cmark.h of cmark 0.30

/// A node of a document, or an iterator over one.
typealias CMarkPointer = OpaquePointer

let CMARK_OPT_DEFAULT: Int32 = 0
let CMARK_EVENT_DONE: UInt32 = 1
let CMARK_EVENT_ENTER: UInt32 = 2
let CMARK_NODE_BLOCK_QUOTE: UInt32 = 2
let CMARK_NODE_LIST: UInt32 = 3
let CMARK_NODE_ITEM: UInt32 = 4
let CMARK_NODE_CODE_BLOCK: UInt32 = 5
let CMARK_NODE_HTML_BLOCK: UInt32 = 6
let CMARK_NODE_PARAGRAPH: UInt32 = 8
let CMARK_NODE_HEADING: UInt32 = 9
let CMARK_NODE_THEMATIC_BREAK: UInt32 = 10
let CMARK_NODE_TEXT: UInt32 = 11
let CMARK_NODE_SOFTBREAK: UInt32 = 12
let CMARK_NODE_LINEBREAK: UInt32 = 13
let CMARK_NODE_CODE: UInt32 = 14
let CMARK_NODE_HTML_INLINE: UInt32 = 15
let CMARK_NODE_EMPH: UInt32 = 17
let CMARK_NODE_STRONG: UInt32 = 18
let CMARK_NODE_LINK: UInt32 = 19
let CMARK_NODE_IMAGE: UInt32 = 20
let CMARK_ORDERED_LIST: UInt32 = 2
let CMARK_PAREN_DELIM: UInt32 = 2

@_extern(c, "cmark_parse_document")
func cmark_parse_document(_ buffer: UnsafePointer<CChar>?, _ length: Int, _ options: Int32) -> CMarkPointer?
@_extern(c, "cmark_node_free") func cmark_node_free(_ node: CMarkPointer?)
@_extern(c, "cmark_iter_new") func cmark_iter_new(_ root: CMarkPointer?) -> CMarkPointer?
@_extern(c, "cmark_iter_free") func cmark_iter_free(_ iterator: CMarkPointer?)
@_extern(c, "cmark_iter_next") func cmark_iter_next(_ iterator: CMarkPointer?) -> UInt32
@_extern(c, "cmark_iter_get_node") func cmark_iter_get_node(_ iterator: CMarkPointer?) -> CMarkPointer?
@_extern(c, "cmark_node_get_type") func cmark_node_get_type(_ node: CMarkPointer?) -> UInt32
@_extern(c, "cmark_node_get_literal") func cmark_node_get_literal(_ node: CMarkPointer?) -> UnsafePointer<CChar>?
@_extern(c, "cmark_node_get_fence_info") func cmark_node_get_fence_info(_ node: CMarkPointer?) -> UnsafePointer<CChar>?
@_extern(c, "cmark_node_get_url") func cmark_node_get_url(_ node: CMarkPointer?) -> UnsafePointer<CChar>?
@_extern(c, "cmark_node_get_title") func cmark_node_get_title(_ node: CMarkPointer?) -> UnsafePointer<CChar>?
@_extern(c, "cmark_node_get_heading_level") func cmark_node_get_heading_level(_ node: CMarkPointer?) -> Int32
@_extern(c, "cmark_node_get_list_type") func cmark_node_get_list_type(_ node: CMarkPointer?) -> UInt32
@_extern(c, "cmark_node_get_list_delim") func cmark_node_get_list_delim(_ node: CMarkPointer?) -> UInt32
@_extern(c, "cmark_node_get_list_start") func cmark_node_get_list_start(_ node: CMarkPointer?) -> Int32
@_extern(c, "cmark_node_get_start_line") func cmark_node_get_start_line(_ node: CMarkPointer?) -> Int32
@_extern(c, "cmark_node_get_start_column") func cmark_node_get_start_column(_ node: CMarkPointer?) -> Int32
@_extern(c, "cmark_node_get_end_line") func cmark_node_get_end_line(_ node: CMarkPointer?) -> Int32
@_extern(c, "cmark_node_get_end_column") func cmark_node_get_end_column(_ node: CMarkPointer?) -> Int32
