/**
 * Which database the tables and queries of this process are for. It is decided when the process starts, because tables are
 * described once, when their module is read.
 */
export const isPostgres = (process.env['DATABASE_URL'] ?? '') !== ''
