#include "library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

static struct library library;
static bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    // The name that goes with the header this was built with: its functions and options stay the same under it.
    void *handle = dlopen("libmicrohttpd.so.12", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) return;
#define FIND(name)                                                       \
    library.name = (__typeof__(library.name))dlsym(handle, "MHD_" #name); \
    if (library.name == NULL) return
    FIND(start_daemon);
    FIND(stop_daemon);
    FIND(get_daemon_info);
    FIND(get_connection_info);
    FIND(lookup_connection_value);
    FIND(create_response_from_buffer);
    FIND(create_response_from_callback);
    FIND(add_response_header);
    FIND(queue_response);
    FIND(destroy_response);
    FIND(suspend_connection);
    FIND(resume_connection);
#undef FIND
    is_loaded = true;
}

const struct library *beckon_http_library(void) {
    pthread_once(&once, load);
    return is_loaded ? &library : NULL;
}
