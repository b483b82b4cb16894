import type { APIRequestContext } from '@playwright/test'
import type { Owner } from './fixtures.ts'

export const buyPro = (request: APIRequestContext, owner: Owner) => buyPlan(request, owner, 'pro')
export const buyStudio = (request: APIRequestContext, owner: Owner) => buyPlan(request, owner, 'studio')

/** Buys a plan, as a person would on the page of the stand-in for Stripe. */
async function buyPlan(request: APIRequestContext, owner: Owner, plan: 'pro' | 'studio'): Promise<void> {
  const begun = await request.post('/goodword/stripe/create-checkout-session', {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { priceId: plan },
  })
  if (!begun.ok()) throw new Error(await begun.text())
  const body: unknown = await begun.json()
  const address = body && typeof body === 'object' && 'redirectUrl' in body ? String(body.redirectUrl) : ''
  const paid = await request.post(new URL(address).pathname, {
    form: { decision: 'pay' },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
  if (!paid.headers()['location']?.endsWith('/stripe/payment-success')) throw new Error(await paid.text())
}
