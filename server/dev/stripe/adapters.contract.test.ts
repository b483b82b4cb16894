import { expect, test } from 'vitest'
import { fieldsOf, listOf } from '#server/kernel/unknown-fields.ts'
import { createStripeHarness } from '#server/testing/stripe-emulator.ts'
import { createStripeAccounts } from '#server/stripe/stripe-accounts.ts'
import { createStripeLinks } from '#server/stripe/stripe-links.ts'
import { createStripePayments } from '#server/stripe/stripe-payments.ts'

const SALE = {
  client: { email: 'ana@client.example', name: 'Ana Ribeiro' },
  amount: 48_000,
  currency: 'eur',
  description: 'Website',
}

function createAdapters() {
  const harness = createStripeHarness()
  const { billing, link, clock, keys } = harness
  return {
    ...harness,
    payments: createStripePayments({ stripe: billing, priceSource: 'by_lookup_key', clock }),
    links: createStripeLinks({ stripe: link, clientId: keys.clientId, isLive: false }),
    accounts: createStripeAccounts({ stripe: link }),
  }
}

const lastOf = (url: string) => url.split('/').at(-1) ?? ''

test('our gateway sells a plan on the stand-in, cancels it, keeps it, changes it and ends it', async () => {
  const { actions, payments, billing } = createAdapters()
  const keys = (await payments.listOffers()).map(({ key }) => key)
  expect(keys).toEqual(['pro', 'studio', 'pro_annual', 'studio_annual'])
  const who = { userId: 'usr_1', email: 'nora@studio.example' }
  const { customerId } = await payments.createCustomer({ ...who, idempotencyKey: 'customer' })
  const checkout = {
    ...who,
    customerId,
    offer: 'studio' as const,
    successUrl: 'http://goodword.test/stripe/payment-success',
    cancelUrl: 'http://goodword.test/settings',
    idempotencyKey: 'checkout',
  }
  const { redirectUrl } = await payments.createCheckout(checkout)
  expect((await payments.createCheckout(checkout)).redirectUrl).toBe(redirectUrl)
  await actions.payCheckout(lastOf(redirectUrl))
  const bought = await payments.findSubscription(customerId)
  expect(bought).toMatchObject({ plan: 'studio', interval: 'month', isCancelling: false, pastDueSince: null })
  const subscriptionId = bought?.subscriptionId ?? ''
  await payments.cancelAtPeriodEnd(subscriptionId)
  expect(await payments.findSubscription(customerId)).toMatchObject({ isCancelling: true })
  await payments.reinstate(subscriptionId)
  await actions.cancelSubscription(subscriptionId)
  expect(await payments.findSubscription(customerId)).toMatchObject({ isCancelling: true })
  await payments.reinstate(subscriptionId)
  expect(await payments.findSubscription(customerId)).toMatchObject({ isCancelling: false })

  const returnUrl = 'http://goodword.test/settings'
  const changeTo = { subscriptionId, offer: 'pro' as const }
  const portal = await payments.openPortal({ customerId, returnUrl, changeTo })
  const found = await actions.findPortal(lastOf(portal.redirectUrl))
  const [wanted] = found?.portal.flow?.subscription_update_confirm?.items ?? []
  await actions.changePlan(lastOf(portal.redirectUrl), wanted?.price ?? '')
  // A smaller plan begins with the next period, and its schedule does not keep us from cancelling.
  expect(await payments.findSubscription(customerId)).toMatchObject({ plan: 'studio' })
  await payments.cancelAtPeriodEnd(subscriptionId)
  expect(await payments.findSubscription(customerId)).toMatchObject({ plan: 'studio', isCancelling: true })
  await payments.cancelNow(customerId)
  expect(await payments.findSubscription(customerId)).toBeNull()
  expect((await billing.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
})

test('a payment that fails on the stand-in is owed for until it is paid there', async () => {
  const { actions, payments, clock, subscribe } = createAdapters()
  const { id, customer } = await subscribe('pro')
  await actions.setCard(id, 'bad')
  clock.advance({ days: 31 })
  expect((await payments.findSubscription(String(customer)))?.pastDueSince).toBeInstanceOf(Date)
  const { redirectUrl } = await payments.openPortal({
    customerId: String(customer),
    returnUrl: 'http://goodword.test/settings',
    changeTo: null,
  })
  await actions.payDueInPortal(lastOf(redirectUrl))
  expect(await payments.findSubscription(String(customer))).toMatchObject({ pastDueSince: null })
})

test('our links are made and given up on the stand-in, however often', async () => {
  const { actions, links, accounts } = createAdapters()
  const code = await actions.allowLink('Atelier')
  const linked = await links.exchange(code)
  expect(linked).toMatchObject({
    name: 'Atelier',
    isLive: false,
    accountId: expect.stringMatching(/^acct_[A-Za-z\d]+$/),
  })
  expect(await links.exchange(code)).toBeNull()
  const account = { accountId: linked?.accountId ?? '', isLive: false }
  await links.revoke(account)
  await links.revoke(account)
  await expect(accounts.listPaid(account, { since: new Date(0), max: 10 })).rejects.toMatchObject({
    code: 'connections.access_lost',
  })
})

test('lines that an event, or a list of invoices and sessions, leaves out are read', async () => {
  const { actions, accounts, clock, linkAccount } = createAdapters()
  const accountId = await linkAccount()
  const account = { accountId, isLive: false }
  const since = clock.now()
  const pages = Array.from({ length: 10 }, (_, at) => ({ description: `Page ${at}`, amount: 1_000 }))
  const items = [...pages, { description: 'Deposit of May', amount: -20_000 }]
  const { id } = await actions.createInvoice({ accountId, ...SALE, items })
  await actions.payInvoice(id)
  const sold = await actions.sell({ accountId, ...SALE })
  const sent = await accounts.readObject(account, { type: 'invoice.paid', objectId: id })
  expect(sent).toMatchObject({ amount_paid: 38_000, lines: { has_more: true } })
  const names = async (kind: 'invoice' | 'session', of: string) =>
    (await accounts.listLines(account, { kind, id: of })).map((line) => fieldsOf(line)['description'])
  const all = [SALE.description, ...items.map(({ description }) => description)]
  expect(await names('invoice', id)).toEqual(all)
  expect(await names('session', sold.id)).toEqual([SALE.description])
  expect([await names('invoice', 'in_none'), await names('session', 'cs_none')]).toEqual([[], []])
  const { invoices, sessions } = await accounts.listPaid(account, { since, max: 10 })
  expect(invoices.map((invoice) => listOf(fieldsOf(invoice)['lines']).map(({ description }) => description))).toEqual([
    all,
  ])
  expect(sessions).toMatchObject([{ line_items: { data: [{ description: SALE.description }] } }])
})

test('what a linked account holds on the stand-in is read as it is', async () => {
  const { actions, accounts, clock, linkAccount } = createAdapters()
  const accountId = await linkAccount()
  const account = { accountId, isLive: false }
  const since = clock.now()
  const paid = await actions.createInvoice({ accountId, ...SALE })
  await actions.createInvoice({ accountId, ...SALE })
  await actions.createInvoice({ accountId, ...SALE, state: 'draft' })
  await actions.payInvoice(paid.id)
  const { id: subscriptionId, latest_invoice: invoiceId } = await actions.startSubscription({ accountId, ...SALE })
  await actions.sell({ accountId, ...SALE })
  const of = { customerId: paid.customer ?? '', exceptInvoiceId: null }
  expect(await accounts.readUnsettledInvoices(account, of)).toEqual({
    count: 2,
    first: { number: expect.stringMatching(/^\S+$/), isDraft: false },
  })
  expect(await accounts.isFirstPayment(account, { subscriptionId, invoiceId: invoiceId ?? '' })).toBe(true)
  const { invoices, sessions } = await accounts.listPaid(account, { since, max: 10 })
  expect([invoices.length, sessions.length]).toEqual([2, 1])
  const found = await accounts.listEvents(account, { types: ['invoice.paid', 'checkout.session.completed'], since })
  expect(found).toHaveLength(3)
  for (const { type, objectId } of found)
    expect(await accounts.readObject(account, { type, objectId })).toMatchObject({ id: objectId })
})
