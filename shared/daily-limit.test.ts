import { expect, test } from 'vitest'
import { delayByDailyLimit } from './daily-limit.ts'

const at = (text: string) => new Date(`2026-11-${text}:00Z`)
const delay = (times: (Date | null)[], countedAt: string[] = [], dailyLimit: number | null = 2) =>
  delayByDailyLimit({ times, sending: { dailyLimit, countedAt }, timeZone: 'UTC' })

test('all are sent as planned without a limit, and while the limit has room', () => {
  const times = [at('19T10:00'), null, at('19T10:00'), at('19T10:00')]
  expect(delay(times, [], null)).toEqual(times)
  expect(delay([at('19T10:00'), at('19T11:00'), at('20T10:00')])).toEqual([
    at('19T10:00'),
    at('19T11:00'),
    at('20T10:00'),
  ])
})

test('the others wait until an earlier email is a day old, on working days', () => {
  const now = at('19T10:00')
  expect(delay([now, now, now, now, now])).toEqual([now, now, at('20T10:00'), at('20T10:00'), at('23T09:00')])
  expect(delay([now, now], ['2026-11-19T09:30:00.000Z', '2026-11-18T18:00:00.000Z'])).toEqual([
    at('20T09:00'),
    at('20T09:30'),
  ])
})

test('those that would wait for more than 45 days are saved', () => {
  const now = at('19T10:00')
  const times = delay(Array.from({ length: 100 }, () => now))
  const sent = times.filter((time) => time !== null)
  // Two on each of 32 working days.
  expect(sent).toHaveLength(64)
  expect(times.slice(0, 64)).toEqual(sent)
  expect(sent.at(-1)?.getTime()).toBeLessThanOrEqual(now.getTime() + 45 * 24 * 60 * 60 * 1000)
})
