import type { OperatorReport } from '#shared/operator-report.ts'
import { listSendingPaused } from '#server/accounts/suspensions.queries.ts'
import { listTroubledConnections } from '#server/connections/connections.queries.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { type EmailFigures, readEmailFigures } from '#server/emails/operating.service.ts'
import { countDeadJobs, countDeadJobsExcept, type DeadJob, listDeadJobs } from '#server/jobs/dead-jobs.queries.ts'
import { type JobFigures, listJobFigures } from '#server/jobs/job-figures.queries.ts'
import { jobPayloads, queueOf } from '#server/jobs/jobs.registry.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { plainMessage } from '#server/kernel/plain-reason.ts'
import { type InboxFigures, listInboxFigures } from '#server/stripe-events/inbox.queries.ts'
import { alarmsOf } from './alarms.domain.ts'
import { readComplaints } from './complaints.service.ts'
import { choiceFor, SETTLED_KINDS } from './dead-jobs.domain.ts'
import type { Observing } from './observing.ts'
import type { RecentJobs } from './recent-figures.ts'
import { countEverything, listLargestWorkspaces } from './sizes.queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Rows of a list: what fits on a page and takes a few milliseconds. */
const ROWS_MAX = 50
const LARGEST_MAX = 10
const ERRORS_MAX = 30

/** What only the process or the machine knows. */
export type OperatorSources = {
  productName: string
  commit: string | null
  database: OperatorReport['database']
  /** How many migrations this version has. */
  schema: number
  listProcesses: () => Promise<OperatorReport['processes']>
  memoryLimitBytes: number
  /** Bytes of the database, with its log of recent changes. */
  measureDatabase: () => Promise<{ databaseBytes: number; walBytes: number }>
  measureDisk: () => { diskFreeBytes: number; diskBytes: number }
  readLastBackup: () => Date | undefined
  readLastDrill: () => Date | undefined
  /** Null where others make the backups. */
  backupEveryMs: number | null
}

export type OperatorReports = ReturnType<typeof createOperatorReports>

/** What an operator sees of the whole installation. Each read takes a few milliseconds. */
export function createOperatorReports(deps: {
  db: Database
  clock: Clock
  observing: Pick<Observing, 'recent' | 'version'>
  sources: OperatorSources
}) {
  const { db, clock, observing, sources } = deps

  function* readDatabase(tx: Tx, now: Date) {
    const since = new Date(now.getTime() - DAY_MS)
    return {
      figures: yield* listJobFigures(tx, now),
      dead: yield* countDeadJobs(tx),
      retriable: yield* countDeadJobsExcept(tx, SETTLED_KINDS),
      firstDead: yield* listDeadJobs(tx, { limit: ROWS_MAX }),
      email: yield* readEmailFigures(tx, { since, limit: ROWS_MAX }),
      inbox: yield* listInboxFigures(tx, since),
      connections: yield* listTroubledConnections(tx, { limit: ROWS_MAX }),
      sizes: yield* countEverything(tx),
      largest: yield* listLargestWorkspaces(tx, { limit: LARGEST_MAX }),
      suspended: yield* listSuspended(tx, now),
    }
  }

  function* listSuspended(tx: Tx, now: Date): Transactional<OperatorReport['suspended']> {
    const lines: OperatorReport['suspended'] = []
    for (const { workspaceId, since: pausedAt } of yield* listSendingPaused(tx, { limit: ROWS_MAX }))
      lines.push({
        workspaceId,
        ...(yield* readComplaints(tx, { workspaceId, now })),
        since: pausedAt.toISOString(),
      })
    return lines
  }

  async function read(): Promise<OperatorReport> {
    const now = clock.now()
    const found = await db.read((tx) => readDatabase(tx, now))
    const { walBytes, databaseBytes } = await sources.measureDatabase()
    const jobs = jobLines(found.figures, observing.recent.readJobs())
    const known = {
      at: now.toISOString(),
      productName: sources.productName,
      version: observing.version,
      commit: sources.commit,
      upSeconds: process.uptime(),
      nodeVersion: process.versions.node,
      database: sources.database,
      schema: sources.schema,
      processes: await sources.listProcesses(),
      damagedSince: observing.recent.readDamage()?.toISOString() ?? null,
      gauges: {
        ...requestGauges(observing.recent),
        eventLoopLagP99Ms: observing.recent.readLoopLagP99(),
        memoryBytes: process.memoryUsage.rss(),
        memoryLimitBytes: sources.memoryLimitBytes,
        oldestDueJobSeconds: Math.max(0, ...jobs.map(({ oldestDueSeconds }) => oldestDueSeconds)),
        stripeEventsPending: found.inbox.reduce((sum, { pending }) => sum + pending, 0),
        connections: found.connections.all,
        connectionsTroubled: found.connections.troubled,
        databaseBytes,
        ...sources.measureDisk(),
      },
      jobs,
      dead: {
        count: found.dead.count,
        retriable: found.retriable,
        oldestAt: found.dead.oldest?.toISOString() ?? null,
        first: found.firstDead.map(deadJobLine),
      },
      email: emailSection(found.email),
      webhooks: webhookLines(found.inbox, { reports: found.email.reports, now }),
      troubledConnections: found.connections.first.map(({ lastHeardAt, ...line }) => ({
        ...line,
        lastHeardAt: lastHeardAt?.toISOString() ?? null,
      })),
      sizes: {
        ...found.sizes,
        walBytes,
        lastBackupAt: sources.readLastBackup()?.toISOString() ?? null,
        lastDrillAt: sources.readLastDrill()?.toISOString() ?? null,
        backupEveryMs: sources.backupEveryMs,
        largest: found.largest,
      },
      suspended: found.suspended,
      errors: observing.recent
        .listErrors(ERRORS_MAX)
        .map(({ lastAt, ...line }) => ({ ...line, lastAt: lastAt.toISOString() })),
    }
    return { ...known, alarms: alarmsOf(known) }
  }

  return { read }
}

function requestGauges(recent: Observing['recent']) {
  const { count, p50Ms, p99Ms } = recent.readRequests()
  return {
    requestsLastMinute: count,
    requestP50Ms: p50Ms,
    requestP99Ms: p99Ms,
    serverErrorsLastHour: recent.countServerErrors(),
  }
}

const idle: RecentJobs = { done: 0, retried: 0, p99Ms: null }

/** Kinds that nothing is known of are left out. */
function jobLines(figures: readonly JobFigures[], recent: ReadonlyMap<string, RecentJobs>): OperatorReport['jobs'] {
  const byKind = Map.groupBy(figures, ({ kind }) => kind)
  const kinds = new Set([...Object.keys(jobPayloads), ...byKind.keys()])
  return [...kinds]
    .filter((kind) => byKind.has(kind) || recent.has(kind))
    .map((kind) => jobLine(kind, { figures: byKind.get(kind) ?? [], recent: recent.get(kind) ?? idle }))
}

function jobLine(
  kind: string,
  { figures, recent }: { figures: readonly JobFigures[]; recent: RecentJobs },
): OperatorReport['jobs'][number] {
  const waiting = figures.find(({ state }) => state === 'waiting')
  const due = waiting?.dueCount ?? 0
  return {
    kind,
    queue: isJobKind(kind) ? queueOf(kind) : 'rest',
    due,
    running: figures.find(({ state }) => state === 'running')?.count ?? 0,
    later: (waiting?.count ?? 0) - due,
    ...recent,
    oldestDueSeconds: waiting?.oldestDueSeconds ?? 0,
  }
}

const isJobKind = (kind: string): kind is keyof typeof jobPayloads => Object.hasOwn(jobPayloads, kind)

function deadJobLine({ diedAt, lastError, ...job }: DeadJob): OperatorReport['dead']['first'][number] {
  const choice = choiceFor(job.kind)
  return {
    ...job,
    lastError: plainMessage(lastError),
    diedAt: diedAt.toISOString(),
    canRetry: !choice.isSettled,
    canDrop: 'lost' in choice,
  }
}

function emailSection({ pause, queue, outcomes, delayed, domains }: EmailFigures): OperatorReport['email'] {
  return {
    pause: pause ? { reason: pause.reason, since: pause.since.toISOString(), until: pause.until.toISOString() } : null,
    waiting: queue.waiting,
    oldestAt: queue.oldest?.toISOString() ?? null,
    outcomes: {
      sent: outcomes.sent,
      delayed: queue.tried,
      refused: outcomes.failed - outcomes.unwanted,
      unwanted: outcomes.unwanted,
      uncertain: outcomes.uncertain,
      bounced: outcomes.bounced,
      complained: outcomes.complained,
    },
    delayed: delayed.map(({ createdAt, nextAt, reason, ...line }) => ({
      ...line,
      reason: plainMessage(reason),
      createdAt: createdAt.toISOString(),
      nextAt: nextAt?.toISOString() ?? null,
    })),
    delayedAccountEmails: queue.ofAccounts,
    delayedDomains: domains.map(({ since, ...line }) => ({ ...line, since: since.toISOString() })),
  }
}

const SOURCES = ['link', 'billing', 'own'] as const

function webhookLines(
  inbox: readonly InboxFigures[],
  { reports, now }: { reports: EmailFigures['reports']; now: Date },
): OperatorReport['webhooks'] {
  const stripe = SOURCES.map((source) => {
    const found = inbox.find((line) => line.source === source)
    const oldest = found?.oldestPending
    return {
      source,
      received: found?.received ?? 0,
      ignored: found?.ignored ?? 0,
      failed: found?.failed ?? 0,
      behindSeconds: oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0,
    }
  })
  const { received, unknown: ignored } = reports
  return [...stripe, { source: 'email', received, ignored, failed: 0, behindSeconds: 0 }]
}
