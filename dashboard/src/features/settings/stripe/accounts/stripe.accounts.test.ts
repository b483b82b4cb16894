import { expect, test } from 'vitest'
import { type Connection, defaultRequestRules } from '#shared/connections.ts'
import { nameOf } from '../../../../lib/account-names.ts'
import { ApiError } from '../../../../lib/api.ts'
import {
  canConnectMore,
  countConnected,
  disconnectEach,
  limitReason,
  unreadMessage,
  unreadOf,
  usageOf,
} from './stripe.accounts.ts'

const accountIn = (status: Connection['status']): Connection => ({
  id: status,
  accountId: 'acct_1PxQ7LhVb28dVt',
  name: null,
  status,
  connectedAt: '2026-03-04T09:00:00.000Z',
  kind: 'account',
  isLive: false,
  lastHeardAt: null,
  webhookUrl: null,
  missingEventTypes: [],
  rules: defaultRequestRules,
})

test('only an account that is asked for counts as connected', () => {
  const items = [accountIn('active'), accountIn('needs_attention'), accountIn('paused_plan')]
  expect(countConnected({ items })).toBe(1)
})

test.each([
  [['active'], 1, false],
  [['active'], 2, true],
  [['active'], null, true],
  [['active', 'paused_plan'], 2, false],
  [['needs_attention'], 1, true],
] as const)('with %j and a limit of %s another can be connected: %s', (statuses, limit, expected) => {
  expect(canConnectMore({ items: statuses.map(accountIn), limit })).toBe(expected)
})

test('what is used is told with the plan', () => {
  expect(usageOf({ items: [accountIn('active')], limit: 3 }, 'Pro')).toBe('1 of 3 on the Pro plan')
  expect(usageOf({ items: [accountIn('active')], limit: null }, 'Studio')).toBe(
    '1 account, unlimited on the Studio plan',
  )
  expect(limitReason(1, 'Free')).toBe('The Free plan includes one account.')
  expect(limitReason(3, 'Pro')).toBe('The Pro plan includes 3 accounts.')
})

test('an account without a name goes by the two ends of its id', () => {
  expect(nameOf(accountIn('active'))).toBe('acct_1PxQ…8dVt')
  expect(nameOf({ name: 'Label School', accountId: 'acct_1' })).toBe('Label School')
})

test('what could not be read is told of its account, in words', () => {
  const unread = [{ connectionId: 'active', count: 2 }]
  expect(unreadOf({ unread }, accountIn('active'))).toBe(2)
  expect(unreadOf({ unread }, accountIn('paused_plan'))).toBe(0)
  expect(unreadOf(undefined, accountIn('active'))).toBe(0)
  expect(unreadMessage(0)).toBeUndefined()
  expect(unreadMessage(1)).toBe(
    'One message from Stripe could not be read. If a payment is missing on the payments page, ask that client yourself.',
  )
  expect(unreadMessage(1200)).toBe(
    '1,200 messages from Stripe could not be read. If a payment is missing on the payments page, ask that client yourself.',
  )
})

test('disconnecting goes on where it failed before, and passes over what is gone', async () => {
  const linked = new Set(['one', 'two', 'three'])
  let isAway = true
  const call = async ({ connectionId }: { connectionId: string }) => {
    if (isAway && connectionId === 'two') throw new ApiError({ status: 503, code: 'any', message: 'Try again.' })
    const failure = { status: 404, code: 'connections.not_found', message: 'Gone.' }
    if (!linked.delete(connectionId)) throw new ApiError(failure)
  }
  const press = () => disconnectEach({ connectionIds: ['one', 'two', 'three'], call })
  await expect(press()).rejects.toThrow('Try again.')
  expect([...linked]).toEqual(['two', 'three'])
  isAway = false
  await press()
  expect([...linked]).toEqual([])
})
