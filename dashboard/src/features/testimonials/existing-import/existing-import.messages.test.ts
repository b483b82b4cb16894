import { expect, test } from 'vitest'
import { importState, leftOutMessage, readyMessage, undoMessages } from './existing-import.messages.ts'

test.each([
  [{ ready: 43, total: 48 }, '43 of 48 rows are ready'],
  [{ ready: 1, total: 1 }, '1 of 1 row is ready'],
  [{ ready: 5000, total: 10_000 }, '5,000 of 10,000 rows are ready'],
])('how many rows are ready: %j', (counts, message) => {
  expect(readyMessage(counts)).toBe(message)
})

test.each([
  [{ toFix: 0, duplicates: 0, skipped: 0 }, null],
  [{ toFix: 1, duplicates: 1, skipped: 1 }, 'Not imported: 1 needs fixing, 1 is a duplicate, 1 is skipped.'],
  [{ toFix: 2, duplicates: 0, skipped: 3 }, 'Not imported: 2 need fixing, 3 are skipped.'],
])('what is left out: %j', (counts, message) => {
  expect(leftOutMessage(counts)).toBe(message)
})

test('what undoing does is said before', () => {
  const content = { present: 43, approved: 0, changedByClient: 0, receivedVia: 'Senja' }
  expect(undoMessages(content)).toEqual([
    'This deletes 43 testimonials imported from Senja, with their tags, services and decisions.',
    'Tags that it made are deleted too, unless something else uses them.',
  ])
  expect(undoMessages({ ...content, approved: 12, changedByClient: 1 })).toEqual([
    'This deletes 42 testimonials imported from Senja, with their tags, services and decisions.',
    '12 of them are approved, and visitors will no longer see them.',
    '1 was changed by the client since, and stays.',
    'Tags that it made are deleted too, unless something else uses them.',
  ])
})

test('where an import is', () => {
  const found = {
    id: 'imp_1',
    receivedVia: 'Senja',
    total: 48,
    received: 40,
    imported: 12,
    memberName: 'Nora Feldmann',
    startedAt: '2026-11-22T10:00:00.000Z',
    finishedAt: null,
    undoUntil: null,
    approval: null,
  }
  const stateOf = (state: Parameters<typeof importState>[0]['state']) => importState({ ...found, state })
  expect(stateOf('receiving')).toBe('An import from Senja isn’t finished: 40 of 48 rows have arrived.')
  expect(stateOf('importing')).toBe('Importing from Senja: 12 of 48.')
  expect(stateOf('done')).toBe('12 testimonials imported from Senja.')
  expect(stateOf('removing')).toBe('The import from Senja is being undone.')
  expect(stateOf('removed')).toBe('The import from Senja is undone.')
})
