import { expect, test } from 'vitest'
import { KnownState } from '#shared/known-clients.ts'
import { briefMessage, importProblem, knownClientLink, knownClientMessage } from './known-clients.messages.ts'

const now = new Date('2026-11-23T12:00:00Z')
const at = '2026-11-14T12:00:00.000Z'
const known = (state: KnownState, answeredAt: string | null = null) => ({
  customerEmail: 'ana@client.example',
  state,
  at,
  answeredAt,
  testimonialId: 'one',
})

test('what is known is said with its day, and with the year only where it is another one', () => {
  expect(knownClientMessage({ state: 'asked', at }, now)).toBe(
    'You asked this client on 14 Nov and have no answer yet.',
  )
  expect(knownClientMessage({ state: 'answered', at: '2025-03-02T12:00:00.000Z' }, now)).toBe(
    'This client has already answered, on 2 Mar 2025.',
  )
  expect(knownClientMessage({ state: 'unsubscribed', at: null }, now)).toBe(
    'This client unsubscribed from your emails, so we can’t send this.',
  )
})

test('every state is said in one or two whole sentences', () => {
  for (const state of KnownState.options) expect(knownClientMessage({ state, at }, now)).toMatch(/^[A-Z][^]*[^.\s]\.$/)
})

test('the link leads to what the sentence is about', () => {
  expect(knownClientLink(known('asked'))).toEqual({ id: 'one', label: 'Open that request' })
  expect(knownClientLink(known('answered'))?.label).toBe('Open the testimonial')
  expect(knownClientLink({ ...known('do_not_ask'), testimonialId: null })).toBeNull()
})

test('a row of a file is skipped where the server would skip it, and where the client has a planned request', () => {
  const skipped = KnownState.options.filter((state) => importProblem({ state }) !== null)
  expect(skipped).toEqual(['do_not_ask', 'asked', 'planned', 'saved', 'in_batch'])
})

test('in a list of several, clients who answered or can’t be emailed are marked', () => {
  expect(briefMessage(known('asked'), now)).toBeNull()
  expect(briefMessage(known('saved', at), now)).toBe('Has already answered, on 14 Nov.')
  expect(briefMessage(known('unsubscribed'), now)).toBe('This client unsubscribed from your emails on 14 Nov.')
})
