import type { OperatorReport } from '#shared/operator-report.ts'
import { isBackupLate, readableInterval } from '#server/kernel/backup-interval.ts'
import { countOf, secondsBetween, spanOf, timeIn } from './wording.domain.ts'

type Alarm = OperatorReport['alarms'][number]
type Known = Omit<OperatorReport, 'alarms'>

const HOUR_MS = 60 * 60 * 1000
const LATE_SECONDS = 5 * 60
const DISK_LOW = 0.1
/** Jobs of these kinds keep clients and owners waiting. */
const URGENT = new Set(['emails.deliver', 'identity.send-code', 'stripe.receive', 'payments.decide'])

/** What needs attention, worst first. */
export function alarmsOf(report: Known): Alarm[] {
  const alarms = [
    ...damage(report),
    ...deadJobs(report),
    ...pausedEmail(report),
    ...deferredDomains(report),
    ...delayedEmails(report),
    ...lateJobs(report),
    ...lowDisk(report),
    ...failedEvents(report),
    ...oldBackup(report),
    ...troubledConnections(report),
    ...suspendedSenders(report),
  ]
  return alarms.toSorted((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'))
}

function damage({ damagedSince, at }: Known): Alarm[] {
  if (damagedSince === null) return []
  const more = `, found ${timeIn(damagedSince, at)}. Stop the server and restore a backup, as the log says`
  return [{ level: 'danger', what: 'The database file is damaged', more, section: 'errors' }]
}

function deadJobs({ dead, at }: Known): Alarm[] {
  if (dead.count === 0 || dead.oldestAt === null) return []
  const since = dead.count === 1 ? `, from ${timeIn(dead.oldestAt, at)}` : `, oldest from ${timeIn(dead.oldestAt, at)}`
  return [{ level: 'danger', what: countOf(dead.count, 'dead job'), more: since, section: 'dead' }]
}

const PAUSES = {
  operator: ': an operator paused it',
  quota: ': the email service’s quota is used up',
  key: ': the email service refuses our key or our sender',
}

function pausedEmail({ email: { pause }, at }: Known): Alarm[] {
  if (!pause || pause.reason === 'rate') return []
  const level = pause.reason === 'operator' ? 'warning' : 'danger'
  const more = ` since ${timeIn(pause.since, at)}${PAUSES[pause.reason]}`
  return [{ level, what: 'Email is paused', more, section: 'email' }]
}

const deferredDomains = ({ email, at }: Known): Alarm[] =>
  email.delayedDomains.map(({ domain, count, since }) => ({
    level: 'danger',
    what: `Email to ${domain} is delayed`,
    more: ` since ${timeIn(since, at)} (${countOf(count, 'email')})`,
    section: 'email',
  }))

/** A delayed email waits for a time that is yet to come, so its job is never late. */
function delayedEmails({ email: { outcomes, oldestAt, delayedDomains, pause }, at }: Known): Alarm[] {
  const elsewhere = outcomes.delayed - delayedDomains.reduce((sum, { count }) => sum + count, 0)
  const isPaused = pause !== null && pause.reason !== 'rate'
  if (elsewhere <= 0 || isPaused || oldestAt === null || secondsBetween(oldestAt, at) <= LATE_SECONDS) return []
  const [verb, oldest] = outcomes.delayed === 1 ? ['is', ''] : ['are', ', the oldest']
  const what = `${countOf(outcomes.delayed, 'email')} ${verb} delayed`
  return [{ level: 'danger', what, more: `${oldest} since ${timeIn(oldestAt, at)}`, section: 'email' }]
}

const lateJobs = ({ jobs }: Known): Alarm[] =>
  jobs
    .filter(({ kind, oldestDueSeconds }) => URGENT.has(kind) && oldestDueSeconds > LATE_SECONDS)
    .map(({ kind, oldestDueSeconds }) => ({
      level: 'danger',
      what: `${kind} jobs are late`,
      more: `: the oldest has been due for ${spanOf(oldestDueSeconds)}`,
      section: 'jobs',
    }))

function lowDisk({ gauges: { diskFreeBytes, diskBytes } }: Known): Alarm[] {
  if (diskBytes === 0 || diskFreeBytes / diskBytes > DISK_LOW) return []
  const left = Math.floor((100 * diskFreeBytes) / diskBytes)
  return [{ level: 'danger', what: 'The disk is nearly full', more: `: ${left}% is free`, section: 'sizes' }]
}

function failedEvents({ webhooks }: Known): Alarm[] {
  const failed = webhooks.reduce((sum, line) => sum + line.failed, 0)
  if (failed === 0) return []
  const what = `${countOf(failed, 'Stripe event')} could not be processed`
  return [{ level: 'warning', what, more: ' in 24 hours. They are tried again every day', section: 'webhooks' }]
}

/** There is none, or it is late. Never where others make them. */
export function needsBackup({
  sizes: { lastBackupAt, backupEveryMs: everyMs },
  at,
}: Pick<Known, 'sizes' | 'at'>): boolean {
  if (everyMs === null) return false
  return lastBackupAt === null || isBackupLate({ ageMs: Date.parse(at) - Date.parse(lastBackupAt), everyMs })
}

function oldBackup(report: Known): Alarm[] {
  const { lastBackupAt, backupEveryMs: everyMs } = report.sizes
  if (everyMs === null || !needsBackup(report)) return []
  if (lastBackupAt === null)
    return [{ level: 'warning', what: 'There is no backup', more: ' yet. Run npm run backup', section: 'sizes' }]
  const ageMs = Date.parse(report.at) - Date.parse(lastBackupAt)
  const what = `Last backup is ${Math.floor(ageMs / HOUR_MS)} hours old`
  return [{ level: 'warning', what, more: `, expected ${readableInterval(everyMs)}`, section: 'sizes' }]
}

function troubledConnections({ gauges }: Known): Alarm[] {
  const { connectionsTroubled, connections } = gauges
  if (connectionsTroubled === 0) return []
  const verb = connectionsTroubled === 1 ? 'has' : 'have'
  const what = `${countOf(connectionsTroubled, 'link')} to Stripe ${verb} a problem`
  return [{ level: 'warning', what, more: `, of ${connections}. Their owners are told`, section: 'webhooks' }]
}

function suspendedSenders({ suspended }: Known): Alarm[] {
  if (suspended.length === 0) return []
  const verb = suspended.length === 1 ? 'is' : 'are'
  const what = `${countOf(suspended.length, 'workspace')} ${verb} suspended`
  return [{ level: 'warning', what, more: ' from sending, because of complaints', section: 'suspended' }]
}
