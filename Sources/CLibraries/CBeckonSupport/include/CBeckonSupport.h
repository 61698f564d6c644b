// What Swift's C library module lacks, as plain functions. Every function that can fail returns a negative errno.
#ifndef BECKON_SUPPORT_H
#define BECKON_SUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// MARK: Sockets (socket.c)

/// Makes two connected stream sockets that are closed on exec. Returns 0 or a negative errno.
int beckon_socketpair(int descriptors[2]);

/// Whether the descriptor is an open socket; makes it close-on-exec. Returns 0 or a negative errno.
int beckon_adopt_socket(int descriptor);

/// Sends without blocking and without SIGPIPE. Returns the number of bytes taken, or a negative errno.
ssize_t beckon_send(int descriptor, const void *bytes, size_t length);

/// Waits for bytes and reads them. Returns their number, 0 at the end, or a negative errno.
ssize_t beckon_receive(int descriptor, void *bytes, size_t capacity);

/// Waits until the socket takes bytes or is shut down. Returns 0 or a negative errno.
int beckon_wait_writable(int descriptor);

/// Ends both directions, so that every thread that waits on the socket wakes.
void beckon_shutdown(int descriptor);

/// Closes the descriptor.
void beckon_close(int descriptor);

#endif
