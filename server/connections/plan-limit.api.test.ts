import { describe, expect, test } from 'vitest'
import { connections } from '#server/db/schema/payments.ts'
import { addWorkspace, makeActive } from '#server/testing/freezing.ts'
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

describe('the accounts of an owner with several workspaces', () => {
  test('beyond a smaller plan are paused: those of the active workspace keep working first', async () => {
    const { h, owner } = await setUpLinking()
    await h.setPlan(owner, 'studio')
    await linkAccounts(h, owner, ['One', 'Two'])
    await addWorkspace(h, owner, 'Lakrits')
    await linkAccounts(h, owner, ['Three', 'Four'])
    const statuses = async () =>
      (await h.rows(connections).list()).map(({ accountName, status }) => `${accountName} ${status}`).toSorted()
    await h.setPlan(owner, 'pro')
    expect(await statuses()).toEqual(['Four active', 'One active', 'Three active', 'Two paused_plan'])
    await h.setPlan(owner, 'free')
    expect(await statuses()).toEqual(['Four paused_plan', 'One paused_plan', 'Three active', 'Two paused_plan'])
    const halm = (await h.rows(connections, { accountName: 'One' }).list())[0]?.workspaceId ?? ''
    await makeActive(h, owner, halm)
    expect(await statuses()).toEqual(['Four paused_plan', 'One active', 'Three paused_plan', 'Two paused_plan'])
    await h.setPlan(owner, 'studio')
    expect(await statuses()).toEqual(['Four active', 'One active', 'Three active', 'Two active'])
  })

  test('are never one too many, of many links at once in all workspaces', async () => {
    const { h, owner } = await withFakeLinks()
    await h.setPlan(owner, 'studio')
    const begun = [await beginLink(h, owner), await beginLink(h, owner)]
    for (const name of ['Lakrits', 'Third', 'Fourth']) {
      await addWorkspace(h, owner, name)
      begun.push(await beginLink(h, owner), await beginLink(h, owner))
    }
    await h.setPlan(owner, 'free')
    const results = await Promise.all(
      begun.map(({ query, cookie }, turn) =>
        comeBack(h, { state: query.get('state') ?? '', code: `acct_${turn}` }, cookie),
      ),
    )
    expect(results.filter((result) => result === CONNECTED)).toHaveLength(1)
    expect(await h.rows(connections, { status: 'active' }).count()).toBe(1)
  })

  test('can’t be linked to a workspace that was frozen meanwhile', async () => {
    const { h, owner, fake } = await withFakeLinks()
    await h.setPlan(owner, 'studio')
    const { query, cookie } = await beginLink(h, owner)
    await addWorkspace(h, owner, 'Lakrits')
    await h.setPlan(owner, 'free')
    expect(await comeBack(h, { state: query.get('state') ?? '', code: 'acct_one' }, cookie)).toBe(
      '303 /stripe limit_reached',
    )
    await h.drain()
    expect(fake.revoked).toEqual(['acct_one'])
  })
})
