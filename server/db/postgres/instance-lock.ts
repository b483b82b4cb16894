import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { DatabaseUnreachable } from '../database.errors.ts'
import { connectApart, withoutValues } from './pool.ts'

/** Held by every process that may change the database: by one alone, or shared by several. */
const INSTANCE_LOCK = 7_130_412

const TAKEN_AGAIN_AFTER_MS = 500

/** How long a change waits for the lock to be taken again. */
const CHANGE_WAITS_MS = 3_000

/** PostgreSQL may take a moment to notice that a killed process is gone. */
const PATIENCE_MS = 3_000
const TRIED_EVERY_MS = 200

/** Another process changes the database, and one of the two wants it alone. */
export class PostgresInUse extends Error {}

export type Holding = {
  isShared: boolean
  /** What operators see of the process. */
  name?: string | undefined
}

export type InstanceLock = {
  /** Resolves when the lock is held, soon after a connection was lost. Throws DatabaseUnreachable when somebody else took it. */
  confirm(): Promise<void>
  release(): Promise<void>
}

/**
 * Holds a database until released: alone against any other process that does the same, or shared with others that share it.
 * PostgreSQL releases it when the connection ends, so it is taken again when the database was restarted. Another process may
 * be faster: whoever changes something confirms first that the lock is held. Throws PostgresInUse and DatabaseUnreachable.
 */
export async function takeInstanceLock(url: string, { isShared, name }: Holding): Promise<InstanceLock> {
  const kind = isShared ? '_shared' : ''
  let isReleased = false
  /** Ends when the lock is held again. */
  let retaking: Promise<void> | undefined
  const isTaken = () => retaking === undefined
  let holder = await connectApart(url, { name })
  await takeFirst(holder, `pg_try_advisory_lock${kind}`)
  takeAgainAtItsEnd(holder)

  function takeAgainAtItsEnd(client: Client): void {
    client.once('end', () => {
      retaking = takeAgain()
    })
  }

  async function takeAgain(): Promise<void> {
    while (!isReleased) {
      try {
        holder = await connectApart(url, { name })
        if (isReleased) return await holder.end()
        // Waits for its turn.
        await holder.query(`select pg_advisory_lock${kind}($1)`, [INSTANCE_LOCK])
        retaking = undefined
        return takeAgainAtItsEnd(holder)
      } catch {
        await holder.end()
        await sleep(TAKEN_AGAIN_AFTER_MS, undefined, { ref: false })
      }
    }
  }

  return {
    async confirm() {
      if (isTaken()) return
      await Promise.race([retaking, sleep(CHANGE_WAITS_MS, undefined, { ref: false })])
      if (!isTaken())
        throw new DatabaseUnreachable('Another process has taken the database since the connection was lost.')
    },
    async release() {
      isReleased = true
      await holder.end()
    },
  }
}

/** Ends the connection unless the lock is taken. Throws PostgresInUse. */
async function takeFirst(client: Client, lock: string): Promise<void> {
  try {
    if (!(await tryToTake(client, lock))) throw new PostgresInUse()
  } catch (error) {
    await client.end()
    throw withoutValues(error)
  }
}

async function tryToTake(client: Client, lock: string): Promise<boolean> {
  for (const until = performance.now() + PATIENCE_MS; ; await sleep(TRIED_EVERY_MS)) {
    const { rows } = await client.query<{ taken: boolean }>(`select ${lock}($1) as taken`, [INSTANCE_LOCK])
    if (rows[0]?.taken) return true
    if (performance.now() > until) return false
  }
}
