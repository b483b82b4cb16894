import type { Server } from 'node:http'
import type { Database } from '#server/db/database.ts'
import type { RequestTally } from '#server/http/request-tally.ts'
import type { JobRunner } from '#server/jobs/jobs.runner.ts'
import type { CountsService } from '#server/widgets/counts.service.ts'

const PATIENCE_MS = 8_000

/**
 * Stops taking requests, lets those under way and the running jobs end, writes what was counted, and closes the database: at
 * most 10 seconds. A job that takes longer is handed back.
 */
export async function shutDown({
  server,
  jobs,
  counts,
  tally,
  db,
}: {
  server: Server
  jobs: JobRunner
  counts: CountsService
  tally: RequestTally
  db: Database
}): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
  await Promise.all([closed, jobs.stop({ patienceMs: PATIENCE_MS })])
  clearTimeout(patience)
  await counts.stop()
  tally.flush()
  db.close()
}
