import { expect, test } from 'vitest'
import { planWords } from './batch-plan.ts'
import { formatHour } from '../../../lib/moments.ts'

/** In the manner of the reader. */
const HOURS = `between ${formatHour(9)} and ${formatHour(17)}`

/** A Thursday. */
const clock = { now: new Date('2026-11-26T10:00:00Z'), timeZone: 'UTC' }
const seeds = (count: number) =>
  Array.from({ length: count }, (_, index) => `${index + 2} client${index}@client.example`)
const sending = { dailyLimit: null, countedAt: [] }
const left = (thisMonth: number, nextMonth = thisMonth) => ({ thisMonth, nextMonth, resetsOn: '2026-12-01' })

test('requests that the month has room for are sent now', () => {
  expect(planWords({ timing: { kind: 'now' }, seeds: seeds(3), left: left(5), sending, clock })).toMatchObject({
    sentences: ['3 requests are sent now.'],
    label: 'Send 3 requests',
    planned: 3,
  })
  expect(planWords({ timing: { kind: 'now' }, seeds: seeds(1), left: left(Infinity), sending, clock })).toMatchObject({
    sentences: ['1 request is sent now.'],
    label: 'Send 1 request',
    planned: 1,
  })
})

test('what the month has no room for is sent in the next one, and the rest is saved', () => {
  expect(planWords({ timing: { kind: 'now' }, seeds: seeds(6), left: left(2, 3), sending, clock })).toMatchObject({
    sentences: [
      '2 requests are sent now.',
      `3 more are sent on Tue 1 Dec, ${HOURS}.`,
      '1 client is saved for later: no request is left this month or next.',
    ],
    label: 'Send 2 requests',
    planned: 5,
  })
  expect(planWords({ timing: { kind: 'now' }, seeds: seeds(2), left: left(0), sending, clock })).toMatchObject({
    sentences: ['2 clients are saved for later: no requests are left for them this month or next.'],
    label: 'Save 2 clients',
    planned: 0,
  })
})

test('several days are named by the first and the last', () => {
  const timing = { kind: 'days', days: 2 } as const
  const words = planWords({ timing, seeds: seeds(4), left: left(9), sending, clock })
  expect(words.sentences).toEqual([`4 requests are sent from today to tomorrow, ${HOURS}.`])
  expect(words.label).toBe('Plan 4 requests')
  expect(
    planWords({ timing: { kind: 'days', days: 1 }, seeds: seeds(1), left: left(9), sending, clock }).sentences,
  ).toEqual([`1 request is sent today, ${HOURS}.`])
})

test('clients who are only saved are no fault of the plan', () => {
  expect(planWords({ timing: { kind: 'save' }, seeds: seeds(2), left: left(9), sending, clock })).toMatchObject({
    sentences: ['2 clients are saved for later.'],
    label: 'Save 2 clients',
    times: [null, null],
  })
})

test('what the daily limit of an unconfirmed owner delays is said with its days', () => {
  const limited = { dailyLimit: 5, countedAt: ['2026-11-26T09:00:00.000Z'] }
  const plan = planWords({ timing: { kind: 'now' }, seeds: seeds(9), left: left(9), sending: limited, clock })
  expect(plan).toMatchObject({
    sentences: ['4 requests are sent now.', `5 more are sent tomorrow, ${HOURS}.`],
    label: 'Send 4 requests',
    planned: 9,
  })
  expect(plan.delayed).toHaveLength(5)
  const many = planWords({ timing: { kind: 'now' }, seeds: seeds(300), left: left(300), sending: limited, clock })
  expect(many.sentences[2]).toMatch(
    /^\d+ clients are saved for later: with the daily limit, their requests would be more than 45 days late\.$/,
  )
})
