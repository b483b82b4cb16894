import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LINK_EVENT_TYPES } from '#shared/connections.ts'
import { connections, stripeEvents } from '#server/db/schema/payments.ts'
import { users, workspaces } from '#server/db/schema/accounts.ts'
import { openDataFolder } from '#server/db/data-folder.ts'
import { inDataFolder } from '#server/testing/data-folder.ts'
import { startFakeResend } from '#server/testing/fake-resend.ts'
import { startFakeStripe } from '#server/testing/fake-stripe.ts'
import { productionSettings } from '#server/testing/production-settings.ts'

const SCRIPTS = join(import.meta.dirname, '../../scripts')
const PATIENCE_MS = 60_000
const SECRETS = { STRIPE_BILLING_WEBHOOK_SECRET: 'whsec_ofPlans1', STRIPE_LINK_WEBHOOK_SECRET: 'whsec_ofLinks1' }

let stripe: Awaited<ReturnType<typeof startFakeStripe>>
beforeEach(async () => {
  stripe = await startFakeStripe()
  stripe.instead.set('/healthz', { status: 200, body: { status: 'ok' } })
})
afterEach(() => stripe.stop())

/** Everything that Stripe needs, at the stand-in; it is Goodword's own address too. */
const whole = () => ({
  PUBLIC_URL: stripe.origin,
  STRIPE_URL: stripe.origin,
  STRIPE_BILLING_SECRET_KEY: stripe.keys.billing,
  STRIPE_PRICE_PRO: 'price_simulatedPro',
  STRIPE_PRICE_STUDIO: 'price_simulatedStudio',
  STRIPE_PRICE_PRO_ANNUAL: 'price_simulatedProAnnual',
  STRIPE_LINK_SECRET_KEY: stripe.keys.link,
  STRIPE_LINK_CLIENT_ID: stripe.keys.clientId,
})

const run = (environment: Record<string, string>, { program = 'doctor.ts', args = [] as string[] } = {}) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const nowhere = { DATA_DIR: join(tmpdir(), 'goodword-no-data') }
    const env = {
      NODE_ENV: 'test',
      ...nowhere,
      NODE_COMPILE_CACHE: join(tmpdir(), 'goodword-compiled'),
      ...environment,
    }
    const child = execFile(process.execPath, [join(SCRIPTS, program), ...args], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })

/** A data folder with an event that couldn't be read, and a webhook from before credit notes were needed. */
async function fillWithLinks(dataDir: string): Promise<void> {
  const now = new Date()
  openDataFolder(dataDir).close()
  await inDataFolder(dataDir, async ({ insertRows }) => {
    const owner = { id: 'u', identityUid: 'i', email: 'nora@studio.example', timeZone: 'UTC', createdAt: now }
    await insertRows(users, { ...owner, firstName: 'Nora', lastName: 'Feldmann' })
    await insertRows(workspaces, { id: 'w', ownerUserId: 'u', createdAt: now })
    const webhook = { workspaceId: 'w', kind: 'webhook', status: 'active', isLive: false, connectedAt: now } as const
    const older = LINK_EVENT_TYPES.filter((type) => !type.startsWith('credit_note.'))
    await insertRows(connections, { ...webhook, id: 'older', accountId: 'older', eventTypes: older })
    await insertRows(connections, { ...webhook, id: 'newer', accountId: 'newer', eventTypes: LINK_EVENT_TYPES })
    const event = { source: 'older', type: 'invoice.paid', isLive: false, occurredAt: now, receivedAt: now } as const
    await insertRows(stripeEvents, { ...event, eventId: 'evt_1', foundBy: 'webhook', status: 'dead' })
  })
}

const problemsIn = (output: string) => output.split('\n').filter((line) => line.startsWith('problem'))

describe('npm run doctor', { timeout: PATIENCE_MS }, () => {
  test('has nothing to say against an installation whose webhooks were made by our own command', async () => {
    await run(whole(), { program: 'create-stripe-webhooks.ts' })
    const { code, output } = await run({ ...whole(), ...SECRETS })
    expect(problemsIn(output)).toEqual([])
    expect(code).toBe(0)
    expect(output).toMatch(/^ok {7}Stripe, plans: STRIPE_PRICE_PRO: price_simulatedPro is 12.00 USD each month\.$/m)
    expect(output).toMatch(/^ok {7}Stripe, plans: STRIPE_PRICE_PRO_ANNUAL: .* each year\.$/m)
    expect(output).toMatch(/^ok {7}Stripe, plans: webhook: we_\w+ receives 15 event types/m)
    expect(output).toMatch(/^ok {7}Stripe, links: webhook: we_\w+ receives 14 event types/m)
    expect(output).toContain(`${stripe.origin}/goodword/stripe/oauth-callback is a redirect URI`)
    expect(output).not.toMatch(/sk_test_|whsec_/)
  })

  test('says how many signed events could not be read, and which webhooks of owners lack event types', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'goodword-doctor-'))
    const eventsOf = async () => {
      const { output } = await run({ ...whole(), ...SECRETS, DATA_DIR: dataDir })
      return output.split('\n').filter((line) => line.includes('Stripe, events'))
    }
    expect(await eventsOf()).toEqual([])
    await fillWithLinks(dataDir)
    expect(await eventsOf()).toEqual([
      'look     Stripe, events: 1 signed event of the last 30 days could not be read. Look for “Stripe event” in the log.',
      'look     Stripe, events: 1 webhook of an owner lacks event types: credit_note.created, credit_note.voided. The owner reads on the Stripe page which to add.',
    ])
    await inDataFolder(dataDir, async ({ rows }) => {
      await rows(stripeEvents).update({ status: 'done' })
      await rows(connections, { id: 'older' }).update({ status: 'disconnected' })
    })
    expect(await eventsOf()).toEqual(['ok       Stripe, events: Every signed event of the last 30 days could be read.'])
    rmSync(dataDir, { recursive: true })
  })

  test('says who runs the installation, and names each setting that production lacks', async () => {
    const named = { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:1', ...productionSettings }
    const { output } = await run(named)
    expect(output).toContain(
      'ok       Installation: The policies of Goodword name Feldmann & Söhne GmbH, and people write to help@feldmann.example.',
    )
    const lacking = await run({ ...named, CONTACT_EMAIL: 'support@goodword.example', LEGAL_NAME: '' })
    expect(lacking.code).toBe(1)
    expect(problemsIn(lacking.output)).toEqual([
      expect.stringMatching(/^problem {2}Settings: Set LEGAL_NAME to /),
      expect.stringMatching(
        /^problem {2}Settings: CONTACT_EMAIL is still the example’s, .* The other checks were skipped\.$/,
      ),
    ])
  })

  test('names the webhooks that are missing, prices that are not there, and prices of another interval', async () => {
    const { code, output } = await run({
      ...whole(),
      ...SECRETS,
      STRIPE_PRICE_PRO: 'price_gone',
      STRIPE_PRICE_PRO_ANNUAL: 'price_simulatedPro',
    })
    expect(code).toBe(1)
    expect(problemsIn(output)).toEqual([
      expect.stringContaining('There is no price price_gone in this account and mode'),
      expect.stringContaining('price_simulatedPro recurs every 1 month(s). Set a price that recurs every year.'),
      expect.stringContaining(
        `plans: webhook: There is no webhook to ${stripe.origin}/goodword/stripe/webhook/billing`,
      ),
      expect.stringContaining(`links: webhook: There is no webhook to ${stripe.origin}/goodword/stripe/webhook/link`),
    ])
  })

  test.each([
    [{ active: false }, 'problem', 'is archived'],
    [{ recurring: null }, 'problem', 'is a one-time price'],
    [{ unit_amount: null }, 'problem', 'has tiers'],
    [{ unit_amount: 1500 }, 'look', 'is 15.00 USD each month, but our pages say 12.00 USD'],
    [{ currency: 'eur' }, 'look', 'is 12.00 EUR each month, but our pages say 12.00 USD'],
  ])('looks at what a price is: %j', async (change, state, text) => {
    const price = await stripe.billing.prices.retrieve('price_simulatedPro')
    stripe.instead.set('/v1/prices/price_simulatedPro', { status: 200, body: { ...price, ...change } })
    const { output } = await run(whole())
    const line = output.split('\n').find((one) => one.includes('STRIPE_PRICE_PRO:')) ?? ''
    expect(line.startsWith(state)).toBe(true)
    expect(line).toContain(text)
  })

  test('says what is wrong with a webhook that is there', async () => {
    const { STRIPE_LINK_SECRET_KEY: _, STRIPE_LINK_CLIENT_ID: __, ...plans } = whole()
    await run(plans, { program: 'create-stripe-webhooks.ts' })
    const [{ id, url, enabled_events: types } = { id: '', url: '', enabled_events: [] }] = (
      await stripe.billing.webhookEndpoints.list()
    ).data
    const lineOf = async (environment = {}) => {
      const { output } = await run({ ...plans, STRIPE_BILLING_WEBHOOK_SECRET: 'whsec_ofPlans1', ...environment })
      return output.split('\n').find((line) => line.includes('plans: webhook')) ?? ''
    }
    expect(await lineOf({ STRIPE_BILLING_WEBHOOK_SECRET: '' })).toContain('Set STRIPE_BILLING_WEBHOOK_SECRET')

    await stripe.billing.webhookEndpoints.update(id, { enabled_events: ['invoice.paid'] })
    expect(await lineOf()).toMatch(/doesn’t receive checkout\.session\.completed, /)

    await stripe.billing.webhookEndpoints.update(id, { disabled: true })
    expect(await lineOf()).toContain('is disabled')

    // Safe: they are the names that Stripe answered.
    const same = { url, enabled_events: types as ['invoice.paid'] }
    await stripe.billing.webhookEndpoints.create({ ...same, connect: true, api_version: '2026-10-28.endive' })
    expect(await lineOf()).toContain('must listen to your own account only')
    await stripe.billing.webhookEndpoints.create(same)
    expect(await lineOf()).toContain('have the same address')
  })

  test('says what to do about a refused key, a narrow one, and an account that may not take payments', async () => {
    const refuse = (path: string, status: number) =>
      stripe.instead.set(path, {
        status,
        body: { error: { type: 'invalid_request_error', message: `Not with ${stripe.keys.billing}` } },
      })
    refuse('/v1/webhook_endpoints', 401)
    refuse('/v1/account', 403)
    const narrow = await run(whole())
    expect(narrow.output).toMatch(/^look {5}Stripe, plans: account: The restricted key can’t read its account/m)
    expect(narrow.output).toMatch(/^problem {2}Stripe, plans: webhook: Stripe refuses the key/m)
    expect(narrow.output).not.toContain('sk_test_')

    stripe.instead.set('/v1/account', { status: 200, body: { id: 'acct_1', charges_enabled: false } })
    expect((await run(whole())).output).toMatch(/^problem {2}Stripe, plans: account: acct_1 can’t take payments yet/m)
  })

  test('sees whether PUBLIC_URL leads to Goodword, and follows no redirect', async () => {
    const lineOf = async (url: string) => {
      const { output } = await run({ PUBLIC_URL: url })
      return output.split('\n').find((line) => line.includes(' PUBLIC_URL:')) ?? ''
    }
    expect(await lineOf(stripe.origin)).toContain(`Goodword answers at ${stripe.origin}`)
    stripe.instead.set('/healthz', { status: 200, body: 'Welcome to the proxy' })
    expect(await lineOf(stripe.origin)).toMatch(/^problem .* answers 200, which isn’t Goodword/)
    stripe.instead.set('/elsewhere', { status: 200, body: { status: 'ok' } })
    stripe.instead.set('/healthz', { status: 302, body: '', headers: { location: '/elsewhere' } })
    expect(await lineOf(stripe.origin)).toMatch(/^problem .* answers 302/)
    expect(await lineOf('http://127.0.0.1:9')).toMatch(/^problem .*Nothing answers/)
  })

  test('sees at Resend which sender may not send, and sends nothing', async () => {
    const resend = await startFakeResend()
    try {
      const email = {
        RESEND_API_KEY: resend.apiKey,
        RESEND_URL: resend.origin,
        EMAIL_FROM: 'requests@send.studio.example',
        ACCOUNT_EMAIL_FROM: 'accounts@studio.example',
      }
      await fetch(`${resend.origin}/domains`, {
        method: 'POST',
        headers: { authorization: `Bearer ${resend.apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'send.studio.example' }),
      })
      const { code, output } = await run({ ...email, PUBLIC_URL: stripe.origin })
      expect(code).toBe(1)
      expect(problemsIn(output)).toEqual([
        expect.stringContaining('EMAIL_FROM uses send.studio.example, which is not verified yet'),
        expect.stringContaining('ACCOUNT_EMAIL_FROM uses studio.example, which is not a domain at Resend'),
      ])
      expect(resend.accepted).toEqual([])
    } finally {
      await resend.stop()
    }
  })

  test('says in one line what the settings lack, and what it is for', async () => {
    const refused = await run({ STRIPE_BILLING_SECRET_KEY: stripe.keys.billing })
    expect(refused).toEqual({
      code: 1,
      output:
        'problem  Settings: Set STRIPE_PRICE_PRO too, or unset STRIPE_BILLING_SECRET_KEY. It has no effect alone. The other checks were skipped.\n',
    })
    const json = await run({ STRIPE_BILLING_SECRET_KEY: stripe.keys.billing }, { args: ['--json'] })
    expect(JSON.parse(json.output)).toEqual([{ state: 'problem', place: 'Settings', says: expect.any(String) }])
    expect(json.code).toBe(1)
    expect(await run({}, { args: ['--help'] })).toMatchObject({
      code: 0,
      output: expect.stringContaining('npm run doctor'),
    })
    expect(await run({}, { args: ['--fix'] })).toMatchObject({ code: 1, output: expect.stringContaining('--help') })
  })
})
