import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BILLING_WEBHOOK_PATH, LINK_EVENT_TYPES, LINK_WEBHOOK_PATH } from '#shared/connections.ts'
import { readConfig, readConfigBeforeWebhooks } from '#server/config/config.ts'
import { customerIn } from '#server/stripe-events/inbox.domain.ts'
import { endpointPlans } from '#server/stripe/stripe-endpoints.ts'
import { startFakeStripe } from '#server/testing/fake-stripe.ts'
import { productionSettings } from '#server/testing/production-settings.ts'

const PROGRAM = join(import.meta.dirname, '../../scripts/create-stripe-webhooks.ts')
const PUBLIC_URL = 'https://goodword.test'
const PATIENCE_MS = 60_000

let stripe: Awaited<ReturnType<typeof startFakeStripe>>
beforeEach(async () => {
  stripe = await startFakeStripe()
})
afterEach(() => stripe.stop())

const billing = () => ({
  STRIPE_BILLING_SECRET_KEY: stripe.keys.billing,
  STRIPE_PRICE_PRO: 'price_simulatedPro',
  STRIPE_PRICE_STUDIO: 'price_simulatedStudio',
})
const link = () => ({ STRIPE_LINK_SECRET_KEY: stripe.keys.link, STRIPE_LINK_CLIENT_ID: stripe.keys.clientId })

const run = (environment: Record<string, string> = {}, args: string[] = []) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = {
      ...productionSettings,
      NODE_ENV: 'test',
      PUBLIC_URL,
      STRIPE_URL: stripe.origin,
      NODE_COMPILE_CACHE: join(tmpdir(), 'goodword-compiled'),
      ...environment,
    }
    const child = execFile(process.execPath, [PROGRAM, ...args], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })

const listEndpoints = async () => (await stripe.billing.webhookEndpoints.list({ limit: 100 })).data.toReversed()

describe('npm run stripe:webhooks', { timeout: PATIENCE_MS }, () => {
  test('makes both webhooks of our version with every event, shows their secrets, and makes them once', async () => {
    const first = await run({ ...billing(), ...link() })
    expect(first).toMatchObject({ code: 0 })
    expect(first.output).toMatch(/^STRIPE_BILLING_WEBHOOK_SECRET=whsec_\w{20,}$/m)
    expect(first.output).toMatch(/^STRIPE_LINK_WEBHOOK_SECRET=whsec_\w{20,}$/m)
    const made = await listEndpoints()
    expect(made.map(({ url, enabled_events, api_version }) => ({ url, enabled_events, api_version }))).toEqual([
      {
        url: PUBLIC_URL + BILLING_WEBHOOK_PATH,
        enabled_events: endpointPlans.billing.types,
        api_version: '2026-10-28.endive',
      },
      {
        url: PUBLIC_URL + LINK_WEBHOOK_PATH,
        enabled_events: [...LINK_EVENT_TYPES, 'account.application.deauthorized'],
        api_version: '2026-10-28.endive',
      },
    ])
    expect(made.map(({ application }) => application !== null)).toEqual([false, true])

    const second = await run({ ...billing(), ...link() })
    expect(second.code).toBe(0)
    expect(second.output.match(/^Found we_/gm)).toHaveLength(2)
    expect(second.output).not.toContain('whsec_')
    expect(await listEndpoints()).toEqual(made)
  })

  test('makes only the one whose key is set', async () => {
    await run(link())
    expect((await listEndpoints()).map(({ url }) => url)).toEqual([PUBLIC_URL + LINK_WEBHOOK_PATH])
  })

  test('adds events that one lacks, switches it on, and takes none away', async () => {
    const url = PUBLIC_URL + BILLING_WEBHOOK_PATH
    const { id } = await stripe.billing.webhookEndpoints.create({
      url,
      enabled_events: ['invoice.paid', 'charge.failed'],
      api_version: '2026-10-28.endive',
    })
    await stripe.billing.webhookEndpoints.update(id, { disabled: true })
    expect(await run(billing())).toMatchObject({ code: 0, output: expect.stringContaining(`Updated ${id}`) })
    const [endpoint, ...others] = await listEndpoints()
    expect(others).toEqual([])
    expect(endpoint?.status).toBe('enabled')
    expect(endpoint?.enabled_events.toSorted()).toEqual([...endpointPlans.billing.types, 'charge.failed'].toSorted())
  })

  test('says what to do about one of another version, which cannot be changed', async () => {
    await stripe.billing.webhookEndpoints.create({
      url: PUBLIC_URL + BILLING_WEBHOOK_PATH,
      enabled_events: [...endpointPlans.billing.types],
    })
    const { code, output } = await run(billing())
    expect(code).toBe(1)
    expect(output).toContain('uses the account’s default version')
    expect(output).toContain('Delete it at Stripe')
    expect(await listEndpoints()).toHaveLength(1)
  })

  test('says in one sentence what is missing, and repeats no key', async () => {
    stripe.instead.set('/v1/webhook_endpoints', {
      status: 401,
      body: { error: { type: 'invalid_request_error', message: `Invalid API Key provided: ${stripe.keys.billing}` } },
    })
    const refused = await run(billing())
    const [noKey, noAddress, help, unknown] = await Promise.all([
      run(),
      run({ ...billing(), PUBLIC_URL: '' }),
      run({}, ['--help']),
      run({}, ['--all']),
    ])
    expect(refused).toEqual({ code: 1, output: 'Stripe refuses the key. Copy it again from Developers, API keys.\n' })
    expect(noKey).toMatchObject({ code: 1, output: expect.stringMatching(/^Set STRIPE_BILLING_SECRET_KEY .*\n$/) })
    expect(noAddress).toMatchObject({ code: 1, output: expect.stringMatching(/^Set PUBLIC_URL .*\n$/) })
    expect(help).toMatchObject({ code: 0, output: expect.stringContaining('npm run stripe:webhooks') })
    expect(unknown).toMatchObject({
      code: 1,
      output: expect.stringContaining('See npm run stripe:webhooks -- --help.'),
    })
  })
})

test('whatever our own webhook hears of leads to a customer', () => {
  const object = { id: 'cus_1', customer: 'cus_1' }
  expect(endpointPlans.billing.types.filter((type) => customerIn(type, object) === null)).toEqual([])
})

test('webhooks can be made in production, which does not start before there are secrets', () => {
  const production = {
    ...productionSettings,
    NODE_ENV: 'production',
    PUBLIC_URL,
    STRIPE_BILLING_SECRET_KEY: 'sk_live_forTestsOnly',
    STRIPE_PRICE_PRO: 'price_1',
    STRIPE_PRICE_STUDIO: 'price_2',
    STRIPE_BILLING_WEBHOOK_SECRET: '',
  }
  expect(() => readConfig(production)).toThrow('npm run stripe:webhooks')
  expect(readConfigBeforeWebhooks(production).stripe).toMatchObject({ isLive: true })
  expect(() => readConfigBeforeWebhooks({ ...production, STRIPE_URL: 'http://127.0.0.1:1' })).toThrow('emulator')
})
