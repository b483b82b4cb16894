import { expect, test } from 'vitest'
import { readSentEmail } from './sent-email.ts'

const nora = { id: 'usr_nora', email: 'nora@studio.example' }
const SENT_AT = Date.parse('2026-11-20T10:00:00Z')

const read = (stored: string | null, { owner = nora, hours = 0 }: { owner?: typeof nora; hours?: number } = {}) =>
  readSentEmail(owner, {
    storage: { getItem: () => stored, setItem: () => {}, removeItem: () => {} },
    now: new Date(SENT_AT + hours * 60 * 60 * 1000),
  })

const stored = JSON.stringify({ userId: nora.id, newEmail: 'hello@studio.example', sentAt: SENT_AT })

test('a new email waits for as long as its link works', () => {
  expect(read(stored)).toBe('hello@studio.example')
  expect(read(stored, { hours: 24 })).toBe('hello@studio.example')
  expect(read(stored, { hours: 25 })).toBeUndefined()
})

test('a new email no longer waits once it is confirmed', () => {
  expect(read(stored, { owner: { ...nora, email: 'Hello@studio.example' } })).toBeUndefined()
})

test('a new email of somebody else is not shown', () => {
  expect(read(stored, { owner: { id: 'usr_otto', email: 'otto@studio.example' } })).toBeUndefined()
})

test.each([null, '', 'nonsense', '{}'])('nothing waits when %j is stored', (text) => {
  expect(read(text)).toBeUndefined()
})
