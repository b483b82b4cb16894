/** What can be wrong with the machine, its disk or the database, rather than with a request or with our code. */
export type MachineTrouble = 'busy' | 'full' | 'unusable' | 'damaged' | 'exhausted' | 'unreachable' | 'contended'

// Codes of five characters are PostgreSQL's: https://www.postgresql.org/docs/15/errcodes-appendix.html
const CODES: readonly [RegExp, MachineTrouble][] = [
  [/^SQLITE_BUSY/, 'busy'],
  [/^(DATABASE_CONFLICTS|TURN_NOT_FREE|40001|40P01|55P03|57014)$/, 'contended'],
  [/^(DATABASE_UNREACHABLE|08...|57P0.|53300|25P03)$/, 'unreachable'],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|53100)$/, 'full'],
  [/^(SQLITE_(READONLY|IOERR|CANTOPEN).*|EROFS|EIO|EFBIG|25006|58030)$/, 'unusable'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged'],
  [/^(EMFILE|ENFILE|EAGAIN|ENOMEM|SQLITE_NOMEM|53200)$/, 'exhausted'],
]

/** A data folder that is moved away takes the ledger of erasures with it. */
export const RESTORE_KNOWING_ERASURES =
  'npm run restore -- FILE --ledger OLD/erasure-ledger, where FILE is a backup and OLD the folder that you moved: without that ledger, what was erased since the backup comes back'

/** A sentence for whoever runs the product. */
export const whatToDo: Record<MachineTrouble, string> = {
  busy: 'Another program keeps the database locked. End it; no restart is needed.',
  full: 'The disk is full, so nothing can be saved. Free up space; no restart is needed.',
  unusable: 'The disk can’t be written to, so nothing can be saved. Check it; no restart is needed once it can.',
  unreachable: 'The database can’t be reached. Check that it runs; no restart is needed here.',
  contended: 'Too much was changed in the same place at once. Nothing is lost: the same request can be sent again.',
  damaged: `The database file is damaged. Stop the server, move the data folder away, and run ${RESTORE_KNOWING_ERASURES}.`,
  exhausted: 'The process may not open more files or start more programs. Raise its limits, such as LimitNOFILE.',
}

/** The error's own code decides, or that of a cause: libraries wrap what the system says. */
export function troubleOf(error: unknown): MachineTrouble | undefined {
  for (let link: unknown = error; link instanceof Error; link = link.cause) {
    const code = 'code' in link && typeof link.code === 'string' ? link.code : ''
    const known = CODES.find(([pattern]) => pattern.test(code))
    if (known) return known[1]
  }
  return undefined
}
