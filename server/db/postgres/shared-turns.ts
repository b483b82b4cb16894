import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { createTurns, type Turns } from '#server/kernel/queue.ts'
import { DatabaseUnreachable } from '../database.errors.ts'
import { connectApart, withoutValues } from './pool.ts'

const TRIED_EVERY_MS = 50

// Other numbers than those of the locks of transactions.
const TAKE = 'select pg_try_advisory_lock(hashtextextended($1, 1)) as taken'
const RELEASE = 'select pg_advisory_unlock(hashtextextended($1, 1))'

/**
 * Turns in all processes on a database. They are kept on one connection, and whoever waits only asks now and then, so nobody
 * waits for a connection. When it breaks, the next one may begin before the work of this one has ended.
 */
export function createSharedTurns(url: string): { turns: Turns; close(): Promise<void> } {
  const inProcess = createTurns()
  let connection: Promise<Client> | undefined

  function connect(): Promise<Client> {
    const made = connectApart(url).then((client) => {
      client.once('end', () => {
        if (connection === made) connection = undefined
      })
      return client
    })
    made.catch(() => {
      if (connection === made) connection = undefined
    })
    return made
  }

  async function take(name: string): Promise<Client> {
    for (;;) {
      const client = await (connection ??= connect())
      if (await isTaken(client, name)) return client
      await sleep(TRIED_EVERY_MS)
    }
  }

  /** False also when the connection was lost: another one is made for the next try. */
  async function isTaken(client: Client, name: string): Promise<boolean> {
    try {
      const { rows } = await client.query<{ taken: boolean }>(TAKE, [name])
      return rows[0]?.taken ?? false
    } catch (cause) {
      const error = withoutValues(cause)
      if (!(error instanceof DatabaseUnreachable)) throw error
      connection = undefined
      return false
    }
  }

  return {
    turns: (name, work) =>
      inProcess(name, async () => {
        const holder = await take(name)
        try {
          return await work()
        } finally {
          // When the connection broke, PostgreSQL has released it.
          await holder.query(RELEASE, [name]).catch(() => {})
        }
      }),
    async close() {
      await (await connection?.catch(() => undefined))?.end()
    },
  }
}
