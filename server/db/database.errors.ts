/** PostgreSQL can't be reached, or ended the connection in the middle of something. */
export class DatabaseUnreachable extends Error {
  readonly code = 'DATABASE_UNREACHABLE'
}

/** Others changed what a transaction read, each time that it was run again. */
export class TooManyConflicts extends Error {
  readonly code = 'DATABASE_CONFLICTS'
}
