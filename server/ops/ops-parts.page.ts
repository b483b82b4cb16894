import { html } from 'hono/html'
import type { OperatorAction } from '#shared/operator-report.ts'
import { numberOf, timeIn } from './wording.domain.ts'

export type Html = ReturnType<typeof html>

export const actionPath = (action: OperatorAction, id: string): string =>
  id === '' ? `/actions/${action}` : `/actions/${action}/${encodeURIComponent(id)}`

type Control = { action: OperatorAction; id: string; label: string; isQuiet?: boolean }

const about = (id: string) => (id === '' ? '' : html`<span class="vh"> ${id}</span>`)

/** Does something at once, because it can be undone or does nothing twice. */
export const button = ({ action, id, label }: Control): Html =>
  html`<form method="post" action="${actionPath(action, id)}"><button class="btn">${label}${about(id)}</button></form> `

/** Leads to the question first. */
export const link = ({ action, id, label, isQuiet = false }: Control): Html =>
  html`<a class="btn ${isQuiet ? 'quiet' : ''}" href="${actionPath(action, id)}">${label}${about(id)}</a>`

export const section = (
  { id, title, note, end = '' }: { id: string; title: string; note: string; end?: unknown },
  content: readonly unknown[],
): Html =>
  html`<section id="${id}" aria-labelledby="${id}-h"><div class="h"><h2 id="${id}-h">${title}</h2><span class="muted">${note}</span><span class="end">${end}</span></div>${content}</section>`

/** Wide tables scroll in themselves, and one without rows is a sentence. A head that begins with # is over numbers; an empty one is over actions. */
export function table({
  of,
  heads,
  rows,
  empty,
}: {
  of: string
  heads: readonly string[]
  rows: readonly unknown[]
  empty: string
}): Html {
  if (rows.length === 0) return html`<p class="muted">${empty}</p>`
  const head = (name: string) =>
    name.startsWith('#')
      ? html`<th scope="col" class="n">${name.slice(1)}</th>`
      : html`<th scope="col">${name === '' ? html`<span class="vh">Actions</span>` : name}</th>`
  return html`<div class="t" tabindex="0" role="group" aria-labelledby="${of}-h"><table><thead><tr>${heads.map(head)}</tr></thead><tbody>${rows}</tbody></table></div>`
}

export const textCell = (text: string): Html => html`<td>${text}</td>`

export const numberCell = (value: number, { isHot = false }: { isHot?: boolean } = {}): Html =>
  html`<td class="n ${isHot ? 'hot' : value === 0 ? 'z' : ''}">${numberOf(value)}</td>`

export const timeCell = (at: string, now: string): Html =>
  html`<td><time datetime="${at}">${timeIn(at, now)}</time></td>`

export const idCell = (id: string | null): Html => html`<td>${id === null ? '–' : html`<code>${id}</code>`}</td>`
