import Sqlite from 'better-sqlite3'
import { createSyncDriver, type Snapshot } from './database.ts'
import { createHandle } from './kept-statements.ts'

const BUSY_TIMEOUT_MS = 250
const IDLE_MAX = 2
/** A snapshot reads pages once, one after the other, so a cache of the usual 16 MB would only hold memory. */
const CACHE_KIB = 2048

/**
 * Snapshots of a database, each on a connection of its own, so that the database's own can write meanwhile. A few
 * connections are kept, because opening one costs more than a small read.
 */
export function createSnapshots(raw: Sqlite.Database) {
  const idle: Connection[] = []
  let isClosed = false
  let openCount = 0
  let waiting: (() => void) | undefined

  function release(connection: Connection): void {
    connection.raw.exec('commit')
    if (isClosed || raw.memory || idle.length >= IDLE_MAX) connection.raw.close()
    else idle.push(connection)
    openCount -= 1
    if (openCount > 0 || isClosed) return
    waiting?.()
    waiting = undefined
  }

  return {
    open(): Snapshot {
      const connection = idle.pop() ?? connect(raw)
      // The state is that of the first statement.
      connection.raw.exec('begin; select 1 from sqlite_master limit 1')
      openCount += 1
      let isOpen = true
      return {
        read: async (work) => connection.drive(work(connection.tx)),
        close() {
          if (isOpen) release(connection)
          isOpen = false
        },
      }
    },

    /** Does it now, or as soon as no snapshot is open. Of several that wait, the last one is done. */
    whenNoneIsOpen(work: () => void): void {
      if (openCount === 0) work()
      else waiting = work
    },

    /** Open snapshots end when they are closed. */
    close(): void {
      isClosed = true
      for (const connection of idle.splice(0)) connection.raw.close()
    },
  }
}

type Connection = ReturnType<typeof connect>

// A database in memory can't be opened twice, so its snapshot is a copy.
function connect(of: Sqlite.Database) {
  const raw = of.memory ? new Sqlite(of.serialize()) : new Sqlite(of.name, { readonly: true, timeout: BUSY_TIMEOUT_MS })
  raw.pragma('query_only = on')
  raw.pragma(`cache_size = -${CACHE_KIB}`)
  const tx = createHandle(raw)
  return { raw, tx, drive: createSyncDriver(tx) }
}
