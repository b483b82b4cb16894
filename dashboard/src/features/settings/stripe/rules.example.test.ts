import { expect, test } from 'vitest'
import { type AskRules, defaultAskRules } from '#shared/connections.ts'
import { exampleWords, nextWorkingMoment } from './rules.example.ts'

const local = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)

test.each([
  ['a Wednesday afternoon stays', local(25, 15, 30), local(25, 15, 30)],
  ['before nine becomes nine', local(25, 6, 45), local(25, 9)],
  ['from seventeen on is the next morning', local(25, 17), local(26, 9)],
  ['a Friday evening is Monday morning', local(20, 18), local(23, 9)],
  ['a Saturday noon is Monday morning', local(21, 12), local(23, 9)],
  ['a Sunday night is Monday morning', local(22, 23), local(23, 9)],
])('%s', (_, from, expected) => {
  expect(nextWorkingMoment(from)).toEqual(expected)
})

test('an invoice of today is told as the rules have it', () => {
  const now = local(20, 12)
  const say = (changes: Partial<AskRules>) => exampleWords({ ...defaultAskRules, ...changes }, now)
  const afterDays = (invoiceDays: number) => ({ ...defaultAskRules.delays, invoiceDays })
  expect(say({})).toBe('asked Mon 23 Nov, 15:00')
  expect(say({ delays: afterDays(1) })).toBe('asked Mon 23 Nov, 09:00')
  expect(say({ delays: afterDays(1), keepsWorkingHours: false })).toBe('asked tomorrow, 15:00')
  expect(say({ delays: afterDays(0) })).toBe('asked today, 15:00')
  expect(say({ asksOwnerFirst: true })).toBe('waits until you say yes')
})
