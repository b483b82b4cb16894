import { describe, expect, test } from 'vitest'
import { jobs } from '#server/db/schema/jobs.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { connections } from '#server/db/schema/payments.ts'
import { sweepLinking } from '#server/connections/connections.service.ts'
import { linkTo } from '#server/testing/paying-clients.ts'
import { setUpReceiving, countPayments, connectionStatus } from '#server/testing/receiving.ts'

const DEAUTHORIZED = { type: 'account.application.deauthorized', object: { id: 'ca_1', object: 'application' } }

describe('an event that an account was unlinked at Stripe', () => {
  test('fault 15: disconnects the account without a call to Stripe, and later payments trigger nothing', async () => {
    const { h, owner, tell, pay, log, accounts } = await setUpReceiving()
    await linkTo(h, owner)
    await pay()
    expect(await log()).toMatchObject([{ decision: { kind: 'ask' } }])

    const refuse = () => Promise.reject(new Error('Stripe was asked.'))
    Object.assign(accounts, { readObject: refuse, listInvoicesPaidBy: refuse, readUnsettledInvoices: refuse })
    await tell(DEAUTHORIZED)
    expect(await connectionStatus(h)).toBe('disconnected')
    expect(await h.rows(jobs, { kind: 'connections.revoke' }).count()).toBe(0)
    expect(await log()).toMatchObject([{ decision: { kind: 'skip', reason: 'disconnected' } }])
    await pay({ id: 'in_2', email: 'bo@client.example' })
    h.clock.advance({ days: 10 })
    await h.drain()
    expect(await countPayments(h)).toBe(1)
    expect(await h.rows(testimonials, { source: 'payment' }).count()).toBe(0)
  })

  test('fault 16: is ignored if it is older than the link or of the other mode', async () => {
    const { h, owner, tell, events } = await setUpReceiving()
    const before = h.clock.now()
    h.clock.advance({ minutes: 5 })
    await linkTo(h, owner)
    await tell({ ...DEAUTHORIZED, at: before })
    await tell({ ...DEAUTHORIZED, livemode: true })
    expect(await connectionStatus(h)).toBe('active')
    expect(await events()).toMatchObject([{ reason: 'before_the_link' }, { reason: 'other_mode' }])
  })
})

describe('an account that was unlinked at Stripe', () => {
  async function withGivenUp() {
    const world = await setUpReceiving()
    const { h, owner, tell } = world
    await linkTo(h, owner)
    h.clock.advance({ hours: 1 })
    await tell(DEAUTHORIZED)
    const list = async (of = owner) => {
      const token = await h.signIn(of)
      return (await h.request<{ givenUp: unknown[] }>('GET', '/goodword/stripe/connections', { token })).body.givenUp
    }
    const dismiss = async (id: string, of = owner) =>
      h.request('DELETE', `/goodword/stripe/given-up-connections/${id}`, { token: await h.signIn(of) })
    return { ...world, list, dismiss }
  }

  test('is shown to its owner only, until it is dismissed', async () => {
    const { h, list, dismiss } = await withGivenUp()
    const other = await h.signUp()
    expect(await list()).toEqual([
      { id: 'con_1', accountId: 'acct_1', name: 'Studio account', givenUpAt: '2026-11-20T10:00:00.000Z' },
    ])
    h.clock.advance({ days: 60 })
    await h.deps.db.transaction((tx) => sweepLinking(tx, h.clock.now()))
    expect(await list()).toHaveLength(1)
    expect([await list(other), (await dismiss('con_1', other)).status]).toEqual([[], 404])
    expect((await dismiss('con_1')).status).toBe(204)
    expect(await list()).toEqual([])
    expect((await dismiss('con_1')).status).toBe(404)
    await h.deps.db.transaction((tx) => sweepLinking(tx, h.clock.now()))
    expect(await h.rows(connections).count()).toBe(0)
  })

  test('is not shown if the owner disconnected it here', async () => {
    const { h, owner } = await setUpReceiving()
    await linkTo(h, owner)
    await h.request('POST', '/goodword/stripe/oauth-disconnect', { token: owner.token })
    const { body } = await h.request('GET', '/goodword/stripe/connections', { token: owner.token })
    expect(body).toMatchObject({ items: [], givenUp: [] })
  })
})
