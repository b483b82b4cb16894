import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { WIDGET_EVENTS } from '#shared/constants.ts'

/** What the page saw since it was opened. */
export type Diary = {
  events: { type: string; detail: unknown }[]
  /** Uncaught errors, and whatever was written to the console. */
  errors: string[]
  violations: string[]
  dialogs: string[]
  /** Addresses of others that the page asked for anything, or tried to. */
  foreign: string[]
}

/** Stands first in every page. It touches nothing that a script of the page could have changed before it runs. */
export const KEEP_DIARY = `{
  const diary = { events: [], errors: [], violations: [], dialogs: [], foreign: [] }
  Object.defineProperty(window, 'diary', { value: diary })
  for (const type of ${JSON.stringify(Object.values(WIDGET_EVENTS))})
    addEventListener(type, (event) => diary.events.push({ type, detail: event.detail }))
  addEventListener('error', (event) => diary.errors.push(event.message))
  addEventListener('unhandledrejection', (event) => diary.errors.push(String(event.reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, disposition }) => {
    const isOfBrowser = blockedURI.endsWith('/favicon.ico')
    if (isOfBrowser) return
    if (disposition === 'report') diary.foreign.push(blockedURI)
    else diary.violations.push(violatedDirective)
  })
  for (const name of ['error', 'warn', 'info', 'log']) console[name] = (...all) => diary.errors.push(all.join(' '))
  for (const name of ['alert', 'confirm', 'prompt']) window[name] = (text) => void diary.dialogs.push(text)
}`

/** Lets the diary be kept under whatever policy. */
export const DIARY_HASH = `'sha256-${createHash('sha256').update(KEEP_DIARY).digest('base64')}'`

/** What no page may see, whatever it does to the widget. */
export function expectNoHarm({ errors, dialogs, foreign }: Diary): void {
  expect(errors, 'errors and words on the console').toEqual([])
  expect(dialogs, 'dialogs').toEqual([])
  expect(foreign, 'foreign requests').toEqual([])
}
