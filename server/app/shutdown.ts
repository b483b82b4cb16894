import type { Server } from 'node:http'
import type { Database } from '#server/db/database.ts'
import type { Development } from '#server/dev/dev.ts'
import type { RequestTally } from '#server/http/request-tally.ts'
import type { JobRunner } from '#server/jobs/jobs.runner.ts'
import type { CountsService } from '#server/widgets/counts.service.ts'

const PATIENCE_MS = 8_000
const WITHIN_MS = 10_000

type Running = {
  server: Server
  /** What operators read from, if it is on. */
  opsServer: Server | undefined
  jobs: JobRunner
  counts: CountsService
  tally: RequestTally
  db: Database
  development: Development | undefined
  /** Ends what connects the process with others on its database. */
  stopSharing: () => Promise<void>
}

/**
 * Stops accepting requests, lets open requests and running jobs finish, writes pending counts and closes the database.
 * Jobs that take longer are put back in the queue. Throws when all of it has not ended in time: a database that went
 * silent would keep the process for minutes.
 */
export async function shutDown({ withinMs = WITHIN_MS, ...running }: Running & { withinMs?: number }): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    const refuse = () => reject(new Error(`The stop took longer than ${withinMs / 1000} seconds.`))
    timer = setTimeout(refuse, withinMs)
  })
  await Promise.race([closeInOrder(running), tooLate]).finally(() => clearTimeout(timer))
}

async function closeInOrder(running: Running): Promise<void> {
  const { server, opsServer, jobs, counts, tally, db, development, stopSharing } = running
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  // Connections whose requests end from now on are not kept for another one.
  Object.assign(server, { keepAliveTimeout: 1, keepAliveTimeoutBuffer: 0 })
  const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
  await Promise.all([closed, jobs.stop({ patienceMs: PATIENCE_MS })])
  clearTimeout(patience)
  await counts.stop()
  tally.flush()
  opsServer?.close()
  opsServer?.closeAllConnections()
  await development?.close()
  await stopSharing()
  await db.close()
}
