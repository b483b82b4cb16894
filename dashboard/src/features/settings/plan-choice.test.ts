import { expect, test } from 'vitest'
import { plans } from '#shared/plans.ts'
import { choiceOf } from './plan-choice.ts'

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
