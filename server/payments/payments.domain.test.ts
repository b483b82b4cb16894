import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PaidFacts, FactsBySource, SaidPart } from '#server/db/schema/payment-facts.ts'
import { type Facts, factsOf, firstAfterTrial, mergeFactsBySource } from './payments.domain.ts'

const FACTS: PaidFacts = {
  paidAt: 2000,
  amount: 48_000,
  currency: 'usd',
  email: 'ana@client.example',
  name: 'Ana Ribeiro',
  customerId: 'cus_1',
  subscriptionId: null,
  invoiceId: 'in_1',
  because: 'manual',
  saidPart: null,
  wordings: [],
  line: null,
  isSkipWished: false,
  isPaidElsewhere: false,
  description: 'A-0001',
}
const SESSION: PaidFacts = { ...FACTS, paidAt: 1000, because: 'payment', invoiceId: null, description: null }

describe('what a payment is', () => {
  test('is nothing while nobody told of it', () => {
    expect(factsOf({})).toBeUndefined()
    expect(factsOf({ owner: { email: 'ana@client.example', name: null } })).toBeUndefined()
  })

  test.each<[string, FactsBySource, Partial<Facts>]>([
    ['an invoice', { invoice: FACTS }, { source: 'invoice', because: 'manual' }],
    ['a checkout', { session: SESSION }, { source: 'checkout', because: null }],
    ['a checkout with an invoice', { invoice: FACTS, session: SESSION }, { source: 'checkout', because: 'manual' }],
    [
      'a subscription by its invoice',
      { invoice: { ...FACTS, subscriptionId: 'sub_1', because: 'subscription_cycle' } },
      { source: 'subscription', because: 'subscription_cycle' },
    ],
    [
      'a subscription by its session',
      { session: { ...SESSION, subscriptionId: 'sub_1', because: 'subscription' } },
      { source: 'subscription', because: 'subscription_create' },
    ],
    [
      'an invoice beside a subscription',
      { invoice: { ...FACTS, subscriptionId: 'sub_1', because: 'manual' } },
      { source: 'invoice' },
    ],
  ])('is %s', (_name, factsBySource, expected) => {
    expect(factsOf(factsBySource)).toMatchObject(expected)
  })

  test('takes an invoice before a session, the earlier of two times, and what only one of them knows', () => {
    const factsBySource = {
      invoice: { ...FACTS, amount: 500, name: null },
      session: { ...SESSION, name: 'Ana', email: 'other@client.example' },
    }
    expect(factsOf(factsBySource)).toMatchObject({
      amount: 500,
      email: 'ana@client.example',
      name: 'Ana',
      paidAt: new Date(1000),
      description: 'A-0001',
    })
  })

  test('has the address that the owner added before any other', () => {
    const owner = { email: 'right@client.example', name: null }
    expect(factsOf({ invoice: FACTS, owner })).toMatchObject({ email: 'right@client.example', name: 'Ana Ribeiro' })
  })

  test('has the part that says most: metadata before a deduction before words, the last part before the first', () => {
    const said = (over: Partial<SaidPart>): SaidPart => ({
      part: 'first',
      by: 'words',
      isWeak: false,
      words: 'A',
      ...over,
    })
    const of = (one: SaidPart | null, other: SaidPart | null) =>
      factsOf({ invoice: { ...FACTS, saidPart: one }, session: { ...SESSION, saidPart: other } })?.saidPart
    expect(of(said({}), null)).toEqual(said({}))
    expect(of(null, said({}))).toEqual(said({}))
    expect(of(said({}), said({ part: 'last', by: 'metadata' }))).toMatchObject({ part: 'last', by: 'metadata' })
    expect(of(said({ by: 'deduction', part: 'last' }), said({ by: 'metadata' }))).toMatchObject({ part: 'first' })
    expect(of(said({}), said({ part: 'last' }))).toMatchObject({ part: 'last' })
    expect(of(said({ part: 'last', isWeak: true }), said({}))).toMatchObject({ part: 'first' })
    const weak = said({ by: 'metadata', isWeak: true })
    expect(of(weak, said({ part: 'recurring' }))).toMatchObject({ part: 'recurring', by: 'words' })
    expect(of(weak, null)).toEqual(weak)
    expect(factsOf({ session: { ...SESSION, isSkipWished: true } })).toMatchObject({ isSkipWished: true })
  })
})

const word = fc.constantFrom(null, 'a', 'b', 'c')
const anySaidPart: fc.Arbitrary<SaidPart> = fc.record({
  part: fc.constantFrom('first', 'last', 'recurring'),
  by: fc.constantFrom('metadata', 'deduction', 'words'),
  isWeak: fc.boolean(),
  words: fc.constantFrom('a', 'b'),
})
const facts: fc.Arbitrary<PaidFacts> = fc.record({
  paidAt: fc.nat(5),
  amount: fc.nat(3),
  currency: fc.constantFrom('eur', 'usd'),
  email: word,
  name: word,
  customerId: word,
  subscriptionId: word,
  invoiceId: word,
  because: fc.constantFrom(null, 'manual', 'subscription_create', 'subscription_cycle'),
  saidPart: fc.option(anySaidPart),
  wordings: fc
    .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { maxLength: 5 })
    .map((words) => words.toSorted()),
  line: word,
  isSkipWished: fc.boolean(),
  isPaidElsewhere: fc.boolean(),
  description: word,
})
const dated: fc.Arbitrary<PaidFacts> = fc
  .tuple(facts, fc.nat(3))
  .map(([of, emailAt]) => (of.email === null ? of : { ...of, emailAt }))
const ofTotal: fc.Arbitrary<PaidFacts> = fc
  .tuple(facts, fc.nat(3), fc.nat(3), fc.option(fc.nat(3)))
  .map(([of, total, discount, until]) => ({
    ...of,
    total,
    discount,
    ...(until !== null && { linesAwaitedUntil: until }),
  }))
const forgotten = facts.map((of): PaidFacts => ({ ...of, email: null, name: null, isForgotten: true }))
const factsBySource: fc.Arbitrary<FactsBySource> = fc.record(
  { invoice: fc.oneof(facts, dated, ofTotal, forgotten), session: fc.oneof(facts, dated, ofTotal, forgotten) },
  { requiredKeys: [] },
)
const MANY = { numRuns: 10_000 }

test('lines are awaited until anything told all of them', () => {
  const awaiting = { ...SESSION, linesAwaitedUntil: 5000 }
  const untilOf = (...heard: FactsBySource[]) => factsOf(heard.reduce(mergeFactsBySource, {}))?.linesAwaitedUntil
  expect(untilOf({ session: awaiting })).toEqual(new Date(5000))
  expect(untilOf({ session: { ...awaiting, linesAwaitedUntil: 9000 } }, { session: awaiting })).toEqual(new Date(5000))
  expect(untilOf({ session: awaiting }, { session: SESSION }, { session: awaiting })).toBeNull()
  expect(untilOf({ session: awaiting }, { invoice: FACTS })).toBeNull()
})

test('what was told comes to the same in any order, and told twice', () => {
  const shuffled = fc
    .array(factsBySource, { minLength: 1, maxLength: 5 })
    .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })))
  fc.assert(
    fc.property(shuffled, ([all, again]) => {
      const once = all.reduce(mergeFactsBySource, {})
      expect(again.reduce(mergeFactsBySource, {})).toEqual(once)
      expect(factsOf(again.reduce(mergeFactsBySource, {}))).toEqual(factsOf(once))
    }),
    MANY,
  )
})

test('the address is the one that Stripe told last', () => {
  const invoiceOf = (email: string | null, emailAt?: number): FactsBySource => ({
    invoice: { ...FACTS, email, ...(emailAt !== undefined && { emailAt }) },
  })
  const addressOf = (...all: FactsBySource[]) => factsOf(all.reduce(mergeFactsBySource, {}))?.email
  expect(addressOf(invoiceOf('zoe@client.example', 2), invoiceOf('ana@client.example', 1))).toBe('zoe@client.example')
  expect(addressOf(invoiceOf('ana@client.example', 1), invoiceOf('zoe@client.example', 2))).toBe('zoe@client.example')
  // From before the time was kept, and without an address.
  expect(addressOf(invoiceOf('ana@client.example'), invoiceOf('zoe@client.example', 1))).toBe('zoe@client.example')
  expect(addressOf(invoiceOf(null), invoiceOf('zoe@client.example', 1), invoiceOf(null))).toBe('zoe@client.example')
})

describe('the first money after a trial', () => {
  const trial = { ref: 'sub:sub_1#trial', id: 'pay_0', amount: 0, paidAt: new Date(1) }
  const later = { ref: 'sub:sub_1#in_2', id: 'pay_2', amount: 500, paidAt: new Date(3) }
  const first = { ref: 'sub:sub_1#in_1', id: 'pay_1', amount: 500, paidAt: new Date(2) }

  test.each([
    ['is the earliest', [later, trial, first], 'pay_1'],
    ['is nothing during the trial', [trial], undefined],
    ['is not known where no trial is', [first, later], undefined],
    ['is not what is not paid', [trial, { ...first, paidAt: null }, later], 'pay_2'],
  ])('%s', (_name, known, expected) => {
    expect(firstAfterTrial(known)?.id).toBe(expected)
  })
})
