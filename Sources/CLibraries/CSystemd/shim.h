#include <stdbool.h>
#include <sys/eventfd.h>
#include <systemd/sd-bus.h>
#include <unistd.h>

/// A connection to the bus at an address, which introduces itself to the bus daemon. Returns 0 or a negative errno.
static inline int beckon_bus_open(const char *address, sd_bus **bus) {
    sd_bus *opened = NULL;
    int result = sd_bus_new(&opened);
    if (result >= 0) result = sd_bus_set_address(opened, address);
    if (result >= 0) result = sd_bus_set_bus_client(opened, 1);
    if (result >= 0) result = sd_bus_start(opened);
    if (result < 0) {
        sd_bus_close_unref(opened);
        return result;
    }
    *bus = opened;
    return 0;
}

/// The name of the error that a message is; null where it is none.
static inline const char *beckon_bus_error_name(sd_bus_message *message) {
    const sd_bus_error *error = sd_bus_message_get_error(message);
    return error ? error->name : NULL;
}

/// The text of the error that a message is; null where there is none.
static inline const char *beckon_bus_error_text(sd_bus_message *message) {
    const sd_bus_error *error = sd_bus_message_get_error(message);
    return error ? error->message : NULL;
}

/// A descriptor that one thread waits on and others wake. Returns a negative number where there are no more.
static inline int beckon_wake_open(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

/// Wakes who waits on the descriptor.
static inline void beckon_wake(int descriptor) {
    (void)!eventfd_write(descriptor, 1);
}

/// Makes the descriptor wait again.
static inline void beckon_wake_clear(int descriptor) {
    eventfd_t count;
    (void)!eventfd_read(descriptor, &count);
}
