import { expect, test } from 'vitest'
import { stripeUrlOf } from './stripe-url.service.ts'

test.each([
  ['acct_1 live', ['ch:ch_1', 'in:in_1', 'pi:pi_1'], 'https://dashboard.stripe.com/acct_1/invoices/in_1'],
  ['acct_1 live', ['cs:cs_1', 'pi:pi_1'], 'https://dashboard.stripe.com/acct_1/payments/pi_1'],
  ['acct_1 test', ['pi:pi_1'], 'https://dashboard.stripe.com/acct_1/test/payments/pi_1'],
  ['acct_1 live', ['in:in_1/../x'], 'https://dashboard.stripe.com/acct_1/invoices/in_1%2F..%2Fx'],
  ['acct_1 live', ['cs:cs_1', 'sub:sub_1#first'], null],
  ['whk_1 live', ['in:in_1'], null],
])('a payment of %s known as %j is at %s', (accountKey, refs, expected) => {
  expect(stripeUrlOf({ accountKey, refs })).toBe(expected)
})
