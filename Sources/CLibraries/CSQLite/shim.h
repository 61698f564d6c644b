#include <sqlite3.h>

/// `SQLITE_TRANSIENT`, whose cast Swift cannot see: the text or blob is copied.
static inline sqlite3_destructor_type beckon_sqlite_transient(void) { return SQLITE_TRANSIENT; }

/// Leaves the write-ahead log alone when the connection closes; the function behind it has a variable number of
/// arguments, which Swift cannot call.
static inline int beckon_sqlite_keep_log(sqlite3 *database) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}
