extension TypeDeclaration {
    /// The declarations of source code and scripts.
    static let sourceCode: [TypeDeclaration] = [
        TypeDeclaration("public.source-code", "Source code", ["public.plain-text"]),
        TypeDeclaration(
            "public.assembly-source", "Assembly language source", ["public.source-code"], ["s"], ["text/x-asm"]),
        TypeDeclaration("public.c-source", "C source", ["public.source-code"], ["c"], ["text/x-csrc", "text/x-c"]),
        TypeDeclaration(
            "public.objective-c-source", "Objective-C source", ["public.source-code"], ["m"], ["text/x-objcsrc"]),
        TypeDeclaration("public.swift-source", "Swift source", ["public.source-code"], ["swift"], ["text/x-swift"]),
        TypeDeclaration(
            "public.c-plus-plus-source", "C++ source", ["public.source-code"], ["cp", "cpp", "c++", "cc", "cxx"],
            ["text/x-c++src"]),
        TypeDeclaration(
            "public.objective-c-plus-plus-source", "Objective-C++ source", ["public.source-code"], ["mm"],
            ["text/x-objc++src"]),
        TypeDeclaration("public.c-header", "C header", ["public.source-code"], ["h"], ["text/x-chdr"]),
        TypeDeclaration(
            "public.c-plus-plus-header", "C++ header", ["public.source-code"], ["hpp", "hh", "hxx", "h++"],
            ["text/x-c++hdr"]),
        TypeDeclaration("public.script", "Script", ["public.source-code"]),
        TypeDeclaration("com.apple.applescript.text", "AppleScript text", ["public.script"], ["applescript"]),
        TypeDeclaration(
            "com.apple.applescript.script", "Compiled AppleScript", ["public.data", "public.script"], ["scpt"]),
        TypeDeclaration(
            "com.apple.applescript.script-bundle", "AppleScript bundle",
            ["com.apple.bundle", "com.apple.package", "public.script"], ["scptd"]),
        TypeDeclaration(
            "com.netscape.javascript-source", "JavaScript source", ["public.source-code", "public.executable"],
            ["js", "mjs", "jscript", "javascript"], ["text/javascript", "application/javascript"]),
        TypeDeclaration(
            "public.shell-script", "Shell script", ["public.script"], ["sh", "command"], ["application/x-shellscript"]),
        TypeDeclaration(
            "public.perl-script", "Perl script", ["public.shell-script"], ["pl", "pm"],
            ["text/x-perl", "application/x-perl"]),
        TypeDeclaration(
            "public.python-script", "Python script", ["public.shell-script"], ["py"],
            ["text/x-python", "text/x-python-script", "text/x-python3"]),
        TypeDeclaration(
            "public.ruby-script", "Ruby script", ["public.shell-script"], ["rb", "rbw"],
            ["text/x-ruby-script", "application/x-ruby"]),
        TypeDeclaration(
            "public.php-script", "PHP script", ["public.shell-script"], ["php", "php3", "php4", "phtml"],
            ["text/php", "application/x-php"]),
        TypeDeclaration("public.make-source", "Makefile", ["public.script"], ["mk", "mak"], ["text/x-makefile"]),
        TypeDeclaration(
            "com.sun.java-source", "Java source", ["public.source-code"], ["java", "jav"], ["text/x-java"]),
    ]
}
