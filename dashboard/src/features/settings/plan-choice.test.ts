import { expect, test } from 'vitest'
import type { BillingOffer } from '#shared/billing.ts'
import { plans } from '#shared/plans.ts'
import { choiceOf, noteOf } from './plan-choice.ts'

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
  ['free', free, 'month', [null, null, 'studio-by-mail']],
  ['free', undefined, 'month', [null, null, 'studio-by-mail']],
  ['free', unsold, 'month', [null, 'unsold', 'studio-by-mail']],
  ['free', ended, 'month', [null, null, 'studio-by-mail']],
  ['pro', paying, 'month', [null, null, 'studio-on-billing-page']],
  ['pro', paying, 'year', [null, 'other-interval', 'studio-on-billing-page']],
  ['pro', { ...paying, hasBillingPage: false }, 'year', [null, null, 'studio-by-mail']],
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
