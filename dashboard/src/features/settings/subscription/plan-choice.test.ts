import { expect, test } from 'vitest'
import type { BillingOffer } from '#shared/billing.ts'
import { plans } from '#shared/plans.ts'
import { choiceOf, hasIntervals, noteOf, paidEachTime, priceOf } from './plan-choice.ts'

const pro: BillingOffer = { key: 'pro', plan: 'pro', interval: 'month', amount: 1200, currency: 'usd' }
const proYear: BillingOffer = { key: 'pro_annual', plan: 'pro', interval: 'year', amount: 12_000, currency: 'usd' }
const studio: BillingOffer = { key: 'studio', plan: 'studio', interval: 'month', amount: 4900, currency: 'usd' }

test('by the month, the price is what is for sale, and before that is known the one of the landing page', () => {
  expect(priceOf({ plan: 'pro', interval: 'month', offers: [] })).toEqual({
    symbol: '$',
    number: '12',
    per: 'per month',
    note: null,
  })
  const dearer = { ...pro, amount: 1350, currency: 'eur' }
  expect(priceOf({ plan: 'pro', interval: 'month', offers: [dearer] })).toMatchObject({ symbol: '€', number: '13.50' })
})

test('by the year, the price is the one of a whole year, and the saving is what it is', () => {
  expect(priceOf({ plan: 'pro', interval: 'year', offers: [pro, proYear] })).toEqual({
    symbol: '$',
    number: '120',
    per: 'per year',
    note: '$10 a month. You save $24 a year.',
  })
  expect(priceOf({ plan: 'pro', interval: 'year', offers: [pro, { ...proYear, amount: 10_001 }] }).note).toMatch(
    /^\$8\.34 a month\. You save \$43\.99 a year\.$/,
  )
})

test.each([
  ['a year that costs as much as twelve months', [pro, { ...proYear, amount: 14_400 }], '$12 a month.'],
  ['a year that costs more', [pro, { ...proYear, amount: 15_000 }], '$12.50 a month.'],
  ['a year in another currency', [pro, { ...proYear, currency: 'eur' }], '€10 a month.'],
  ['a year alone', [proYear], '$10 a month.'],
])('no saving is claimed for %s', (_, offers, note) => {
  expect(priceOf({ plan: 'pro', interval: 'year', offers }).note).toBe(note)
})

test('a plan without a yearly price says so, and keeps its monthly one', () => {
  expect(priceOf({ plan: 'studio', interval: 'year', offers: [pro, proYear, studio] })).toMatchObject({
    number: '49',
    per: 'per month',
    note: 'Monthly billing only.',
  })
  expect(priceOf({ plan: 'free', interval: 'year', offers: [pro, proYear] }).note).toBeNull()
})

test('there is a choice between intervals only where both are for sale', () => {
  expect(hasIntervals([pro, studio])).toBe(false)
  expect(hasIntervals([pro, proYear])).toBe(true)
  expect(hasIntervals([])).toBe(false)
})

test('what is paid each time is the price of the own plan and interval, and never a guess', () => {
  const offers = [pro, proYear, studio]
  expect(paidEachTime({ plan: 'pro', interval: 'month', offers })).toBe('$12')
  expect(paidEachTime({ plan: 'pro', interval: 'year', offers })).toBe('$120')
  expect(paidEachTime({ plan: 'studio', interval: 'year', offers })).toBeNull()
  expect(paidEachTime({ plan: 'pro', interval: null, offers: [] })).toBe('$12')
  expect(paidEachTime({ plan: 'free', interval: null, offers })).toBeNull()
})

const cards = ['free', 'pro', 'studio'] as const

test.each([
  ['free', false, ['Your current plan (disabled)', 'Choose Pro: checkout', 'Choose Studio: nothing']],
  ['pro', false, ['Downgrade: cancel', 'Your current plan (disabled)', 'Choose Studio: nothing']],
  ['pro', true, ['Downgrade (disabled)', 'Keep Pro: reinstate', 'Choose Studio: nothing']],
  ['studio', false, ['Downgrade: cancel', 'Choose Pro: checkout', 'Your current plan (disabled)']],
  ['studio', true, ['Downgrade (disabled)', 'Choose Pro (disabled)', 'Keep Studio: reinstate']],
  ['free', true, ['Your current plan (disabled)', 'Choose Pro: reinstate', 'Choose Studio: nothing']],
] as const)('on the %s plan, cancelling %s, the buttons are right', (current, isCancelling, expected) => {
  const shown = cards.map((plan) => {
    const { label, action } = choiceOf({ plan, current, isCancelling })
    return action === null ? `${label} (disabled)` : `${label}: ${action}`
  })
  expect(shown).toEqual(expected)
})

test('no plan is left without a button', () => {
  expect(Object.keys(plans)).toEqual(cards)
})

const offers: BillingOffer[] = [
  { key: 'pro', plan: 'pro', interval: 'month', amount: 1200, currency: 'usd' },
  { key: 'pro_annual', plan: 'pro', interval: 'year', amount: 12_000, currency: 'usd' },
  { key: 'studio', plan: 'studio', interval: 'month', amount: 4900, currency: 'usd' },
]

const free = { interval: null, hasBillingPage: false, offers }
const paying = { interval: 'month', hasBillingPage: true, offers } as const
const ended = { ...free, hasBillingPage: true }
const unsold = { ...free, offers: [] }

test.each([
  ['free', free, 'month', [null, null, 'studio-at-checkout']],
  ['free', undefined, 'month', [null, null, 'studio-at-checkout']],
  ['free', unsold, 'month', [null, 'unsold', 'unsold']],
  ['free', ended, 'month', [null, null, 'studio-at-checkout']],
  ['pro', paying, 'month', [null, null, 'studio-on-billing-page']],
  ['pro', paying, 'year', [null, 'other-interval', 'studio-on-billing-page']],
  ['pro', { ...paying, hasBillingPage: false }, 'year', [null, null, 'studio-at-checkout']],
  ['pro', { ...paying, interval: null }, 'year', [null, null, 'studio-on-billing-page']],
  ['studio', paying, 'month', [null, null, null]],
  ['studio', paying, 'year', [null, null, null]],
] as const)(
  'on the %s plan with %j, prices by the %s, the notes are right',
  (current, subscription, interval, notes) => {
    const shown = cards.map((plan) => {
      const choice = choiceOf({ plan, current, isCancelling: false })
      return noteOf({ plan, current, choice, interval, subscription })
    })
    expect(shown).toEqual(notes)
  },
)
