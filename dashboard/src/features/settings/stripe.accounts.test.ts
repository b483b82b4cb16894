import { expect, test } from 'vitest'
import type { Connection } from '#shared/connections.ts'
import { canConnectMore, countConnected, limitReason, nameOf, usageOf } from './stripe.accounts.ts'

const accountIn = (status: Connection['status']): Connection => ({
  id: status,
  accountId: 'acct_1PxQ7LhVb28dVt',
  name: null,
  status,
  connectedAt: '2026-03-04T09:00:00.000Z',
})

test('an account that waits for a larger plan takes no place', () => {
  const items = [accountIn('active'), accountIn('needs_attention'), accountIn('paused_plan')]
  expect(countConnected({ items })).toBe(2)
  expect(canConnectMore({ items, limit: 2 })).toBe(false)
  expect(canConnectMore({ items, limit: 3 })).toBe(true)
  expect(canConnectMore({ items, limit: null })).toBe(true)
})

test('what is used is told with the plan', () => {
  expect(usageOf({ items: [accountIn('active')], limit: 3 }, 'Pro')).toBe('1 of 3 on the Pro plan')
  expect(usageOf({ items: [accountIn('active')], limit: null }, 'Studio')).toBe(
    '1 account, unlimited on the Studio plan',
  )
  expect(limitReason(1, 'Free')).toBe('The Free plan links one account.')
  expect(limitReason(3, 'Pro')).toBe('The Pro plan links 3 accounts.')
})

test('an account without a name goes by the two ends of its id', () => {
  expect(nameOf(accountIn('active'))).toBe('acct_1PxQ…8dVt')
  expect(nameOf({ name: 'Label School', accountId: 'acct_1' })).toBe('Label School')
})
