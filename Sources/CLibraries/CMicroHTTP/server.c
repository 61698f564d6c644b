#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CMicroHTTP.h"
#include "library.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct beckon_http_server {
    struct MHD_Daemon *daemon;
    struct beckon_http_callbacks callbacks;
    size_t maximum;
    pthread_mutex_t lock;
    /// All exchanges that the daemon still knows.
    struct beckon_http_exchange *first;
    bool is_stopping;
};

struct beckon_http_exchange {
    struct beckon_http_server *server;
    struct beckon_http_exchange *next, *previous;
    struct MHD_Connection *connection;
    char *method, *path;
    unsigned char *body;
    size_t length, capacity;
    bool is_too_long, has_arrived;

    // Below the lock.
    pthread_mutex_t lock;
    /// One for the daemon, one for who was given the exchange.
    int owners;
    bool is_suspended, is_queued, is_over;
    struct MHD_Response *response;
    unsigned status;
    /// What a stream has to send.
    unsigned char *waiting;
    size_t waiting_length, waiting_capacity, waiting_sent;
    bool is_finished;
};

// MARK: Exchanges

static bool append(unsigned char **bytes, size_t *length, size_t *capacity, const void *more, size_t count) {
    if (*length + count > *capacity) {
        size_t larger = *capacity * 2 > *length + count ? *capacity * 2 : *length + count + 1024;
        unsigned char *moved = realloc(*bytes, larger);
        if (moved == NULL) return false;
        *bytes = moved;
        *capacity = larger;
    }
    memcpy(*bytes + *length, more, count);
    *length += count;
    return true;
}

static void drop_owner(struct beckon_http_exchange *exchange) {
    pthread_mutex_lock(&exchange->lock);
    int owners = --exchange->owners;
    pthread_mutex_unlock(&exchange->lock);
    if (owners > 0) return;
    pthread_mutex_destroy(&exchange->lock);
    free(exchange->method);
    free(exchange->path);
    free(exchange->body);
    free(exchange->waiting);
    free(exchange);
}

static struct beckon_http_exchange *make(
    struct beckon_http_server *server, struct MHD_Connection *connection, const char *method, const char *path) {
    struct beckon_http_exchange *exchange = calloc(1, sizeof *exchange);
    if (exchange == NULL) return NULL;
    exchange->method = strdup(method);
    exchange->path = strdup(path);
    if (exchange->method == NULL || exchange->path == NULL) {
        free(exchange->method);
        free(exchange->path);
        free(exchange);
        return NULL;
    }
    exchange->server = server;
    exchange->connection = connection;
    exchange->owners = 1;
    pthread_mutex_init(&exchange->lock, NULL);
    pthread_mutex_lock(&server->lock);
    exchange->next = server->first;
    if (server->first != NULL) server->first->previous = exchange;
    server->first = exchange;
    pthread_mutex_unlock(&server->lock);
    return exchange;
}

static void forget(struct beckon_http_exchange *exchange) {
    struct beckon_http_server *server = exchange->server;
    pthread_mutex_lock(&server->lock);
    if (exchange->previous != NULL) exchange->previous->next = exchange->next;
    else server->first = exchange->next;
    if (exchange->next != NULL) exchange->next->previous = exchange->previous;
    pthread_mutex_unlock(&server->lock);
}

/// Lets the daemon go on with a connection. Call it with the lock held.
static void resume(struct beckon_http_exchange *exchange) {
    if (!exchange->is_suspended) return;
    exchange->is_suspended = false;
    beckon_http_library()->resume_connection(exchange->connection);
}

// MARK: Callbacks of the library

/// Takes a request piece by piece, hands it over when it is whole, and queues the answer once there is one.
static enum MHD_Result take(
    void *context, struct MHD_Connection *connection, const char *url, const char *method, const char *version,
    const char *data, size_t *length, void **place) {
    (void)version;
    struct beckon_http_server *server = context;
    struct beckon_http_exchange *exchange = *place;
    if (exchange == NULL) {
        *place = exchange = make(server, connection, method, url);
        return exchange == NULL ? MHD_NO : MHD_YES;
    }
    if (*length > 0) {
        if (exchange->length + *length > server->maximum) exchange->is_too_long = true;
        if (!exchange->is_too_long
            && !append(&exchange->body, &exchange->length, &exchange->capacity, data, *length)) return MHD_NO;
        *length = 0;
        return MHD_YES;
    }
    if (!exchange->has_arrived) {
        exchange->has_arrived = true;
        exchange->owners += 1;
        server->callbacks.arrived(server->callbacks.context, exchange);
    }
    pthread_mutex_lock(&exchange->lock);
    enum MHD_Result result = MHD_YES;
    if (exchange->response == NULL) {
        if (server->is_stopping) {
            result = MHD_NO;
        } else {
            exchange->is_suspended = true;
            beckon_http_library()->suspend_connection(connection);
        }
    } else if (!exchange->is_queued) {
        exchange->is_queued = true;
        result = beckon_http_library()->queue_response(connection, exchange->status, exchange->response);
    }
    pthread_mutex_unlock(&exchange->lock);
    return result;
}

/// Gives what a stream has to send; waits where there is nothing.
static ssize_t pour(void *context, uint64_t position, char *bytes, size_t capacity) {
    (void)position;
    struct beckon_http_exchange *exchange = context;
    pthread_mutex_lock(&exchange->lock);
    size_t rest = exchange->waiting_length - exchange->waiting_sent;
    ssize_t result = 0;
    if (rest > 0) {
        result = (ssize_t)(rest < capacity ? rest : capacity);
        memcpy(bytes, exchange->waiting + exchange->waiting_sent, (size_t)result);
        exchange->waiting_sent += (size_t)result;
        if (exchange->waiting_sent == exchange->waiting_length) {
            exchange->waiting_sent = exchange->waiting_length = 0;
        }
    } else if (exchange->is_finished || exchange->server->is_stopping) {
        result = MHD_CONTENT_READER_END_OF_STREAM;
    } else {
        exchange->is_suspended = true;
        beckon_http_library()->suspend_connection(exchange->connection);
    }
    pthread_mutex_unlock(&exchange->lock);
    return result;
}

/// Hears that a request is over, however it ended.
static void complete(
    void *context, struct MHD_Connection *connection, void **place, enum MHD_RequestTerminationCode code) {
    (void)connection;
    (void)code;
    struct beckon_http_server *server = context;
    struct beckon_http_exchange *exchange = *place;
    if (exchange == NULL) return;
    *place = NULL;
    forget(exchange);
    pthread_mutex_lock(&exchange->lock);
    exchange->is_over = true;
    struct MHD_Response *response = exchange->response;
    exchange->response = NULL;
    pthread_mutex_unlock(&exchange->lock);
    if (response != NULL) beckon_http_library()->destroy_response(response);
    if (exchange->has_arrived) server->callbacks.gone(server->callbacks.context, exchange);
    drop_owner(exchange);
}

// MARK: Server

int beckon_http_start(
    uint16_t port, size_t maximum, struct beckon_http_callbacks callbacks, struct beckon_http_server **result,
    uint16_t *actual) {
    const struct library *library = beckon_http_library();
    if (library == NULL) return -ENOSYS;
    struct beckon_http_server *server = calloc(1, sizeof *server);
    if (server == NULL) return -ENOMEM;
    server->callbacks = callbacks;
    server->maximum = maximum;
    pthread_mutex_init(&server->lock, NULL);
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    errno = 0;
    server->daemon = library->start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, port, NULL, NULL, take, server,
        MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address, MHD_OPTION_NOTIFY_COMPLETED, complete, server,
        MHD_OPTION_CONNECTION_TIMEOUT, 120u, MHD_OPTION_CONNECTION_LIMIT, 512u,
        MHD_OPTION_LISTENING_ADDRESS_REUSE, 1u, MHD_OPTION_END);
    if (server->daemon == NULL) {
        int error = errno;
        pthread_mutex_destroy(&server->lock);
        free(server);
        return error == 0 ? -EADDRINUSE : -error;
    }
    const union MHD_DaemonInfo *info = library->get_daemon_info(server->daemon, MHD_DAEMON_INFO_BIND_PORT);
    *actual = info == NULL ? port : info->port;
    *result = server;
    return 0;
}

void beckon_http_stop(struct beckon_http_server *server) {
    // Whoever is suspended has to be resumed before the daemon can stop.
    pthread_mutex_lock(&server->lock);
    server->is_stopping = true;
    for (struct beckon_http_exchange *exchange = server->first; exchange != NULL; exchange = exchange->next) {
        pthread_mutex_lock(&exchange->lock);
        resume(exchange);
        pthread_mutex_unlock(&exchange->lock);
    }
    pthread_mutex_unlock(&server->lock);
    beckon_http_library()->stop_daemon(server->daemon);
    pthread_mutex_destroy(&server->lock);
    free(server);
}

// MARK: Requests

const char *beckon_http_method(const struct beckon_http_exchange *exchange) { return exchange->method; }
const char *beckon_http_path(const struct beckon_http_exchange *exchange) { return exchange->path; }

const void *beckon_http_body(const struct beckon_http_exchange *exchange, size_t *length) {
    *length = exchange->length;
    return exchange->body;
}

bool beckon_http_is_too_long(const struct beckon_http_exchange *exchange) { return exchange->is_too_long; }

const char *beckon_http_header(struct beckon_http_exchange *exchange, const char *name) {
    return beckon_http_library()->lookup_connection_value(exchange->connection, MHD_HEADER_KIND, name);
}

// MARK: Answers

/// Gives an exchange its response; drops it where there is one already or nobody waits.
static void answer(
    struct beckon_http_exchange *exchange, struct MHD_Response *response, unsigned status,
    const struct beckon_http_field *fields, size_t count) {
    const struct library *library = beckon_http_library();
    if (response == NULL) return;
    for (size_t index = 0; index < count; index += 1) {
        library->add_response_header(response, fields[index].name, fields[index].value);
    }
    pthread_mutex_lock(&exchange->lock);
    bool is_taken = exchange->response == NULL && !exchange->is_over;
    if (is_taken) {
        exchange->response = response;
        exchange->status = status;
        resume(exchange);
    }
    pthread_mutex_unlock(&exchange->lock);
    if (!is_taken) library->destroy_response(response);
}

void beckon_http_respond(
    struct beckon_http_exchange *exchange, unsigned status, const struct beckon_http_field *fields, size_t count,
    const void *body, size_t length) {
    struct MHD_Response *response =
        beckon_http_library()->create_response_from_buffer(length, (void *)body, MHD_RESPMEM_MUST_COPY);
    answer(exchange, response, status, fields, count);
}

void beckon_http_begin(
    struct beckon_http_exchange *exchange, unsigned status, const struct beckon_http_field *fields, size_t count) {
    // The exchange outlives its response: the daemon owns it until the request is over.
    struct MHD_Response *response = beckon_http_library()->create_response_from_callback(
        MHD_SIZE_UNKNOWN, 1 << 14, pour, exchange, NULL);
    answer(exchange, response, status, fields, count);
}

bool beckon_http_send(struct beckon_http_exchange *exchange, const void *bytes, size_t length) {
    pthread_mutex_lock(&exchange->lock);
    bool is_taken =
        !exchange->is_over && !exchange->is_finished
        && append(&exchange->waiting, &exchange->waiting_length, &exchange->waiting_capacity, bytes, length);
    if (is_taken && exchange->is_queued) resume(exchange);
    pthread_mutex_unlock(&exchange->lock);
    return is_taken;
}

void beckon_http_finish(struct beckon_http_exchange *exchange) {
    pthread_mutex_lock(&exchange->lock);
    exchange->is_finished = true;
    if (!exchange->is_over && exchange->is_queued) resume(exchange);
    pthread_mutex_unlock(&exchange->lock);
}

bool beckon_http_is_closed(struct beckon_http_exchange *exchange) {
    pthread_mutex_lock(&exchange->lock);
    bool is_closed = exchange->is_over;
    if (!is_closed) {
        const union MHD_ConnectionInfo *info =
            beckon_http_library()->get_connection_info(exchange->connection, MHD_CONNECTION_INFO_CONNECTION_FD);
        struct pollfd entry = {.fd = info == NULL ? -1 : info->connect_fd, .events = POLLRDHUP};
        is_closed = poll(&entry, 1, 0) == 1 && (entry.revents & (POLLRDHUP | POLLHUP | POLLERR)) != 0;
    }
    pthread_mutex_unlock(&exchange->lock);
    return is_closed;
}

void beckon_http_release(struct beckon_http_exchange *exchange) { drop_owner(exchange); }
