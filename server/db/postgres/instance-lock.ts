import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { connectApart } from './pool.ts'

/** Held by the only process that may change the database. */
const INSTANCE_LOCK = 7_130_412

const TAKEN_AGAIN_AFTER_MS = 500

/** Another process changes the database. */
export class PostgresInUse extends Error {}

/**
 * Holds a database against any second process that does the same, until released. PostgreSQL releases it when the
 * connection ends, so it is taken again when the database was restarted. Throws PostgresInUse and DatabaseUnreachable.
 */
export async function takeInstanceLock(url: string): Promise<() => Promise<void>> {
  let isReleased = false
  let holder = await connectApart(url)
  const { rows } = await holder.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [INSTANCE_LOCK])
  if (!rows[0]?.taken) {
    await holder.end()
    throw new PostgresInUse()
  }
  takeAgainAtItsEnd(holder)

  function takeAgainAtItsEnd(client: Client): void {
    client.once('end', () => void takeAgain())
  }

  async function takeAgain(): Promise<void> {
    while (!isReleased) {
      try {
        holder = await connectApart(url)
        // Waits for its turn.
        await holder.query('select pg_advisory_lock($1)', [INSTANCE_LOCK])
        return takeAgainAtItsEnd(holder)
      } catch {
        await sleep(TAKEN_AGAIN_AFTER_MS, undefined, { ref: false })
      }
    }
  }

  return async function release() {
    isReleased = true
    await holder.end()
  }
}
