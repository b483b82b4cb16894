import { html } from 'hono/html'
import type { OperatorReport } from '#shared/operator-report.ts'
import { needsBackup } from './alarms.domain.ts'
import { button, type Html, idCell, link, numberCell, section, table, textCell, timeCell } from './ops-parts.page.ts'
import { bytesOf, complaintsOf, countOf, drillMessage, durationOf, numberOf, spanOf, timeIn } from './wording.domain.ts'

export function jobsSection({ jobs: lines }: OperatorReport): Html {
  const rows = lines.map(
    (line) =>
      html`<tr><td><code>${line.kind}</code></td>${textCell(line.queue)}${numberCell(line.due)}${numberCell(
        line.running,
      )}${numberCell(line.later)}${numberCell(line.done)}${numberCell(line.retried, { isHot: line.retried > 0 })}<td class="n">${durationOf(
        line.p99Ms,
      )}</td>${textCell(line.due > 0 ? spanOf(line.oldestDueSeconds) : '–')}</tr>`,
  )
  const heads = ['Kind', 'Queue', '#Due', '#Running', '#Later', '#Done', '#Retried', '#p99', 'Oldest due']
  return section({ id: 'jobs', title: 'Jobs', note: 'last hour' }, [
    table({ of: 'jobs', heads, rows, empty: 'No job has run or waits.' }),
  ])
}

export function deadSection({ dead: { count, retriable, first }, at }: OperatorReport): Html {
  const rows = first.map((job) => {
    const actions = [
      job.canRetry ? button({ action: 'retry-job', id: job.id, label: 'Retry' }) : '',
      job.canDrop ? link({ action: 'drop-job', id: job.id, label: 'Drop…', isQuiet: true }) : '',
    ]
    return html`<tr>${idCell(job.id)}<td><code>${job.kind}</code></td>${idCell(job.workspaceId)}${numberCell(
      job.attempts,
    )}${timeCell(job.diedAt, at)}<td class="cut" title="${job.lastError}">${job.lastError}</td><td class="x">${actions}</td></tr>`
  })
  const heads = ['Job', 'Kind', 'Workspace', '#Attempts', 'Died', 'Last error', '']
  const note = count === 0 ? 'none' : `${numberOf(count)}, gave up after their last attempt`
  const shown = count > first.length ? `, the oldest ${first.length} here` : ''
  const label = retriable === 1 ? 'Retry 1' : `Retry all ${numberOf(retriable)}`
  const retryAll = retriable === 0 ? '' : button({ action: 'retry-all-jobs', id: '', label })
  return section({ id: 'dead', title: 'Dead jobs', note: note + shown, end: retryAll }, [
    table({ of: 'dead', heads, rows, empty: 'No job has given up.' }),
  ])
}

const SOURCES = {
  link: 'Stripe, linked accounts',
  billing: 'Stripe, our subscriptions',
  own: 'Stripe, owners’ own webhooks',
  email: 'Email service, delivery reports',
}

export function webhooksSection({ webhooks: lines, troubledConnections, at }: OperatorReport): Html {
  const rows = lines.map(
    (line) =>
      html`<tr>${textCell(SOURCES[line.source])}${numberCell(line.received)}${numberCell(line.ignored)}${numberCell(
        line.failed,
        { isHot: line.failed > 0 },
      )}<td class="n">${spanOf(line.behindSeconds)}</td></tr>`,
  )
  const troubled = troubledConnections.map(
    ({ id, workspaceId, lastHeardAt }) =>
      html`<tr>${idCell(id)}${idCell(workspaceId)}${lastHeardAt ? timeCell(lastHeardAt, at) : textCell('never')}</tr>`,
  )
  return section({ id: 'webhooks', title: 'Webhooks', note: 'received in 24 h' }, [
    table({ of: 'webhooks', heads: ['From', '#Received', '#Ignored', '#Failed', '#Behind'], rows, empty: '' }),
    troubled.length === 0
      ? ''
      : table({
          of: 'webhooks',
          heads: ['Stripe link with a problem', 'Workspace', 'Last event'],
          rows: troubled,
          empty: '',
        }),
  ])
}

const PLANS = { free: 'Free', pro: 'Pro', studio: 'Studio' }

export function sizesSection(report: OperatorReport): Html {
  const { sizes: all, gauges: now, at } = report
  const rows = all.largest.map(
    (workspace) =>
      html`<tr>${idCell(workspace.id)}${textCell(PLANS[workspace.plan])}${numberCell(workspace.testimonials)}<td class="n">${bytesOf(
        workspace.textBytes,
      )}</td><td class="n">${bytesOf(workspace.imageBytes)}</td>${numberCell(workspace.widgets)}</tr>`,
  )
  const last = all.lastBackupAt ? timeIn(all.lastBackupAt, at) : all.backupEveryMs === null ? '–' : 'none'
  const backup = needsBackup(report) ? html`<td class="hot">${last}</td>` : textCell(last)
  const nothing = textCell('–')
  const stores = [
    ['Database', now.databaseBytes, 1, backup, textCell(drillMessage(all, at) ?? '–')],
    ['Images', all.imageBytes, all.images, backup, nothing],
    ['Write-ahead log', all.walBytes, 1, nothing, nothing],
  ] as const
  const storeRows = stores.map(
    ([name, bytes, files, saved, checked]) =>
      html`<tr>${textCell(name)}<td class="n">${bytesOf(bytes)}</td>${numberCell(files)}${saved}${checked}</tr>`,
  )
  const heads = ['Workspace', 'Plan', '#Testimonials', '#Text', '#Images', '#Widgets']
  const note = `${countOf(all.workspaces, 'workspace')}, ${countOf(all.testimonials, 'testimonial')}`
  return section({ id: 'sizes', title: 'Sizes', note }, [
    table({ of: 'sizes', heads, rows, empty: 'There is no workspace yet.' }),
    table({ of: 'sizes', heads: ['Store', '#Size', '#Files', 'Last backup', 'Checked'], rows: storeRows, empty: '' }),
  ])
}

export function suspendedSection({ suspended: lines, at }: OperatorReport): Html {
  const rows = lines.map(
    ({ workspaceId, since, ...figures }) =>
      html`<tr>${idCell(workspaceId)}${textCell(complaintsOf(figures))}${timeCell(since, at)}<td class="x">${link({
        action: 'lift-suspension',
        id: workspaceId,
        label: 'Lift…',
      })}</td></tr>`,
  )
  const note = lines.length === 0 ? 'none' : countOf(lines.length, 'workspace')
  return section({ id: 'suspended', title: 'Sending suspended', note }, [
    table({
      of: 'suspended',
      heads: ['Workspace', 'Reported as spam, 90 days', 'Since', ''],
      rows,
      empty: 'Every workspace may send.',
    }),
  ])
}

export function errorsSection({ errors: lines, at }: OperatorReport): Html {
  const rows = lines.map(
    (line) =>
      html`<tr>${timeCell(line.lastAt, at)}<td><code>${line.where}</code></td>${textCell(line.code)}${numberCell(
        line.count,
        { isHot: line.isServerError },
      )}${idCell(line.id)}</tr>`,
  )
  return section({ id: 'errors', title: 'Last errors', note: '24 h, or since the start' }, [
    table({
      of: 'errors',
      heads: ['Last', 'Where', 'Code', '#Count', 'Request or job'],
      rows,
      empty: 'Nothing failed, and nothing was refused that tells something.',
    }),
  ])
}
