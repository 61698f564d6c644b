// Plays samples through PulseAudio (or what stands in for it, as PipeWire) or ALSA, whose libraries are loaded when a
// sound is first played. Every function that can fail returns a negative errno.
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

#endif
