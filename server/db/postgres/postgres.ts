import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { troubleOf } from '#server/kernel/machine-trouble.ts'
import { randomFraction } from '#server/kernel/random.ts'
import type { Database, Snapshot, Transactional, Tx } from '../database.ts'
import { TooManyConflicts } from '../database.errors.ts'
import { connectionOn } from './driver.ts'
import { takeInstanceLock } from './instance-lock.ts'
import { migrateToCurrent } from './migrating.ts'
import { connect, createPool, StatementRefused, withoutValues } from './pool.ts'

const CONNECTIONS_MAX = 10
/** Apart, because whoever reads a snapshot needs other connections too: they would wait for each other. */
const SNAPSHOTS_MAX = 4

/** How often a transaction is run again when others changed what it read. */
const RERUNS_MAX = 8
const FIRST_PAUSE_MS = 4
const DUPLICATE_RERUNS_MAX = 2

const ROLLBACK_PATIENCE_MS = 5_000

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const UNIQUE_VIOLATION = '23505'

const WRITING = 'begin isolation level serializable'
const READING = 'begin isolation level repeatable read read only'

export type PostgresSettings = {
  connectionsMax?: number
  /** Whether it is brought to the current schema, or must have it. */
  migrates?: boolean
  /** Called before a transaction is run again. */
  onRerun?: () => void
}

/**
 * Opens the database at a `postgres://` address. Throws PostgresOutdated when migrations made it that this version does not
 * have, PostgresNotReady, PostgresUnsuitable and DatabaseUnreachable.
 */
export async function openPostgres(
  url: string,
  { connectionsMax = CONNECTIONS_MAX, migrates = true, onRerun }: PostgresSettings = {},
): Promise<Database> {
  const pool = createPool(url, connectionsMax)
  try {
    await migrateToCurrent(pool, { migrates })
  } catch (error) {
    await pool.end()
    throw error
  }
  return postgresOn(pool, { snapshots: createPool(url, SNAPSHOTS_MAX), onRerun })
}

/** The same, and holds it against any second process that does, until closed. Throws PostgresInUse too. */
export async function openPostgresAlone(url: string): Promise<Database> {
  const release = await takeInstanceLock(url)
  try {
    const database = await openPostgres(url)
    return {
      ...database,
      async close() {
        await database.close()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

/** `snapshots` is where connections for snapshots are from. */
export function postgresOn(
  pool: Pool,
  { snapshots, onRerun = () => {} }: { snapshots: Pool; onRerun?: (() => void) | undefined },
): Database {
  let changes = 0

  const alone = createTurns()

  async function transaction<T>(work: (tx: Tx) => Transactional<T>): Promise<T> {
    const first = await tryOnce(work)
    // Whoever was disturbed runs again one after the other: together they would only disturb each other again.
    const result = 'value' in first ? first.value : await alone(() => runAgain(work, first.conflict))
    changes += 1
    return result
  }

  async function runAgain<T>(work: (tx: Tx) => Transactional<T>, disturbed: StatementRefused): Promise<T> {
    let conflict = disturbed
    for (let rerun = 0; rerun < RERUNS_MAX; rerun += 1) {
      // Somebody who inserted the same key in the same moment is seen when it is run again.
      if (isDuplicate(conflict) && rerun === DUPLICATE_RERUNS_MAX) throw conflict
      if (rerun > 0) await sleep(randomFraction() * FIRST_PAUSE_MS * 2 ** rerun)
      onRerun()
      const again = await tryOnce(work)
      if ('value' in again) return again.value
      conflict = again.conflict
    }
    throw new TooManyConflicts('Others changed the same data.', { cause: conflict })
  }

  async function tryOnce<T>(
    work: (tx: Tx) => Transactional<T>,
  ): Promise<{ value: T } | { conflict: StatementRefused }> {
    try {
      return { value: await runOnce(pool, WRITING, work) }
    } catch (error) {
      if (isConflict(error) || isDuplicate(error)) return { conflict: error }
      throw error
    }
  }

  return {
    transaction,
    read: (work) => runOnce(pool, READING, work),
    openSnapshot: () => openSnapshot(snapshots),
    // A vacuum removes what was erased, and the database decides when.
    forgetErased() {},
    async ping() {
      await pool.query('select 1').catch((error: unknown) => {
        throw withoutValues(error)
      })
    },
    changeCount: () => changes,
    async close() {
      await Promise.all([pool.end(), snapshots.end()])
    },
  }
}

/** Runs one piece of work after the other. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }
}

async function runOnce<T>(pool: Pool, begin: string, work: (tx: Tx) => Transactional<T>): Promise<T> {
  const client = await connect(pool)
  const { tx, drive } = connectionOn(client)
  let isBroken = false
  try {
    // Not awaited: the connection sends it together with the first statement.
    const begun = client.query(begin)
    begun.catch(() => {})
    const result = await drive(work(tx))
    await begun
    await client.query('commit')
    return result
  } catch (cause) {
    const error = withoutValues(cause)
    isBroken = troubleOf(error) === 'unreachable' || !(await rollBack(client))
    throw error
  } finally {
    client.release(isBroken)
  }
}

/** False when the connection can't be used any more: it may not even refuse. */
const rollBack = (client: PoolClient): Promise<boolean> =>
  Promise.race([
    client.query('rollback').then(
      () => true,
      () => false,
    ),
    sleep(ROLLBACK_PATIENCE_MS, false, { ref: false }),
  ])

/** Two transactions that can't both be done at once: one of them has to be run again. */
const isConflict = (error: unknown): error is StatementRefused =>
  error instanceof StatementRefused && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK)

const isDuplicate = (error: unknown): error is StatementRefused =>
  error instanceof StatementRefused && error.code === UNIQUE_VIOLATION

async function openSnapshot(pool: Pool): Promise<Snapshot> {
  const client = await connect(pool)
  const { tx, drive } = connectionOn(client)
  try {
    await client.query(READING)
    // The state is that of the first statement.
    await client.query('select 1')
  } catch (error) {
    client.release(true)
    throw withoutValues(error)
  }
  let isOpen = true
  return {
    read: (work) => drive(work(tx)),
    close() {
      if (isOpen) void rollBack(client).then((isUsable) => client.release(!isUsable))
      isOpen = false
    },
  }
}
