import { writeFileSync } from 'node:fs'
import { AppError } from '#server/kernel/app-error.ts'
import { type Database, ErasureNote, type Transactional } from '../database.ts'
import {
  appendToLedger,
  ensureSecondLedger,
  type Erasure,
  LedgerError,
  parseLedger,
  readLedger,
  updateSecondLedger,
} from '../erasure-ledger.ts'
import { listErasuresAfter } from '../erasures.ts'

/** Where erasures are written: a ledger, and another copy of it on another disk. */
export type Ledgers = {
  path: string
  secondPath: string | undefined
  /** How often it looks for erasures of other processes; undefined when there are none. */
  lookedEveryMs: number | undefined
}

export type LedgerTrouble = (error: unknown, detail: { path: string; waiting: number }) => void

/**
 * The same database, whose erasures are written to the ledgers too. The database knows them as well: what its commit had
 * no time to write is written at the next start, and what other processes erase soon after. `onTrouble` is told when a ledger can't be written; its erasures wait for
 * the next ones. Throws LedgerError when the ledger knows erasures that the database doesn't: it is older.
 */
export async function keepLedgers(
  db: Database,
  { path, secondPath, lookedEveryMs }: Ledgers,
  onTrouble: LedgerTrouble = () => {},
): Promise<Database> {
  if (secondPath !== undefined) {
    ensureSecondLedger(secondPath)
    beginWithSecond(path, secondPath)
    updateSecondLedger(path, secondPath)
  }
  const { erasures: known, newest } = await db.read((tx) => listErasuresAfter(tx, 0))
  const written = parseLedger(readLedger(path), path)
  refuseOlder({ written, known, path })

  const keys = new Set(written.map(keyOf))
  const waiting = new Map((secondPath === undefined ? [path] : [path, secondPath]).map((ledger) => [ledger, NONE]))
  write(known)
  // A transaction that took its key before may end after the newest one, so each look begins where the one before did.
  let from = newest
  let next = newest
  const looking = lookedEveryMs === undefined ? undefined : setInterval(() => void look(), lookedEveryMs).unref()

  async function look(): Promise<void> {
    // While the database is away, it says so elsewhere.
    const found = await db.read((tx) => listErasuresAfter(tx, from)).catch(() => undefined)
    if (!found) return
    write(found.erasures)
    from = next
    next = found.newest
  }

  function write(erasures: readonly Erasure[]): void {
    const added = erasures.filter((erasure) => !keys.has(keyOf(erasure)))
    for (const erasure of added) keys.add(keyOf(erasure))
    for (const [ledger, before] of waiting) {
      const all = [...before, ...added]
      if (all.length === 0) continue
      try {
        appendToLedger(ledger, all)
        waiting.set(ledger, NONE)
      } catch (error) {
        waiting.set(ledger, all)
        onTrouble(error instanceof AppError ? error.cause : error, { path: ledger, waiting: all.length })
      }
    }
  }

  return {
    ...db,
    async transaction(work, options) {
      let erased: Erasure[] = []
      const result = await db.transaction(function* (tx) {
        const noted: Erasure[] = []
        const given = yield* noteErasures(work(tx), noted)
        erased = noted
        return given
      }, options)
      write(erased)
      return result
    },
    async close() {
      clearInterval(looking)
      await db.close()
    },
  }
}

/** One of several processes may start with an empty folder each time. Whether the database knows it all is checked next. */
function beginWithSecond(path: string, secondPath: string): void {
  const second = readLedger(secondPath)
  if (readLedger(path).length === 0 && second.length > 0) writeFileSync(path, second, { mode: 0o600, flush: true })
}

const NONE: readonly Erasure[] = []

function* noteErasures<T>(steps: Transactional<T>, noted: Erasure[]): Transactional<T> {
  let step = steps.next()
  while (!step.done) {
    if (step.value instanceof ErasureNote) noted.push(step.value.erasure)
    let answer: unknown
    try {
      answer = yield step.value
    } catch (error) {
      step = steps.throw(error)
      continue
    }
    step = steps.next(answer)
  }
  return step.value
}

/** What the first has and the second has not. */
export function without(erasures: readonly Erasure[], others: readonly Erasure[]): Erasure[] {
  const keys = new Set(others.map(keyOf))
  return erasures.filter((erasure) => !keys.has(keyOf(erasure)))
}

const keyOf = ({ kind, subject, workspaceId, reason, at }: Erasure): string =>
  JSON.stringify([kind, subject, workspaceId, reason, new Date(at).getTime()])

/** Throws LedgerError when the ledger at the path knows erasures that the database doesn't: it is older. */
export function refuseOlder(of: { written: readonly Erasure[]; known: readonly Erasure[]; path: string }): void {
  const unknown = without(of.written, of.known)
  if (unknown.length > 0) throw new LedgerError(explainOlder(unknown.length, of.path))
}

const explainOlder = (count: number, path: string): string =>
  `The database at DATABASE_URL doesn’t know ${count} of the erasures in the ledger ${path}, so it is from a backup. Run npm run restore -- --database: they are done again. If the ledger is another installation’s, move it away.`
