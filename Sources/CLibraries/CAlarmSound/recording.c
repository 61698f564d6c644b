#include "CAlarmSound.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

// Declared here, since the header of the library is not needed to use these few functions. Their form is part of the
// library's ABI: sndfile.h of libsndfile 1.0.

struct sound_file_facts {
    int64_t frames;
    int rate, channels, format, sections, seekable;
};

typedef void *(*sound_file_open)(const char *path, int mode, struct sound_file_facts *facts);
typedef int64_t (*sound_file_read)(void *file, float *samples, int64_t frames);
typedef int (*sound_file_close)(void *file);

/// A second of it at a time, since the number of frames that a file claims need not be true.
static int read_all(void *file, sound_file_read read, int64_t most, struct beckon_recording *recording) {
    size_t channels = recording->channels, room = 0;
    while ((int64_t)recording->count < most) {
        if (recording->count + recording->rate > room) {
            room = (recording->count + recording->rate) * 2;
            float *larger = realloc(recording->samples, room * channels * sizeof *larger);
            if (!larger) return -ENOMEM;
            recording->samples = larger;
        }
        int64_t wanted = most - (int64_t)recording->count;
        if (wanted > recording->rate) wanted = recording->rate;
        int64_t count = read(file, recording->samples + recording->count * channels, wanted);
        if (count <= 0) break;
        recording->count += (size_t)count;
    }
    return recording->count > 0 ? 0 : -EINVAL;
}

int beckon_recording_read(const char *path, double longest, struct beckon_recording *recording) {
    memset(recording, 0, sizeof *recording);
    void *library = dlopen("libsndfile.so.1", RTLD_NOW);
    if (!library) return -ENOENT;
    sound_file_open open = (sound_file_open)dlsym(library, "sf_open");
    sound_file_read read = (sound_file_read)dlsym(library, "sf_readf_float");
    sound_file_close close = (sound_file_close)dlsym(library, "sf_close");
    if (!open || !read || !close) return -ENOENT;
    struct sound_file_facts facts;
    memset(&facts, 0, sizeof facts);
    void *file = open(path, 0x10 /* to read */, &facts);
    if (!file) return -EINVAL;
    int result = -EINVAL;
    if (facts.rate >= 1000 && facts.rate <= 384000 && facts.channels >= 1 && facts.channels <= 16) {
        recording->rate = (uint32_t)facts.rate;
        recording->channels = (uint32_t)facts.channels;
        result = read_all(file, read, (int64_t)(longest * facts.rate), recording);
    }
    close(file);
    if (result < 0) beckon_recording_free(recording);
    return result;
}

void beckon_recording_free(struct beckon_recording *recording) {
    free(recording->samples);
    memset(recording, 0, sizeof *recording);
}
