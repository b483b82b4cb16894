import { describe, expect, test } from 'vitest'
import { beginLink, comeBack, subscribe } from '#server/testing/payments.ts'
import {
  CONNECTED,
  setUpLinking,
  readConnections,
  statusesOf,
  startLink,
  disconnect,
  linkAccounts,
  withFakeLinks,
} from '#server/testing/linking.ts'
import { readMe } from '#server/testing/owners.ts'

describe('the limit of linked accounts', () => {
  test('refuses to link another account when the limit is reached', async () => {
    const { h, owner } = await setUpLinking()
    await linkAccounts(h, owner, ['One'])
    expect(await startLink(h, owner)).toMatchObject({
      status: 402,
      body: {
        code: 'connections.limit_reached',
        message: 'Your plan allows 1 linked Stripe account. Disconnect one, or choose a larger plan.',
      },
    })
  })

  test('A6: allows one of two simultaneous callbacks on a plan with one account', async () => {
    const { h, owner, fake } = await withFakeLinks()
    const [one, two] = [await beginLink(h, owner), await beginLink(h, owner)]
    const results = await Promise.all([
      comeBack(h, { state: one.query.get('state') ?? '', code: 'acct_one' }, one.cookie),
      comeBack(h, { state: two.query.get('state') ?? '', code: 'acct_two' }, two.cookie),
    ])
    expect(results.toSorted()).toEqual([CONNECTED, '303 /stripe limit_reached'])
    expect((await readConnections(h, owner)).items).toHaveLength(1)
    await h.drain()
    const linked = (await readConnections(h, owner)).items[0]?.accountId
    expect(fake.revoked).toEqual([linked === 'acct_one' ? 'acct_two' : 'acct_one'])
  })

  test('pauses the newest accounts on a smaller plan, and resumes them on a larger one', async () => {
    const { h, owner } = await setUpLinking()
    await subscribe(h, owner, 'pro')
    await linkAccounts(h, owner, ['One', 'Two', 'Three'])
    expect(await statusesOf(h, owner)).toEqual(['One active', 'Two active', 'Three active'])
    expect((await readConnections(h, owner)).limit).toBe(3)
    const oldest = (await readConnections(h, owner)).items[0]?.accountId

    await h.request('POST', '/goodword/stripe/cancel-subscription', { token: owner.token })
    expect(await statusesOf(h, owner)).toEqual(['One active', 'Two active', 'Three active'])
    h.clock.advance({ days: 31 })
    await h.drain()
    expect(await statusesOf(h, owner)).toEqual(['One active', 'Two paused_plan', 'Three paused_plan'])
    expect((await readMe(h, owner))['connectedStripeAccountId']).toBe(oldest)

    await subscribe(h, owner, 'pro')
    expect(await statusesOf(h, owner)).toEqual(['One active', 'Two active', 'Three active'])
  })

  test('resumes the next account when an active one is disconnected', async () => {
    const { h, owner } = await setUpLinking()
    await h.setPlan(owner, 'pro')
    await linkAccounts(h, owner, ['One', 'Two', 'Three'])
    await h.setPlan(owner, 'free')
    await disconnect(h, owner)
    expect(await statusesOf(h, owner)).toEqual(['Two active', 'Three paused_plan'])
  })
})
