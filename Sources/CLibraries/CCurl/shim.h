#include <curl/curl.h>

// The functions that set options and ask for results have variable numbers of arguments, which Swift cannot call.

typedef size_t (*beckon_curl_taker)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode beckon_curl_set_number(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode beckon_curl_set_size(CURL *handle, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode beckon_curl_set_pointer(CURL *handle, CURLoption option, const void *value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode beckon_curl_set_taker(CURL *handle, CURLoption option, beckon_curl_taker value) {
    return curl_easy_setopt(handle, option, value);
}

static inline long beckon_curl_status(CURL *handle) {
    long status = 0;
    curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
    return status;
}

/// Where an answer leads to; NULL where it is no redirection.
static inline const char *beckon_curl_redirection(CURL *handle) {
    char *address = NULL;
    curl_easy_getinfo(handle, CURLINFO_REDIRECT_URL, &address);
    return address;
}

/// The next transfer that has ended, and how; NULL where none has.
static inline CURL *beckon_curl_ended(CURLM *transfers, CURLcode *result) {
    int left = 0;
    for (CURLMsg *message; (message = curl_multi_info_read(transfers, &left)) != NULL;) {
        if (message->msg != CURLMSG_DONE) continue;
        *result = message->data.result;
        return message->easy_handle;
    }
    return NULL;
}
