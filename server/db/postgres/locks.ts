import type { PoolClient } from 'pg'

/** In the order of the names, so that nobody who needs two waits for the one whose other it has. */
const TAKE = 'select pg_advisory_lock(hashtextextended(name, 0)) from unnest($1::text[]) as name'
const RELEASE = 'select pg_advisory_unlock_all()'

/** Takes the locks for a connection, against all other processes. A transaction that begins afterwards sees what they changed. */
export const takeLocks = (client: PoolClient, names: readonly string[]): Promise<unknown> =>
  client.query({ name: 'take_locks', text: TAKE, values: [names] })

/** Releases all locks of a connection. */
export const releaseLocks = (client: PoolClient): Promise<unknown> => client.query(RELEASE)

/** Runs work one after the other by name, in this process: whoever waits here needs no connection. */
export function createLocks() {
  const last = new Map<string, Promise<unknown>>()

  return async function holding<T>([name, ...others]: readonly string[], work: () => Promise<T>): Promise<T> {
    if (name === undefined) return work()
    const before = last.get(name) ?? Promise.resolve()
    const result = before.then(() => holding(others, work))
    const ended = result.catch(() => {})
    last.set(name, ended)
    try {
      return await result
    } finally {
      if (last.get(name) === ended) last.delete(name)
    }
  }
}
