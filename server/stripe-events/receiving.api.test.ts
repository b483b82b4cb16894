import { describe, expect, test } from 'vitest'
import { LINK_WEBHOOK_PATH } from '#shared/connections.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { connections, payments } from '#server/db/schema/payments.ts'
import { sweepLinking } from '#server/connections/connections.service.ts'
import { accessLost } from '#server/stripe/gateway.errors.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'
import { clientsOf, createAskedAccounts, linkTo } from '#server/testing/paying-clients.ts'
import { stripeEventBody, stripeSenderOf } from '#server/testing/stripe-events.ts'
import { paidInvoice } from '#server/testing/stripe-objects.ts'
import type { EventPointer } from '#server/stripe/gateway.ts'

const DEAUTHORIZED = { type: 'account.application.deauthorized', object: { id: 'ca_1', object: 'application' } }

async function setUp(options: Parameters<typeof createHarness>[0] = {}) {
  const { accounts } = createAskedAccounts()
  const stripe = { payments: undefined, links: undefined, accounts }
  const h = await createHarness({ ...options, overrides: { stripe, ...options.overrides } })
  const owner = await h.signUp()
  return { h, owner, accounts, ...clientsOf(h, owner), ...stripeSenderOf(h) }
}

const paid = (h: Harness, id = 'in_1') => ({
  id: `evt_${id}`,
  account: 'acct_1',
  object: paidInvoice({ id, paymentIntent: `pi_${id}`, paidAt: h.clock.now().toISOString() }),
})

const countPayments = (h: Harness) => h.rows(payments).count()
const statusOf = async (h: Harness, id = 'con_1') => (await h.rows(connections, { id }).one()).status

describe('a received event', () => {
  test('fault 11: of the other mode is ignored, and its content is deleted', async () => {
    const { h, owner, sendLink, events } = await setUp()
    await linkTo(h, owner)
    expect(await sendLink({ ...paid(h), livemode: true })).toBe(200)
    await h.drain()
    expect(await events()).toMatchObject([{ status: 'ignored', reason: 'other_mode', payload: null }])
    expect(await countPayments(h)).toBe(0)
  })

  test('fault 12: at the wrong one of the two endpoints is ignored and logged', async () => {
    const { h, owner, sendLink, sendBilling, events } = await setUp()
    await linkTo(h, owner)
    const { account, ...ofNoAccount } = paid(h)
    expect([await sendLink(ofNoAccount), await sendBilling({ ...ofNoAccount, account })]).toEqual([200, 200])
    await h.drain()
    expect(await events()).toMatchObject([
      { source: 'link', status: 'ignored', reason: 'of_no_account', payload: null },
      { source: 'billing', status: 'ignored', reason: 'of_an_account', payload: null },
    ])
    const errors = h.logLines.filter((line) => line.includes('"level":50'))
    expect(errors.join('')).toMatch(/must receive only those of linked accounts[^]*must receive only our own/)
    expect(await countPayments(h)).toBe(0)
  })

  test('fault 13: of an unknown account waits for 15 minutes, and its content is then deleted', async () => {
    const { h, sendLink, events } = await setUp()
    expect(await sendLink(paid(h))).toBe(200)
    for (let minute = 0; minute < 15; minute += 1) {
      expect(await h.drain()).toBe(1)
      expect(await events()).toMatchObject([{ status: 'pending' }])
      h.clock.advance({ minutes: 1 })
    }
    await h.drain()
    expect(await events()).toMatchObject([{ status: 'ignored', reason: 'unknown_account', payload: null }])
    h.clock.advance({ days: 1 })
    expect(await h.drain()).toBe(0)
  })

  test('fault 14: that arrives before the account is linked is processed afterwards', async () => {
    const { h, owner, sendLink, events } = await setUp()
    await sendLink(paid(h))
    await h.drain()
    h.clock.advance({ seconds: 20 })
    await linkTo(h, owner)
    h.clock.advance({ minutes: 1 })
    await h.drain()
    expect(await events()).toMatchObject([{ status: 'done' }])
    expect(await countPayments(h)).toBe(1)
  })

  test('fault 15: that the account was unlinked ends the link without a call to Stripe, and later payments trigger nothing', async () => {
    const { h, owner, tell, pay, log, accounts } = await setUp()
    await linkTo(h, owner)
    await pay()
    expect(await log()).toMatchObject([{ decision: { kind: 'ask' } }])

    const refuse = () => Promise.reject(new Error('Stripe was asked.'))
    Object.assign(accounts, { readObject: refuse, listInvoicesPaidBy: refuse, countUnsettledInvoices: refuse })
    await tell(DEAUTHORIZED)
    expect(await statusOf(h)).toBe('disconnected')
    expect(await h.rows(jobs, { kind: 'connections.revoke' }).count()).toBe(0)
    expect(await log()).toMatchObject([{ decision: { kind: 'skip', reason: 'disconnected' } }])
    await pay({ id: 'in_2', email: 'bo@client.example' })
    h.clock.advance({ days: 10 })
    await h.drain()
    expect(await countPayments(h)).toBe(1)
    expect(await h.rows(testimonials, { source: 'payment' }).count()).toBe(0)
  })

  test('fault 16: that an earlier link was ended, or one of the other mode, is ignored', async () => {
    const { h, owner, tell, events } = await setUp()
    const before = h.clock.now()
    h.clock.advance({ minutes: 5 })
    await linkTo(h, owner)
    await tell({ ...DEAUTHORIZED, at: before })
    await tell({ ...DEAUTHORIZED, livemode: true })
    expect(await statusOf(h)).toBe('active')
    expect(await events()).toMatchObject([{ reason: 'before_the_link' }, { reason: 'other_mode' }])
  })

  test('fault 47: of accounts that a smaller plan pauses is ignored, except of the oldest', async () => {
    const { h, owner, tell, events } = await setUp()
    await h.setPlan(owner, 'studio')
    for (const number of [1, 2, 3]) {
      await linkTo(h, owner, { id: `con_${number}`, accountId: `acct_${number}` })
      h.clock.advance({ seconds: 1 })
    }
    await h.setPlan(owner, 'free')
    expect(await h.rows(connections).values('status')).toEqual(['active', 'paused_plan', 'paused_plan'])
    for (const number of [1, 2, 3]) await tell({ ...paid(h, `in_${number}`), account: `acct_${number}` })
    expect((await events()).map(({ status, reason }) => [status, reason])).toEqual([
      ['done', null],
      ['ignored', 'paused_plan'],
      ['ignored', 'paused_plan'],
    ])
    expect(await countPayments(h)).toBe(1)
  })

  test('100 parallel copies have one effect', async () => {
    const { h, owner, post, sign } = await setUp()
    await linkTo(h, owner)
    const body = stripeEventBody({ ...paid(h), at: h.clock.now() })
    const signature = sign(body, h.deps.stripeWebhooks.secrets.link[0] ?? '')
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(LINK_WEBHOOK_PATH, body, signature)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    await h.drain()
    expect(await countPayments(h)).toBe(1)
    expect(await h.rows(testimonials, { source: 'payment' }).count()).toBe(1)
  })

  test('is processed for all owners who linked the account, or for none', async () => {
    const { h, owner, tell, events } = await setUp()
    const other = await h.signUp()
    await linkTo(h, owner)
    await linkTo(h, other, { id: 'con_2' })
    const repair = h.faults.refuseInserts(payments, { connectionId: 'con_2' })
    await tell(paid(h))
    expect(await countPayments(h)).toBe(0)
    expect(await events()).toMatchObject([{ status: 'pending' }])
    repair()
    h.clock.advance({ minutes: 1 })
    await h.drain()
    expect(await countPayments(h)).toBe(2)
    expect(await events()).toMatchObject([{ status: 'done' }])
  })

  test('that can never be processed dies in the end, and is logged', async () => {
    const { h, owner, tell, events } = await setUp()
    await linkTo(h, owner)
    h.faults.refuseInserts(payments)
    await tell(paid(h))
    for (let hours = 0; hours < 200; hours += 6) {
      h.clock.advance({ hours: 6 })
      await h.drain()
    }
    expect(await events()).toMatchObject([{ status: 'dead', reason: 'failed' }])
    expect(h.logLines.join('')).toContain('a Stripe event could not be processed')
  })
})

describe('a dead event', () => {
  async function withDead() {
    const world = await setUp()
    const { h, owner, tell } = world
    await linkTo(h, owner)
    const listed = async () => {
      const token = await h.signIn(owner)
      return (await h.request<{ unread: unknown[] }>('GET', '/goodword/stripe/connections', { token })).body.unread
    }
    const repair = h.faults.refuseInserts(payments)
    await tell(paid(h))
    await h.reconciliation.plan()
    const waitHours = async (hours: number) => {
      for (let passed = 0; passed < hours; passed += 6) {
        h.clock.advance({ hours: 6 })
        await h.drain()
      }
    }
    return { ...world, listed, waitHours, repair }
  }

  test('is tried again every day, and shown to the owner until it is processed', async () => {
    const { h, events, listed, waitHours, repair } = await withDead()
    expect(await listed()).toEqual([])
    await waitHours(102)
    expect(await events()).toMatchObject([{ status: 'dead', reason: 'failed' }])
    expect(await listed()).toEqual([{ connectionId: 'con_1', count: 1 }])
    repair()
    await waitHours(30)
    expect(await events()).toMatchObject([{ status: 'done', payload: null }])
    expect(await countPayments(h)).toBe(1)
    expect(await listed()).toEqual([])
    expect(h.logLines.join('')).toContain('trying failed Stripe events again')
  })

  test('is no longer tried after a week, and shown for a month', async () => {
    const { events, listed, waitHours, repair } = await withDead()
    await waitHours(24 * 12)
    repair()
    await waitHours(48)
    expect(await events()).toMatchObject([{ status: 'dead' }])
    expect(await listed()).toHaveLength(1)
    await waitHours(24 * 17)
    expect(await listed()).toEqual([])
  })

  test('is not shown to another owner', async () => {
    const { h, waitHours } = await withDead()
    const other = await h.signUp()
    await linkTo(h, other, { id: 'con_2', accountId: 'acct_2' })
    await waitHours(102)
    const token = await h.signIn(other)
    expect((await h.request('GET', '/goodword/stripe/connections', { token })).body).toMatchObject({ unread: [] })
  })
})

describe('an account that was unlinked at Stripe', () => {
  async function withGivenUp() {
    const world = await setUp()
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

  test('is not shown if the owner unlinked it here', async () => {
    const { h, owner } = await setUp()
    await linkTo(h, owner)
    await h.request('POST', '/goodword/stripe/oauth-disconnect', { token: owner.token })
    const { body } = await h.request('GET', '/goodword/stripe/connections', { token: owner.token })
    expect(body).toMatchObject({ items: [], givenUp: [] })
  })
})

describe('reconciliation', () => {
  const pointer = (h: Harness, id: string): EventPointer => ({
    eventId: `evt_${id}`,
    type: 'invoice.paid',
    occurredAt: h.clock.now(),
    isLive: false,
    objectId: id,
  })

  async function withReconciliation() {
    const world = await setUp()
    const { h, owner, accounts } = world
    await linkTo(h, owner)
    const linkedAt = h.clock.now()
    await h.rows(connections).update({ caughtUpTo: linkedAt })
    const look = { found: [] as EventPointer[], startTimes: [] as Date[], isLost: false }
    accounts.listEvents = async (_, { since }) => {
      look.startTimes.push(since)
      if (look.isLost) throw accessLost(new Error('revoked'))
      return look.found
    }
    accounts.readObject = async (_, { objectId }) => paid(h, objectId).object
    return { ...world, look, linkedAt }
  }

  test('fault 43: finds everything that was missed in four days, once', async () => {
    const { h, sendLink, look, linkedAt, events } = await withReconciliation()
    await sendLink(paid(h, 'in_1'))
    h.clock.advance({ days: 4 })
    look.found = [pointer(h, 'in_1'), pointer(h, 'in_2'), pointer(h, 'in_3')]
    await h.reconciliation.plan()
    await h.drain()
    expect(look.startTimes).toEqual([new Date(linkedAt.getTime() - 300_000)])
    expect((await events()).map(({ eventId, status }) => [eventId, status])).toEqual([
      ['evt_in_1', 'done'],
      ['evt_in_2', 'done'],
      ['evt_in_3', 'done'],
    ])
    expect(await countPayments(h)).toBe(3)
    expect(await sendLink(paid(h, 'in_2'))).toBe(200)
    h.clock.advance({ minutes: 15 })
    await h.drain()
    expect(look.startTimes).toHaveLength(2)
    expect(look.startTimes[1]?.getTime()).toBe(h.clock.now().getTime() - 1_200_000)
    expect([(await events()).length, await countPayments(h)]).toEqual([3, 3])
  })

  test('marks an account that can no longer be read, until it can be read again', async () => {
    const { h, look } = await withReconciliation()
    look.isLost = true
    await h.reconciliation.plan()
    await h.drain()
    expect(await statusOf(h)).toBe('needs_attention')
    look.isLost = false
    h.clock.advance({ minutes: 15 })
    await h.drain()
    expect(await statusOf(h)).toBe('active')
  })
})
