import { expect, test } from 'vitest'
import { createChance } from '#server/testing/chance.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
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

type Telling = { at: number; draft: EventDraft }

/** What Stripe tells of so many purchases: each by up to three events, up to three times, late and in any order. */
function tellingsOf(chance: ReturnType<typeof createChance>) {
  const tellings: Telling[] = []
  for (let number = 0; number < PURCHASES; number += 1) {
    const client = number < CLIENTS ? number : chance.below(CLIENTS)
    const paid = START.getTime() + chance.below(20 * DAY_MS)
    const paidAt = new Date(paid).toISOString()
    const [invoice, paymentIntent] = [`in_${number}`, `pi_${number}`]
    const of = { paidAt, email: `client${client}@client.example`, customer: `cus_${client}`, number: `n${number}` }
    const knowsMoney = chance.below(2) === 0
    const told: { draft: EventDraft; from: number }[] = [
      {
        from: paid,
        draft: {
          type: 'invoice.paid',
          object: paidInvoice({ ...of, id: invoice, paymentIntent: knowsMoney ? paymentIntent : null }),
        },
      },
    ]
    if (chance.below(2) === 0)
      told.push({
        from: paid,
        draft: {
          type: 'checkout.session.completed',
          object: paidSession({ ...of, id: `cs_${number}`, paymentIntent }),
        },
      })
    if (told.length > 1 || !knowsMoney || chance.below(2) === 0)
      told.push({
        from: paid,
        draft: { type: 'invoice_payment.paid', object: invoicePayment({ invoice, paymentIntent }) },
      })
    if (chance.below(4) === 0) {
      const charge = refundedCharge({ id: `ch_${number}`, paymentIntent })
      told.push({ from: paid + chance.below(9 * DAY_MS), draft: { type: 'charge.refunded', object: charge } })
    }
    told.forEach(({ draft, from }, index) => {
      const event = { id: `evt_${number}_${index}`, account: 'acct_1', at: new Date(from), ...draft }
      for (let copy = chance.below(3); copy >= 0; copy -= 1)
        tellings.push({ at: from + chance.below(DAY_MS), draft: event })
    })
  }
  return tellings.toSorted((a, b) => a.at - b.at)
}

test.each([2])(
  'purchases told late, twice, in any order, refunded, while everything fails now and then, ask each client once (%i)',
  async (seed) => {
    const chance = createChance(seed)
    const trouble = { isOn: true }
    const fails = (outOf: number) => trouble.isOn && chance.below(outOf) === 0
    const { accounts: asked } = createAskedAccounts()
    const accounts = {
      ...asked,
      countUnsettledInvoices: async () => {
        if (fails(10)) throw connectionsUnavailable(new Error('away'))
        return 0
      },
    }
    const failpoints: Failpoints = {
      reach(name) {
        if (fails(12)) throw new Error(`Nothing works at ${name}.`)
      },
    }
    const taken = new Map<string, string>()
    const sentTooLate: string[] = []
    const mailer = createTestMailer(async ({ to }, { idempotencyKey: key }) => {
      if (fails(6)) return { kind: 'retry', afterMs: HOUR_MS, reason: 'Busy.' }
      if (!taken.has(key) && isReversed(key)) sentTooLate.push(key)
      taken.set(key, to)
      return fails(6) ? { kind: 'unknown', reason: 'No answer.' } : { kind: 'sent', providerId: `provider-${key}` }
    })
    const overrides = { failpoints, mailer, stripe: { payments: undefined, links: undefined, accounts } }
    const h = await createHarness({ now: START.toISOString(), overrides })
    const kindOf = h.raw.prepare<[string], { kind: string; reversal: number; attempts: number }>(
      `select m.kind, m.attempts, exists (
         select 1 from payments p where p.testimonial_id = m.testimonial_id and p.reversed_at is not null
       ) as undone from email_messages m where m.id = ?`,
    )
    const isReversed = (key: string) => {
      const message = kindOf.get(key)
      return message?.kind === 'request' && message.reversal === 1 && message.attempts === 1
    }
    const owner = await h.signUp()
    await h.setPlan(owner, 'studio')
    await linkTo(h, owner)
    const { sendLink } = stripeSenderOf(h)
    const tellings = tellingsOf(chance)

    // Stripe sends again what was not answered with 200.
    let unanswered: Telling[] = []
    for (const telling of tellings) {
      const ahead = telling.at - h.clock.now().getTime()
      if (ahead > 0) h.clock.advance({ seconds: ahead / 1000 })
      const due = [...unanswered, telling]
      unanswered = []
      for (const one of due) if ((await sendLink(one.draft)) !== 200) unanswered.push(one)
      if (chance.below(3) === 0) await h.drain()
    }
    trouble.isOn = false
    for (const one of unanswered) expect(await sendLink(one.draft)).toBe(200)
    // Every noon, so that it is in working hours.
    for (let day = 22; day < 45; day += 1) {
      h.clock.set(new Date(START.getTime() + day * DAY_MS))
      await h.drain()
    }

    const all = <T>(statement: string) => h.raw.prepare<[], T>(statement).all()
    expect(all("select status from stripe_events where status <> 'done'")).toEqual([])
    expect(all('select id from jobs where died_at is not null')).toEqual([])
    const payments = all<{ decision: string | null }>('select decision from payments')
    expect(payments).toHaveLength(PURCHASES)
    expect(payments.filter(({ decision }) => decision !== 'asked' && decision !== 'skip')).toEqual([])
    const extraFields = [...taken].filter(([key]) => kindOf.get(key)?.kind === 'request').map(([, to]) => to)
    expect(extraFields.length).toBe(new Set(extraFields).size)
    expect(sentTooLate).toEqual([])
    // Whoever paid and has not got everything back was asked, or it is for the owner to say whether they were.
    const amountDue = all<{ email: string }>(
      `select distinct customer_email as email from payments where reversed_at is null and customer_email not in (
         select customer_email from testimonials where email_delivery = 'uncertain')`,
    ).map(({ email }) => email)
    expect(amountDue.filter((email) => !extraFields.includes(email))).toEqual([])
    expect(extraFields.length).toBeGreaterThan(CLIENTS / 2)
  },
)
