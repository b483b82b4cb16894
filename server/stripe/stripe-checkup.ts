import type { OfferKey } from '#shared/billing.ts'
import { OAUTH_CALLBACK_PATH } from '#shared/connections.ts'
import { plans } from '#shared/plans.ts'
import type { StripeConfig } from '#server/config/stripe-config.ts'
import { type Finding, findingsOf } from '#server/kernel/finding.ts'
import { createStripeClient, explainStripeError, isMissing } from './stripe-client.ts'
import { ENDPOINT_VERSION, type EndpointPlan, endpointPlans, findEndpoints, missingTypes } from './stripe-endpoints.ts'
import { intervalOf, planOf } from './stripe-prices.ts'

type Client = ReturnType<typeof createStripeClient>

const MAKE = 'run `npm run stripe:webhooks`'

/** Checks what is set up at Stripe and whether it answers. Read-only. */
export async function checkStripe(stripe: StripeConfig, { publicUrl }: { publicUrl: string }): Promise<Finding[]> {
  const { billing, link, isLive, url } = stripe
  const { open, ok } = findingsOf('Stripe')
  if (!billing && !link)
    return [open('No key is set. In development the Stripe emulator is used; in production nothing can be bought.')]
  const clientOf = (secretKey: string) => createStripeClient({ secretKey, reach: { url } })
  const found = [isLive ? ok('The keys are live keys.') : open('The keys are test keys, so no money moves.')]
  if (billing) {
    const client = clientOf(billing.secretKey)
    found.push(await checkAccount(client, { place: 'Stripe, plans: account', isForSales: true }))
    for (const [key, id] of Object.entries(billing.prices))
      // Safe: the configuration has no other keys.
      found.push(await checkPrice(client, { key: key as OfferKey, id }))
    found.push(await checkWebhook(client, { part: 'billing', publicUrl, secrets: billing.webhookSecrets }))
  } else found.push(findingsOf('Stripe, plans').open('STRIPE_BILLING_SECRET_KEY is not set, so nobody can buy a plan.'))
  if (link) {
    const client = clientOf(link.secretKey)
    found.push(await checkAccount(client, { place: 'Stripe, links: account', isForSales: false }))
    found.push(await checkWebhook(client, { part: 'link', publicUrl, secrets: link.webhookSecrets }))
    found.push(
      findingsOf('Stripe, links: consent').open(
        `Check at Stripe under Connect, Settings, OAuth that ${publicUrl}${OAUTH_CALLBACK_PATH} is a redirect URI. That can’t be checked from here.`,
      ),
    )
  } else
    found.push(
      findingsOf('Stripe, links').open(
        'STRIPE_LINK_SECRET_KEY is not set, so owners link accounts by adding a webhook to their own Stripe.',
      ),
    )
  return found
}

async function checkAccount(
  stripe: Client,
  { place, isForSales }: { place: string; isForSales: boolean },
): Promise<Finding> {
  const { ok, open, problem } = findingsOf(place)
  try {
    const { id, charges_enabled: canCharge } = await stripe.accounts.retrieveCurrent()
    if (isForSales && !canCharge)
      return problem(`${id} can’t take payments yet. Complete what Stripe asks for under Settings, Business.`)
    return ok(`The key belongs to ${id}.`)
  } catch (error) {
    if (isForbidden(error)) return open('The restricted key can’t read its account. Nothing here needs that.')
    return problem(sentenceAbout(error))
  }
}

async function checkPrice(stripe: Client, { key, id }: { key: OfferKey; id: string }): Promise<Finding> {
  const { ok, open, problem } = findingsOf(`Stripe, plans: STRIPE_PRICE_${key.toUpperCase()}`)
  try {
    const { active, recurring, unit_amount: amount, currency } = await stripe.prices.retrieve(id)
    const [interval, plan] = [intervalOf(key), planOf(key)]
    if (!active) return problem(`${id} is archived. Activate it in the product catalogue, or set another price.`)
    if (!recurring) return problem(`${id} is a one-time price. Set a price that recurs every ${interval}.`)
    if (recurring.interval !== interval || recurring.interval_count !== 1)
      return problem(
        `${id} recurs every ${recurring.interval_count} ${recurring.interval}(s). Set a price that recurs every ${interval}.`,
      )
    if (amount === null) return problem(`${id} has tiers. Set a price with a single amount.`)
    const says = `${(amount / 100).toFixed(2)} ${currency.toUpperCase()} each ${interval}`
    const expected = plans[plan].monthlyPriceCents
    if (interval === 'month' && (amount !== expected || currency !== 'usd'))
      return open(`${id} is ${says}, but our pages say ${(expected / 100).toFixed(2)} USD. Check which is right.`)
    return ok(`${id} is ${says}.`)
  } catch (error) {
    if (isMissing(error))
      return problem(`There is no price ${id} in this account and mode. Copy the id from the product catalogue.`)
    return problem(sentenceAbout(error))
  }
}

async function checkWebhook(
  stripe: Client,
  { part, publicUrl, secrets }: { part: 'billing' | 'link'; publicUrl: string; secrets: string[] },
): Promise<Finding> {
  const { ok, open, problem } = findingsOf(`Stripe, ${part === 'billing' ? 'plans' : 'links'}: webhook`)
  const plan: EndpointPlan = endpointPlans[part]
  try {
    const all = await findEndpoints(stripe, { plan, publicUrl })
    const [endpoint, another] = all.filter(({ status }) => status === 'enabled')
    if (!endpoint)
      return problem(
        all.length > 0
          ? `The webhook to ${publicUrl}${plan.path} is disabled. Enable it: ${MAKE}.`
          : `There is no webhook to ${publicUrl}${plan.path}. Create it: ${MAKE}.`,
      )
    const { id, api_version: version, application } = endpoint
    if (another)
      return problem(
        `${id} and ${another.id} have the same address, so each event arrives twice. Delete one at Stripe.`,
      )
    const missing = missingTypes(endpoint, plan)
    if (missing.length > 0) return problem(`${id} doesn’t receive ${missing.join(', ')}. Add them: ${MAKE}.`)
    if (secrets.length === 0)
      return problem(
        `Set STRIPE_${part.toUpperCase()}_WEBHOOK_SECRET to the signing secret of ${id}. Without it no event is accepted.`,
      )
    if (version !== ENDPOINT_VERSION)
      return problem(
        `${id} uses ${version ?? 'the account’s API version'}, not ${ENDPOINT_VERSION}. Delete it at Stripe, then ${MAKE}.`,
      )
    if ((application !== null) !== plan.isOfLinks)
      return open(
        plan.isOfLinks
          ? `${id} seems to receive events of your own account. It must listen to connected accounts.`
          : `${id} seems to receive events of connected accounts. It must listen to your own account only.`,
      )
    return ok(`${id} receives ${plan.types.length} event types, in version ${ENDPOINT_VERSION}.`)
  } catch (error) {
    return problem(sentenceAbout(error))
  }
}

const isForbidden = (error: unknown) =>
  error instanceof Error && 'type' in error && error.type === 'StripePermissionError'

function sentenceAbout(error: unknown): string {
  const sentence = explainStripeError(error)
  if (sentence === undefined) throw error
  return sentence
}
