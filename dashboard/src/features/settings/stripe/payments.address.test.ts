import { expect, test } from 'vitest'
import { ALL_PAYMENTS, hrefOf, type PaymentsView, viewOf } from './payments.address.ts'

test.each<[string, PaymentsView]>([
  ['', ALL_PAYMENTS],
  ['?show=onHold', { ...ALL_PAYMENTS, show: 'onHold' }],
  ['?show=asked&account=con_1&page=2', { show: 'asked', account: 'con_1', page: 2 }],
])('the address %s says what is shown, and back', (search, view) => {
  expect(viewOf(new URLSearchParams(search))).toEqual(view)
  expect(hrefOf(view)).toBe(`/settings/stripe${search}`)
})

test.each(['?show=nonsense', '?page=0', '?page=1.5', '?page=x', `?account=${'x'.repeat(65)}`, '?account='])(
  'what makes no sense is as if it were not there: %s',
  (search) => {
    expect(viewOf(new URLSearchParams(search))).toEqual(ALL_PAYMENTS)
  },
)
