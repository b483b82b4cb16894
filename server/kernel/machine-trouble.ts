/** What can be wrong with the machine or its disk, rather than with a request or with our code. */
export type MachineTrouble = 'busy' | 'full' | 'unusable' | 'damaged' | 'exhausted'

const CODES: readonly [RegExp, MachineTrouble][] = [
  [/^SQLITE_BUSY/, 'busy'],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)$/, 'full'],
  [/^(SQLITE_(READONLY|IOERR|CANTOPEN).*|EROFS|EIO|EFBIG)$/, 'unusable'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged'],
  [/^(EMFILE|ENFILE|EAGAIN|ENOMEM|SQLITE_NOMEM)$/, 'exhausted'],
]

/** A sentence for whoever runs the product. */
export const whatToDo: Record<MachineTrouble, string> = {
  busy: 'Another program keeps the database locked. End it; no restart is needed.',
  full: 'The disk is full, so nothing can be saved. Free up space; no restart is needed.',
  unusable: 'The disk can’t be written to, so nothing can be saved. Check it; no restart is needed once it can.',
  damaged:
    'The database file is damaged. Stop the server, move the data folder away and run npm run restore with a backup.',
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
