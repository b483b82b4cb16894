import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { stripeObjects } from '#server/dev/schema/stripe.ts'
import { createStripeHarness } from '#server/testing/stripe-emulator.ts'
import { emulatedPrices } from './offers.ts'

// From https://github.com/stripe/openapi/blob/master/openapi/fixtures3.json.
const fixtures: Record<string, unknown> = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../testing/stripe-fixtures.excerpt.json'), 'utf8'),
)

const SALE = {
  client: { email: 'ana@client.example', name: 'Ana Ribeiro' },
  amount: 48_000,
  currency: 'eur',
  description: 'Website',
}

/** A smaller plan from the next period on. */
async function planSmaller({ actions, billing }: ReturnType<typeof createStripeHarness>, portalId: string) {
  const { data } = await billing.billingPortal.configurations.list()
  await billing.billingPortal.configurations.update(data[0]?.id ?? '', {
    features: {
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
      },
    },
  })
  await actions.changePlan(portalId, emulatedPrices.pro.id)
}

/** One of everything. */
async function makeEverything() {
  const harness = createStripeHarness()
  const { actions, billing } = harness
  const accountId = await harness.linkAccount()
  const { customer } = await harness.subscribe('studio')
  const portal = await billing.billingPortal.sessions.create({ customer: String(customer) })
  await billing.webhookEndpoints.create({ url: 'http://goodword.test/webhook', enabled_events: ['invoice.paid'] })
  await planSmaller(harness, portal.id)
  const invoice = await actions.createInvoice({ accountId, ...SALE })
  await actions.payInvoice(invoice.id)
  await actions.refund({ accountId, id: invoice.id, amount: 1 })
  await actions.failRefund({ accountId, id: invoice.id })
  await actions.creditInvoice({ accountId, id: invoice.id })
  const sold = await actions.sell({ accountId, ...SALE })
  await actions.dispute({ accountId, id: sold.id })
  await actions.closeDispute({ accountId, id: sold.id, as: 'lost' })
  await actions.startSubscription({ accountId, ...SALE, trialDays: 3 })
  return (await harness.rows(stripeObjects).list()).flatMap(({ kind, data: object }) => {
    const lines = isRecord(object) && Array.isArray(object['lines']) ? object['lines'] : []
    return [{ kind, object }, ...lines.map((line: unknown) => ({ kind: 'item', object: line }))]
  })
}

/** Published fields that we do not get. */
const LEFT_OUT = [
  // Removed in 2025-03-31 ("Basil"), and replaced by `parent`.
  'invoice.subscription',
  // Since 2022-11-15 only if it is expanded.
  'charge.refunds',
  // An object there, and its id by default.
  'subscription_schedule.phases[].items[].plan',
  // An example of another kind of object.
  'event.data.object',
]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)

/** Where an object differs from the fixture: a field is missing or has another type. */
function differences(object: unknown, fixture: unknown, path: string): string[] {
  if (isRecord(fixture) && isRecord(object)) {
    if (path.endsWith('metadata')) return []
    const keys = Object.keys(fixture).filter((key) => !LEFT_OUT.includes(`${path}.${key}`))
    return keys.flatMap((key) =>
      key in object ? differences(object[key], fixture[key], `${path}.${key}`) : [`${path}.${key} is missing`],
    )
  }
  if (Array.isArray(fixture) && Array.isArray(object))
    return fixture.length > 0 && object.length > 0 ? differences(object[0], fixture[0], `${path}[]`) : []
  // The fixtures have null for some values that can be set, and values for some that can be null.
  if (fixture === null || object === null) return []
  return typeOf(object) === typeOf(fixture) ? [] : [`${path} is a ${typeOf(object)}, not a ${typeOf(fixture)}`]
}

test.each(Object.keys(fixtures))('each %s has the fields that Stripe publishes, of the same types', async (kind) => {
  const made = (await makeEverything()).filter((one) => one.kind === kind)
  expect(made.length).toBeGreaterThan(0)
  for (const { object } of made) expect(differences(object, fixtures[kind], kind)).toEqual([])
})
