import { describe, expect, test } from 'vitest'
import type { SaidPart } from '#server/db/schema/payment-facts.ts'
import { later } from '#server/testing/scheduling-cases/case.ts'
import type { PartFacts } from './part-facts.domain.ts'
import { partOf, type PartQuestion } from './payment-part.domain.ts'

const said = (part: SaidPart['part'], over: Partial<SaidPart> = {}): SaidPart => ({
  part,
  by: 'words',
  isWeak: false,
  words: 'Website',
  ...over,
})
/** Paid so many days after the first of January. */
const paid = (day: number, over: Partial<PartFacts> = {}): PartFacts => ({
  paidAt: later(day, new Date('2026-01-01T10:00:00Z')),
  amount: 50_000,
  currency: 'eur',
  source: 'invoice',
  saidPart: null,
  wordings: ['website'],
  line: 'Website',
  ownersPart: null,
  total: null,
  discount: 0,
  ...over,
})
const question = (over: Partial<PartQuestion['payment']> = {}, others: readonly PartFacts[] = []): PartQuestion => ({
  payment: { ...paid(100), ...over },
  others,
  lessons: new Map(),
})

describe('the part of a price that a payment is', () => {
  test('is the whole when nothing says otherwise, and unclear without words', () => {
    expect(partOf(question())).toEqual({ part: 'whole', by: 'nothing', words: null, otherPaidAt: null })
    expect(partOf(question({ wordings: [] }))).toMatchObject({ part: 'unclear', by: 'nothing' })
  })

  test('is what its words say, and the last part names the first that was paid before', () => {
    expect(partOf(question({ saidPart: said('first', { words: 'Deposit' }) }))).toMatchObject({
      part: 'first',
      by: 'words',
      words: 'Deposit',
      otherPaidAt: null,
    })
    const deposit = paid(40, { saidPart: said('first') })
    expect(partOf(question({ saidPart: said('last', { words: 'Remaining 50%' }) }, [deposit, paid(60)]))).toEqual({
      part: 'last',
      by: 'words',
      words: 'Remaining 50%',
      otherPaidAt: deposit.paidAt.toISOString(),
    })
  })

  test.each<[name: string, of: PartQuestion, part: string, by: string]>([
    [
      'what the owner says',
      question({ ownersPart: 'last', saidPart: said('first', { by: 'metadata' }) }),
      'last',
      'owner',
    ],
    [
      'metadata before a subscription',
      question({ source: 'subscription', saidPart: said('first', { by: 'metadata' }) }),
      'first',
      'metadata',
    ],
    [
      'a subscription before words',
      question({ source: 'subscription', saidPart: said('first') }),
      'recurring',
      'subscription',
    ],
    ['a deduction', question({ saidPart: said('last', { by: 'deduction' }) }), 'last', 'deduction'],
    [
      'a lesson before words',
      { ...question({ saidPart: said('first') }), lessons: new Map([['website', 'last']]) },
      'last',
      'lesson',
    ],
    [
      'metadata before a lesson',
      { ...question({ saidPart: said('first', { by: 'metadata' }) }), lessons: new Map([['website', 'last']]) },
      'first',
      'metadata',
    ],
    [
      'metadata that could mean any part, without anything better',
      question({ saidPart: said('first', { by: 'metadata', isWeak: true }) }),
      'first',
      'metadata',
    ],
    [
      'a subscription before metadata that could mean any part',
      question({ source: 'subscription', saidPart: said('first', { by: 'metadata', isWeak: true }) }),
      'recurring',
      'subscription',
    ],
    [
      'a rhythm before metadata that could mean any part',
      question({ saidPart: said('first', { by: 'metadata', isWeak: true }) }, [paid(70), paid(40)]),
      'recurring',
      'rhythm',
    ],
  ])('is told by %s', (_, of, part, by) => {
    expect(partOf(of)).toMatchObject({ part, by })
  })

  describe('is told by amounts', () => {
    const deposit = (day: number, amount: number) => paid(day, { amount, saidPart: said('first') })

    test.each([
      [50_000, 50_000, 'last'],
      [70_000, 30_000, 'last'],
      [66_667, 33_333, 'last'],
      [80_000, 20_000, 'last'],
      [85_000, 15_000, 'last'],
      [35_000, 65_000, 'last'],
      [55_000, 45_000, 'last'],
      [61_300, 50_000, 'whole'],
    ])('%d after a deposit of %d: %s', (amount, before, part) => {
      expect(partOf(question({ amount }, [deposit(60, before)])).part).toBe(part)
    })

    test('and a mere “50%” is the last part after another 50%, the first without one', () => {
      const weak = said('first', { isWeak: true, words: 'Website 50%' })
      expect(partOf(question({ saidPart: weak }))).toMatchObject({ part: 'first', by: 'words' })
      expect(partOf(question({ saidPart: weak }, [paid(60, { saidPart: weak })]))).toMatchObject({
        part: 'last',
        by: 'amounts',
      })
    })

    test('the first part of a later payment that says it is the rest', () => {
      expect(partOf(question({}, [paid(110, { saidPart: said('last') })]))).toMatchObject({
        part: 'first',
        by: 'amounts',
      })
    })

    test('not for another currency, half a year later, or after a payment that says nothing', () => {
      expect(partOf(question({ currency: 'usd' }, [deposit(60, 50_000)])).part).toBe('whole')
      expect(partOf(question({ paidAt: later(250, deposit(0, 1).paidAt) }, [deposit(60, 50_000)])).part).toBe('whole')
      expect(partOf(question({}, [paid(60)])).part).toBe('whole')
    })

    test('and what the owner said of the other payment', () => {
      expect(partOf(question({}, [paid(60, { ownersPart: 'first' })]))).toMatchObject({ part: 'last', by: 'amounts' })
    })

    test.each([
      ['equal', 50_000],
      ['complementary', 25_000],
    ])('and is the last part after another that only says the same, if they are %s', (_, before) => {
      const second = question({ saidPart: said('first', { words: 'Anzahlung Website', isCounted: false }) }, [
        deposit(80, before),
      ])
      expect(partOf(second)).toMatchObject({ part: 'last', by: 'amounts' })
    })

    test('but not against words that count it or say something else', () => {
      const others = [deposit(60, 50_000)]
      const milestone = said('first', { words: 'Milestone 2', isCounted: true })
      expect(partOf(question({ saidPart: milestone }, others))).toMatchObject({ part: 'first', by: 'words' })
      expect(partOf(question({ saidPart: said('recurring') }, others))).toMatchObject({
        part: 'recurring',
        by: 'words',
      })
      const uncounted = question({ saidPart: said('first', { isCounted: false }) }, [
        paid(60, { saidPart: said('last') }),
      ])
      expect(partOf(uncounted)).toMatchObject({
        part: 'first',
        by: 'words',
      })
      const other = said('first', { isCounted: false })
      expect(partOf(question({ saidPart: other, amount: 61_300 }, others))).toMatchObject({ by: 'words' })
      expect(partOf(question({ saidPart: said('first') }, others))).toMatchObject({ by: 'words' })
    })

    describe('with the shares that they say', () => {
      const share = (percent: number) => said('first', { percent, isWeak: true, words: `${percent}%` })
      const first = paid(40, { amount: 30_000, saidPart: said('first', { percent: 30 }) })
      const second = paid(60, { amount: 30_000, saidPart: share(30) })

      test('is not the last part while some of the price is open', () => {
        expect(partOf(question({ ...second, paidAt: second.paidAt }, [first]))).toMatchObject({
          part: 'first',
          by: 'words',
        })
        const strong = said('first', { percent: 30, words: 'Deposit, 30%', isCounted: false })
        expect(partOf(question({ ...second, saidPart: strong }, [first]))).toMatchObject({ part: 'first', by: 'words' })
        expect(partOf(question({ ...second, saidPart: null }, [first]))).toMatchObject({ part: 'first', by: 'amounts' })
      })

      test('is the last part once all of it is paid', () => {
        expect(partOf(question({ amount: 40_000, saidPart: share(40) }, [first, second]))).toMatchObject({
          part: 'last',
          by: 'amounts',
        })
        expect(partOf(question({ amount: 40_000 }, [first, second]))).toMatchObject({ part: 'last', by: 'amounts' })
        expect(partOf(question({ amount: 70_000 }, [first]))).toMatchObject({ part: 'last', by: 'amounts' })
      })

      test('is no part of another price', () => {
        const other = paid(40, { amount: 50_000, saidPart: said('first', { percent: 50 }) })
        expect(partOf(question({ amount: 50_000, saidPart: share(20) }, [other]))).toMatchObject({ part: 'first' })
        expect(partOf(question({ amount: 61_300 }, [other])).part).toBe('whole')
      })
    })
  })

  test('is work that goes on when the same amount comes a third time in the same distance', () => {
    const retainer = { saidPart: said('first', { isWeak: true, words: 'Retainer' }) }
    const before = [paid(70, retainer), paid(40, retainer)]
    expect(partOf(question({}, [paid(70), paid(40)]))).toMatchObject({ part: 'recurring', by: 'rhythm' })
    expect(partOf(question({}, [paid(70), paid(20)])).part).toBe('whole')
    expect(partOf(question({}, [paid(70), paid(40, { amount: 40_000 })])).part).toBe('whole')
    expect(partOf(question({ saidPart: said('first', { words: 'Milestone 3' }) }, before)).part).toBe('first')
  })
})
