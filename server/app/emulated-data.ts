import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { forgetSignInsAhead } from '#server/identity/embedded/identity.queries.ts'
import { reviewAllJobs } from '#server/jobs/outbox.ts'
import type { Deps } from './deps.ts'

/**
 * For a process without emulators, on data that was used with them. The clock may have been ahead then, so sign-ins
 * from the future are forgotten, and every job checks again whether it is due. In production the emulators' database is
 * deleted: it contains emails to clients, which nobody could read or erase there any more.
 */
export async function leaveEmulators({
  config,
  db,
  clock,
  log,
}: Pick<Deps, 'config' | 'db' | 'clock' | 'log'>): Promise<void> {
  const files = ['dev.db', 'dev.db-wal', 'dev.db-shm'].map((name) => join(config.dataDir, name))
  if (!files.some((path) => existsSync(path))) return
  await db.transaction(function* (tx) {
    yield* forgetSignInsAhead(tx, clock.now())
    yield* reviewAllJobs(tx, clock.now())
  })
  if (!config.isProduction) return
  for (const path of files) rmSync(path, { force: true })
  log.warn('deleted the data of the emulators: this is production now')
}
