import { expect, test } from 'vitest'
import type { Connection } from '#shared/connections.ts'
import type { Payment } from '#shared/payments.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import type { WidgetFeed } from '#shared/widgets.ts'
import { widgets } from '#server/db/schema/widgets.ts'
import { publicTestimonials, testimonials } from '#server/db/schema/testimonials.ts'
import { openByEmail, ANSWER } from '#server/testing/clients.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { clientsOf, createAskedAccounts, linkTo } from '#server/testing/paying-clients.ts'
import { stripeSenderOf } from '#server/testing/stripe-events.ts'
import { paidInvoice } from '#server/testing/stripe-objects.ts'

const SECRET = `whsec_${'a'.repeat(32)}`
const CLIENT = { email: 'ana@client.example', name: 'Ana Ribeiro' }

type Asking = { h: Harness; owner: TestOwner }

const invoiceOf = (h: Harness) => paidInvoice({ ...CLIENT, paidAt: h.clock.now().toISOString() })

async function payIntoAccount({ h, owner }: Asking, invoice: object = {}) {
  await linkTo(h, owner)
  await clientsOf(h, owner).tell({ type: 'invoice.paid', object: { ...invoiceOf(h), ...invoice } })
}

async function payByOwnWebhook({ h, owner: { token } }: Asking) {
  const { id, webhookUrl } = (
    await h.request<Connection>('POST', '/goodword/stripe/webhook-connections', { token, body: { name: 'Mine' } })
  ).body
  const body = { signingSecret: SECRET }
  await h.request('PUT', `/goodword/stripe/connections/${id}/secret`, { token, body })
  expect(await stripeSenderOf(h).sendOwn(webhookUrl ?? '', SECRET, { object: invoiceOf(h) })).toBe(200)
  await h.drain()
}

const askByHand = ({ h, owner }: Asking) =>
  h.createRequest(owner, { customerEmail: CLIENT.email, isAutoSendEnabled: true })

/** The client answers through the emailed link and is approved. Returns what the public and the owner see. */
async function answerAfter(ask: (asking: Asking) => Promise<unknown>, answer: Record<string, unknown> = {}) {
  const { accounts } = createAskedAccounts()
  const h = await createHarness({ overrides: { stripe: { payments: undefined, links: undefined, accounts } } })
  const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
  await ask({ h, owner })
  h.clock.advance({ days: 7 })
  await h.drain()
  const { id, publicId } = await h.rows(testimonials).one()
  await h.submit(id, { ...ANSWER, openedToken: await openByEmail(h, id), ...answer })
  const token = await h.signIn(owner)
  await h.request('PUT', `/goodword/testimonial/${id}/approve`, { token })
  const { id: widgetId } = await h.rows(widgets).one()
  const look = async () => {
    const { body: feed } = await h.request<WidgetFeed>('GET', `/w/${widgetId}.json`)
    const wall = await h.request<string>('GET', `/wall/${widgetId}`)
    const { body: details } = await h.request<TestimonialDetails>('GET', `/goodword/testimonial/${id}/details`, {
      token,
    })
    expect(wall.body).toContain(ANSWER.testimonial)
    return {
      view: (await h.rows(publicTestimonials).one()).isVerified,
      feed: [feed.items[0]?.isVerified, feed.summary.afterPayment],
      wall: [wall.body.includes(`/proof/${publicId}`), wall.body.includes('asked after payment')],
      proof: (await h.request('GET', `/proof/${publicId}`)).status,
      owner: details.verification,
    }
  }
  return { h, owner, look }
}

const unverified = { view: false, feed: [false, 0], wall: [false, false], proof: 404 }

test('a client whose payment into a linked account we saw is verified', async () => {
  const { look } = await answerAfter((asking) => payIntoAccount(asking))
  expect(await look()).toEqual({ view: true, feed: [true, 1], wall: [true, true], proof: 200, owner: 'verified' })
})

test('a client whose invoice was only marked as paid is not verified', async () => {
  const { look } = await answerAfter((asking) => payIntoAccount(asking, { paid_out_of_band: true }))
  expect(await look()).toEqual({ ...unverified, owner: 'paid_elsewhere' })
})

test('a client whose payment only the owner’s own webhook reported is not verified', async () => {
  const { look } = await answerAfter(payByOwnWebhook)
  expect(await look()).toEqual({ ...unverified, owner: 'own_webhook' })
})

test('a client who answers through another link than the emailed one is not verified', async () => {
  const { look } = await answerAfter((asking) => payIntoAccount(asking), { openedToken: undefined })
  expect(await look()).toEqual({ ...unverified, owner: 'other_link' })
})

test('a client whose address the owner added to the payment is not verified', async () => {
  const { look } = await answerAfter(async (asking) => {
    await payIntoAccount(asking, { customer_email: null })
    const { h, owner } = asking
    const { body } = await h.request<{ items: Payment[] }>('GET', '/goodword/payment/list', { token: owner.token })
    const address = `/goodword/payment/${body.items[0]?.id}/address`
    const given = { token: owner.token, body: { customerEmail: CLIENT.email } }
    expect((await h.request('PUT', address, given)).status).toBe(200)
  })
  expect(await look()).toEqual({ ...unverified, owner: 'owners_address' })
})

test('a client whose address the owner changed in the request is not verified', async () => {
  const { look } = await answerAfter(async (asking) => {
    await payIntoAccount(asking)
    const { h, owner } = asking
    const { id } = await h.rows(testimonials).one()
    const body = { customerEmail: 'ben@client.example', customerName: CLIENT.name, isAutoSendEnabled: true }
    const changed = await h.request('PUT', `/goodword/testimonial/${id}`, { token: owner.token, body })
    expect(changed.status).toBe(200)
  })
  expect(await look()).toEqual({ ...unverified, owner: 'owners_address' })
})

test('a client whom the owner asked is not verified', async () => {
  const { look } = await answerAfter(askByHand)
  expect(await look()).toEqual({ ...unverified, owner: null })
})

test('a later event about the payment is reflected immediately', async () => {
  const { h, owner, look } = await answerAfter((asking) => payIntoAccount(asking))
  await look()
  await clientsOf(h, owner).tell({ type: 'invoice.paid', object: { ...invoiceOf(h), paid_out_of_band: true } })
  expect(await look()).toEqual({ ...unverified, owner: 'paid_elsewhere' })
})
