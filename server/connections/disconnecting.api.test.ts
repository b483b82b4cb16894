import { describe, expect, test } from 'vitest'
import { connections } from '#server/db/schema/payments.ts'
import type { Harness, TestOwner } from '#server/testing/harness.ts'
import {
  CONNECTED,
  setUpLinking,
  readConnections,
  statusesOf,
  disconnect,
  linkAccounts,
  withFakeLinks,
} from '#server/testing/linking.ts'
import { readMe } from '#server/testing/owners.ts'

describe('disconnecting', () => {
  test('removes the given account or the oldest one, and deletes its id', async () => {
    const { h, owner } = await setUpLinking()
    await h.setPlan(owner, 'pro')
    await linkAccounts(h, owner, ['One', 'Two', 'Three'])
    const { items } = await readConnections(h, owner)
    expect((await disconnect(h, owner, items[1]?.id)).status).toBe(204)
    expect(await statusesOf(h, owner)).toEqual(['One active', 'Three active'])
    expect((await disconnect(h, owner)).status).toBe(204)
    expect((await readMe(h, owner))['connectedStripeAccountId']).toBe(items[2]?.accountId)
    await h.drain()
    const rows = JSON.stringify(await h.rows(connections).list())
    expect(rows).not.toContain(items[0]?.accountId)
    await disconnect(h, owner)
    expect('connectedStripeAccountId' in (await readMe(h, owner))).toBe(false)
    expect(await disconnect(h, owner)).toMatchObject({ status: 404, body: { code: 'connections.not_found' } })
  })

  test('is refused for another owner’s account', async () => {
    const { h, owner } = await setUpLinking()
    const other = await h.signUp()
    await linkAccounts(h, owner, ['One'])
    const { items } = await readConnections(h, owner)
    expect((await disconnect(h, other, items[0]?.id)).status).toBe(404)
    expect((await readConnections(h, other)).items).toEqual([])
    expect(await statusesOf(h, owner)).toEqual(['One active'])
  })

  test('A9: revokes the access at the provider when the last owner disconnects the account', async () => {
    const { h, owner, fake, link } = await withFakeLinks()
    const other = await h.signUp()
    await link(owner, 'acct_shared')
    await link(other, 'acct_shared')
    await disconnect(h, owner)
    await h.drain()
    expect(fake.revoked).toEqual([])
    await disconnect(h, other)
    await h.drain()
    expect(fake.revoked).toEqual(['acct_shared'])
  })

  test('works while the provider can’t be reached, and revokes the access later', async () => {
    const { h, owner, fake, link } = await withFakeLinks()
    await link(owner, 'acct_one')
    fake.isAway = true
    expect((await disconnect(h, owner)).status).toBe(204)
    await h.drain()
    expect((await readConnections(h, owner)).items).toEqual([])
    fake.isAway = false
    h.clock.advance({ hours: 1 })
    await h.drain()
    expect(fake.revoked).toEqual(['acct_one'])
  })

  test('revokes the access before the same account can be linked again', async () => {
    const { h, owner, fake, link } = await withFakeLinks()
    await link(owner, 'acct_one')
    await disconnect(h, owner)
    let again: Promise<string> | undefined
    // Waits long enough for the account to be linked, if nothing prevents it.
    fake.meanwhile = async () => {
      again = link(owner, 'acct_one')
      for (let turns = 0; turns < 200; turns += 1) await new Promise((resolve) => setImmediate(resolve))
    }
    await h.drain()
    expect(fake.revoked).toEqual(['acct_one'])
    expect(await again).toBe(CONNECTED)
    await h.drain()
    expect(await statusesOf(h, owner)).toEqual(['acct_one active'])
    expect([...fake.granted]).toEqual(['acct_one'])
  })

  test('does not revoke the access of an account that is linked again first', async () => {
    const { h, owner, fake, link } = await withFakeLinks()
    await link(owner, 'acct_one')
    await disconnect(h, owner)
    h.clock.advance({ minutes: 1 })
    expect(await link(owner, 'acct_one')).toBe(CONNECTED)
    await h.drain()
    expect(fake.revoked).toEqual([])
    expect((await readConnections(h, owner)).items).toMatchObject([{ connectedAt: '2026-11-20T09:01:00.000Z' }])
  })
})

describe('an account that was unlinked at Stripe', () => {
  const givenUp = async (h: Harness, owner: TestOwner) => (await readConnections(h, owner)).givenUp

  test('is shown to the owner until it is linked again', async () => {
    const { h, owner } = await setUpLinking()
    await linkAccounts(h, owner, ['Atelier'])
    const { items } = await readConnections(h, owner)
    await h.deps.development?.stripe?.actions.deauthorize(items[0]?.accountId ?? '')
    await h.drain()
    expect(await givenUp(h, owner)).toMatchObject([{ id: items[0]?.id, name: 'Atelier' }])
    h.clock.advance({ minutes: 1 })
    await linkAccounts(h, owner, ['Atelier'])
    expect(await givenUp(h, owner)).toEqual([])
    expect(await statusesOf(h, owner)).toEqual(['Atelier active'])
  })

  test('is shown even after another owner disconnects the same account', async () => {
    const { h, owner, fake, link } = await withFakeLinks()
    const other = await h.signUp()
    await link(owner, 'acct_shared')
    await h.rows(connections).update({ status: 'disconnected', disconnectedAt: new Date(1), givenUpAt: new Date(1) })
    await link(other, 'acct_shared')
    await disconnect(h, other)
    await h.drain()
    expect(fake.revoked).toEqual(['acct_shared'])
    expect(await givenUp(h, owner)).toHaveLength(1)
  })
})

test('closing an account disconnects its Stripe accounts, even if the provider can’t be reached', async () => {
  const { h, owner, fake, link } = await withFakeLinks()
  const other = await h.signUp()
  await h.setPlan(owner, 'pro')
  await link(owner, 'acct_one')
  await link(owner, 'acct_shared')
  await link(other, 'acct_shared')
  fake.isAway = true
  const token = await h.signIn(owner)
  const closed = await h.request('DELETE', '/goodword/user/me', { token, body: { email: owner.email } })
  expect(closed.status).toBe(204)
  await h.drain()
  fake.isAway = false
  h.clock.advance({ hours: 1 })
  await h.drain()
  expect(fake.revoked).toEqual(['acct_one'])
  expect(JSON.stringify(await h.rows(connections).list())).not.toContain('acct_one')
  expect(await statusesOf(h, other)).toEqual(['acct_shared active'])
})
