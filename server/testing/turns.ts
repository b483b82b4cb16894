import { type Database, LockRequest, type Transactional, type Tx } from '#server/db/database.ts'

type Work<T> = (tx: Tx) => Transactional<T>

/**
 * The same database, and the most rows that were read or written in one turn of the event loop. A row that is written
 * counts as one statement. Nothing else runs during a turn, so this says how long others wait, without measuring time.
 */
export function countRowsPerTurn(db: Database) {
  let most = 0
  let now = 0
  let isWatching = false

  function count(rows: number): void {
    now += rows
    most = Math.max(most, now)
    if (isWatching) return
    isWatching = true
    setImmediate(() => {
      isWatching = false
      now = 0
    })
  }

  const watched = watchStatements(db, (result) => count(Array.isArray(result) ? Math.max(1, result.length) : 1))
  return { db: watched, mostRows: () => most }
}

/** The same database, and how many statements were run. */
export function countStatements(db: Database) {
  let statements = 0
  const watched = watchStatements(db, () => (statements += 1))
  return { db: watched, statements: () => statements }
}

function watchStatements(db: Database, onResult: (result: unknown) => void): Database {
  const watching = <T>(work: Work<T>): Work<T> =>
    function* (tx) {
      const steps = work(tx)
      let step = steps.next()
      while (!step.done) {
        const result = yield step.value
        if (!(step.value instanceof LockRequest)) onResult(result)
        step = steps.next(result)
      }
      return step.value
    }
  return {
    ...db,
    read: (work) => db.read(watching(work)),
    transaction: (work) => db.transaction(watching(work)),
    async openSnapshot() {
      const snapshot = await db.openSnapshot()
      return { ...snapshot, read: (work) => snapshot.read(watching(work)) }
    },
  }
}
