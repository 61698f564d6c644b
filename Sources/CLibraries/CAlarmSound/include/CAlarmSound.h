// Reads files of sound, and plays samples through PulseAudio (or what stands in for it, as PipeWire) or ALSA. The libraries
// for that are loaded when a sound is first read or played. Every function that can fail returns a negative errno.
#ifndef BECKON_ALARM_SOUND_H
#define BECKON_ALARM_SOUND_H

#include <stddef.h>
#include <stdint.h>

/// The ways to play, in the order in which they are tried.
enum beckon_sound_way { beckon_sound_pulse = 0, beckon_sound_alsa = 1 };

struct beckon_sound;

/// Opens a way for one channel of samples of 16 bits. Returns 0, -ENOENT where its library is missing, or -EIO where
/// nobody plays.
int beckon_sound_open(enum beckon_sound_way way, const char *name, uint32_t rate, struct beckon_sound **sound);

/// Plays samples; returns when they are on their way. Returns 0 or -EIO.
int beckon_sound_write(struct beckon_sound *sound, const int16_t *samples, size_t count);

/// Is silent at once, and closes the way.
void beckon_sound_close(struct beckon_sound *sound);

/// What a file of sound holds, as numbers from -1 to 1, one for each channel after the other.
struct beckon_recording {
    float *samples;
    /// How many samples each channel has.
    size_t count;
    uint32_t channels, rate;
};

/// Reads a file of sound by libsndfile (WAV, AIFF, CAF, FLAC, Ogg Vorbis and Opus, and what else that knows): at most so
/// many seconds of it. Returns 0, -ENOENT where the library is missing, -EINVAL where it is no such file, or -ENOMEM.
int beckon_recording_read(const char *path, double longest, struct beckon_recording *recording);

/// Gives back what was read.
void beckon_recording_free(struct beckon_recording *recording);

#endif
