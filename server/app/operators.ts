import type { Config } from '#server/config/config.ts'
import { ConfigError } from '#server/config/config-error.ts'
import { measureDataFolder } from '#server/db/sqlite.ts'
import { listJobFigures } from '#server/jobs/job-figures.queries.ts'
import type { Deps } from './deps.ts'

/** What operators read, on a port of its own; undefined without OPS_PORT. Throws ConfigError when it can't listen. */
export async function listenForOperators({ ops, dataDir }: Config, deps: Deps) {
  const { db, clock, observations } = deps
  if (!ops || !observations) return undefined
  const { listenOps } = await import('#server/ops/ops-server.ts')
  const sources = {
    listJobs: () => db.read((tx) => listJobFigures(tx, clock.now())),
    measureDatabase: () => measureDataFolder(dataDir),
  }
  return listenOps({ ...deps, ...ops, metrics: observations, sources }).catch((error: Error) => {
    throw new ConfigError(
      `The metrics can’t be served at ${ops.host}:${ops.port} (${error.message}). Set OPS_PORT to a free port, and OPS_HOST to an address of this machine.`,
    )
  })
}
