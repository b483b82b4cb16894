import * as z from 'zod'
import type { OfferKey } from '#shared/billing.ts'
import { ConfigError } from './config-error.ts'

/** Our own Stripe account, to which plans are paid. */
export type StripeBillingConfig = {
  secretKey: string
  /** Secrets of the webhook: the current one and, during rotation, the next one. Empty means no webhook. */
  webhookSecrets: string[]
  prices: Partial<Record<OfferKey, string>>
}

/** The Connect platform to which owners link their accounts. */
export type StripeLinkConfig = { secretKey: string; clientId: string; webhookSecrets: string[] }

/** Payments through Stripe. Either part is undefined when it is not set up. */
export type StripeConfig = {
  billing: StripeBillingConfig | undefined
  link: StripeLinkConfig | undefined
  /** Whether the keys move real money. */
  isLive: boolean
  /** Origin of an emulator; undefined means Stripe itself. */
  url: string | undefined
}

export const noStripe: StripeConfig = { billing: undefined, link: undefined, isLive: false, url: undefined }

const SECRETS_MAX = 2

const SecretKey = z
  .string()
  .regex(/^(sk|rk)_(test|live)_[A-Za-z\d]{8,}$/, 'must be a Stripe secret key, like sk_live_… or rk_live_…')
  .optional()

const WebhookSecrets = z
  .string()
  .transform((list) => list.split(',').map((secret) => secret.trim()))
  .pipe(
    z
      .array(z.string().regex(/^whsec_\w{8,}$/))
      .min(1)
      .max(SECRETS_MAX),
  )

const WebhookSecret = z
  .string()
  .refine(
    (list) => WebhookSecrets.safeParse(list).success,
    'must be the webhook’s signing secret, which begins with whsec_, or two separated by a comma',
  )
  .optional()

const PriceId = z
  .string()
  .regex(/^price_\w+$/, 'must be a Stripe price id, which begins with price_')
  .optional()

export const stripeVariables = {
  STRIPE_BILLING_SECRET_KEY: SecretKey,
  STRIPE_BILLING_WEBHOOK_SECRET: WebhookSecret,
  STRIPE_PRICE_PRO: PriceId,
  STRIPE_PRICE_STUDIO: PriceId,
  STRIPE_PRICE_PRO_ANNUAL: PriceId,
  STRIPE_PRICE_STUDIO_ANNUAL: PriceId,
  STRIPE_LINK_SECRET_KEY: SecretKey,
  STRIPE_LINK_CLIENT_ID: z
    .string()
    .regex(/^ca_\w{8,}$/, 'must be a Connect client id, which begins with ca_')
    .optional(),
  STRIPE_LINK_WEBHOOK_SECRET: WebhookSecret,
  STRIPE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like http://127.0.0.1:4020' })
    .refine(
      (url) => URL.canParse(url) && new URL(url).href === `${new URL(url).origin}/`,
      'must be an origin, without a path',
    )
    .transform((url) => new URL(url).origin)
    .optional(),
}

const secretVariables: ReadonlySet<string> = new Set([
  'STRIPE_BILLING_SECRET_KEY',
  'STRIPE_BILLING_WEBHOOK_SECRET',
  'STRIPE_LINK_SECRET_KEY',
  'STRIPE_LINK_WEBHOOK_SECRET',
])

/** True for variables that hold a secret, and for values that look like one in any variable. */
export const isStripeSecret = ({ name, value }: { name: string; value: string }): boolean =>
  secretVariables.has(name) || /\b((sk|rk)_(test|live)|whsec)_\w+/.test(value)

type Name = keyof typeof stripeVariables
type StripeValues = { [Variable in Name]?: string | undefined } & { NODE_ENV?: string | undefined }

/** Throws ConfigError for variables that conflict, and in production for anything that moves no real money. */
export function readStripeConfig(values: StripeValues): StripeConfig {
  const { STRIPE_BILLING_SECRET_KEY: billingKey, STRIPE_LINK_SECRET_KEY: linkKey, STRIPE_URL: url } = values
  refuseParts(values)
  if (billingKey && linkKey && isLiveKey(billingKey) !== isLiveKey(linkKey))
    throw new ConfigError(
      'STRIPE_BILLING_SECRET_KEY and STRIPE_LINK_SECRET_KEY have different modes. Set both to test keys or both to live keys.',
    )
  if (values.NODE_ENV === 'production') checkProduction(values)
  return { billing: billingOf(values), link: linkOf(values), isLive: isLiveKey(billingKey ?? linkKey), url }
}

const isLiveKey = (key: string | undefined) => /^[rs]k_live_/.test(key ?? '')

const listSecrets = (list: string | undefined) => (list === undefined ? [] : WebhookSecrets.parse(list))

function billingOf(values: StripeValues): StripeBillingConfig | undefined {
  const secretKey = values.STRIPE_BILLING_SECRET_KEY
  if (!secretKey) return undefined
  const prices = {
    pro: values.STRIPE_PRICE_PRO,
    studio: values.STRIPE_PRICE_STUDIO,
    pro_annual: values.STRIPE_PRICE_PRO_ANNUAL,
    studio_annual: values.STRIPE_PRICE_STUDIO_ANNUAL,
  }
  return { secretKey, webhookSecrets: listSecrets(values.STRIPE_BILLING_WEBHOOK_SECRET), prices: withoutUnset(prices) }
}

function linkOf(values: StripeValues): StripeLinkConfig | undefined {
  const { STRIPE_LINK_SECRET_KEY: secretKey, STRIPE_LINK_CLIENT_ID: clientId } = values
  if (!secretKey || !clientId) return undefined
  return { secretKey, clientId, webhookSecrets: listSecrets(values.STRIPE_LINK_WEBHOOK_SECRET) }
}

/** Safe: it only removes undefined values. */
const withoutUnset = (prices: Record<OfferKey, string | undefined>) =>
  Object.fromEntries(Object.entries(prices).filter(([, price]) => price !== undefined)) as Partial<
    Record<OfferKey, string>
  >

const PRICES = [
  'STRIPE_PRICE_PRO',
  'STRIPE_PRICE_STUDIO',
  'STRIPE_PRICE_PRO_ANNUAL',
  'STRIPE_PRICE_STUDIO_ANNUAL',
] as const satisfies Name[]

/** Each variable on the left needs the one on the right. */
const needs: [Name, Name][] = [
  ['STRIPE_BILLING_WEBHOOK_SECRET', 'STRIPE_BILLING_SECRET_KEY'],
  ...PRICES.map((price): [Name, Name] => [price, 'STRIPE_BILLING_SECRET_KEY']),
  ['STRIPE_BILLING_SECRET_KEY', 'STRIPE_PRICE_PRO'],
  ['STRIPE_BILLING_SECRET_KEY', 'STRIPE_PRICE_STUDIO'],
  ['STRIPE_LINK_SECRET_KEY', 'STRIPE_LINK_CLIENT_ID'],
  ['STRIPE_LINK_CLIENT_ID', 'STRIPE_LINK_SECRET_KEY'],
  ['STRIPE_LINK_WEBHOOK_SECRET', 'STRIPE_LINK_SECRET_KEY'],
]

function refuseParts(values: StripeValues): void {
  for (const [given, needed] of needs) {
    if (values[given] && !values[needed])
      throw new ConfigError(`Set ${needed} too, or unset ${given}. It has no effect alone.`)
  }
  const ids = PRICES.map((price) => values[price]).filter((id) => id !== undefined)
  if (new Set(ids).size < ids.length)
    throw new ConfigError('Two of the STRIPE_PRICE_… variables name the same price. Give each its own.')
}

function checkProduction(values: StripeValues): void {
  if (values.STRIPE_URL)
    throw new ConfigError('STRIPE_URL sends payments to an emulator. Unset it when NODE_ENV is production.')
  for (const part of ['BILLING', 'LINK'] as const) {
    const key = values[`STRIPE_${part}_SECRET_KEY`]
    if (!key) continue
    if (!isLiveKey(key))
      throw new ConfigError(
        `Set STRIPE_${part}_SECRET_KEY to a live key when NODE_ENV is production. A test key moves no money.`,
      )
    if (!values[`STRIPE_${part}_WEBHOOK_SECRET`])
      throw new ConfigError(
        `Set STRIPE_${part}_WEBHOOK_SECRET too when NODE_ENV is production. Without it Goodword doesn’t learn of payments. \`npm run stripe:webhooks\` creates the webhook and shows its secret.`,
      )
  }
}
