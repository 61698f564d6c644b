/// A value that is made wherever a view is made, and used on the main actor only, where the view is drawn.
package struct HandedOver<Value>: @unchecked Sendable {
    // Views, styles and their closures need not be Sendable. Whoever makes one hands it over whole: only the drawing
    // reads it from then on, and that is on the main actor.
    package let value: Value

    package init(_ value: Value) { self.value = value }
}
