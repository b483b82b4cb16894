import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { noStripe } from './stripe-config.ts'
import { productionSettings } from '#server/testing/production-settings.ts'

const BILLING = {
  STRIPE_BILLING_SECRET_KEY: 'sk_live_a1B2c3D4e5F6',
  STRIPE_BILLING_WEBHOOK_SECRET: 'whsec_bBbBbBbBbBbB',
  STRIPE_PRICE_PRO: 'price_1Pro',
  STRIPE_PRICE_STUDIO: 'price_1Studio',
}
const LINK = {
  STRIPE_LINK_SECRET_KEY: 'rk_live_f6E5d4C3b2A1',
  STRIPE_LINK_CLIENT_ID: 'ca_a1B2c3D4e5F6',
  STRIPE_LINK_WEBHOOK_SECRET: 'whsec_lLlLlLlLlLlL, whsec_mMmMmMmMmMmM',
}
const TEST_KEY = 'sk_test_a1B2c3D4e5F6'
const production = { ...productionSettings, NODE_ENV: 'production', PUBLIC_URL: 'https://a.example' }

const stripeOf = (environment: Record<string, string>) => readConfig(environment).stripe

function refusalOf(environment: Record<string, string>): string {
  try {
    readConfig(environment)
  } catch (error) {
    return String(error)
  }
  return 'not refused'
}

describe('the configuration of Stripe', () => {
  test('is none where nothing is set', () => {
    expect(stripeOf({})).toEqual(noStripe)
  })

  test('has billing and links apart, each with the secrets of its own webhook', () => {
    expect(stripeOf({ ...production, ...BILLING, ...LINK, STRIPE_PRICE_PRO_ANNUAL: 'price_1ProYear' })).toEqual({
      billing: {
        secretKey: BILLING.STRIPE_BILLING_SECRET_KEY,
        webhookSecrets: ['whsec_bBbBbBbBbBbB'],
        prices: { pro: 'price_1Pro', studio: 'price_1Studio', pro_annual: 'price_1ProYear' },
      },
      link: {
        secretKey: LINK.STRIPE_LINK_SECRET_KEY,
        clientId: LINK.STRIPE_LINK_CLIENT_ID,
        webhookSecrets: ['whsec_lLlLlLlLlLlL', 'whsec_mMmMmMmMmMmM'],
      },
      isLive: true,
      url: undefined,
    })
    expect(stripeOf({ ...production, ...BILLING })).toMatchObject({ link: undefined, isLive: true })
    expect(stripeOf({ ...production, ...LINK })).toMatchObject({ billing: undefined, isLive: true })
  })

  test('takes test keys, a stand-in and no webhook where nothing is live', () => {
    const { STRIPE_BILLING_WEBHOOK_SECRET: _, ...unheard } = BILLING
    const staged = { ...unheard, STRIPE_BILLING_SECRET_KEY: TEST_KEY, STRIPE_URL: 'http://127.0.0.1:4020/' }
    expect(stripeOf(staged)).toMatchObject({
      billing: { webhookSecrets: [] },
      isLive: false,
      url: 'http://127.0.0.1:4020',
    })
  })

  test.each<[string, Record<string, string>, string]>([
    ['keys of two modes', { ...BILLING, ...LINK, STRIPE_LINK_SECRET_KEY: TEST_KEY }, 'have different modes'],
    ['a key without prices', { STRIPE_BILLING_SECRET_KEY: TEST_KEY }, 'Set STRIPE_PRICE_PRO too'],
    ['a price without a key', { STRIPE_PRICE_PRO: 'price_1' }, 'Set STRIPE_BILLING_SECRET_KEY too'],
    ['a client id without a key', { STRIPE_LINK_CLIENT_ID: 'ca_a1B2c3D4e5F6' }, 'Set STRIPE_LINK_SECRET_KEY too'],
    ['a key of links without a client id', { STRIPE_LINK_SECRET_KEY: TEST_KEY }, 'Set STRIPE_LINK_CLIENT_ID too'],
    ['two plans of one price', { ...BILLING, STRIPE_PRICE_STUDIO: 'price_1Pro' }, 'name the same price'],
    ['a product for a price', { ...BILLING, STRIPE_PRICE_PRO: 'prod_1' }, 'which begins with price_'],
    ['a blank secret', { ...BILLING, STRIPE_BILLING_WEBHOOK_SECRET: '  ' }, 'which begins with whsec_'],
    ['half a list', { ...BILLING, STRIPE_BILLING_WEBHOOK_SECRET: 'whsec_bBbBbBbBbBbB,' }, 'which begins with whsec_'],
    ['a test key in production', { ...production, ...BILLING, STRIPE_BILLING_SECRET_KEY: TEST_KEY }, 'to a live key'],
    ['a stand-in in production', { ...production, ...BILLING, STRIPE_URL: 'http://127.0.0.1:1' }, 'to an emulator'],
  ])('refuses %s, in one sentence', (_, environment, sentence) => {
    expect(refusalOf(environment)).toContain(sentence)
  })

  test.each(['BILLING', 'LINK'])('refuses in production a key of %s without its webhook secret', (part) => {
    const name = `STRIPE_${part}_WEBHOOK_SECRET`
    const { [name]: _, ...rest }: Record<string, string> = { ...production, ...BILLING, ...LINK }
    expect(refusalOf(rest)).toContain(`Set ${name} too when NODE_ENV is production`)
  })

  test.each([
    ['STRIPE_BILLING_SECRET_KEY', 'pk_live_a1B2c3D4e5F6'],
    ['STRIPE_LINK_SECRET_KEY', 'not-a-key-but-a-secret'],
    ['STRIPE_LINK_WEBHOOK_SECRET', 'a-secret-of-another-kind'],
    ['STRIPE_PRICE_PRO', 'sk_live_a1B2c3D4e5F6'],
    ['STRIPE_LINK_CLIENT_ID', 'whsec_bBbBbBbBbBbB'],
  ])('never shows what is in %s', (name, secret) => {
    const refusal = refusalOf({ [name]: secret })
    expect(refusal).toContain(`The environment variable ${name} must be`)
    expect(refusal).not.toContain(secret)
  })
})
