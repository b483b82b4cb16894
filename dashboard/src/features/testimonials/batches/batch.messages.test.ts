import { expect, test } from 'vitest'
import { HOLD_REASONS, SKIP_REASONS } from '#shared/request-batches.ts'
import { batchSummary, openMessage, rowWords } from './batch.messages.ts'

const clock = { now: new Date('2026-11-26T10:00:00Z'), timeZone: 'UTC' }
const counts = { saved: 0, planned: 0, requested: 0, skipped: 0, cancelled: 0 }
const batch = { id: 'bat_1', name: 'clients.csv', memberName: null, createdAt: '', keptUntil: '' }

test('a batch is summed up by its states, without those that nobody is in', () => {
  const nextAt = '2026-11-27T09:14:00.000Z'
  expect(batchSummary({ counts: { ...counts, planned: 14, requested: 3 }, nextAt }, clock)).toMatch(
    /^14 planned \(next (today|tomorrow|Fri 27 Nov), 0?9:14\), 3 sent$/,
  )
  expect(batchSummary({ counts: { ...counts, saved: 1200, cancelled: 1 }, nextAt: null }, clock)).toBe(
    '1,200 saved, 1 cancelled',
  )
})

test('the list of testimonials says what is still to come of all batches, and nothing once all are sent', () => {
  const open = { ...batch, counts: { ...counts, planned: 1 }, nextAt: '2026-11-26T09:00:00.000Z' }
  const saved = { ...batch, counts: { ...counts, saved: 2 }, nextAt: null }
  expect(openMessage([saved, open], clock)).toBe(
    '1 request is planned. The next one is sent now. 2 clients are saved for later.',
  )
  expect(openMessage([{ ...batch, counts: { ...counts, requested: 9 }, nextAt: null }], clock)).toBeNull()
})

test('every reason is a sentence, and a planned request with one is on hold', () => {
  const at = '2026-12-01T09:00:00.000Z'
  for (const reason of [...SKIP_REASONS, ...HOLD_REASONS])
    expect(rowWords({ state: 'skipped', reason, at }, clock).detail).toMatch(/^[A-Z].*\.$/)
  expect(rowWords({ state: 'planned', reason: 'quota', at }, clock)).toEqual({
    word: 'On hold',
    time: expect.stringMatching(/^Next try Tue 1 Dec, 0?9:00$/) as string,
    detail: 'No requests were left this month.',
  })
  expect(rowWords({ state: 'requested', reason: null, at }, clock)).toEqual({
    word: 'Sent',
    time: '1 Dec',
    detail: null,
  })
})
