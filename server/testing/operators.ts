import type { OperatorAction, OperatorReport } from '#shared/operator-report.ts'
import { createOperatorsApp } from '#server/app/operators.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { createObserving } from '#server/ops/observing.ts'
import type { OperatorSources } from '#server/ops/operator-report.service.ts'
import type { OpsReach } from '#server/ops/ops-access.routes.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { createHarness, type Harness } from './harness.ts'

const GB = 1024 ** 3
const HOUR_MS = 3_600_000

const sources: OperatorSources = {
  productName: 'Goodword',
  commit: null,
  database: 'SQLite',
  schema: 49,
  listProcesses: async () => null,
  memoryLimitBytes: GB,
  measureDatabase: async () => ({ databaseBytes: 2 * GB, walBytes: 1024 }),
  measureDisk: () => ({ diskFreeBytes: 60 * GB, diskBytes: 80 * GB }),
  readLastBackup: () => undefined,
  readLastDrill: () => undefined,
  backupEveryMs: 24 * HOUR_MS,
}

type Options = {
  overrides?: NonNullable<Parameters<typeof createHarness>[0]>['overrides']
  reach?: Partial<OpsReach>
  machine?: Partial<OperatorSources>
}

/** The whole application, with what operators read and do beside it. */
export async function createOperatorHarness({ overrides = {}, reach = {}, machine = {} }: Options = {}) {
  const observations = createObserving({ version: '1.4.0', clock: systemClock })
  const h = await createHarness({ overrides: { observations, ...overrides } })
  const app = await createOperatorsApp(
    { ...h.deps, ...h.application, observations },
    { reach: { host: '127.0.0.1', token: undefined, ...reach }, sources: { ...sources, ...machine } },
  )
  const call = (path: string, init: RequestInit = {}) => app.request(`http://127.0.0.1:9464${path}`, init)

  async function report(): Promise<OperatorReport> {
    const answer = await call('/report.json')
    return (await answer.json()) as OperatorReport
  }

  /** Like the program in a terminal. */
  async function act(action: OperatorAction, id = '') {
    const path = `/actions/${action}${id === '' ? '' : `/${id}`}`
    const accept = { accept: 'application/json' }
    const asked = await call(path, { headers: accept })
    const done = await call(path, { method: 'POST', headers: { ...accept, 'content-type': 'application/json' } })
    return {
      question: (await asked.json()) as { title: string; text: string; code?: string },
      status: done.status,
      answer: (await done.json()) as { message: string; code?: string },
    }
  }

  return { h, call, report, act, handle: (request: Request) => app.fetch(request) }
}

/** A job that nobody tries again by itself. */
export const addDeadJob = ({ h }: { h: Harness }, job: Partial<typeof jobs.$inferInsert> = {}) =>
  h.insertRows(jobs, {
    id: 'job_a',
    kind: 'emails.remind',
    dedupeKey: job.id ?? 'job_a',
    payload: { workspaceId: 'wsp_1', testimonialId: 'secret-link' },
    runAt: h.clock.now(),
    attempts: 16,
    diedAt: h.clock.now(),
    lastError: 'The disk is full.',
    createdAt: h.clock.now(),
    ...job,
  })
