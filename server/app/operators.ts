import { statfsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostname, totalmem } from 'node:os'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { OperatorReport } from '#shared/operator-report.ts'
import { readLastBackup, readLastDrill } from '#server/backup/last-backup.ts'
import type { Database } from '#server/db/database.ts'
import type { Config } from '#server/config/config.ts'
import { ConfigError } from '#server/config/config-error.ts'
import { listRunningProcesses } from '#server/db/postgres/running-processes.ts'
import { measureProductDatabase } from '#server/db/product-database.ts'
import { countMigrations } from '#server/db/sqlite-migrating.ts'
import { readOldestWaiting } from '#server/emails/operating.service.ts'
import { createEmailSettling } from '#server/emails/settling.service.ts'
import type { EmailKinds } from '#server/emails/templates/email-kind.ts'
import { listJobFigures } from '#server/jobs/job-figures.queries.ts'
import type { Observing } from '#server/ops/observing.ts'
import type { OperatorSources } from '#server/ops/operator-report.service.ts'
import { countWebhooks } from '#server/ops/webhook-counts.service.ts'
import { withoutSelf } from '#server/ops/processes.domain.ts'
import type { OpsReach } from '#server/ops/ops-access.routes.ts'
import { readCommit } from './commit.ts'
import type { Deps } from './deps.ts'
import packageJson from '../../package.json' with { type: 'json' }

const TIMEOUT_MS = 5_000

type OperatorDeps = Deps & { kinds: EmailKinds; wakeJobs: () => void }

/** What operators read and do, on a port of its own; undefined without OPS_PORT. Throws ConfigError when it can't listen. */
export async function listenForOperators(config: Config, deps: OperatorDeps) {
  const { ops } = config
  const { observations } = deps
  if (!ops || !observations) return undefined
  const app = await createOperatorsApp({ ...deps, observations }, { reach: ops, sources: sourcesOf(config, deps.db) })
  return listenAt(app, ops).catch((error: Error) => {
    throw new ConfigError(
      `The operator’s page can’t be served at ${ops.host}:${ops.port} (${error.message}). Set OPS_PORT to a free port, and OPS_HOST to an address of this machine.`,
    )
  })
}

async function listenAt(app: Hono, { host, port }: { host: string; port: number }) {
  const timeouts = { headersTimeout: TIMEOUT_MS, requestTimeout: TIMEOUT_MS }
  const server: Server = createServer(timeouts, getRequestListener(app.fetch))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, resolve)
  })
  // Safe: it listens on a port.
  return { server, port: (server.address() as AddressInfo).port }
}

/** The same without a port of its own. */
export async function createOperatorsApp(
  deps: OperatorDeps & { observations: Observing },
  { reach, sources }: { reach: OpsReach; sources: OperatorSources },
) {
  // Loaded when somebody uses it: a server without it starts sooner.
  const { createOperatorActions } = await import('#server/ops/operator-actions.service.ts')
  const { createOperatorReports } = await import('#server/ops/operator-report.service.ts')
  const { createOpsApp } = await import('#server/ops/ops.routes.ts')
  const { db, clock, observations } = deps
  return createOpsApp({
    ...deps,
    reach,
    ping: db.ping,
    metrics: observations.metrics,
    sources: {
      listJobs: () => db.read((tx) => listJobFigures(tx, clock.now())),
      readOldestEmail: () => db.read((tx) => readOldestWaiting(tx, clock.now())),
      listWebhooks: () => db.read((tx) => countWebhooks(tx, clock.now())),
      measureDatabase: async () => (await sources.measureDatabase()).databaseBytes,
    },
    reports: createOperatorReports({ db, clock, observing: observations, sources }),
    actions: createOperatorActions({
      ...deps,
      settling: createEmailSettling({ ...deps, emailFrom: deps.config.email.from }),
    }),
  })
}

async function listProcesses({ isShared, databaseUrl, role }: Config): Promise<OperatorReport['processes']> {
  if (!isShared || databaseUrl === undefined) return null
  const others = withoutSelf(await listRunningProcesses(databaseUrl), { ...packageJson, role })
  return { role, host: hostname(), pid: process.pid, others }
}

const sourcesOf = (config: Config, db: Database): OperatorSources => {
  const { dataDir, databaseUrl, installation, backup } = config
  return {
    productName: installation.productName,
    commit: readCommit(),
    listProcesses: () => listProcesses(config),
    database: databaseUrl === undefined ? 'SQLite' : 'PostgreSQL',
    schema: countMigrations(),
    memoryLimitBytes: Math.min(process.constrainedMemory() || Number.MAX_SAFE_INTEGER, totalmem()),
    measureDatabase: () => measureProductDatabase({ dataDir, databaseUrl }, db),
    measureDisk() {
      const { bavail, blocks, bsize } = statfsSync(dataDir)
      return { diskFreeBytes: bavail * bsize, diskBytes: blocks * bsize }
    },
    readLastBackup: () => readLastBackup(dataDir)?.at,
    readLastDrill: () => readLastDrill(dataDir)?.at,
    backupEveryMs: databaseUrl === undefined ? backup.everyMs : null,
  }
}
