#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CBeckonSupport.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <unistd.h>

int beckon_exchange(const char *first, const char *second) {
    return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE) == 0 ? 0 : -errno;
}

static int sync_one(const char *path, const struct stat *facts, int kind, struct FTW *place) {
    (void)facts;
    (void)place;
    if (kind != FTW_F && kind != FTW_DP) return 0;
    int descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    if (descriptor < 0) return -errno;
    int result = fsync(descriptor) == 0 ? 0 : -errno;
    close(descriptor);
    return result;
}

int beckon_sync_tree(const char *path) {
    int result = nftw(path, sync_one, 16, FTW_DEPTH | FTW_PHYS);
    return result == -1 ? -errno : result;
}
