import type { Server } from 'node:http'
import type { Database } from '#server/db/database.ts'
import type { Development } from '#server/dev/dev.ts'
import type { RequestTally } from '#server/http/request-tally.ts'
import type { JobRunner } from '#server/jobs/jobs.runner.ts'
import type { CountsService } from '#server/widgets/counts.service.ts'

const PATIENCE_MS = 8_000

/**
 * Stops accepting requests, lets open requests and running jobs finish, writes pending counts and closes the database,
 * within 10 seconds. Jobs that take longer are put back in the queue.
 */
export async function shutDown({
  server,
  opsServer,
  jobs,
  counts,
  tally,
  db,
  development,
  stopSharing,
}: {
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
}): Promise<void> {
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
