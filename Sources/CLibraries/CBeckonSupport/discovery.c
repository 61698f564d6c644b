#include "CBeckonSupport.h"

/// One section of an image.
struct beckon_section_range {
    uintptr_t start;
    size_t length;
};

/// The beginning of what the Swift runtime tells of an image. New members are only ever added at its end.
///
/// Source: SwiftShims/MetadataSections.h of Swift 6.3. The struct has another name here, because a module cannot know
/// both.
struct beckon_image_sections {
    uintptr_t version;
    const void *base;
    void *unused[2];
    struct beckon_section_range protocols;
    struct beckon_section_range conformances;
};

struct beckon_enumeration {
    void (*body)(const void *start, uintptr_t length, void *context);
    void *context;
};

/// Of the Swift runtime that the program links. Weak, so that a C program can link this file too.
__attribute__((weak)) void swift_enumerateAllMetadataSections(
    bool (*body)(const struct beckon_image_sections *sections, void *context), void *context);

static bool visit(const struct beckon_image_sections *sections, void *context) {
    const struct beckon_enumeration *enumeration = context;
    if (sections->conformances.length > 0) {
        enumeration->body((const void *)sections->conformances.start, sections->conformances.length,
                          enumeration->context);
    }
    return true;
}

void beckon_enumerate_conformances(void (*body)(const void *, uintptr_t, void *), void *context) {
    if (!swift_enumerateAllMetadataSections) return;
    struct beckon_enumeration enumeration = {body, context};
    swift_enumerateAllMetadataSections(visit, &enumeration);
}
