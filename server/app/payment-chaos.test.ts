import { expect, test } from 'vitest'
import { createChance } from '#server/testing/chance.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { payments, stripeEvents } from '#server/db/schema/payments.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { connectionsUnavailable } from '#server/stripe/gateway.errors.ts'
import { createAskedAccounts, linkTo } from '#server/testing/paying-clients.ts'
import { createHarness } from '#server/testing/harness.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { type EventDraft, stripeSenderOf } from '#server/testing/stripe-events.ts'
import { invoicePayment, paidInvoice, paidSession, refundedCharge } from '#server/testing/stripe-objects.ts'

const CLIENTS = 60
const PURCHASES = 120
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const START = new Date('2026-11-20T11:00:00Z')

type Delivery = { at: number; draft: EventDraft }

/** Stripe’s events about the purchases: up to three for each, each up to three times, late and in any order. */
function deliveriesOf(chance: ReturnType<typeof createChance>) {
  const deliveries: Delivery[] = []
  for (let number = 0; number < PURCHASES; number += 1) {
    const client = number < CLIENTS ? number : chance.below(CLIENTS)
    const paid = START.getTime() + chance.below(20 * DAY_MS)
    const paidAt = new Date(paid).toISOString()
    const [invoice, paymentIntent] = [`in_${number}`, `pi_${number}`]
    const of = { paidAt, email: `client${client}@client.example`, customer: `cus_${client}`, number: `n${number}` }
    const knowsMoney = chance.below(2) === 0
    const events: { draft: EventDraft; from: number }[] = [
      {
        from: paid,
        draft: {
          type: 'invoice.paid',
          object: paidInvoice({ ...of, id: invoice, paymentIntent: knowsMoney ? paymentIntent : null }),
        },
      },
    ]
    if (chance.below(2) === 0)
      events.push({
        from: paid,
        draft: {
          type: 'checkout.session.completed',
          object: paidSession({ ...of, id: `cs_${number}`, paymentIntent }),
        },
      })
    if (events.length > 1 || !knowsMoney || chance.below(2) === 0)
      events.push({
        from: paid,
        draft: { type: 'invoice_payment.paid', object: invoicePayment({ invoice, paymentIntent }) },
      })
    if (chance.below(4) === 0) {
      const charge = refundedCharge({ id: `ch_${number}`, paymentIntent })
      events.push({ from: paid + chance.below(9 * DAY_MS), draft: { type: 'charge.refunded', object: charge } })
    }
    events.forEach(({ draft, from }, index) => {
      const event = { id: `evt_${number}_${index}`, account: 'acct_1', at: new Date(from), ...draft }
      for (let copy = chance.below(3); copy >= 0; copy -= 1)
        deliveries.push({ at: from + chance.below(DAY_MS), draft: event })
    })
  }
  return deliveries.toSorted((a, b) => a.at - b.at)
}

test.each([2, 4, 22])(
  'purchases whose events arrive late, twice and in any order, some refunded, while everything fails at times, ask each client once (%i)',
  async (seed) => {
    const chance = createChance(seed)
    const trouble = { isOn: true }
    const fails = (outOf: number) => trouble.isOn && chance.below(outOf) === 0
    const { accounts: answering } = createAskedAccounts()
    const accounts = {
      ...answering,
      readUnsettledInvoices: async () => {
        if (fails(10)) throw connectionsUnavailable(new Error('away'))
        return { count: 0, first: null }
      },
    }
    const failpoints: Failpoints = {
      reach(name) {
        if (fails(12)) throw new Error(`Nothing works at ${name}.`)
      },
    }
    /** Recipients by the id of the email. */
    const accepted = new Map<string, string>()
    const sentTooLate: string[] = []
    const mailer = createTestMailer(async ({ to }, { idempotencyKey: key }) => {
      if (fails(6)) return { kind: 'retry', afterMs: HOUR_MS, reason: 'Busy.' }
      if (!accepted.has(key) && (await isTooLate(key))) sentTooLate.push(key)
      accepted.set(key, to)
      return fails(6) ? { kind: 'unknown', reason: 'No answer.' } : { kind: 'sent', providerId: `provider-${key}` }
    })
    const overrides = { failpoints, mailer, stripe: { payments: undefined, links: undefined, accounts } }
    const h = await createHarness({ now: START.toISOString(), overrides })
    /** Whether a request of a reversed payment is being sent, and no earlier attempt may have sent it. */
    async function isTooLate(messageId: string): Promise<boolean> {
      const { kind, ambiguousSince, testimonialId } = await h.rows(emailMessages, { id: messageId }).one()
      if (kind !== 'request' || ambiguousSince?.getTime() !== h.clock.now().getTime()) return false
      return (await h.rows(payments, { testimonialId }).values('reversedAt')).some((reversedAt) => reversedAt !== null)
    }
    const owner = await h.signUp()
    await h.setPlan(owner, 'studio')
    await linkTo(h, owner)
    const { sendLink } = stripeSenderOf(h)
    const deliveries = deliveriesOf(chance)

    // Stripe repeats events that were not answered 200.
    let unanswered: Delivery[] = []
    for (const delivery of deliveries) {
      const ahead = delivery.at - h.clock.now().getTime()
      if (ahead > 0) h.clock.advance({ seconds: ahead / 1000 })
      const due = [...unanswered, delivery]
      unanswered = []
      for (const one of due) if ((await sendLink(one.draft)) !== 200) unanswered.push(one)
      if (chance.below(3) === 0) await h.drain()
    }
    trouble.isOn = false
    for (const one of unanswered) expect(await sendLink(one.draft)).toBe(200)
    // At noon, which is in working hours.
    for (let day = 22; day < 45; day += 1) {
      h.clock.set(new Date(START.getTime() + day * DAY_MS))
      await h.drain()
    }

    expect(new Set(await h.rows(stripeEvents).values('status'))).toEqual(new Set(['done']))
    expect((await h.rows(jobs).values('diedAt')).filter((diedAt) => diedAt !== null)).toEqual([])
    const paid = await h.rows(payments).list()
    expect(paid).toHaveLength(PURCHASES)
    expect(paid.filter(({ decision }) => decision !== 'asked' && decision !== 'skip')).toEqual([])
    const requests = new Set(await h.rows(emailMessages, { kind: 'request' }).values('id'))
    const asked = [...accepted].filter(([id]) => requests.has(id)).map(([, to]) => to)
    expect(asked.length).toBe(new Set(asked).size)
    expect(sentTooLate).toEqual([])
    // Every client with a payment that is not reversed was asked, unless the owner has to decide whether they were.
    const uncertain = await h.rows(testimonials, { emailDelivery: 'uncertain' }).values('customerEmail')
    const dueClients = await h.rows(payments, { reversedAt: null }).values('customerEmail')
    const forgotten = dueClients.filter((email) => email && !uncertain.includes(email) && !asked.includes(email))
    expect(forgotten).toEqual([])
    expect(asked.length).toBeGreaterThan(CLIENTS / 2)
  },
)
