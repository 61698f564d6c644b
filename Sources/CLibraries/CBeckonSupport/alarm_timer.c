#define _GNU_SOURCE
#include "CBeckonSupport.h"

#include <errno.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

int beckon_alarm_timer(bool wall, bool *wakes) {
    // The kernel asks for CAP_WAKE_ALARM, and for a clock that can wake the machine.
    int descriptor = timerfd_create(wall ? CLOCK_REALTIME_ALARM : CLOCK_BOOTTIME_ALARM, TFD_CLOEXEC | TFD_NONBLOCK);
    *wakes = descriptor >= 0;
    if (descriptor < 0) {
        descriptor = timerfd_create(wall ? CLOCK_REALTIME : CLOCK_BOOTTIME, TFD_CLOEXEC | TFD_NONBLOCK);
    }
    return descriptor < 0 ? -errno : descriptor;
}

int beckon_alarm_timer_set(int descriptor, bool wall, double seconds) {
    struct itimerspec setting;
    memset(&setting, 0, sizeof setting);
    // Zero would switch it off; and a time that is over rings at once.
    if (seconds < 0.000001) seconds = 0.000001;
    setting.it_value.tv_sec = (time_t)seconds;
    setting.it_value.tv_nsec = (long)((seconds - (double)setting.it_value.tv_sec) * 1e9);
    int flags = TFD_TIMER_ABSTIME | (wall ? TFD_TIMER_CANCEL_ON_SET : 0);
    return timerfd_settime(descriptor, flags, &setting, NULL) == 0 ? 0 : -errno;
}

int beckon_alarm_timer_clear(int descriptor) {
    uint64_t count;
    ssize_t length = read(descriptor, &count, sizeof count);
    if (length == (ssize_t)sizeof count) return 0;
    return length < 0 ? -errno : 0;
}

double beckon_uptime(void) {
    struct timespec now;
    clock_gettime(CLOCK_BOOTTIME, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

double beckon_wall_time(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

int beckon_watch_file(const char *path) {
    int descriptor = beckon_open_watch();
    if (descriptor < 0) return descriptor;
    if (inotify_add_watch(descriptor, path, IN_MOVED_TO | IN_CREATE | IN_CLOSE_WRITE | IN_DELETE) >= 0) {
        return descriptor;
    }
    int error = errno;
    close(descriptor);
    return -error;
}

bool beckon_watch_file_clear(int descriptor, const char *name) {
    char buffer[4096] __attribute__((aligned(__alignof__(struct inotify_event))));
    bool found = false;
    ssize_t length;
    while ((length = read(descriptor, buffer, sizeof buffer)) > 0) {
        for (char *place = buffer; place < buffer + length;) {
            struct inotify_event *event = (struct inotify_event *)place;
            // What overflowed may have been about it.
            if ((event->mask & IN_Q_OVERFLOW) || (event->len > 0 && strcmp(event->name, name) == 0)) found = true;
            place += sizeof *event + event->len;
        }
    }
    return found;
}
