// The declarations stand in `TypeDeclaration+SourceCode.swift`.

extension UTType {
    /// Source code: `public.source-code`.
    public static var sourceCode: UTType { UTType(uncheckedIdentifier: "public.source-code") }

    /// Assembly language source: `public.assembly-source`.
    public static var assemblyLanguageSource: UTType { UTType(uncheckedIdentifier: "public.assembly-source") }

    /// C source: `public.c-source`.
    public static var cSource: UTType { UTType(uncheckedIdentifier: "public.c-source") }

    /// Objective-C source: `public.objective-c-source`.
    public static var objectiveCSource: UTType { UTType(uncheckedIdentifier: "public.objective-c-source") }

    /// Swift source: `public.swift-source`.
    public static var swiftSource: UTType { UTType(uncheckedIdentifier: "public.swift-source") }

    /// C++ source: `public.c-plus-plus-source`.
    public static var cPlusPlusSource: UTType { UTType(uncheckedIdentifier: "public.c-plus-plus-source") }

    /// Objective-C++ source: `public.objective-c-plus-plus-source`.
    public static var objectiveCPlusPlusSource: UTType {
        UTType(uncheckedIdentifier: "public.objective-c-plus-plus-source")
    }

    /// C header: `public.c-header`.
    public static var cHeader: UTType { UTType(uncheckedIdentifier: "public.c-header") }

    /// C++ header: `public.c-plus-plus-header`.
    public static var cPlusPlusHeader: UTType { UTType(uncheckedIdentifier: "public.c-plus-plus-header") }

    /// Script: `public.script`.
    public static var script: UTType { UTType(uncheckedIdentifier: "public.script") }

    /// AppleScript text: `com.apple.applescript.text`.
    public static var appleScript: UTType { UTType(uncheckedIdentifier: "com.apple.applescript.text") }

    /// Compiled AppleScript: `com.apple.applescript.script`.
    public static var osaScript: UTType { UTType(uncheckedIdentifier: "com.apple.applescript.script") }

    /// AppleScript bundle: `com.apple.applescript.script-bundle`.
    public static var osaScriptBundle: UTType { UTType(uncheckedIdentifier: "com.apple.applescript.script-bundle") }

    /// JavaScript source: `com.netscape.javascript-source`.
    public static var javaScript: UTType { UTType(uncheckedIdentifier: "com.netscape.javascript-source") }

    /// Shell script: `public.shell-script`.
    public static var shellScript: UTType { UTType(uncheckedIdentifier: "public.shell-script") }

    /// Perl script: `public.perl-script`.
    public static var perlScript: UTType { UTType(uncheckedIdentifier: "public.perl-script") }

    /// Python script: `public.python-script`.
    public static var pythonScript: UTType { UTType(uncheckedIdentifier: "public.python-script") }

    /// Ruby script: `public.ruby-script`.
    public static var rubyScript: UTType { UTType(uncheckedIdentifier: "public.ruby-script") }

    /// PHP script: `public.php-script`.
    public static var phpScript: UTType { UTType(uncheckedIdentifier: "public.php-script") }

    /// Makefile: `public.make-source`.
    public static var makefile: UTType { UTType(uncheckedIdentifier: "public.make-source") }
}
