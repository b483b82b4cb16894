import { describe, expect, test } from 'vitest'
import { LINK_WEBHOOK_PATH } from '#shared/connections.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { connections, payments } from '#server/db/schema/payments.ts'
import { linkTo } from '#server/testing/paying-clients.ts'
import { stripeEventBody } from '#server/testing/stripe-events.ts'
import { setUpReceiving, paidEvent, countPayments } from '#server/testing/receiving.ts'

describe('a received event', () => {
  test('fault 11: is ignored if it is of the other mode, and its content is deleted', async () => {
    const { h, owner, sendLink, events } = await setUpReceiving()
    await linkTo(h, owner)
    expect(await sendLink({ ...paidEvent(h), livemode: true })).toBe(200)
    await h.drain()
    expect(await events()).toMatchObject([{ status: 'ignored', reason: 'other_mode', payload: null }])
    expect(await countPayments(h)).toBe(0)
  })

  test('fault 12: is ignored and logged if it arrives at the wrong endpoint', async () => {
    const { h, owner, sendLink, sendBilling, events } = await setUpReceiving()
    await linkTo(h, owner)
    const { account, ...ofNoAccount } = paidEvent(h)
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

  test('fault 13: waits 15 minutes if its account is unknown, and its content is then deleted', async () => {
    const { h, sendLink, events } = await setUpReceiving()
    expect(await sendLink(paidEvent(h))).toBe(200)
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

  test('fault 14: is processed after its account is linked, if it arrives first', async () => {
    const { h, owner, sendLink, events } = await setUpReceiving()
    await sendLink(paidEvent(h))
    await h.drain()
    h.clock.advance({ seconds: 20 })
    await linkTo(h, owner)
    h.clock.advance({ minutes: 1 })
    await h.drain()
    expect(await events()).toMatchObject([{ status: 'done' }])
    expect(await countPayments(h)).toBe(1)
  })

  test('fault 47: is ignored if its account is paused because the plan is smaller', async () => {
    const { h, owner, tell, events } = await setUpReceiving()
    await h.setPlan(owner, 'studio')
    for (const number of [1, 2, 3]) {
      await linkTo(h, owner, { id: `con_${number}`, accountId: `acct_${number}` })
      h.clock.advance({ seconds: 1 })
    }
    await h.setPlan(owner, 'free')
    expect(await h.rows(connections).values('status')).toEqual(['active', 'paused_plan', 'paused_plan'])
    for (const number of [1, 2, 3]) await tell({ ...paidEvent(h, `in_${number}`), account: `acct_${number}` })
    expect((await events()).map(({ status, reason }) => [status, reason])).toEqual([
      ['done', null],
      ['ignored', 'paused_plan'],
      ['ignored', 'paused_plan'],
    ])
    expect(await countPayments(h)).toBe(1)
  })

  test('has one effect if 100 copies arrive at once', async () => {
    const { h, owner, post, sign } = await setUpReceiving()
    await linkTo(h, owner)
    const body = stripeEventBody({ ...paidEvent(h), at: h.clock.now() })
    const signature = sign(body, h.deps.stripeWebhooks.secrets.link[0] ?? '')
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(LINK_WEBHOOK_PATH, body, signature)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    await h.drain()
    expect(await countPayments(h)).toBe(1)
    expect(await h.rows(testimonials, { source: 'payment' }).count()).toBe(1)
  })

  test('is processed for all owners who linked the account, or for none', async () => {
    const { h, owner, tell, events } = await setUpReceiving()
    const other = await h.signUp()
    await linkTo(h, owner)
    await linkTo(h, other, { id: 'con_2' })
    const repair = h.faults.refuseInserts(payments, { connectionId: 'con_2' })
    await tell(paidEvent(h))
    expect(await countPayments(h)).toBe(0)
    expect(await events()).toMatchObject([{ status: 'pending' }])
    repair()
    h.clock.advance({ minutes: 1 })
    await h.drain()
    expect(await countPayments(h)).toBe(2)
    expect(await events()).toMatchObject([{ status: 'done' }])
  })

  test('is dead and logged if it can’t be processed for days', async () => {
    const { h, owner, tell, events } = await setUpReceiving()
    await linkTo(h, owner)
    h.faults.refuseInserts(payments)
    await tell(paidEvent(h))
    for (let hours = 0; hours < 200; hours += 6) {
      h.clock.advance({ hours: 6 })
      await h.drain()
    }
    expect(await events()).toMatchObject([{ status: 'dead', reason: 'failed' }])
    expect(h.logLines.join('')).toContain('a Stripe event could not be processed')
  })
})
