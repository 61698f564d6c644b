#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CBeckonSupport.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stddef.h>
#include <string.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

/// The address of a path, or of an abstract name. Returns its length, or a negative errno.
static int make_address(const char *path, struct sockaddr_un *address) {
    size_t length = strlen(path);
    if (length == 0) return -ENOENT;
    if (length >= sizeof address->sun_path) return -ENAMETOOLONG;
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    memcpy(address->sun_path, path, length);
    // An abstract name begins with a zero and does not end with one.
    if (path[0] == '@') address->sun_path[0] = 0;
    return (int)(offsetof(struct sockaddr_un, sun_path) + length + (path[0] == '@' ? 0 : 1));
}

static int read_peer(int descriptor, struct beckon_peer *peer) {
    struct ucred credentials;
    socklen_t length = sizeof credentials;
    if (getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &length) != 0) return -errno;
    peer->user = credentials.uid;
    peer->process = credentials.pid;
    return 0;
}

int beckon_listen(const char *path) {
    struct sockaddr_un address;
    int length = make_address(path, &address);
    if (length < 0) return length;
    int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (listener < 0) return -errno;
    // Nobody can connect before it listens, and then only this user may.
    if (bind(listener, (struct sockaddr *)&address, (socklen_t)length) != 0 || chmod(path, 0600) != 0
        || listen(listener, SOMAXCONN) != 0) {
        int error = errno;
        close(listener);
        return -error;
    }
    return listener;
}

int beckon_adopt_listener(int descriptor) {
    int listens = 0;
    socklen_t length = sizeof listens;
    if (getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listens, &length) != 0) return -errno;
    if (!listens) return -EPROTOTYPE;
    int flags = fcntl(descriptor, F_GETFL);
    if (flags < 0 || fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) != 0) return -errno;
    return fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 ? 0 : -errno;
}

int beckon_accept(int listener, int wake, struct beckon_peer *peer) {
    for (;;) {
        // The listener is not shut down to wake this: it may belong to who has passed it on.
        struct pollfd entries[2] = {{.fd = listener, .events = POLLIN}, {.fd = wake, .events = POLLIN}};
        if (poll(entries, 2, -1) < 0) {
            if (errno == EINTR || errno == EAGAIN) continue;
            return -errno;
        }
        if (entries[1].revents != 0) return -ECANCELED;
        int descriptor = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
        if (descriptor < 0) {
            // Whoever wanted to connect may have given up.
            if (errno == EINTR || errno == ECONNABORTED || errno == EAGAIN || errno == EWOULDBLOCK) continue;
            return -errno;
        }
        if (read_peer(descriptor, peer) == 0) return descriptor;
        close(descriptor);
    }
}

int beckon_connect(const char *path, struct beckon_peer *peer) {
    struct sockaddr_un address;
    int length = make_address(path, &address);
    if (length < 0) return length;
    int descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (descriptor < 0) return -errno;
    int error = 0;
    while (connect(descriptor, (struct sockaddr *)&address, (socklen_t)length) != 0) {
        if (errno == EINTR) continue;
        error = errno == EISCONN ? 0 : -errno;
        break;
    }
    if (error == 0) error = read_peer(descriptor, peer);
    if (error == 0) return descriptor;
    close(descriptor);
    return error;
}

int beckon_send_datagram(const char *path, const char *text) {
    struct sockaddr_un address;
    int length = make_address(path, &address);
    if (length < 0) return length;
    int descriptor = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (descriptor < 0) return -errno;
    ssize_t sent = sendto(descriptor, text, strlen(text), MSG_NOSIGNAL, (struct sockaddr *)&address, (socklen_t)length);
    int error = sent < 0 ? -errno : 0;
    close(descriptor);
    return error;
}

int beckon_lock_file(const char *path) {
    int descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (descriptor < 0) return -errno;
    while (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno == EINTR) continue;
        int error = errno;
        close(descriptor);
        return -error;
    }
    return descriptor;
}
