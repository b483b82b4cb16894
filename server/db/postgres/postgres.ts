import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { troubleOf } from '#server/kernel/machine-trouble.ts'
import { randomFraction } from '#server/kernel/random.ts'
import type { Database, Isolation, ReadOptions, Snapshot, Transactional, Tx } from '../database.ts'
import { TooManyConflicts } from '../database.errors.ts'
import { connectionOn, locksAtStart } from './driver.ts'
import { type Holding, takeInstanceLock } from './instance-lock.ts'
import { createLocks, releaseLocks, takeLocks } from './locks.ts'
import { migrateToCurrent } from './migrating.ts'
import { connect, createPool, StatementRefused, withoutValues } from './pool.ts'

const CONNECTIONS_MAX = 10
/** Apart, because whoever reads a snapshot needs other connections too: they would wait for each other. */
const SNAPSHOTS_MAX = 4

/** How often a transaction is run again when others changed what it read: at first beside new ones, and then before them. */
const RERUNS_BESIDE_NEW = 3
const RERUNS_BEFORE_NEW = 5
const FIRST_PAUSE_MS = 4
const DUPLICATE_RERUNS_MAX = 2

/**
 * Work for more of them, such as deleting what is too old in all workspaces, does without: it would begin again for each one,
 * and everybody would wait for it.
 */
const LOCKS_MAX = 4

const ROLLBACK_PATIENCE_MS = 5_000

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const UNIQUE_VIOLATION = '23505'

const WRITING: Record<Isolation, string> = {
  serializable: 'begin isolation level serializable',
  'read committed': 'begin isolation level read committed',
}
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

/** The same, and holds it until closed: alone, or shared with other processes that share it. Throws PostgresInUse too. */
export async function openPostgresLocked(url: string, holding: Holding): Promise<Database> {
  const lock = await takeInstanceLock(url, holding)
  try {
    const database = await openPostgres(url)
    return {
      ...database,
      async transaction(...work) {
        await lock.confirm()
        return database.transaction(...work)
      },
      async ping() {
        await lock.confirm()
        await database.ping()
      },
      async close() {
        await database.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Undefined for a transaction that has to do without. */
type Locks = readonly string[] | undefined
type Settings = { locks: Locks; isolation: Isolation }

/** What a transaction gave, or the lock without which it can't go on. */
type Done<T> = { value: T } | { lock: string }
type Tried<T> = Done<T> | { conflict: StatementRefused }

class LockNeeded extends Error {
  readonly lock: string
  constructor(lock: string) {
    super('The work asks for a lock that it was not given.')
    this.lock = lock
  }
}

/** `snapshots` is where connections for snapshots are from. */
export function postgresOn(
  pool: Pool,
  { snapshots, onRerun = () => {} }: { snapshots: Pool; onRerun?: (() => void) | undefined },
): Database {
  let changes = 0

  const holding = createLocks()
  const rerunning = createLocks()
  /** Whoever begins waits for it. */
  let calm: Promise<unknown> = Promise.resolve()

  async function transaction<T>(
    work: (tx: Tx) => Transactional<T>,
    { isolation = 'serializable' }: { isolation?: Isolation } = {},
  ): Promise<T> {
    let locks = [...new Set(locksAtStart(work))].toSorted()
    for (;;) {
      const taken = locks.length > LOCKS_MAX ? undefined : locks
      const outcome = await holding(taken ?? [], () => tryUntilDone(work, { locks: taken, isolation }))
      if ('lock' in outcome) {
        locks = [...locks, outcome.lock].toSorted()
        continue
      }
      changes += 1
      return outcome.value
    }
  }

  async function tryUntilDone<T>(work: (tx: Tx) => Transactional<T>, settings: Settings): Promise<Done<T>> {
    await calm
    const first = await tryOnce(work, settings)
    if (!('conflict' in first)) return first
    // Whoever was disturbed runs again one after the other: together they would only disturb each other again.
    return rerunning(['any'], async () => {
      const again = await runAgain(work, { ...settings, disturbed: first.conflict, times: RERUNS_BESIDE_NEW })
      if (!('conflict' in again)) return again
      const last = runAgain(work, { ...settings, disturbed: again.conflict, times: RERUNS_BEFORE_NEW })
      calm = last.catch(() => {})
      const outcome = await last
      if ('conflict' in outcome)
        throw new TooManyConflicts('Others changed the same data.', { cause: outcome.conflict })
      return outcome
    })
  }

  async function runAgain<T>(
    work: (tx: Tx) => Transactional<T>,
    { disturbed, times, ...settings }: Settings & { disturbed: StatementRefused; times: number },
  ): Promise<Tried<T>> {
    let conflict = disturbed
    for (let rerun = 0; rerun < times; rerun += 1) {
      // Somebody who inserted the same key in the same moment is seen when it is run again.
      if (isDuplicate(conflict) && rerun === DUPLICATE_RERUNS_MAX) throw conflict
      if (rerun > 0) await sleep(randomFraction() * FIRST_PAUSE_MS * 2 ** rerun)
      onRerun()
      const again = await tryOnce(work, settings)
      if (!('conflict' in again)) return again
      conflict = again.conflict
    }
    return { conflict }
  }

  async function tryOnce<T>(work: (tx: Tx) => Transactional<T>, settings: Settings): Promise<Tried<T>> {
    try {
      return { value: await write(pool, work, settings) }
    } catch (error) {
      if (error instanceof LockNeeded) return { lock: error.lock }
      if (isConflict(error) || isDuplicate(error)) return { conflict: error }
      throw error
    }
  }

  return {
    transaction,
    read: (work, options) => read(pool, work, options),
    openSnapshot: () => openSnapshot(snapshots),
    // A vacuum removes what was erased, and the database decides when.
    forgetErased() {},
    async ping() {
      await pool.query('select 1').catch((error: unknown) => {
        throw withoutValues(error)
      })
    },
    changeCount: () => changes,
    accountChangeCount: () => changes,
    async close() {
      await Promise.all([pool.end(), snapshots.end()])
    },
  }
}

async function write<T>(pool: Pool, work: (tx: Tx) => Transactional<T>, { locks, isolation }: Settings): Promise<T> {
  const client = await connect(pool)
  const { tx, drive } = connectionOn(client)
  const needsRelease = locks !== undefined && locks.length > 0
  let isBroken = false
  try {
    // Not awaited: the connection sends them together with the first statement.
    const begun = Promise.all([needsRelease && takeLocks(client, locks), client.query(WRITING[isolation])])
    begun.catch(() => {})
    const { result, sent } = await drive(work(tx), (name) => {
      if (locks && !locks.includes(name)) throw new LockNeeded(name)
    })
    // Nothing is committed without its locks.
    await begun
    // When a statement was refused, PostgreSQL rolls back instead.
    const ended = Promise.all([client.query('commit'), needsRelease && releaseLocks(client)])
    ended.catch(() => {})
    await sent
    await ended
    return result
  } catch (cause) {
    const error = withoutValues(cause)
    isBroken = troubleOf(error) === 'unreachable' || !(await rollBack(client, { needsRelease }))
    throw error
  } finally {
    client.release(isBroken)
  }
}

async function read<T>(
  pool: Pool,
  work: (tx: Tx) => Transactional<T>,
  { mayRestart = false }: ReadOptions = {},
): Promise<T> {
  const client = await connect(pool)
  const { tx, drive, readAlone } = connectionOn(client)
  try {
    const alone = mayRestart ? await readAlone(work(tx)) : undefined
    if (alone) {
      client.release()
      return alone.result
    }
    const begun = client.query(READING)
    begun.catch(() => {})
    const { result, sent } = await drive(work(tx), () => {})
    await begun
    await sent
    // Not awaited: it changes nothing, and whoever uses the connection next sends their statements after it.
    client.query('commit').catch(() => {})
    client.release()
    return result
  } catch (cause) {
    const error = withoutValues(cause)
    client.release(troubleOf(error) === 'unreachable' || !(await rollBack(client, { needsRelease: false })))
    throw error
  }
}

/** False when the connection can't be used any more: it may not even refuse. */
const rollBack = (client: PoolClient, { needsRelease }: { needsRelease: boolean }): Promise<boolean> =>
  Promise.race([
    Promise.all([client.query('rollback'), needsRelease && releaseLocks(client)]).then(
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
    async read(work) {
      const { result, sent } = await drive(work(tx), () => {})
      await sent
      return result
    },
    close() {
      if (isOpen) void rollBack(client, { needsRelease: false }).then((isUsable) => client.release(!isUsable))
      isOpen = false
    },
  }
}
