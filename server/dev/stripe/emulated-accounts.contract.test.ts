import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { LINK_EVENT_TYPES } from '#shared/connections.ts'
import { createStripeHarness, refusalOf, typesOf, queuedTypes } from '#server/testing/stripe-emulator.ts'
import { accountIdOf } from './emulator.domain.ts'

const ANA = { email: 'ana@client.example', name: 'Ana Ribeiro' }
const SALE = { client: ANA, amount: 48_000, currency: 'eur', description: 'Website' }

const sessionIn = (event: Stripe.Event | undefined) => event?.data.object as Stripe.Checkout.Session

describe('a linked account of the Stripe emulator', () => {
  test('is linked by a code, once and within five minutes', async () => {
    const { actions, clock, link } = createStripeHarness()
    const exchange = (code: string) => link.oauth.token({ grant_type: 'authorization_code', code })
    const code = await actions.allowLink('Atelier')
    expect(await exchange(code)).toMatchObject({
      stripe_user_id: accountIdOf('atelier'),
      livemode: false,
      scope: 'read_write',
    })
    for (const bad of [code, 'ac_none']) {
      const error = await refusalOf(exchange(bad))
      expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidGrantError)
      expect(error.statusCode).toBe(400)
    }
    const late = await actions.allowLink('Studio')
    clock.advance({ minutes: 5 })
    expect(await refusalOf(exchange(late))).toBeInstanceOf(Stripe.errors.StripeInvalidGrantError)
  })

  test('can be read until its owner ends the link, which sends an event', async () => {
    const { actions, link, linkAccount, rows } = createStripeHarness()
    const accountId = await linkAccount('Atelier')
    expect((await link.accounts.retrieve(accountId)).settings?.dashboard.display_name).toBe('Atelier')
    await actions.deauthorize(accountId)
    for (const work of [link.accounts.retrieve(accountId), link.invoices.list({}, { stripeAccount: accountId })]) {
      const error = await refusalOf(work)
      expect(error).toBeInstanceOf(Stripe.errors.StripePermissionError)
      expect(error.code).toBe('account_invalid')
    }
    expect(await queuedTypes(rows)).toEqual(['account.application.deauthorized'])
    const again = link.oauth.deauthorize({ client_id: 'ca_simulated', stripe_user_id: accountId })
    expect(await refusalOf(again)).toBeInstanceOf(Stripe.errors.StripeInvalidClientError)
  })

  test('has its own data, which other accounts can’t see', async () => {
    const { actions, billing, link, linkAccount, subscribe } = createStripeHarness()
    const accountId = await linkAccount('Atelier')
    const other = await linkAccount('Studio')
    await subscribe('pro')
    const { id } = await actions.createInvoice({ accountId, ...SALE })
    expect((await link.invoices.list({}, { stripeAccount: accountId })).data.map((one) => one.id)).toEqual([id])
    expect((await link.invoices.list({}, { stripeAccount: other })).data).toEqual([])
    expect(await refusalOf(billing.invoices.retrieve(id))).toMatchObject({ code: 'resource_missing' })
    expect((await billing.invoices.list()).data).toHaveLength(1)
  })

  test('sends events when an invoice is paid, and links it to a payment intent', async () => {
    const { actions, eventsOf, link, linkAccount, rows } = createStripeHarness()
    const accountId = await linkAccount()
    const options = { stripeAccount: accountId }
    const draft = await actions.createInvoice({ accountId, ...SALE, state: 'draft' })
    expect(draft).toMatchObject({ status: 'draft', total: 48_000, customer_email: ANA.email })
    await actions.sendInvoice(draft.id)
    await actions.payInvoice(draft.id)
    expect(await queuedTypes(rows)).toEqual(['invoice.paid', 'invoice_payment.paid'])
    const events = await eventsOf(accountId)
    const paid = events.find(({ type }) => type === 'invoice.paid')
    expect(paid).toMatchObject({ account: accountId, livemode: false })
    expect(paid?.data.object).toMatchObject({
      id: draft.id,
      amount_paid: 48_000,
      currency: 'eur',
      customer_email: ANA.email,
      customer_name: ANA.name,
      billing_reason: 'manual',
      parent: null,
    })
    const { payment_intent: intent = '' } =
      (await link.invoicePayments.list({ invoice: draft.id }, options)).data[0]?.payment ?? {}
    const found = await link.invoicePayments.list(
      { payment: { type: 'payment_intent', payment_intent: String(intent) } },
      options,
    )
    expect(found.data.map(({ invoice }) => invoice)).toEqual([draft.id])
  })

  test('says in the event of an invoice that it was paid outside Stripe', async () => {
    const { actions, eventsOf, linkAccount } = createStripeHarness()
    const accountId = await linkAccount()
    const { id } = await actions.createInvoice({ accountId, ...SALE })
    await actions.payInvoice(id, { how: 'elsewhere' })
    const events = await eventsOf(accountId)
    expect(events.find(({ type }) => type === 'invoice.paid')?.data.object).toMatchObject({
      amount_paid: 48_000,
      amount_paid_off_stripe: 48_000,
    })
    expect(typesOf(events)).not.toContain('invoice.payment_succeeded')
  })

  test.each([
    ['now', ['checkout.session.completed'], 'paid'],
    ['later', ['checkout.session.completed', 'checkout.session.async_payment_succeeded'], 'unpaid'],
  ] as const)('sends events about a sale that is paid %s', async (settles, types, status) => {
    const { actions, eventsOf, link, linkAccount, rows } = createStripeHarness()
    const accountId = await linkAccount()
    const session = await actions.sell({ accountId, ...SALE, by: 'payment_link', settles })
    if (settles === 'later') await actions.settleLater(session.id, 'paid')
    expect(await queuedTypes(rows)).toEqual(types)
    const [completed, settled = completed] = (await eventsOf(accountId)).filter(({ type }) =>
      type.startsWith('checkout'),
    )
    expect(completed?.data.object).toMatchObject({
      payment_status: status,
      payment_link: expect.stringMatching(/^plink_/),
    })
    const intent = sessionIn(settled).payment_intent
    expect(intent).toMatch(/^pi_/)
    expect(sessionIn(completed).payment_intent).toBe(intent)
    const charged = await link.paymentIntents.retrieve(
      String(intent),
      { expand: ['latest_charge'] },
      { stripeAccount: accountId },
    )
    expect(charged).toMatchObject({ status: 'succeeded', latest_charge: { amount: 48_000, paid: true } })
    const items = await link.checkout.sessions.listLineItems(session.id, {}, { stripeAccount: accountId })
    expect(items.data).toMatchObject([{ description: 'Website', amount_total: 48_000 }])
  })

  test('sends the first payment after a trial as a renewal', async () => {
    const { actions, clock, eventsOf, linkAccount } = createStripeHarness()
    const accountId = await linkAccount()
    const { id, status } = await actions.startSubscription({ accountId, ...SALE, trialDays: 14 })
    expect(status).toBe('trialing')
    clock.advance({ days: 14 })
    await actions.passTime(id)
    const paid = (await eventsOf(accountId)).filter(({ type }) => type === 'invoice.paid')
    expect(paid.map(({ data }) => data.object)).toMatchObject([
      { amount_paid: 0, billing_reason: 'subscription_create' },
      { amount_paid: 48_000, billing_reason: 'subscription_cycle' },
    ])
  })

  test('sends events about partial refunds, full refunds and disputes', async () => {
    const { actions, eventsOf, linkAccount, rows } = createStripeHarness()
    const accountId = await linkAccount()
    const { id } = await actions.createInvoice({ accountId, ...SALE })
    await actions.payInvoice(id)
    await actions.refund({ accountId, id, amount: 8_000 })
    await actions.refund({ accountId, id })
    const sold = await actions.sell({ accountId, ...SALE })
    await actions.dispute({ accountId, id: sold.id })
    expect((await queuedTypes(rows)).slice(2)).toEqual([
      'charge.refunded',
      'charge.refunded',
      'checkout.session.completed',
      'charge.dispute.created',
    ])
    const refunds = (await eventsOf(accountId)).filter(({ type }) => type === 'charge.refunded')
    expect(refunds.map(({ data }) => data.object)).toMatchObject([
      { refunded: false, amount_refunded: 8_000, billing_details: { email: ANA.email } },
      { refunded: true, amount_refunded: 48_000, payment_intent: expect.stringMatching(/^pi_/) },
    ])
    expect(refunds[0]?.data.object).not.toHaveProperty('invoice')
  })

  test('sends events about voided and uncollectible invoices', async () => {
    const { actions, linkAccount, rows } = createStripeHarness()
    const accountId = await linkAccount()
    const first = await actions.createInvoice({ accountId, ...SALE })
    const second = await actions.createInvoice({ accountId, ...SALE })
    expect(await actions.voidInvoice(first.id)).toMatchObject({ status: 'void' })
    expect(await actions.giveUpInvoice(second.id)).toMatchObject({ status: 'uncollectible' })
    expect(await queuedTypes(rows)).toEqual(['invoice.voided', 'invoice.marked_uncollectible'])
    await expect(actions.payInvoice(first.id)).rejects.toThrow(/only pay an open invoice/)
  })

  test('lists events by type and time, for thirty days', async () => {
    const { actions, clock, link, linkAccount } = createStripeHarness()
    const accountId = await linkAccount()
    const first = await actions.createInvoice({ accountId, ...SALE })
    await actions.payInvoice(first.id)
    clock.advance({ days: 1 })
    const since = Math.floor(clock.now().getTime() / 1000)
    const second = await actions.createInvoice({ accountId, ...SALE })
    await actions.payInvoice(second.id)
    const paid = async (query: Stripe.EventListParams) => {
      const { data } = await link.events.list(query, { stripeAccount: accountId })
      return data.map((event) => (event.data.object as { id: string }).id)
    }
    const types = [...LINK_EVENT_TYPES]
    expect(await paid({ types, created: { gt: since - 1 } })).toEqual([expect.stringMatching(/^inpay_/), second.id])
    expect(await paid({ type: 'invoice.paid' })).toEqual([second.id, first.id])
    clock.advance({ days: 29, seconds: 1 })
    expect(await paid({ type: 'invoice.paid' })).toEqual([second.id])
  })
})
