#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CBeckonSupport.h"

#include <errno.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { capacity = 1024 };

/// Parts of the address space of which every page is as it is in the file.
struct unchanged {
    size_t count;
    struct {
        uintptr_t start, end;
    } ranges[capacity];
    ssize_t released;
};

/// Reads which mappings are of files, cannot be written to, and have no page that is the process's own. A debugger's
/// breakpoint and the loader's relocations are such pages; to give them back would undo them.
static int find_unchanged(struct unchanged *unchanged) {
    FILE *map = fopen("/proc/self/smaps", "re");
    if (map == NULL) return -errno;
    char line[1024];
    bool is_candidate = false, is_line_start = true;
    uintptr_t start = 0, end = 0;
    while (unchanged->count < capacity && fgets(line, sizeof line, map) != NULL) {
        bool was_line_start = is_line_start;
        is_line_start = strchr(line, '\n') != NULL;
        if (!was_line_start) continue;
        unsigned long from, to, inode, kilobytes;
        char permissions[5];
        if (sscanf(line, "%lx-%lx %4s %*x %*s %lu", &from, &to, permissions, &inode) == 4) {
            start = from;
            end = to;
            is_candidate = inode != 0 && permissions[0] == 'r' && permissions[1] == '-' && permissions[3] == 'p';
        } else if (is_candidate && sscanf(line, "Anonymous: %lu", &kilobytes) == 1) {
            is_candidate = false;
            if (kilobytes != 0) continue;
            unchanged->ranges[unchanged->count].start = start;
            unchanged->ranges[unchanged->count].end = end;
            unchanged->count++;
        }
    }
    fclose(map);
    return 0;
}

/// Gives back the segments of an image that are unchanged. The loader's lock is held meanwhile, so that no image goes
/// and nothing else takes its place.
static int release_image(struct dl_phdr_info *image, size_t size, void *context) {
    (void)size;
    struct unchanged *unchanged = context;
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    for (int number = 0; number < image->dlpi_phnum; number++) {
        const ElfW(Phdr) *segment = &image->dlpi_phdr[number];
        if (segment->p_type != PT_LOAD || (segment->p_flags & PF_W) != 0) continue;
        uintptr_t start = (image->dlpi_addr + segment->p_vaddr) & ~(page - 1);
        uintptr_t end = (image->dlpi_addr + segment->p_vaddr + segment->p_memsz + page - 1) & ~(page - 1);
        for (size_t index = 0; index < unchanged->count; index++) {
            if (start < unchanged->ranges[index].start || end > unchanged->ranges[index].end) continue;
            if (madvise((void *)start, end - start, MADV_DONTNEED) == 0) unchanged->released += (ssize_t)(end - start);
            break;
        }
    }
    return 0;
}

ssize_t beckon_release_image_pages(void) {
    struct unchanged *unchanged = calloc(1, sizeof *unchanged);
    if (unchanged == NULL) return -ENOMEM;
    ssize_t result = find_unchanged(unchanged);
    if (result == 0) {
        dl_iterate_phdr(release_image, unchanged);
        result = unchanged->released;
    }
    free(unchanged);
    return result;
}
