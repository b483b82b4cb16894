import type { APIRequestContext, Page } from '@playwright/test'
import { getSubscription, type Subscription } from '#shared/billing.ts'
import { getCurrentUser } from '#shared/users.ts'
import type { Owner } from './fixtures.ts'

export const buyPro = (request: APIRequestContext, owner: Owner) => buyPlan(request, owner, 'pro')
export const buyStudio = (request: APIRequestContext, owner: Owner) => buyPlan(request, owner, 'studio')

/** Buys a plan on the checkout page of the Stripe emulator. */
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
  // Reading the subscription makes the server ask Stripe, so this does not wait for the webhook.
  const seen = await request.get(getSubscription.path, { headers: { authorization: `Bearer ${owner.token}` } })
  if (getSubscription.response?.parse(await seen.json()).plan !== plan) throw new Error('The paid plan is not active.')
}

const offers: Subscription['offers'] = [
  { key: 'pro', plan: 'pro', interval: 'month', amount: 1200, currency: 'usd' },
  { key: 'pro_annual', plan: 'pro', interval: 'year', amount: 12_000, currency: 'usd' },
  { key: 'studio', plan: 'studio', interval: 'month', amount: 4900, currency: 'usd' },
]

export const paidMonthly: Subscription = {
  plan: 'pro',
  interval: 'month',
  isCancelling: false,
  periodEndsAt: '2026-12-14T10:00:00.000Z',
  graceEndsAt: null,
  hasSeveral: false,
  hasBillingPage: true,
  offers,
}

/** Answers as if the owner had this subscription. */
export async function showSubscription(page: Page, subscription: Subscription) {
  const { plan, isCancelling } = subscription
  await page.route(`**${getCurrentUser.path}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), plan, isStripeSubscriptionCancelling: isCancelling } })
  })
  await page.route(`**${getSubscription.path}`, (route) => route.fulfill({ json: subscription }))
}

export const planCard = (page: Page, name: 'Free' | 'Pro' | 'Studio') => page.getByRole('region', { name, exact: true })
export const planButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
