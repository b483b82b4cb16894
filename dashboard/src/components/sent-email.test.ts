import { expect, test } from 'vitest'
import { waitingEmail } from './sent-email.ts'

const sent = { newEmail: 'hello@studio.example', sentAt: Date.parse('2026-11-20T10:00:00Z') }
const email = 'nora@studio.example'

test.each([
  ['2026-11-20T10:00:00Z', 'hello@studio.example'],
  ['2026-11-21T10:00:00Z', 'hello@studio.example'],
  ['2026-11-21T10:01:00Z', undefined],
])('a new email waits for as long as its link works: at %s, %s', (now, waiting) => {
  expect(waitingEmail(sent, { email, now: new Date(now) })).toBe(waiting)
})

test('a new email no longer waits once it is confirmed', () => {
  expect(waitingEmail(sent, { email: 'Hello@studio.example', now: new Date(sent.sentAt) })).toBeUndefined()
})

test.each([undefined, null])('nothing waits when %s was sent', (nothing) => {
  expect(waitingEmail(nothing, { email, now: new Date() })).toBeUndefined()
})
