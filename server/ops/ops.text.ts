import type { OperatorReport } from '#shared/operator-report.ts'
import { processesMessage } from './processes.domain.ts'
import {
  accountEmailsMessage,
  bytesOf,
  complaintsOf,
  countOf,
  drillMessage,
  durationOf,
  numberOf,
  spanOf,
  timeIn,
  versionOf,
} from './wording.domain.ts'

/** The parts of the report that a terminal shows, each by a command. */
export const REPORT_TEXTS = { overview, jobs, dead, email, delayed, webhooks, sizes, suspended, errors }

const COMMANDS: Record<OperatorReport['alarms'][number]['section'], string> = {
  jobs: 'jobs',
  dead: 'jobs --dead',
  email: 'email --delayed',
  webhooks: 'webhooks',
  sizes: 'sizes',
  suspended: 'suspended',
  errors: 'errors',
}

function overview(report: OperatorReport): string {
  const { productName, upSeconds, database, gauges } = report
  const process = processesMessage(report)
  const up = `up ${spanOf(upSeconds)}`
  const disk = `${database} ${bytesOf(gauges.databaseBytes)}  disk ${bytesOf(gauges.diskFreeBytes)} free`
  return [
    `${productName} ${versionOf(report)}  ${up}  ${disk}`,
    ...(process === null ? [] : [process]),
    '',
    alarms(report),
    '',
    columns(
      ['queue', '#due', '#running', '#later', '#done/h', '#retried', 'oldest'],
      queues(report).map((line) => [
        line.queue,
        ...[line.due, line.running, line.later, line.done, line.retried].map(numberOf),
        line.due > 0 ? spanOf(line.oldestDueSeconds) : '–',
      ]),
    ),
  ].join('\n')
}

function alarms({ alarms: all }: OperatorReport): string {
  if (all.length === 0) return 'Nothing needs attention.'
  const sentences = all.map(({ what, more }) => what + more)
  const width = Math.max(...sentences.map((sentence) => sentence.length))
  return all
    .map(({ section }, index) => `${sentences[index]?.padEnd(width)}  ops ${COMMANDS[section]}`.trimEnd())
    .join('\n')
}

type QueueLine = Pick<
  OperatorReport['jobs'][number],
  'queue' | 'due' | 'running' | 'later' | 'done' | 'retried' | 'oldestDueSeconds'
>

function queues({ jobs: lines }: OperatorReport): QueueLine[] {
  return ['email', 'payments', 'reconciliation', 'rest'].map((queue) => {
    const those = lines.filter((line) => line.queue === queue)
    const sum = (field: 'due' | 'running' | 'later' | 'done' | 'retried') =>
      those.reduce((all, line) => all + line[field], 0)
    return {
      queue,
      due: sum('due'),
      running: sum('running'),
      later: sum('later'),
      done: sum('done'),
      retried: sum('retried'),
      oldestDueSeconds: Math.max(0, ...those.map(({ oldestDueSeconds }) => oldestDueSeconds)),
    }
  })
}

function jobs({ jobs: lines }: OperatorReport): string {
  return columns(
    ['kind', 'queue', '#due', '#running', '#later', '#done/h', '#retried', '#p99', 'oldest'],
    lines.map((line) => [
      line.kind,
      line.queue,
      ...[line.due, line.running, line.later, line.done, line.retried].map(numberOf),
      durationOf(line.p99Ms),
      line.due > 0 ? spanOf(line.oldestDueSeconds) : '–',
    ]),
  )
}

function dead({ dead: { count, first }, at }: OperatorReport): string {
  if (count === 0) return 'No job has given up.'
  const rest = count > first.length ? `\n${numberOf(count - first.length)} more are newer.` : ''
  const doing = (job: (typeof first)[number]) =>
    [job.canRetry && 'retry', job.canDrop && 'drop'].filter(Boolean).join(', ')
  const rows = first.map((job) => [
    job.id,
    job.kind,
    job.workspaceId ?? '–',
    numberOf(job.attempts),
    timeIn(job.diedAt, at),
    doing(job),
    job.lastError,
  ])
  return columns(['job', 'kind', 'workspace', '#attempts', 'died', 'can', 'last error'], rows) + rest
}

function email({ email: { outcomes, waiting, oldestAt, pause }, at }: OperatorReport): string {
  const oldest = oldestAt === null ? '' : `, the oldest since ${timeIn(oldestAt, at)}`
  const lines: [string, number][] = [
    ['sent', outcomes.sent],
    ['delayed', outcomes.delayed],
    ['refused or given up', outcomes.refused],
    ['no longer wanted', outcomes.unwanted],
    ['uncertain', outcomes.uncertain],
    ['bounced later', outcomes.bounced],
    ['reported as spam', outcomes.complained],
  ]
  return [
    pause === null ? 'Email is not paused.' : `Email is paused since ${timeIn(pause.since, at)} (${pause.reason}).`,
    `${countOf(waiting, 'email')} waiting${oldest}.`,
    '',
    columns(
      ['outcome, 24 h', '#count'],
      lines.map(([name, count]) => [name, numberOf(count)]),
    ),
  ].join('\n')
}

function delayed({ email: { delayed: all, delayedAccountEmails }, at }: OperatorReport): string {
  const others = delayedAccountEmails === 0 ? [] : [accountEmailsMessage(delayedAccountEmails)]
  if (all.length === 0) return others[0] ?? 'No email is delayed.'
  const rows = all.map((line) => [
    line.id,
    line.kind,
    line.workspaceId,
    numberOf(line.attempts),
    line.nextAt === null ? 'now' : timeIn(line.nextAt, at),
    line.reason,
  ])
  return [columns(['email', 'kind', 'workspace', '#attempts', 'next', 'reason'], rows), ...others].join('\n')
}

function webhooks({ webhooks: lines }: OperatorReport): string {
  return columns(
    ['from', '#received', '#ignored', '#failed', '#behind'],
    lines.map((line) => [
      line.source,
      ...[line.received, line.ignored, line.failed].map(numberOf),
      spanOf(line.behindSeconds),
    ]),
  )
}

function sizes({ sizes: all, at }: OperatorReport): string {
  const backup = all.lastBackupAt === null ? 'There is no backup.' : `Last backup: ${timeIn(all.lastBackupAt, at)}.`
  const rehearsed = drillMessage(all, at)
  const drill = rehearsed === undefined ? [] : [`Backups were ${rehearsed}.`]
  const rows = all.largest.map((workspace) => [
    workspace.id,
    workspace.plan,
    numberOf(workspace.testimonials),
    bytesOf(workspace.textBytes),
    bytesOf(workspace.imageBytes),
    numberOf(workspace.widgets),
  ])
  return [
    [`${countOf(all.workspaces, 'workspace')}, ${countOf(all.testimonials, 'testimonial')}.`, backup, ...drill].join(
      ' ',
    ),
    '',
    columns(['workspace', 'plan', '#testimonials', '#text', '#images', '#widgets'], rows),
  ].join('\n')
}

function suspended({ suspended: lines, at }: OperatorReport): string {
  if (lines.length === 0) return 'Every workspace may send.'
  const rows = lines.map((line) => [line.workspaceId, complaintsOf(line), timeIn(line.since, at)])
  return columns(['workspace', 'reported as spam, 90 d', 'since'], rows)
}

function errors({ errors: lines, at }: OperatorReport): string {
  if (lines.length === 0) return 'Nothing failed in 24 hours, or since the start.'
  const rows = lines.map((line) => [timeIn(line.lastAt, at), line.where, line.code, numberOf(line.count), line.id])
  return columns(['last', 'where', 'code', '#count', 'request or job'], rows)
}

/** A head that begins with # is over numbers. */
function columns(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const names = heads.map((head) => head.replace(/^#/, ''))
  const widths = names.map((name, index) => Math.max(name.length, ...rows.map((row) => row[index]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => {
        const width = widths[index] ?? 0
        return heads[index]?.startsWith('#') ? cell.padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  return [names, ...rows].map(line).join('\n')
}
