import { OAUTH_CALLBACK_PATH } from '#shared/connections.ts'
import type { Harness, TestOwner } from './harness.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }

/** Submits a form of the Stripe emulator and returns where the browser is sent. */
export async function sendForm(h: Harness, path: string, fields: Record<string, string>): Promise<string> {
  const answer = await h.app.request(path, { method: 'POST', headers: FORM, body: new URLSearchParams(fields) })
  return answer.headers.get('location') ?? `${answer.status}`
}

/** Starts paying for a plan and returns the checkout page. */
export async function openCheckout(h: Harness, owner: TestOwner, plan: 'pro' | 'studio'): Promise<string> {
  const answer = await h.request<{ redirectUrl: string }>('POST', '/goodword/stripe/create-checkout-session', {
    token: await h.signIn(owner),
    body: { priceId: plan },
  })
  if (answer.status !== 200) throw new Error(`Could not start paying: ${JSON.stringify(answer.body)}`)
  return new URL(answer.body.redirectUrl).pathname
}

/** Buys a plan like a person would. */
export async function subscribe(h: Harness, owner: TestOwner, plan: 'pro' | 'studio'): Promise<void> {
  const landed = await sendForm(h, await openCheckout(h, owner, plan), { decision: 'pay' })
  if (!landed.endsWith('/stripe/payment-success')) throw new Error(`Could not pay: ${landed}`)
  await h.drain()
}

/** A link that was started: the query of the provider's page, and the browser's cookie. */
export async function beginLink(h: Harness, owner: TestOwner): Promise<{ query: URLSearchParams; cookie: string }> {
  const answer = await h.request<{ redirectUrl: string }>('POST', '/goodword/stripe/oauth-connect', {
    token: await h.signIn(owner),
  })
  if (answer.status !== 200) throw new Error(`Could not start linking: ${JSON.stringify(answer.body)}`)
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  return { query: new URL(answer.body.redirectUrl).searchParams, cookie }
}

/** What the owner is told when the provider redirects back with this query. */
export async function comeBack(h: Harness, query: Record<string, string>, cookie = ''): Promise<string> {
  const path = `${OAUTH_CALLBACK_PATH}?${new URLSearchParams(query)}`
  const answer = await h.app.request(path, { headers: { cookie } })
  const location = new URL(answer.headers.get('location') ?? '', h.deps.publicUrl())
  return `${answer.status} ${location.pathname} ${location.searchParams.get('result')}`
}

/** Links the account with that name like a person would, and returns what the owner is told. */
export async function linkAccount(h: Harness, owner: TestOwner, name: string): Promise<string> {
  const { query, cookie } = await beginLink(h, owner)
  const form = Object.fromEntries([...query, ['name', name], ['decision', 'allow']])
  const landed = new URL(await sendForm(h, '/dev/stripe/authorize', form))
  return comeBack(h, Object.fromEntries(landed.searchParams), cookie)
}
