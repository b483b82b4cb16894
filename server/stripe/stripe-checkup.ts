import type { OfferKey } from '#shared/billing.ts'
import { OAUTH_CALLBACK_PATH } from '#shared/connections.ts'
import { plans } from '#shared/plans.ts'
import type { StripeConfig } from '#server/config/stripe-config.ts'
import { type Finding, findingsOf } from '#server/kernel/finding.ts'
import { createStripeClient, explainStripeError, isMissing } from './stripe-client.ts'
import { ENDPOINT_VERSION, type EndpointPlan, endpointPlans, findEndpoints, missingTypes } from './stripe-endpoints.ts'
import { intervalOf, planOf } from './stripe-prices.ts'

type Client = ReturnType<typeof createStripeClient>

const MAKE = '`npm run stripe:webhooks` does it'

/** What of Stripe is set up and answers. Reads only. */
export async function checkStripe(stripe: StripeConfig, { publicUrl }: { publicUrl: string }): Promise<Finding[]> {
  const { billing, link, isLive, url } = stripe
  const { open, ok } = findingsOf('Stripe')
  if (!billing && !link)
    return [open('No key is set: in development a stand-in is there, in production nothing can be bought.')]
  const clientOf = (secretKey: string) => createStripeClient({ secretKey, reach: { url } })
  const found = [isLive ? ok('The keys are live.') : open('The keys are of test mode: no money is moved.')]
  if (billing) {
    const client = clientOf(billing.secretKey)
    found.push(await checkAccount(client, { place: 'Stripe, plans: account', isForSales: true }))
    for (const [key, id] of Object.entries(billing.prices))
      // Safe: the configuration has no other keys.
      found.push(await checkPrice(client, { key: key as OfferKey, id }))
    found.push(await checkWebhook(client, { part: 'billing', publicUrl, secrets: billing.webhookSecrets }))
  } else found.push(findingsOf('Stripe, plans').open('STRIPE_BILLING_SECRET_KEY is not set: nobody can buy a plan.'))
  if (link) {
    const client = clientOf(link.secretKey)
    found.push(await checkAccount(client, { place: 'Stripe, links: account', isForSales: false }))
    found.push(await checkWebhook(client, { part: 'link', publicUrl, secrets: link.webhookSecrets }))
    found.push(
      findingsOf('Stripe, links: consent').open(
        `See at Stripe under Connect, Settings, OAuth that ${publicUrl}${OAUTH_CALLBACK_PATH} is a redirect URI: that cannot be seen from here.`,
      ),
    )
  } else
    found.push(
      findingsOf('Stripe, links').open(
        'STRIPE_LINK_SECRET_KEY is not set: owners link by a webhook that they add to their own Stripe.',
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
      return problem(`${id} may not take payments yet: finish what Stripe asks for under Settings, Business.`)
    return ok(`The key is of ${id}.`)
  } catch (error) {
    if (isForbidden(error)) return open('The restricted key may not read its account, which nothing here needs.')
    return problem(sentenceAbout(error))
  }
}

async function checkPrice(stripe: Client, { key, id }: { key: OfferKey; id: string }): Promise<Finding> {
  const { ok, open, problem } = findingsOf(`Stripe, plans: STRIPE_PRICE_${key.toUpperCase()}`)
  try {
    const { active, recurring, unit_amount: amount, currency } = await stripe.prices.retrieve(id)
    const [interval, plan] = [intervalOf(key), planOf(key)]
    if (!active) return problem(`${id} is archived: make it active in the product catalogue, or set another.`)
    if (!recurring) return problem(`${id} is paid once: set a price that is paid each ${interval}.`)
    if (recurring.interval !== interval || recurring.interval_count !== 1)
      return problem(
        `${id} is paid every ${recurring.interval_count} ${recurring.interval}(s): set a price that is paid each ${interval}.`,
      )
    if (amount === null) return problem(`${id} has tiers: set a price of one amount.`)
    const says = `${(amount / 100).toFixed(2)} ${currency.toUpperCase()} each ${interval}`
    const expected = plans[plan].monthlyPriceCents
    if (interval === 'month' && (amount !== expected || currency !== 'usd'))
      return open(`${id} is ${says}, but our pages say ${(expected / 100).toFixed(2)} USD: see which is meant.`)
    return ok(`${id} is ${says}.`)
  } catch (error) {
    if (isMissing(error))
      return problem(`There is no price ${id} in this account and mode: set the id from the product catalogue.`)
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
          ? `The one to ${publicUrl}${plan.path} is switched off: switch it on; ${MAKE}.`
          : `There is none to ${publicUrl}${plan.path}: make it; ${MAKE}.`,
      )
    const { id, api_version: version, application } = endpoint
    if (another)
      return problem(`${id} and ${another.id} go to the same address: delete one at Stripe, each event comes twice.`)
    const missing = missingTypes(endpoint, plan)
    if (missing.length > 0) return problem(`${id} does not hear of ${missing.join(', ')}: add them; ${MAKE}.`)
    if (secrets.length === 0)
      return problem(
        `Set STRIPE_${part.toUpperCase()}_WEBHOOK_SECRET to the signing secret of ${id}: without it no event is taken.`,
      )
    if (version !== ENDPOINT_VERSION)
      return problem(
        `${id} speaks ${version ?? 'the version of the account'}, not ${ENDPOINT_VERSION}: delete it at Stripe, then ${MAKE}.`,
      )
    if ((application !== null) !== plan.isOfLinks)
      return open(
        plan.isOfLinks
          ? `${id} seems to hear of your own account: it must listen to connected accounts.`
          : `${id} seems to hear of connected accounts: it must listen to your own account only.`,
      )
    return ok(`${id} hears of ${plan.types.length} kinds of events, in version ${ENDPOINT_VERSION}.`)
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
