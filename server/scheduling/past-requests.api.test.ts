import { describe, expect, test } from 'vitest'
import { jobs } from '#server/db/schema/jobs.ts'
import { paymentRefs, payments } from '#server/db/schema/payments.ts'
import { nothing, invoice, withPastPayments, inShort } from '#server/testing/past-payments.ts'
import { tellPayment } from '#server/testing/recorded-payments.ts'
import { paidSession } from '#server/testing/stripe-objects.ts'

describe('asking for past payments', () => {
  const at = { paidAt: '2026-10-05T10:00:00Z' }

  test('plans one request each for the next working hour, and explains each failure', async () => {
    const { h, stripe, pick, signInAgain } = await withPastPayments()
    h.clock.set(new Date('2026-11-21T09:00:00Z'))
    await signInAgain()
    stripe.shown = {
      ...nothing,
      invoices: [
        invoice({ ...at, id: 'in_1', email: 'ana@client.example' }),
        invoice({ ...at, id: 'in_2', email: 'bo@client.example', line: 'Deposit' }),
        invoice({ ...at, id: 'in_3', email: null }),
        invoice({ ...at, id: 'in_4', email: 'cy@client.example' }),
      ],
    }
    const { planned, failures } = await pick('in:in_1', 'in:in_2', 'in:in_3', 'in:in_9', 'in:in_1')
    expect(planned.map(({ description, decision }) => [description, decision]).toSorted()).toEqual([
      // That day is a Saturday.
      ['in_1', { kind: 'ask', reason: 'owner', at: '2026-11-23T09:00:00.000Z' }],
      ['in_2', { kind: 'ask', reason: 'owner', at: '2026-11-23T09:00:00.000Z' }],
    ])
    expect(failures).toEqual([
      {
        ref: 'in:in_3',
        code: 'payments.cannot_ask',
        message: 'Stripe has no valid email address for this client.',
      },
      expect.objectContaining({ ref: 'in:in_9', code: 'payments.not_found' }),
    ])
    expect(await h.rows(payments).values('ownersChoice')).toEqual(['ask', 'ask'])
    expect(await h.rows(jobs, { kind: 'payments.decide' }).count()).toBe(2)
  })

  test('a second time asks no client twice', async () => {
    const { h, stripe, pick } = await withPastPayments()
    stripe.shown = { ...nothing, invoices: [invoice({ ...at, id: 'in_1' })] }
    expect((await pick('in:in_1')).planned).toHaveLength(1)
    const again = await pick('in:in_1')
    expect(again.planned).toEqual([])
    expect(again.failures).toMatchObject([{ ref: 'in:in_1', code: 'payments.cannot_ask' }])
    expect(await h.rows(payments).count()).toBe(1)
  })

  test('asks a client once, even if several of their payments are picked', async () => {
    const { stripe, pick } = await withPastPayments()
    const two = { ...at, email: 'ana@client.example' }
    stripe.shown = { ...nothing, invoices: [invoice({ ...two, id: 'in_1' }), invoice({ ...two, id: 'in_2' })] }
    const { planned, failures } = await pick('in:in_1', 'in:in_2')
    expect([planned.length, failures.length]).toEqual([1, 1])
  })

  test('stores all references of a payment, so that a refund by any of them is recognised', async () => {
    const { h, stripe, pick } = await withPastPayments()
    stripe.shown = {
      ...nothing,
      invoices: [invoice({ ...at, id: 'in_1' })],
      sessions: [paidSession({ ...at, id: 'cs_1', invoice: 'in_1', paymentIntent: null })],
    }
    await pick('in:in_1')
    expect((await h.rows(paymentRefs).values('ref')).toSorted()).toEqual(['cs:cs_1', 'in:in_1', 'pi:pi_in_1'])
  })

  test('skips clients whom another business with the same account asks or has recently asked', async () => {
    const { h, stripe, link, run, pick, signInAgain } = await withPastPayments()
    const other = await h.signUp({ timeZone: 'UTC' })
    await link(other, { id: 'cns_2' })
    stripe.shown = {
      ...nothing,
      invoices: [
        invoice({ ...at, id: 'in_1', email: 'Ana+work@client.example' }),
        invoice({ ...at, id: 'in_2', email: 'bo@client.example' }),
      ],
    }
    const theirPayment = { id: 'theirs', connectionId: 'cns_2', email: 'ana@client.example' }
    await tellPayment(h, other, theirPayment, { kind: 'hold', reason: 'owners_call' })
    expect(inShort(await run())).toEqual({ in_1: 'ask invoice, can be asked', in_2: 'ask invoice, can be asked' })
    await tellPayment(h, other, theirPayment, { kind: 'ask', reason: 'invoice' })
    expect(inShort(await run())).toMatchObject({ in_1: 'ask invoice, other_workspace' })
    const { planned, failures } = await pick('in:in_1', 'in:in_2')
    expect(planned.map(({ description }) => description)).toEqual(['in_2'])
    const message = 'Another business with this Stripe account asks this client, or has already asked.'
    expect(failures).toEqual([{ ref: 'in:in_1', code: 'payments.cannot_ask', message }])
    await tellPayment(h, other, theirPayment, { kind: 'asked', reason: 'invoice' })
    h.clock.advance({ days: 30 })
    await signInAgain()
    expect(inShort(await run())).toMatchObject({ in_1: 'ask invoice, other_workspace' })
    expect(inShort(await run({ quietDays: 30 }))).toMatchObject({ in_1: 'ask invoice, other_workspace' })
    h.clock.advance({ days: 1 })
    await signInAgain()
    expect(inShort(await run({ quietDays: 30 }))).toMatchObject({ in_1: 'ask invoice, can be asked' })
  })

  test('skips clients whom another business with the same account asked after the choice', async () => {
    const { h, stripe, link, pick, signInAgain } = await withPastPayments()
    h.clock.set(new Date('2026-11-21T09:00:00Z'))
    await signInAgain()
    stripe.shown = { ...nothing, invoices: [invoice({ ...at, id: 'in_1', email: 'ana@client.example' })] }
    expect((await pick('in:in_1')).planned).toHaveLength(1)
    const other = await h.signUp({ timeZone: 'UTC' })
    await link(other, { id: 'cns_2' })
    const asked = { id: 'theirs', connectionId: 'cns_2', email: 'ana@client.example' }
    await tellPayment(h, other, asked, { kind: 'asked', reason: 'owner' })
    h.clock.advance({ days: 3 })
    await h.drain()
    expect(await h.emails()).toEqual([])
    const payment = await h.rows(payments, { connectionId: 'cns_1' }).one()
    expect(payment.decisionReason).toBe('other_workspace')
  })

  test.each([{ refs: [] }, { refs: 'in:in_1' }, { refs: ['a'.repeat(129)] }, { refs: Array(101).fill('in:in_1') }, {}])(
    'refuses %j',
    async (body) => {
      const { post } = await withPastPayments()
      const answer = await post('/goodword/stripe/connections/cns_1/request-past', body)
      expect(answer.status).toBe(422)
    },
  )
})
