import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { WIDGET_EVENTS } from '#shared/constants.ts'

/** What happened on the page since it was opened. */
export type Diary = {
  events: { type: string; detail: unknown }[]
  /** Uncaught errors and everything on the console. */
  errors: string[]
  violations: string[]
  dialogs: string[]
  /** Foreign addresses that the page requested or tried to request. */
  foreign: string[]
}

/** The first script of every page, so that no other script can change the globals before it runs. */
export const KEEP_DIARY = `{
  const diary = { events: [], errors: [], violations: [], dialogs: [], foreign: [] }
  Object.defineProperty(window, 'diary', { value: diary })
  for (const type of ${JSON.stringify(Object.values(WIDGET_EVENTS))})
    addEventListener(type, (event) => diary.events.push({ type, detail: event.detail }))
  addEventListener('error', (event) => diary.errors.push(event.message))
  addEventListener('unhandledrejection', (event) => diary.errors.push(String(event.reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, disposition }) => {
    const isByBrowser = blockedURI.endsWith('/favicon.ico')
    if (isByBrowser) return
    if (disposition === 'report') diary.foreign.push(blockedURI)
    else diary.violations.push(violatedDirective)
  })
  for (const name of ['error', 'warn', 'info', 'log']) console[name] = (...all) => diary.errors.push(all.join(' '))
  for (const name of ['alert', 'confirm', 'prompt']) window[name] = (text) => void diary.dialogs.push(text)
}`

/** Allows the diary under any content security policy. */
export const DIARY_HASH = `'sha256-${createHash('sha256').update(KEEP_DIARY).digest('base64')}'`

/** Expects what must hold on every page, whatever the page does with the widget. */
export function expectNoHarm({ errors, dialogs, foreign }: Diary): void {
  expect(errors, 'errors and console messages').toEqual([])
  expect(dialogs, 'dialogs').toEqual([])
  expect(foreign, 'foreign requests').toEqual([])
}
