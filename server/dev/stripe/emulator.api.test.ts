import { describe, expect, test } from 'vitest'
import { OAUTH_CALLBACK_PATH } from '#shared/connections.ts'
import { createHarness, ORIGIN } from '#server/testing/harness.ts'
import { beginLink, openCheckout } from '#server/testing/payments.ts'
import { accountIdOf } from './emulator.domain.ts'

const NOTICE = 'Stripe emulator: no money moves'

async function setUp() {
  const h = await createHarness()
  const owner = await h.signUp({ organisationName: 'Atelier <b>Feldmann</b>' })
  const checkout = await openCheckout(h, owner, 'pro')
  const { query } = await beginLink(h, owner)
  const consent = { ...Object.fromEntries(query), name: 'Atelier', decision: 'allow' }
  const send = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
    h.app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields),
    })
  return { h, owner, checkout, query, consent, send }
}

describe('a page of the stand-in', () => {
  test('says what it is, may send its form to us alone, and shows what it is given as text', async () => {
    const { h, checkout, query } = await setUp()
    const paths = [`/dev/stripe/authorize?${query}`, checkout, '/dev/stripe/authorize', '/dev/stripe/checkout/none']
    for (const path of paths) {
      const { body, headers } = await h.request<string>('GET', path)
      expect(body, path).toContain(NOTICE)
      expect(body).not.toContain('<b>Feldmann')
      const policy = headers.get('content-security-policy')
      expect(policy).toContain("default-src 'none'; style-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'; form-action 'self'")
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  test.each([
    ['of the organisation', { organisationName: 'Atelier Feldmann' }, 'Atelier Feldmann'],
    ['of the owner where there is no organisation', {}, 'Nora Feldmann'],
  ])('offers the name %s for the account', async (_, profile, name) => {
    const h = await createHarness()
    const { query } = await beginLink(h, await h.signUp(profile))
    const { body } = await h.request<string>('GET', `/dev/stripe/authorize?${query}`)
    expect(body).toContain(`name="name" value="${name}"`)
  })

  test.each<[string, Record<string, string>, boolean]>([
    ['the page itself', { 'sec-fetch-site': 'same-origin' }, true],
    ['the page itself, in a browser that says only its origin', { origin: ORIGIN }, true],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: ORIGIN }, false],
    ['another site of ours', { 'sec-fetch-site': 'same-site' }, false],
    ['another site, in such a browser', { origin: 'https://elsewhere.example' }, false],
    ['nowhere', {}, false],
  ])('takes its form from %s: %j %j', async (_, headers, isTaken) => {
    const { h, owner, checkout, consent, send } = await setUp()
    expect((await send('/dev/stripe/authorize', consent, headers)).status).toBe(isTaken ? 303 : 403)
    expect((await send(checkout, { decision: 'pay' }, headers)).status).toBe(isTaken ? 303 : 403)
    const { body } = await h.request('GET', '/goodword/stripe/subscription', { token: owner.token })
    expect(body).toMatchObject({ plan: isTaken ? 'pro' : 'free' })
  })

  test.each(['https://elsewhere.example/', `https://elsewhere.example${OAUTH_CALLBACK_PATH}`, `${ORIGIN}/login`, ''])(
    'sends nobody on to "%s"',
    async (url) => {
      const { h, query, consent, send } = await setUp()
      query.set('redirect_uri', url)
      expect((await h.request('GET', `/dev/stripe/authorize?${query}`)).status).toBe(400)
      const headers = { 'sec-fetch-site': 'same-origin' }
      expect((await send('/dev/stripe/authorize', { ...consent, redirect_uri: url }, headers)).status).toBe(400)
    },
  )

  test('of a plan that is paid for goes on to the end', async () => {
    const { h, checkout, send } = await setUp()
    await send(checkout, { decision: 'pay' }, { origin: ORIGIN })
    const again = await h.app.request(checkout)
    expect([again.status, again.headers.get('location')]).toEqual([303, `${ORIGIN}/stripe/payment-success`])
  })

  test('does not exist where payments are not simulated', async () => {
    const h = await createHarness({ overrides: { stripe: undefined, development: undefined } })
    for (const path of ['authorize', 'checkout/any', 'style.css']) {
      expect((await h.request('GET', `/dev/stripe/${path}`)).status).toBe(404)
    }
    expect((await h.request('POST', '/dev/stripe/authorize')).status).toBe(404)
  })
})

test('an invoice whose money went back offers no refund, though its client paid as much by another', async () => {
  const h = await createHarness()
  const { actions } = h.deps.development?.stripe ?? {}
  await actions?.allowLink('Atelier')
  const accountId = accountIdOf('Atelier')
  const client = { name: 'Ana', email: 'ana@client.example' }
  const bill = async () => {
    const invoice = await actions?.createInvoice({
      accountId,
      client,
      amount: 5000,
      currency: 'eur',
      description: 'Logo',
    })
    await actions?.payInvoice(invoice?.id ?? '')
    return invoice?.id ?? ''
  }
  const [refunded, kept] = [await bill(), await bill()]
  await actions?.refund({ accountId, id: refunded })
  const { body } = await h.request<string>('GET', `/dev/stripe/accounts/${accountId}`)
  const formOf = (id: string) => body.split('<form').find((form) => form.includes(`value="${id}"`)) ?? ''
  expect(formOf(refunded)).not.toContain('value="refund"')
  expect(formOf(kept)).toContain('value="refund"')
})

test('one name is one account', () => {
  expect(accountIdOf(' Atelier ')).toBe(accountIdOf('atelier'))
  expect(accountIdOf('Atelier')).not.toBe(accountIdOf('Studio'))
  expect(accountIdOf('Atelier')).toMatch(/^acct_[A-Za-z0-9]{16}$/)
})
