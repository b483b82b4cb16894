import * as z from 'zod'
import { PlanName } from './plans.ts'

const instant = z.iso.datetime()
const count = z.int().nonnegative()

/** The parts of the operator's page, which links name. */
const SECTIONS = ['jobs', 'dead', 'email', 'webhooks', 'sizes', 'suspended', 'errors'] as const

/** What needs attention, as a sentence whose beginning matters most. */
const Alarm = z.strictObject({
  /** `danger`: something does not happen that should. `warning`: look at it today. */
  level: z.enum(['danger', 'warning']),
  what: z.string(),
  more: z.string(),
  section: z.enum(SECTIONS),
})

const Gauges = z.strictObject({
  requestsLastMinute: count,
  /** Milliseconds of the last minute's requests; null without any. */
  requestP50Ms: z.number().nullable(),
  requestP99Ms: z.number().nullable(),
  serverErrorsLastHour: count,
  /** Milliseconds, since the page was looked at before. */
  eventLoopLagP99Ms: z.number(),
  memoryBytes: count,
  /** Of the machine or container. */
  memoryLimitBytes: count,
  /** Seconds; 0 if no job is due. */
  oldestDueJobSeconds: z.number(),
  stripeEventsPending: count,
  connections: count,
  connectionsTroubled: count,
  databaseBytes: count,
  diskFreeBytes: count,
  diskBytes: count,
})

const JobLine = z.strictObject({
  kind: z.string(),
  queue: z.string(),
  due: count,
  running: count,
  later: count,
  /** In the last hour, as the three below. */
  done: count,
  /** Runs that failed or asked to run again. */
  retried: count,
  p99Ms: z.number().nullable(),
  oldestDueSeconds: z.number(),
})

const DeadJobLine = z.strictObject({
  id: z.string(),
  kind: z.string(),
  workspaceId: z.string().nullable(),
  attempts: count,
  diedAt: instant,
  lastError: z.string(),
  canRetry: z.boolean(),
  canDrop: z.boolean(),
})

const DelayedEmailLine = z.strictObject({
  id: z.string(),
  kind: z.string(),
  workspaceId: z.string(),
  attempts: count,
  createdAt: instant,
  /** Null while it is being sent. */
  nextAt: instant.nullable(),
  reason: z.string(),
})

const EmailSection = z.strictObject({
  pause: z
    .strictObject({ reason: z.enum(['rate', 'quota', 'key', 'operator']), since: instant, until: instant })
    .nullable(),
  /** Codes and notices about accounts are among them once they were tried. */
  waiting: count,
  /** When the oldest waiting email was made. */
  oldestAt: instant.nullable(),
  /** Of the emails made in the last 24 hours. */
  outcomes: z.strictObject({
    sent: count,
    /** Waiting after an attempt. Older ones are among them too. */
    delayed: count,
    refused: count,
    unwanted: count,
    uncertain: count,
    bounced: count,
    complained: count,
  }),
  delayed: z.array(DelayedEmailLine),
  /** Codes and notices about accounts, which are not in that list. */
  delayedAccountEmails: count,
  /** Only domains at which several people wait. */
  delayedDomains: z.array(z.strictObject({ domain: z.string(), count, since: instant })),
})

const WebhookLine = z.strictObject({
  source: z.enum(['link', 'billing', 'own', 'email']),
  received: count,
  ignored: count,
  failed: count,
  /** Seconds since the oldest one arrived that is not processed yet. */
  behindSeconds: z.number(),
})

const TroubledConnectionLine = z.strictObject({
  id: z.string(),
  workspaceId: z.string(),
  lastHeardAt: instant.nullable(),
})

const WorkspaceSize = z.strictObject({
  id: z.string(),
  plan: PlanName,
  testimonials: count,
  textBytes: count,
  imageBytes: count,
  widgets: count,
})

const SuspendedLine = z.strictObject({
  workspaceId: z.string(),
  /** People who reported an email as spam, of those that got the emails below; in 90 days. */
  complaints: count,
  /** To clients. */
  emails: count,
  since: instant,
})

const ErrorLine = z.strictObject({
  lastAt: instant,
  /** A method and a route template, or a kind of job. */
  where: z.string(),
  /** A status and a code, or how a job ended. */
  code: z.string(),
  count,
  /** Of the last request or job, to find in the log. */
  id: z.string(),
  isServerError: z.boolean(),
})

/**
 * What whoever runs an installation sees of it. It has ids only: no names, no addresses, no words of clients, and no
 * tokens. Lists are cut to a number that fits on a page; counts are complete. Instants are ISO 8601 in UTC.
 */
export const OperatorReport = z.strictObject({
  at: instant,
  productName: z.string(),
  version: z.string(),
  /** In short; null if it isn't known. */
  commit: z.string().nullable(),
  /** Since the process was started. */
  upSeconds: z.number(),
  nodeVersion: z.string(),
  /** The kind of database, and how many migrations made it. */
  database: z.enum(['SQLite', 'PostgreSQL']),
  schema: count,
  /** Which of several processes this is, and which others run; null where there can be only one. */
  processes: z
    .strictObject({
      role: z.enum(['all', 'web', 'worker']),
      /** Name of the machine or container. */
      host: z.string(),
      pid: count,
      others: z.array(z.strictObject({ role: z.string(), version: z.string() })),
    })
    .nullable(),
  alarms: z.array(Alarm),
  /** When this process first found the database file damaged; null if it hasn't. */
  damagedSince: instant.nullable(),
  gauges: Gauges,
  jobs: z.array(JobLine),
  dead: z.strictObject({
    count,
    /** Those that can succeed now. */
    retriable: count,
    oldestAt: instant.nullable(),
    first: z.array(DeadJobLine),
  }),
  email: EmailSection,
  webhooks: z.array(WebhookLine),
  troubledConnections: z.array(TroubledConnectionLine),
  sizes: z.strictObject({
    workspaces: count,
    testimonials: count,
    images: count,
    imageBytes: count,
    walBytes: count,
    /** When the newest backup was made; null without any. */
    lastBackupAt: instant.nullable(),
    /** When a backup was last restored in a drill; null without any. */
    lastDrillAt: instant.nullable(),
    /** How often backups are expected, in milliseconds; null where others make them, as of PostgreSQL. */
    backupEveryMs: count.nullable(),
    largest: z.array(WorkspaceSize),
  }),
  suspended: z.array(SuspendedLine),
  errors: z.array(ErrorLine),
})
export type OperatorReport = z.output<typeof OperatorReport>

/** What an operator can do. Those without an id concern everything. */
export const OPERATOR_ACTIONS = [
  'retry-job',
  'drop-job',
  'retry-all-jobs',
  'retry-email',
  'drop-email',
  'pause-email',
  'resume-email',
  'lift-suspension',
] as const
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number]

/** What an action would do, before it is done. */
export const OperatorQuestion = z.strictObject({
  title: z.string(),
  text: z.string(),
  button: z.string(),
  /** It can't be undone. */
  isFinal: z.boolean(),
})
export type OperatorQuestion = z.output<typeof OperatorQuestion>

export const OperatorAnswer = z.strictObject({ message: z.string() })
