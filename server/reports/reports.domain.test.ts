import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HoldReason, SkipReason } from '#shared/payments.ts'
import { monthAfter, monthBefore } from '#shared/reports.ts'
import {
  createAnswerCount,
  createPaymentCount,
  createServiceCount,
  daysOf,
  medianOf,
  monthToOffer,
  rangeOfMonth,
  rangeOfYearTo,
} from './reports.domain.ts'
import type { AnswerFacts, PaymentFacts } from './reports.repository.ts'

const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })

const answers: fc.Arbitrary<AnswerFacts> = fc.record({
  id: fc.uuid(),
  askedAt: fc.option(instant),
  submittedAt: instant,
  status: fc.constantFrom('pending', 'sent', 'submitted', 'approved', 'rejected'),
  isPrivate: fc.boolean(),
  withdrawnAt: fc.option(instant),
  erasedAt: fc.option(instant),
  isPublic: fc.boolean(),
})

const payments: fc.Arbitrary<PaymentFacts> = fc
  .record({
    id: fc.uuid(),
    paidAt: instant,
    isAnswered: fc.boolean(),
    isPublic: fc.boolean(),
    hold: fc.constantFrom(...HoldReason.options),
    skip: fc.constantFrom(...SkipReason.options),
    decision: fc.constantFrom('ask' as const, 'asked' as const, 'hold' as const, 'skip' as const),
  })
  .map(({ hold, skip, ...payment }) => ({
    ...payment,
    reason: payment.decision === 'hold' ? hold : payment.decision === 'skip' ? skip : 'invoice',
  }))

const sum = (counted: readonly { count: number }[]) => counted.reduce((total, { count }) => total + count, 0)

test('whatever happened, the answers are those published, private and withheld, each once', () => {
  fc.assert(
    fc.property(fc.array(answers), (all) => {
      const count = createAnswerCount()
      all.forEach(count.add)
      const { published, private: isPrivate, withheld } = count.outcomes()
      expect(published + isPrivate + sum(withheld)).toBe(all.length)
      expect(count.figures().answered).toBe(all.length)
      expect(published).toBe(all.filter(({ isPublic }) => isPublic).length)
      expect(new Set(withheld.map(({ reason }) => reason)).size).toBe(withheld.length)
    }),
  )
})

test('whatever was decided, the payments are those asked, planned, on hold and skipped, each once', () => {
  fc.assert(
    fc.property(fc.array(payments, { minLength: 1 }), (all) => {
      const count = createPaymentCount()
      all.forEach(count.add)
      const outcomes = count.outcomes()
      if (!outcomes) return expect.unreachable('there are payments')
      expect(outcomes.asked + outcomes.planned + sum(outcomes.onHold) + sum(outcomes.skipped)).toBe(outcomes.all)
      expect(outcomes.all).toBe(all.length)
      expect(outcomes.answered).toBeLessThanOrEqual(outcomes.asked)
    }),
  )
  expect(createPaymentCount().outcomes()).toBeNull()
})

test('half of the answers took longer than the median', () => {
  expect(medianOf([])).toBeNull()
  expect(medianOf([4])).toBe(4)
  expect(medianOf([9, 1, 2])).toBe(2)
  expect(medianOf([1, 2, 3, 10])).toBe(2.5)
  expect(medianOf([0, 0.04])).toBe(0)
})

test('services with the least proof come first, whatever the spelling', () => {
  const count = createServiceCount()
  const request = { id: 'a', askedAt: new Date('2026-10-01'), submittedAt: null, isPublic: false }
  const published = { ...request, submittedAt: new Date('2026-10-12T10:00:00Z'), isPublic: true }
  count.add({ ...published, service: 'Wholesale beans' })
  count.add({ ...request, service: 'barista  training' })
  count.add({ ...request, service: ' Barista Training ' })
  count.add({ ...request, service: '  ' })
  count.add({ ...request, service: null })
  expect(count.list('Europe/Berlin')).toEqual([
    { service: 'Barista Training', asked: 2, published: 0, newestOn: null },
    { service: 'Wholesale beans', asked: 1, published: 1, newestOn: '2026-10-12' },
  ])
})

describe('a month', () => {
  test('begins and ends with its days in the time zone, also across a change of the clocks', () => {
    expect(rangeOfMonth('2026-10', 'Europe/Berlin')).toEqual({
      from: new Date('2026-09-30T22:00:00Z'),
      until: new Date('2026-10-31T23:00:00Z'),
    })
    expect(rangeOfYearTo('2026-10', 'UTC')).toEqual({
      from: new Date('2025-11-01T00:00:00Z'),
      until: new Date('2026-11-01T00:00:00Z'),
    })
  })

  test('is its days, without a gap between them', () => {
    const days = daysOf('2026-10', 'Europe/Berlin')
    expect(days).toHaveLength(31)
    expect(days[0]?.from).toEqual(rangeOfMonth('2026-10', 'Europe/Berlin').from)
    expect(days.at(-1)?.until).toEqual(rangeOfMonth('2026-10', 'Europe/Berlin').until)
    days.slice(1).forEach(({ from }, index) => expect(from).toEqual(days[index]?.until))
  })

  test('has one before and one after it, also across years', () => {
    expect([monthBefore('2026-01'), monthAfter('2026-12'), monthAfter('2026-01')]).toEqual([
      '2025-12',
      '2027-01',
      '2026-02',
    ])
  })
})

// 1 November 2026 is a Sunday.
test.each([
  ['2026-11-02T07:59:59Z', null],
  ['2026-11-02T08:00:00Z', '2026-10'],
  ['2026-11-16T07:59:59Z', '2026-10'],
  ['2026-11-16T08:00:00Z', null],
  ['2026-12-01T08:00:00Z', '2026-11'],
])('at %s, the report to tell of in Berlin is %s', (now, month) => {
  expect(monthToOffer(new Date(now), 'Europe/Berlin')).toBe(month)
})
