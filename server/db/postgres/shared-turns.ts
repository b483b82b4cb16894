import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { createQueue, createTurns, TURN_PATIENCE_MS, TurnNotFree, type Turns } from '#server/kernel/queue.ts'
import { DatabaseUnreachable } from '../database.errors.ts'
import { connectApart, withoutValues } from './pool.ts'

const TRIED_EVERY_MS = 50
/** None of the statements waits for anything, so a connection without an answer is lost. */
const ANSWER_MS = 10_000

// Other numbers than those of the locks of transactions.
const TAKE = 'select pg_try_advisory_lock(hashtextextended($1, 1)) as taken'
const RELEASE = 'select pg_advisory_unlock(hashtextextended($1, 1))'

/**
 * Turns in all processes on a database. They are kept on one connection, and whoever waits only asks now and then, so nobody
 * waits for a connection. When it breaks, the next one may begin before the work of this one has ended. Throws DatabaseUnreachable,
 * also to those who wait when it is closed, and TurnNotFree to those who have waited too long, here or for another process.
 */
export function createSharedTurns(
  url: string,
  { answerMs = ANSWER_MS, patienceMs = TURN_PATIENCE_MS }: { answerMs?: number; patienceMs?: number } = {},
): { turns: Turns; close(): Promise<void> } {
  const inProcess = createTurns({ patienceMs })
  let connection: Promise<Connection> | undefined
  let isClosed = false

  function connect(): Promise<Connection> {
    const made = connectApart(url, { answerMs }).then((client) => connectionOn(client, forget))
    const forget = () => {
      if (connection === made) connection = undefined
    }
    made.catch(forget)
    return made
  }

  async function take(name: string): Promise<Connection> {
    for (const until = performance.now() + patienceMs; ; await sleep(TRIED_EVERY_MS)) {
      if (isClosed) throw new DatabaseUnreachable('The process ends.')
      const holder = await (connection ??= connect())
      if (await isTaken(holder, name)) return holder
      if (performance.now() > until) throw new TurnNotFree()
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
          await holder.ask(RELEASE, name).catch(() => {})
        }
      }),
    async close() {
      isClosed = true
      await (await connection?.catch(() => undefined))?.end()
    },
  }
}

type Connection = ReturnType<typeof connectionOn>

/** `onLost` is called when it can't be used any more. */
function connectionOn(client: Client, onLost: () => void) {
  const inTurn = createQueue(1)
  let isLost = false
  client.once('end', lose)

  function lose(): void {
    if (isLost) return
    isLost = true
    onLost()
    void client.end()
  }

  return {
    ask: (statement: string, name: string) =>
      inTurn(async () => {
        try {
          return await client.query<{ taken?: boolean }>(statement, [name])
        } catch (cause) {
          const error = withoutValues(cause)
          if (error instanceof DatabaseUnreachable) lose()
          throw error
        }
      }),
    end: () => client.end(),
  }
}

/** False also when the connection was lost: another one is made for the next try. */
async function isTaken(holder: Connection, name: string): Promise<boolean> {
  try {
    const { rows } = await holder.ask(TAKE, name)
    return rows[0]?.taken ?? false
  } catch (error) {
    if (error instanceof DatabaseUnreachable) return false
    throw error
  }
}
