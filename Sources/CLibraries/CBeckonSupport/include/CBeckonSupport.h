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

// MARK: Sockets with a name (named_socket.c)

/// Listens at a path, for this user alone; what is there already is -EADDRINUSE. Returns the descriptor, or a negative
/// errno: -ENAMETOOLONG where no socket can have such a path.
int beckon_listen(const char *path);

/// Whether the descriptor listens for connections; makes it close-on-exec and non-blocking. Returns 0 or a negative
/// errno.
int beckon_adopt_listener(int descriptor);

/// Who is at the other end of a socket with a name.
struct beckon_peer {
    uid_t user;
    pid_t process;
};

/// Waits for a connection, or until something can be read from `wake` or its other end is closed, which is -ECANCELED.
/// Returns the connection's descriptor, or a negative errno.
int beckon_accept(int listener, int wake, struct beckon_peer *peer);

/// Connects to who listens at a path. Returns the descriptor, or a negative errno.
int beckon_connect(const char *path, struct beckon_peer *peer);

/// Sends one datagram to a socket with a path, or with an abstract name where the first byte is `@`.
/// Returns 0 or a negative errno.
int beckon_send_datagram(const char *path, const char *text);

/// Opens a file and locks it for this process, for as long as the descriptor is open; makes it where it is missing.
/// Returns the descriptor, or a negative errno: -EWOULDBLOCK where another process has it.
int beckon_lock_file(const char *path);

// MARK: Processes (process.c)

/// What a new process is and what it gets.
struct beckon_launch {
    /// The path of the program.
    const char *executable;
    /// Where it starts; `/` where that folder cannot be entered.
    const char *directory;
    /// Ends with NULL, as does `environment`.
    char *const *arguments;
    char *const *environment;
    /// What becomes its descriptor 3.
    int channel;
    /// What becomes its standard output and standard error; standard input is empty.
    int output;
};

/// Starts a process in a group of its own, with no descriptors but 0 to 3, default signals, and the wish to be killed
/// when the calling thread ends. Call it from a thread that lives as long as this process.
///
/// Gives the process and a handle that `beckon_wait_output` and `beckon_reap` take and that the caller closes.
/// Returns 0 or a negative errno, that of `execve` included.
int beckon_spawn(const struct beckon_launch *launch, pid_t *process, int *handle);

/// Starts a process in a session of its own, which goes on when this one ends. It gets the same descriptors and signals
/// as with `beckon_spawn`; nobody waits for its end. Returns 0 or a negative errno.
int beckon_spawn_detached(const struct beckon_launch *launch, pid_t *process);

/// Makes a pipe that is closed on exec; reading from it does not block. Returns 0 or a negative errno.
int beckon_pipe(int *reading, int *writing);

/// Reads what is there. Returns the number of bytes, 0 at the end, -EAGAIN where nothing is there, or a negative errno.
ssize_t beckon_read(int descriptor, void *bytes, size_t capacity);

/// Waits until there is something to read or the process has ended, at most so many milliseconds (-1: for ever).
/// `output` may be -1. Returns bits: 1 for output (or its end), 2 for the end of the process; or a negative errno.
int beckon_wait_output(int handle, int output, int milliseconds);

/// How a process ended.
struct beckon_ending {
    /// The exit status, or the number of the signal.
    int status;
    bool by_signal;
};

/// Takes the ending of a process that has ended. Returns 0 or a negative errno.
int beckon_reap(int handle, struct beckon_ending *ending);

/// Sends a signal to the process of a handle. Returns 0 or a negative errno.
int beckon_signal(int handle, int number);

/// Sends a signal to all processes of a group. Returns 0 or a negative errno.
int beckon_signal_group(pid_t group, int number);

/// The name of a signal, as `SIGABRT` without `SIG`; NULL where it has none.
const char *beckon_signal_name(int number);

// MARK: Files (file.c)

/// Lets two paths change places in one step. Returns 0 or a negative errno, where the file system cannot.
int beckon_exchange(const char *first, const char *second);

/// Writes a folder and all that is below it to the disk. Returns 0 or a negative errno.
int beckon_sync_tree(const char *path);

/// Opens a queue of changes of folders, which reading does not block on. Returns the descriptor, or a negative errno.
int beckon_open_watch(void);

/// Lets a queue tell of every change in a folder, and of its end. Returns the number that its changes bear, or a negative
/// errno: -EOPNOTSUPP where other machines may change the folder unseen.
int beckon_watch_folder(int watch, const char *path);

/// Lets a queue tell of every change of a file, by whichever of its names, and of its end; not where the path is a link.
/// Returns as `beckon_watch_folder` does.
int beckon_watch_one_file(int watch, const char *path);

/// Tells no more of the folder or file with this number.
void beckon_unwatch(int watch, int number);

/// One change, as the queue has it; its name follows, filled up with zeros.
struct beckon_change {
    /// The number of the folder or file; -1 where changes were lost.
    int32_t number;
    uint32_t kind;
    uint32_t cookie;
    /// How many bytes the name has, zeros included; 0 where what is watched has changed itself.
    uint32_t name_length;
};

// MARK: Alarms (alarm_timer.c)

/// Makes a timer of the clock on the wall, or of the one that runs evenly since the machine started. `wakes` says whether
/// it can wake the machine, for which CAP_WAKE_ALARM is needed. Returns the descriptor, or a negative errno.
int beckon_alarm_timer(bool wall, bool *wakes);

/// Sets it to a time of its clock, in seconds. Returns 0 or a negative errno.
int beckon_alarm_timer_set(int descriptor, bool wall, double seconds);

/// Makes it wait again. Returns 0, -EAGAIN where it was not over, -ECANCELED where the clock was set.
int beckon_alarm_timer_clear(int descriptor);

/// Seconds since the machine started, sleep included.
double beckon_uptime(void);

/// Seconds since 1970, to the nanosecond.
double beckon_wall_time(void);

/// Watches what happens to the files of a folder. Returns the descriptor, or a negative errno.
int beckon_watch_file(const char *path);

/// Makes the watch wait again. Returns whether something had happened to the file of a name.
bool beckon_watch_file_clear(int descriptor, const char *name);

// MARK: Memory (memory.c)

/// Gives back the pages of the program and its libraries that hold what their files hold. What is used again is mapped
/// again from the kernel's cache of files, without reading the disk. Returns the bytes of address space, or a negative
/// errno.
ssize_t beckon_release_image_pages(void);

// MARK: Discovery (discovery.c)

/// Calls back with each range of protocol conformance records of the images that are loaded: relative pointers of
/// four bytes, `length` bytes in all. The memory lives as long as its image.
void beckon_enumerate_conformances(
    void (*body)(const void *start, uintptr_t length, void *context), void *context);

#endif
