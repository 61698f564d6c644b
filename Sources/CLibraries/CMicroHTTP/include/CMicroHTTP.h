// A small HTTP server on the machine itself, by libmicrohttpd: requests that are read whole, and answers that come later
// or as a stream. The library is loaded when the first server starts, so that programs which may serve HTTP start as
// fast as others. All functions may be called from any thread.
#ifndef BECKON_MICROHTTP_H
#define BECKON_MICROHTTP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct beckon_http_server;

/// One request with its answer. It lives until it is released and the connection is done with it.
struct beckon_http_exchange;

/// What a server calls, on a thread of its own. `arrived` takes a request that was read whole, or as far as `maximum`
/// bytes of its body; `gone` tells that nothing can be sent for it any more.
struct beckon_http_callbacks {
    void *context;
    void (*arrived)(void *context, struct beckon_http_exchange *exchange);
    void (*gone)(void *context, struct beckon_http_exchange *exchange);
};

/// A field of a header.
struct beckon_http_field {
    const char *name;
    const char *value;
};

/// Serves at a port of 127.0.0.1; 0 lets the system choose. Returns 0 or a negative errno: -ENOSYS where the library is
/// missing.
int beckon_http_start(
    uint16_t port, size_t maximum, struct beckon_http_callbacks callbacks, struct beckon_http_server **server,
    uint16_t *actual);

/// Ends all exchanges and stops. No callback comes afterwards.
void beckon_http_stop(struct beckon_http_server *server);

const char *beckon_http_method(const struct beckon_http_exchange *exchange);
/// The path, without what follows a question mark.
const char *beckon_http_path(const struct beckon_http_exchange *exchange);
const void *beckon_http_body(const struct beckon_http_exchange *exchange, size_t *length);
/// Whether the body was longer than is taken.
bool beckon_http_is_too_long(const struct beckon_http_exchange *exchange);
/// The first field of the request with a name, in any case of letters; NULL where there is none. Only in `arrived`.
const char *beckon_http_header(struct beckon_http_exchange *exchange, const char *name);

/// Answers at once and whole.
void beckon_http_respond(
    struct beckon_http_exchange *exchange, unsigned status, const struct beckon_http_field *fields, size_t count,
    const void *body, size_t length);

/// Begins an answer whose body follows in pieces.
void beckon_http_begin(
    struct beckon_http_exchange *exchange, unsigned status, const struct beckon_http_field *fields, size_t count);
/// Sends a piece. Returns false where nobody takes it any more.
bool beckon_http_send(struct beckon_http_exchange *exchange, const void *bytes, size_t length);
/// Ends an answer in pieces.
void beckon_http_finish(struct beckon_http_exchange *exchange);

/// Whether the other end has closed its connection.
bool beckon_http_is_closed(struct beckon_http_exchange *exchange);

/// Gives an exchange up; it is not used afterwards.
void beckon_http_release(struct beckon_http_exchange *exchange);

#endif
