import { expect, test } from 'vitest'
import { createStripeClient } from '#server/stripe/stripe-client.ts'
import { createHarness, ORIGIN } from '#server/testing/harness.ts'
import { linkAccount } from '#server/testing/payments.ts'

const OVERVIEW = '/dev/stripe'

async function setUp() {
  const h = await createHarness({ now: '2026-11-20T09:00:00.000Z' })
  const stripe = h.deps.development?.stripe
  if (!stripe) throw new Error('The harness has no stand-in for Stripe.')
  const client = createStripeClient({ secretKey: stripe.keys.link, reach: { fetch: stripe.fetch } })
  const code = await stripe.actions.allowLink('Atelier')
  const { stripe_user_id: accountId = '' } = await client.oauth.token({ grant_type: 'authorization_code', code })
  const read = async (path: string) => (await h.request<string>('GET', path)).body
  /** Where the page leads on. */
  const move = async (fields: { move: string; account?: string }) => {
    const answer = await h.app.request('/dev/stripe/clock', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
      body: new URLSearchParams(fields),
    })
    expect(answer.status).toBe(303)
    return answer.headers.get('location') ?? ''
  }
  return { h, actions: stripe.actions, accountId, read, move }
}

test('events that nobody listens to are folded away, with how many they are', async () => {
  const { h, actions, accountId, read } = await setUp()
  const client = { email: 'ana@client.example', name: 'Ana' }
  const invoice = await actions.createInvoice({
    accountId,
    client,
    amount: 48_000,
    currency: 'eur',
    description: 'Website',
  })
  await actions.payInvoice(invoice.id)
  await h.drain()
  const [shown, folded = ''] = (await read(OVERVIEW)).split(/<details><summary>(?=\d)/)
  const typesIn = (html: string | undefined) =>
    [...(html ?? '').matchAll(/<b>([a-z_]+\.[a-z_.]+)<\/b>/g)].map(([, type]) => type)
  expect(typesIn(shown)).toEqual(['invoice_payment.paid', 'invoice.paid'])
  expect(typesIn(folded)).toContain('charge.succeeded')
  expect(folded).toContain(`${typesIn(folded).length} more that Goodword doesn’t receive`)
  expect(folded).not.toContain('Send again')
})

test('a move of the clock that is refused is told in a sentence, where it was asked for', async () => {
  const { accountId, read, move } = await setUp()
  const tooFar = 'The clock can be moved at most a year ahead. Press “Back to now” first.'
  expect(await move({ move: 'day' })).toBe(OVERVIEW)
  expect(await read(OVERVIEW)).not.toContain('role="alert"')
  for (let day = 1; day < 366; day += 1) await move({ move: 'day' })
  for (const account of [undefined, accountId]) {
    const back = await move({ move: 'day', ...(account !== undefined && { account }) })
    expect(await read(back)).toContain(`<p class="problem" role="alert">${tooFar}</p>`)
  }
  expect(await move({ move: 'now' })).toBe(OVERVIEW)
  const nowhere = await move({ move: 'next', account: accountId })
  expect(nowhere).toBe(`/dev/stripe/accounts/${accountId}?refused=next`)
  expect(await read(nowhere)).toContain('No request is scheduled any more')
})

test('the next request of an account is that of its own clients, and the overview’s that of anybody', async () => {
  const { h, actions, read, move } = await setUp()
  const ids: string[] = []
  for (const name of ['Early', 'Late']) {
    await linkAccount(h, await h.signUp({ organisationName: name }), name)
    const accounts = await actions.listAccounts()
    const accountId = accounts.find(({ account }) => account.business_profile?.name === name)?.account.id ?? ''
    const client = { email: `${name.toLowerCase()}@client.example`, name }
    const sale = { accountId, client, amount: 48_000, currency: 'eur', description: 'Website' }
    await actions.payInvoice((await actions.createInvoice(sale)).id)
    await h.drain()
    h.clock.advance({ hours: 1 })
    ids.push(accountId)
  }
  const [early, late] = ids
  const scheduled = async (page: string) => /is scheduled for <b>([^<]+)/.exec(await read(page))?.[1]
  const [ofEarly, ofLate] = [`${OVERVIEW}/accounts/${early}`, `${OVERVIEW}/accounts/${late}`]
  expect(await scheduled(OVERVIEW)).toBeTruthy()
  expect(await scheduled(OVERVIEW)).toBe(await scheduled(ofEarly))
  expect(await scheduled(ofLate)).not.toBe(await scheduled(ofEarly))
  expect(await move({ move: 'next', account: late ?? '' })).toBe(ofLate)
  await h.drain()
  expect((await h.emails()).map(({ recipient }) => recipient)).toContain('late@client.example')
})
