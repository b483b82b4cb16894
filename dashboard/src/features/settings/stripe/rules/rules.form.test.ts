import { expect, test } from 'vitest'
import { type RequestRules, defaultRequestRules } from '#shared/connections.ts'
import { exampleMessage, savingMessage } from './rules.form.tsx'

const afterDays = (invoiceDays: number) => ({ ...defaultRequestRules.delays, invoiceDays })

test.each<[string, Partial<RequestRules>, string]>([
  ['as we advise', {}, 'asked Mon 23 Nov, 15:00'],
  ['on a weekend', { delays: afterDays(1) }, 'asked Mon 23 Nov, 09:00'],
  ['on a weekend, at any hour', { delays: afterDays(1), keepsWorkingHours: false }, 'asked tomorrow, 15:00'],
  ['at once', { delays: afterDays(0) }, 'asked today, 15:00'],
  ['by the owner', { asksOwnerFirst: true }, 'on hold until you decide'],
])('an invoice that is paid on a Friday asks %s', (_, changes, text) => {
  const now = new Date('2026-11-20T11:00:00Z')
  expect(exampleMessage({ ...defaultRequestRules, ...changes }, { now, timeZone: 'Europe/Berlin' })).toBe(text)
})

test.each([
  ['Pacific/Auckland', 'asked Tue 24 Nov, 15:00'],
  ['America/Los_Angeles', 'asked Mon 23 Nov, 15:00'],
])('the day and the hours are those of %s, wherever it is read', (timeZone, text) => {
  // Friday noon in Europe is Saturday in Auckland.
  expect(exampleMessage(defaultRequestRules, { now: new Date('2026-11-20T12:00:00Z'), timeZone })).toBe(text)
})

test('a day is one of 24 hours, as it is where mails are planned, when the clocks change meanwhile', () => {
  const now = new Date('2026-10-23T06:00:00Z')
  expect(exampleMessage(defaultRequestRules, { now, timeZone: 'Europe/Berlin' })).toBe('asked Mon 26 Oct, 14:00')
})

test('saving says what happens to requests that are scheduled already', () => {
  expect(savingMessage(0)).toBe('Applies to clients not asked yet.')
  expect(savingMessage(1)).toMatch(/^1 scheduled request follows the new rules/)
  expect(savingMessage(2)).toMatch(/^2 scheduled requests follow the new rules/)
})
