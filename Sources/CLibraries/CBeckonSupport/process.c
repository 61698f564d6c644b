#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CBeckonSupport.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#ifndef P_PIDFD
#define P_PIDFD 3
#endif

/// The descriptors of a new process end here.
enum { channel_descriptor = 3, spare_descriptor = 10 };

/// Runs in the new process, which shares this one's memory until it becomes the program: it calls only what is safe
/// after `vfork` and changes nothing but what the kernel keeps per process.
static int become(const struct beckon_launch *launch, pid_t parent) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return errno;
    if (getppid() != parent) _exit(127);
    if (setpgid(0, 0) != 0) return errno;

    // Away from the numbers that are given out below.
    int channel = fcntl(launch->channel, F_DUPFD, spare_descriptor);
    int output = fcntl(launch->output, F_DUPFD, spare_descriptor);
    int input = open("/dev/null", O_RDONLY);
    if (channel < 0 || output < 0 || input < 0) return errno;
    if (dup2(input, STDIN_FILENO) < 0 || dup2(output, STDOUT_FILENO) < 0 || dup2(output, STDERR_FILENO) < 0
        || dup2(channel, channel_descriptor) < 0)
        return errno;
    if (syscall(SYS_close_range, channel_descriptor + 1, ~0U, 0) != 0) {
        // Kernels before 5.9.
        long limit = sysconf(_SC_OPEN_MAX);
        for (int descriptor = channel_descriptor + 1; descriptor < limit; descriptor++) close(descriptor);
    }
    if (chdir(launch->directory) != 0 && chdir("/") != 0) return errno;

    struct sigaction standard = {.sa_handler = SIG_DFL};
    for (int number = 1; number < NSIG; number++) (void)sigaction(number, &standard, NULL);
    sigset_t none;
    sigemptyset(&none);
    (void)sigprocmask(SIG_SETMASK, &none, NULL);

    execve(launch->executable, launch->arguments, launch->environment);
    return errno;
}

int beckon_spawn(const struct beckon_launch *launch, pid_t *process, int *handle) {
    // No handler of this process may run in the new one while both share their memory.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t parent = getpid();
    volatile int failure = 0;
    pid_t child = vfork();
    if (child == 0) {
        failure = become(launch, parent);
        _exit(127);
    }
    int error = child < 0 ? errno : failure;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (child < 0) return -error;
    if (error == 0) {
        *handle = (int)syscall(SYS_pidfd_open, child, 0);
        if (*handle >= 0) {
            *process = child;
            return 0;
        }
        error = errno;
        kill(child, SIGKILL);
    }
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
    return -error;
}

/// What `posix_spawn` is to do before it becomes the program. The descriptors are copied past the numbers that are given
/// out, then to their places, in that order.
static int describe_detached(const struct beckon_launch *launch, posix_spawn_file_actions_t *actions,
                             posix_spawnattr_t *attributes) {
    int error = 0;
    int channel = spare_descriptor;
    int output = spare_descriptor + 1;
    if (!error) error = posix_spawn_file_actions_adddup2(actions, launch->channel, channel);
    if (!error) error = posix_spawn_file_actions_adddup2(actions, launch->output, output);
    if (!error) error = posix_spawn_file_actions_addopen(actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    if (!error) error = posix_spawn_file_actions_adddup2(actions, output, STDOUT_FILENO);
    if (!error) error = posix_spawn_file_actions_adddup2(actions, output, STDERR_FILENO);
    if (!error) error = posix_spawn_file_actions_adddup2(actions, channel, channel_descriptor);
    if (!error) error = posix_spawn_file_actions_addclosefrom_np(actions, channel_descriptor + 1);
    if (!error) error = posix_spawn_file_actions_addchdir_np(actions, launch->directory);
    sigset_t signals;
    sigfillset(&signals);
    if (!error) error = posix_spawnattr_setsigdefault(attributes, &signals);
    sigemptyset(&signals);
    if (!error) error = posix_spawnattr_setsigmask(attributes, &signals);
    short flags = POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
    if (!error) error = posix_spawnattr_setflags(attributes, flags);
    return error;
}

int beckon_spawn_detached(const struct beckon_launch *launch, pid_t *process) {
    // The two numbers that the copies go to must not be those that are copied.
    int channel = fcntl(launch->channel, F_DUPFD_CLOEXEC, spare_descriptor + 2);
    int output = fcntl(launch->output, F_DUPFD_CLOEXEC, spare_descriptor + 2);
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    int error = channel < 0 || output < 0 ? errno : posix_spawn_file_actions_init(&actions);
    if (!error) {
        error = posix_spawnattr_init(&attributes);
        if (!error) {
            struct beckon_launch copied = *launch;
            copied.channel = channel;
            copied.output = output;
            error = describe_detached(&copied, &actions, &attributes);
            if (!error)
                error = posix_spawn(process, launch->executable, &actions, &attributes, launch->arguments,
                                    launch->environment);
            posix_spawnattr_destroy(&attributes);
        }
        posix_spawn_file_actions_destroy(&actions);
    }
    if (channel >= 0) close(channel);
    if (output >= 0) close(output);
    return -error;
}

int beckon_pipe(int *reading, int *writing) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return -errno;
    *reading = ends[0];
    *writing = ends[1];
    return fcntl(*reading, F_SETFL, O_NONBLOCK) == 0 ? 0 : -errno;
}

ssize_t beckon_read(int descriptor, void *bytes, size_t capacity) {
    for (;;) {
        ssize_t count = read(descriptor, bytes, capacity);
        if (count >= 0) return count;
        if (errno != EINTR) return errno == EWOULDBLOCK ? -EAGAIN : -errno;
    }
}

int beckon_wait_output(int handle, int output, int milliseconds) {
    struct pollfd entries[2] = {{.fd = handle, .events = POLLIN}, {.fd = output, .events = POLLIN}};
    for (;;) {
        int count = poll(entries, 2, milliseconds);
        if (count >= 0) break;
        if (errno != EINTR && errno != EAGAIN) return -errno;
    }
    return (entries[1].revents != 0 ? 1 : 0) | (entries[0].revents != 0 ? 2 : 0);
}

int beckon_reap(int handle, struct beckon_ending *ending) {
    siginfo_t information;
    memset(&information, 0, sizeof information);
    while (waitid((idtype_t)P_PIDFD, (id_t)handle, &information, WEXITED) != 0) {
        if (errno != EINTR) return -errno;
    }
    ending->status = information.si_status;
    ending->by_signal = information.si_code != CLD_EXITED;
    return 0;
}

int beckon_signal(int handle, int number) {
    return syscall(SYS_pidfd_send_signal, handle, number, NULL, 0) == 0 ? 0 : -errno;
}

int beckon_signal_group(pid_t group, int number) { return kill(-group, number) == 0 ? 0 : -errno; }

const char *beckon_signal_name(int number) { return sigabbrev_np(number); }
