#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CBeckonSupport.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

int beckon_socketpair(int descriptors[2]) {
    return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, descriptors) == 0 ? 0 : -errno;
}

int beckon_adopt_socket(int descriptor) {
    int type = 0;
    socklen_t length = sizeof type;
    if (getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &type, &length) != 0) return -errno;
    if (type != SOCK_STREAM) return -EPROTOTYPE;
    return fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 ? 0 : -errno;
}

ssize_t beckon_send(int descriptor, const void *bytes, size_t length) {
    for (;;) {
        ssize_t sent = send(descriptor, bytes, length, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent >= 0) return sent;
        if (errno != EINTR) return errno == EWOULDBLOCK ? -EAGAIN : -errno;
    }
}

static int wait_for(int descriptor, short events) {
    struct pollfd entry = {.fd = descriptor, .events = events};
    while (poll(&entry, 1, -1) < 0) {
        if (errno != EINTR && errno != EAGAIN) return -errno;
    }
    return 0;
}

ssize_t beckon_receive(int descriptor, void *bytes, size_t capacity) {
    for (;;) {
        ssize_t received = recv(descriptor, bytes, capacity, 0);
        if (received >= 0) return received;
        // The other end may have made the shared socket non-blocking.
        if (errno == EAGAIN || errno == EWOULDBLOCK) {
            int waited = wait_for(descriptor, POLLIN);
            if (waited < 0) return waited;
        } else if (errno != EINTR) {
            return -errno;
        }
    }
}

int beckon_wait_writable(int descriptor) { return wait_for(descriptor, POLLOUT); }

void beckon_shutdown(int descriptor) { (void)shutdown(descriptor, SHUT_RDWR); }

void beckon_close(int descriptor) { (void)close(descriptor); }
