// Plays good and bad apps over the wire protocol, so that tests see what a system makes of them.
//
// WIREAPP_MODE says how it starts: exit, crash, silent, garbage, binary, closed, refuses, version, brief, stubborn; otherwise
// it serves, and each intent behaves as its name says. The folder Identity.resources beside the program may hold
// identity.json with another identifier, name and version.
import CBeckonSupport
import Foundation
import IntentWire

let environment = ProcessInfo.processInfo.environment
let mode = environment["WIREAPP_MODE"] ?? ""

guard let channel = WireApp.channel else {
    printError("WireApp is started by a system")
    exit(64)
}

switch mode {
case "exit":
    printError("cannot find my\u{1B}[31m configuration\u{7}")
    exit(3)
case "crash":
    printError("about to fail")
    abort()
case "garbage": sendRaw("Hello from WireApp!\n")
case "binary": _ = beckon_send(channel, [0xFF, 0x00, 0xFE, 0x0A] as [UInt8], 4)
case "closed": beckon_close(channel)
case "silent": printError("thinking")
case "stubborn": signal(SIGTERM, SIG_IGN)
default: break
}

let serves = !["garbage", "binary", "closed", "silent"].contains(mode)
let app = WireApp(mode: mode)
let connection = WireConnection(descriptor: serves ? channel : -1, handler: app, maximumLineLength: 256 << 20)
if serves {
    app.connect(connection)
    connection.start()
}
while true { sleep(1000) }
