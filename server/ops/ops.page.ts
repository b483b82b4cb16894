import { html } from 'hono/html'
import type { OperatorAction, OperatorQuestion, OperatorReport } from '#shared/operator-report.ts'
import { emailSection } from './ops-email.page.ts'
import { actionPath, type Html } from './ops-parts.page.ts'
import {
  deadSection,
  errorsSection,
  jobsSection,
  sizesSection,
  suspendedSection,
  webhooksSection,
} from './ops-sections.page.ts'
import { processesMessage } from './processes.domain.ts'
import { bytesOf, durationOf, numberOf, secondsBetween, spanOf, timeIn, versionOf } from './wording.domain.ts'

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
${whichProcess(report)}
${gauges(report)}
${jobsSection(report)}
${deadSection(report)}
<div class="two">${emailSection(report)}${webhooksSection(report)}</div>
<div class="two">${sizesSection(report)}<div class="stack">${suspendedSection(report)}${errorsSection(report)}</div></div>
</main>
${icons}`,
  })
}

function header(report: OperatorReport): Html {
  const { productName, upSeconds, nodeVersion, database, schema, at } = report
  const now = `${timeIn(at, '')}:${at.slice(17, 19)} UTC`
  return html`<header class="top"><div><b>${productName} operator</b>
<span class="muted">${versionOf(report)} · up ${spanOf(upSeconds)} · node ${nodeVersion}</span>
<span class="muted">${database}, schema ${schema}</span>
<span class="muted">${now} · <a href="/">Refresh</a></span>
<nav aria-label="Sections">${SECTIONS.map(([id, name]) => html`<a href="#${id}">${name}</a>`)}</nav></div></header>`
}

function whichProcess(report: OperatorReport): Html | string {
  const message = processesMessage(report)
  return message === null ? '' : html`<p class="muted">${message}</p>`
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
