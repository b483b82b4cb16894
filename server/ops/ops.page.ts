import { html } from 'hono/html'
import type { OperatorAction, OperatorQuestion, OperatorReport } from '#shared/operator-report.ts'
import { emailSections } from './ops-email.page.ts'
import {
  actionPath,
  button,
  type Html,
  idCell,
  link,
  numberCell,
  section,
  table,
  textCell,
  timeCell,
} from './ops-parts.page.ts'
import { bytesOf, countOf, durationOf, numberOf, secondsBetween, spanOf, timeIn } from './wording.domain.ts'

const SECTIONS = [
  ['jobs', 'Jobs'],
  ['dead', 'Dead jobs'],
  ['email', 'Email'],
  ['webhooks', 'Webhooks'],
  ['sizes', 'Sizes'],
  ['errors', 'Errors'],
] as const

const icons = html`<svg class="symbols" width="0" height="0" aria-hidden="true" focusable="false"><defs>
<symbol id="i-danger" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10"/><path d="M12 8v4"/><path d="M12 16h.01"/></symbol>
<symbol id="i-warning" viewBox="0 0 24 24"><path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3"/><path d="M12 9v4"/><path d="M12 17h.01"/></symbol>
<symbol id="i-fine" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10"/><path d="m16 9-5.5 5.5L8 12"/></symbol>
</defs></svg>`

const icon = (name: 'danger' | 'warning' | 'fine', className: string) =>
  html`<svg class="i ${className}" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-${name}"/></svg>`

const frame = ({ title, content }: { title: string; content: unknown }): Html =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/ops.css">
</head>
<body>
${content}
</body>
</html>`

/** Everything on one page. `done` is a sentence about what was just done. */
export function operatorPage(report: OperatorReport, { done }: { done: string | undefined }): Html {
  return frame({
    title: `Operator · ${report.productName}`,
    content: html`<a class="skip" href="#main">Skip to content</a>
${header(report)}
<main id="main" tabindex="-1">
<h1 class="vh">Operator</h1>
${done === undefined ? '' : html`<p class="done" role="status">${icon('fine', '')}${done}</p>`}
${alarms(report)}
${gauges(report)}
${jobs(report)}
${dead(report)}
<div class="two">${emailSections(report)}${webhooks(report)}</div>
<div class="two">${sizes(report)}<div class="stack">${suspended(report)}${errors(report)}</div></div>
</main>
${icons}`,
  })
}

function header({ productName, version, upSeconds, nodeVersion, schema, at }: OperatorReport): Html {
  const now = `${timeIn(at, '')}:${at.slice(17, 19)} UTC`
  return html`<header class="top"><div><b>${productName} operator</b>
<span class="muted">${version} · up ${spanOf(upSeconds)} · node ${nodeVersion}</span>
<span class="muted">SQLite, schema ${schema}</span>
<span class="muted">${now} · <a href="/">Refresh</a></span>
<nav aria-label="Sections">${SECTIONS.map(([id, name]) => html`<a href="#${id}">${name}</a>`)}</nav></div></header>`
}

function alarms(report: OperatorReport): Html {
  if (report.alarms.length === 0)
    return html`<ul class="alarms" aria-label="Needs attention"><li>${icon('fine', 'fine')}<span>Nothing needs attention.</span></li></ul>`
  return html`<ul class="alarms" aria-label="Needs attention">${report.alarms.map(
    ({ level, what, more, section: place }) =>
      html`<li>${icon(level, `${level}-i`)}<span><b>${what}</b>${more}</span><a class="btn" href="#${place}">Open<span class="vh"> ${what}</span></a></li>`,
  )}</ul>`
}

type Gauge = { name: string; value: string; small?: string; isHot?: boolean }

function gauges({ gauges: now, dead: { count: deadCount }, email, at }: OperatorReport): Html {
  const p50 = now.requestP50Ms === null ? '–' : Math.max(1, Math.round(now.requestP50Ms))
  const all: Gauge[] = [
    {
      name: 'Requests, last minute',
      value: numberOf(now.requestsLastMinute),
      small: `${(now.requestsLastMinute / 60).toFixed(1)}/s`,
    },
    { name: 'p50 / p99', value: `${p50} / ${durationOf(now.requestP99Ms)}` },
    { name: '5xx, last hour', value: numberOf(now.serverErrorsLastHour), isHot: now.serverErrorsLastHour > 0 },
    { name: 'Event loop lag p99', value: durationOf(now.eventLoopLagP99Ms), isHot: now.eventLoopLagP99Ms > 100 },
    { name: 'Memory', value: bytesOf(now.memoryBytes), small: `of ${bytesOf(now.memoryLimitBytes)}` },
    { name: 'Oldest due job', value: spanOf(now.oldestDueJobSeconds), isHot: now.oldestDueJobSeconds > 300 },
    { name: 'Dead jobs', value: numberOf(deadCount), isHot: deadCount > 0 },
    {
      name: 'Emails waiting',
      value: numberOf(email.waiting),
      ...(email.oldestAt && { small: `oldest ${spanOf(secondsBetween(email.oldestAt, at))}` }),
    },
    { name: 'Stripe events behind', value: numberOf(now.stripeEventsPending) },
    {
      name: 'Stripe links with a problem',
      value: numberOf(now.connectionsTroubled),
      small: `of ${numberOf(now.connections)}`,
      isHot: now.connectionsTroubled > 0,
    },
    { name: 'Database', value: bytesOf(now.databaseBytes) },
    {
      name: 'Disk free',
      value: bytesOf(now.diskFreeBytes),
      ...(now.diskBytes > 0 && { small: `${Math.floor((100 * now.diskFreeBytes) / now.diskBytes)}%` }),
      isHot: now.diskBytes > 0 && now.diskFreeBytes / now.diskBytes < 0.1,
    },
  ]
  return html`<section aria-labelledby="now-h"><h2 id="now-h" class="vh">Now</h2><dl class="gauges">${all.map(
    ({ name, value, small, isHot }) =>
      html`<div class="${isHot ? 'hot' : ''}"><dt>${name}</dt><dd>${value}${small === undefined ? '' : html` <small>${small}</small>`}</dd></div>`,
  )}</dl></section>`
}

function jobs({ jobs: lines }: OperatorReport): Html {
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

function dead({ dead: { count, first }, at }: OperatorReport): Html {
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
  const retryAll = first.some(({ canRetry }) => canRetry)
    ? button({ action: 'retry-all-jobs', id: '', label: 'Retry all' })
    : ''
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

function webhooks({ webhooks: lines, troubledConnections, at }: OperatorReport): Html {
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

function sizes({ sizes: all, gauges: now, at }: OperatorReport): Html {
  const rows = all.largest.map(
    (workspace) =>
      html`<tr>${idCell(workspace.id)}${textCell(PLANS[workspace.plan])}${numberCell(workspace.testimonials)}<td class="n">${bytesOf(
        workspace.textBytes,
      )}</td><td class="n">${bytesOf(workspace.imageBytes)}</td>${numberCell(workspace.widgets)}</tr>`,
  )
  const backup = all.lastBackupAt ? timeIn(all.lastBackupAt, at) : 'none'
  const stores = [
    ['Database', now.databaseBytes, 1, backup],
    ['Images', all.imageBytes, all.images, backup],
    ['Write-ahead log', all.walBytes, 1, '–'],
  ] as const
  const storeRows = stores.map(
    ([name, bytes, files, last]) =>
      html`<tr>${textCell(name)}<td class="n">${bytesOf(bytes)}</td>${numberCell(files)}${textCell(last)}</tr>`,
  )
  const heads = ['Workspace', 'Plan', '#Testimonials', '#Text', '#Images', '#Widgets']
  const note = `${countOf(all.workspaces, 'workspace')}, ${countOf(all.testimonials, 'testimonial')}`
  return section({ id: 'sizes', title: 'Sizes', note }, [
    table({ of: 'sizes', heads, rows, empty: 'There is no workspace yet.' }),
    table({ of: 'sizes', heads: ['Store', '#Size', '#Files', 'Last backup'], rows: storeRows, empty: '' }),
  ])
}

function suspended({ suspended: lines, at }: OperatorReport): Html {
  const rows = lines.map(
    ({ workspaceId, complaints, since }) =>
      html`<tr>${idCell(workspaceId)}${textCell(`${countOf(complaints, 'complaint')} in 90 days`)}${timeCell(since, at)}<td class="x">${link(
        { action: 'lift-suspension', id: workspaceId, label: 'Lift…' },
      )}</td></tr>`,
  )
  const note = lines.length === 0 ? 'none' : countOf(lines.length, 'workspace')
  return section({ id: 'suspended', title: 'Sending suspended', note }, [
    table({ of: 'suspended', heads: ['Workspace', 'Why', 'Since', ''], rows, empty: 'Every workspace may send.' }),
  ])
}

function errors({ errors: lines, at }: OperatorReport): Html {
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

/** Asks before something is done. */
export const questionPage = (
  { title, text, button: label, isFinal }: OperatorQuestion,
  { action, id }: { action: OperatorAction; id: string },
): Html =>
  frame({
    title: `${title} · Operator`,
    content: html`<main class="one"><h1>${title}</h1><p>${text}</p>
<div class="choices"><a class="btn" href="/">Cancel</a><form method="post" action="${actionPath(action, id)}"><button class="btn ${
      isFinal ? 'danger' : 'ink'
    }">${label}</button></form></div></main>`,
  })

/** A failure, as a sentence. */
export const failurePage = (sentence: string): Html =>
  frame({
    title: 'Operator',
    content: html`<main class="one"><h1>This didn’t work</h1><p>${sentence}</p><div class="choices"><a class="btn" href="/">Back</a></div></main>`,
  })
