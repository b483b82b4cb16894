import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { EmailOutcome } from '#server/emails/mailer.ts'
import type { JobFigures } from '#server/jobs/job-figures.queries.ts'
import type { Observations } from '#server/kernel/observations.ts'
import type { WebhookCount } from './webhook-counts.service.ts'

/** What is read anew each time somebody reads the metrics. */
export type MetricSources = {
  listJobs: () => Promise<JobFigures[]>
  /** For how many seconds the oldest email has waited; 0 if none waits. */
  readOldestEmail: () => Promise<number>
  listWebhooks: () => Promise<WebhookCount[]>
  /** Bytes of the database, with its log of recent changes. */
  measureDatabase: () => Promise<number>
}

export type Metrics = Observations & {
  /** `of` is the text's media type. */
  write(sources: MetricSources): Promise<{ text: string; of: string }>
}

/** Seconds. Most answers take less than ten milliseconds; whatever takes ten seconds is cut off. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

const OUTCOMES: readonly EmailOutcome['kind'][] = ['sent', 'retry', 'permanent', 'unknown']

/**
 * Counts what the process does, for Prometheus. No label holds anything about a person: routes are templates, and no
 * workspace, address or id appears.
 */
export function createMetrics({ version }: { version: string }): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })

  const requests = new Counter({
    name: 'goodword_http_requests_total',
    help: 'Answered requests, by method, route template and status. Webhooks are among them.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'goodword_http_request_duration_seconds',
    help: 'Time until the answer was ready. Feeds and the script that come from the cache are not measured.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  })
  const emails = new Counter({
    name: 'goodword_emails_total',
    help: 'Attempts to hand an email to the email service, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  const builds = new Histogram({
    name: 'goodword_feed_build_duration_seconds',
    help: 'Time to build the feed of a widget after a change.',
    buckets: BUCKETS,
    registers,
  })
  const runs = new Histogram({
    name: 'goodword_job_duration_seconds',
    help: 'Time that a run of a job took, by kind and outcome. “later” asked to run again without having failed.',
    labelNames: ['kind', 'outcome'],
    buckets: BUCKETS,
    registers,
  })
  const jobs = new Gauge({
    name: 'goodword_jobs',
    help: 'Jobs by kind and state. Dead ones have failed too often and need a look.',
    labelNames: ['kind', 'state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'goodword_oldest_due_job_seconds',
    help: 'For how long the oldest job of each kind has been due; 0 if none is.',
    labelNames: ['kind'],
    registers,
  })
  const webhooks = new Gauge({
    name: 'goodword_webhooks',
    help: 'Webhooks received in the last 24 hours, by where they were sent to and outcome. Dead ones could not be processed, and are tried again every day.',
    labelNames: ['source', 'outcome'],
    registers,
  })
  const oldestEmail = new Gauge({
    name: 'goodword_oldest_email_seconds',
    help: 'How long ago the oldest email that waits was made, whether it was tried or not; 0 if none waits.',
    registers,
  })
  const database = new Gauge({
    name: 'goodword_database_bytes',
    help: 'Size of the database, with its log of recent changes.',
    registers,
  })
  const damage = new Counter({
    name: 'goodword_damaged_reads_total',
    help: 'Reads that failed because the database file is damaged. After the first one, restore a backup.',
    registers,
  })
  const info = new Gauge({
    name: 'goodword_info',
    help: 'Always 1. The version is a label.',
    labelNames: ['version'],
    registers,
  })
  info.set({ version }, 1)
  // Known from the beginning, so that the first failure is an increase.
  for (const outcome of OUTCOMES) emails.inc({ outcome }, 0)

  return {
    observeRequest({ method, route, status, seconds }) {
      requests.inc({ method, route, status })
      if (seconds !== undefined) durations.observe({ method, route }, seconds)
    },
    observeEmail: (outcome) => emails.inc({ outcome }),
    observeFeedBuild: (seconds) => builds.observe(seconds),
    observeJob: ({ kind, outcome, seconds }) => runs.observe({ kind, outcome }, seconds),
    observeDamage: () => damage.inc(),
    async write({ listJobs, readOldestEmail, listWebhooks, measureDatabase }) {
      jobs.reset()
      oldest.reset()
      for (const { kind, state, count, oldestDueSeconds } of await listJobs()) {
        jobs.set({ kind, state }, count)
        if (state === 'waiting') oldest.set({ kind }, oldestDueSeconds)
      }
      for (const { source, outcome, count } of await listWebhooks()) webhooks.set({ source, outcome }, count)
      oldestEmail.set(await readOldestEmail())
      database.set(await measureDatabase())
      return { text: await register.metrics(), of: register.contentType }
    },
  }
}
