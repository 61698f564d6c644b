#include "CAlarmSound.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>

// Declared here, since the headers of both libraries are not needed to use these few functions. Their form is part of
// the libraries' ABI: pulse/simple.h, pulse/sample.h and pulse/def.h of PulseAudio 0.9.10 and later; pcm.h of ALSA 1.0.

struct pulse_spec {
    int format;
    uint32_t rate;
    uint8_t channels;
};

struct pulse_buffer {
    uint32_t maximum, target, prebuffer, minimum_request, fragment;
};

typedef void *(*pulse_new)(const char *server, const char *name, int direction, const char *device, const char *stream,
    const struct pulse_spec *spec, const void *map, const struct pulse_buffer *buffer, int *error);
typedef int (*pulse_write)(void *connection, const void *bytes, size_t length, int *error);
typedef int (*pulse_flush)(void *connection, int *error);
typedef void (*pulse_free)(void *connection);

typedef int (*alsa_open)(void **pcm, const char *name, int stream, int mode);
typedef int (*alsa_set)(void *pcm, int format, int access, unsigned channels, unsigned rate, int resample, unsigned latency);
typedef long (*alsa_write)(void *pcm, const void *samples, unsigned long frames);
typedef int (*alsa_recover)(void *pcm, int error, int silent);
typedef int (*alsa_drop)(void *pcm);
typedef int (*alsa_close)(void *pcm);
typedef void (*alsa_complain)(const char *file, int line, const char *function, int error, const char *format, ...);
typedef int (*alsa_set_complain)(alsa_complain handler);

struct beckon_sound {
    enum beckon_sound_way way;
    void *connection;
    union {
        struct {
            pulse_write write;
            pulse_flush flush;
            pulse_free free;
        } pulse;
        struct {
            alsa_write write;
            alsa_recover recover;
            alsa_drop drop;
            alsa_close close;
        } alsa;
    } calls;
};

// What ALSA has to say goes to no terminal.
static void quiet(const char *file, int line, const char *function, int error, const char *format, ...) {
    (void)file, (void)line, (void)function, (void)error, (void)format;
}

// A library stays loaded: both keep threads and locks of their own.
static int open_pulse(struct beckon_sound *sound, const char *name, uint32_t rate) {
    void *library = dlopen("libpulse-simple.so.0", RTLD_NOW);
    if (!library) return -ENOENT;
    pulse_new make = (pulse_new)dlsym(library, "pa_simple_new");
    sound->calls.pulse.write = (pulse_write)dlsym(library, "pa_simple_write");
    sound->calls.pulse.flush = (pulse_flush)dlsym(library, "pa_simple_flush");
    sound->calls.pulse.free = (pulse_free)dlsym(library, "pa_simple_free");
    if (!make || !sound->calls.pulse.write || !sound->calls.pulse.flush || !sound->calls.pulse.free) return -ENOENT;
    struct pulse_spec spec = {3 /* signed, 16 bits, little endian */, rate, 1};
    // A tenth of a second ahead: what is stopped is heard no longer.
    struct pulse_buffer buffer = {UINT32_MAX, rate / 10 * 2, UINT32_MAX, UINT32_MAX, UINT32_MAX};
    int error = 0;
    sound->connection = make(NULL, name, 1 /* playback */, NULL, "Alarm", &spec, NULL, &buffer, &error);
    return sound->connection ? 0 : -EIO;
}

static int open_alsa(struct beckon_sound *sound, uint32_t rate) {
    void *library = dlopen("libasound.so.2", RTLD_NOW);
    if (!library) return -ENOENT;
    alsa_open make = (alsa_open)dlsym(library, "snd_pcm_open");
    alsa_set set = (alsa_set)dlsym(library, "snd_pcm_set_params");
    alsa_set_complain complain = (alsa_set_complain)dlsym(library, "snd_lib_error_set_handler");
    sound->calls.alsa.write = (alsa_write)dlsym(library, "snd_pcm_writei");
    sound->calls.alsa.recover = (alsa_recover)dlsym(library, "snd_pcm_recover");
    sound->calls.alsa.drop = (alsa_drop)dlsym(library, "snd_pcm_drop");
    sound->calls.alsa.close = (alsa_close)dlsym(library, "snd_pcm_close");
    if (!make || !set || !sound->calls.alsa.write || !sound->calls.alsa.recover || !sound->calls.alsa.drop
        || !sound->calls.alsa.close) {
        return -ENOENT;
    }
    if (complain) complain(quiet);
    if (make(&sound->connection, "default", 0 /* playback */, 0) < 0) return -EIO;
    if (set(sound->connection, 2 /* signed, 16 bits, little endian */, 3 /* interleaved */, 1, rate, 1, 100000) < 0) {
        sound->calls.alsa.close(sound->connection);
        return -EIO;
    }
    return 0;
}

int beckon_sound_open(enum beckon_sound_way way, const char *name, uint32_t rate, struct beckon_sound **sound) {
    struct beckon_sound *made = calloc(1, sizeof *made);
    if (!made) return -ENOMEM;
    made->way = way;
    int error = way == beckon_sound_pulse ? open_pulse(made, name, rate) : open_alsa(made, rate);
    if (error < 0) {
        free(made);
        return error;
    }
    *sound = made;
    return 0;
}

int beckon_sound_write(struct beckon_sound *sound, const int16_t *samples, size_t count) {
    if (sound->way == beckon_sound_pulse) {
        int error = 0;
        return sound->calls.pulse.write(sound->connection, samples, count * 2, &error) < 0 ? -EIO : 0;
    }
    while (count > 0) {
        long written = sound->calls.alsa.write(sound->connection, samples, count);
        if (written < 0) {
            if (sound->calls.alsa.recover(sound->connection, (int)written, 1) < 0) return -EIO;
            continue;
        }
        samples += written;
        count -= (size_t)written;
    }
    return 0;
}

void beckon_sound_close(struct beckon_sound *sound) {
    if (sound->way == beckon_sound_pulse) {
        int error = 0;
        sound->calls.pulse.flush(sound->connection, &error);
        sound->calls.pulse.free(sound->connection);
    } else {
        sound->calls.alsa.drop(sound->connection);
        sound->calls.alsa.close(sound->connection);
    }
    free(sound);
}
