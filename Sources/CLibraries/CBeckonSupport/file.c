#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CBeckonSupport.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <linux/magic.h>
#include <stdio.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <sys/vfs.h>
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

_Static_assert(sizeof(struct beckon_change) == sizeof(struct inotify_event), "a change is an event of inotify");

int beckon_open_watch(void) {
    int descriptor = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    return descriptor < 0 ? -errno : descriptor;
}

// Whether only this machine changes what is there; those that linux/magic.h lacks are CIFS, FUSE and Ceph.
static bool is_local(const char *path) {
    struct statfs facts;
    if (statfs(path, &facts) != 0) return false;
    switch ((uint32_t)facts.f_type) {
    case NFS_SUPER_MAGIC:
    case SMB_SUPER_MAGIC:
    case V9FS_MAGIC:
    case AFS_SUPER_MAGIC:
    case CODA_SUPER_MAGIC:
    case 0xFF534D42:
    case 0xFE534D42:
    case 0x65735546:
    case 0x00C36400:
        return false;
    default:
        return true;
    }
}

// Who writes by a mapping is noticed when it is closed; what is open for writing cannot be run.
static const uint32_t own_changes = IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF;

int beckon_watch_folder(int watch, const char *path) {
    const uint32_t names = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO;
    if (!is_local(path)) return -EOPNOTSUPP;
    int folder = inotify_add_watch(watch, path, own_changes | names | IN_ONLYDIR | IN_EXCL_UNLINK);
    return folder < 0 ? -errno : folder;
}

int beckon_watch_one_file(int watch, const char *path) {
    struct stat facts;
    if (lstat(path, &facts) != 0) return -errno;
    if (!S_ISREG(facts.st_mode) || !is_local(path)) return -EOPNOTSUPP;
    int file = inotify_add_watch(watch, path, own_changes | IN_DONT_FOLLOW);
    return file < 0 ? -errno : file;
}

void beckon_unwatch(int watch, int number) { inotify_rm_watch(watch, number); }
