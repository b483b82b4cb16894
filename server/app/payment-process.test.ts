import { cpSync } from 'node:fs'

import { beforeAll, describe, expect, test } from 'vitest'
import { defaultRequestRules, LINK_WEBHOOK_PATH } from '#shared/connections.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { payments, stripeEvents } from '#server/db/schema/payments.ts'
import { requestCounts, testimonials } from '#server/db/schema/testimonials.ts'
import { type FailpointName, failpointNames } from '#server/kernel/failpoints.ts'
import { signStripeEvent } from '#server/stripe/stripe-webhooks.ts'
import { emulatedWebhookSecrets } from '#server/dev/stripe/webhook-secrets.ts'
import { inDataFolder } from '#server/testing/data-folder.ts'
import { foldersOfFile } from '#server/testing/folders.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { type FakeResend, startFakeResend } from '#server/testing/fake-resend.ts'
import { stripeEventBody } from '#server/testing/stripe-events.ts'
import { paidInvoice, paidSession } from '#server/testing/stripe-objects.ts'
import { ACCOUNT } from '#server/testing/product-client.ts'
import { readInstallationSecret } from './installation-secret.ts'

const PATIENCE_MS = 120_000
const IMMEDIATELY = {
  ...defaultRequestRules,
  delays: { invoiceDays: 0, checkoutDays: 0, subscriptionDays: 0 },
  keepsWorkingHours: false,
}

const newFolder = foldersOfFile()

type Call = { method?: string; body?: unknown; token?: string }

async function send(url: string, { method = 'POST', body, token }: Call): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: token }) }
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  if (!response.ok) throw new Error(await response.text())
  return response
}

const readJson = async <T>(response: Promise<Response>) => (await (await response).json()) as T

/** Links an account as an owner does in a browser. */
async function linkAccount(origin: string, token: string): Promise<void> {
  const begun = await send(`${origin}/goodword/stripe/oauth-connect`, { token })
  const cookie = (begun.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const { redirectUrl } = (await begun.json()) as { redirectUrl: string }
  const consentPage = new URL(redirectUrl)
  const consent = new URLSearchParams([...consentPage.searchParams, ['name', 'Atelier'], ['decision', 'allow']])
  const allowed = await fetch(consentPage.origin + consentPage.pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: consent,
  })
  const landed = await fetch(allowed.headers.get('location') ?? '', { redirect: 'manual', headers: { cookie } })
  expect(landed.headers.get('location')).toContain('result=connected')
}

let template: { dataDir: string; accountId: string }

beforeAll(async () => {
  const dataDir = newFolder()
  const product = await startProduct({ dataDir })
  const { origin } = product
  await send(`${origin}/goodword/user/sign-up`, { body: ACCOUNT })
  const signIn = `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded`
  const { idToken: token } = await readJson<{ idToken: string }>(
    send(signIn, { body: { ...ACCOUNT, returnSecureToken: true } }),
  )
  await linkAccount(origin, token)
  const connections = `${origin}/goodword/stripe/connections`
  const { items } = await readJson<{ items: { id: string; accountId: string }[] }>(
    send(connections, { method: 'GET', token }),
  )
  await send(`${connections}/${items[0]?.id}/rules`, { method: 'PUT', token, body: IMMEDIATELY })
  await product.stop()
  template = { dataDir, accountId: items[0]?.accountId ?? '' }
}, PATIENCE_MS)

/** A data folder with an owner who asks clients immediately, a fake email service, and Stripe’s events about one purchase. */
async function setUp() {
  const dataDir = newFolder()
  cpSync(template.dataDir, dataDir, { recursive: true })
  const resend = await startFakeResend()
  const environment = {
    RESEND_API_KEY: resend.apiKey,
    RESEND_URL: resend.origin,
    EMAIL_RETRY_FACTOR: '0.001',
    LIMIT_FACTOR: '100',
    CLIENT_EMAILS_FACTOR: '100',
  }
  const secret = emulatedWebhookSecrets(readInstallationSecret(dataDir)).link[0] ?? ''
  const paidAt = new Date().toISOString()
  const events = {
    evt_session: { type: 'checkout.session.completed', object: paidSession({ paidAt }) },
    evt_invoice: { type: 'invoice.paid', object: paidInvoice({ paidAt }) },
  }
  const answered = new Set<string>()

  async function tell(origin: string, id: keyof typeof events): Promise<void> {
    const at = new Date()
    const body = stripeEventBody({ id, at, account: template.accountId, ...events[id] })
    const headers = { 'stripe-signature': signStripeEvent({ body, secret, at }) }
    const response = await fetch(origin + LINK_WEBHOOK_PATH, { method: 'POST', headers, body }).catch(() => undefined)
    if (response?.status === 200) answered.add(id)
  }

  return {
    dataDir,
    resend,
    start: (failpoint?: FailpointName) =>
      startProduct({ dataDir, environment: { ...environment, ...(failpoint && { FAILPOINT: failpoint }) } }),
    /** Sends the events that were not answered, as Stripe does: at the same time, and each again until it is. */
    async sendEvents(origin: string) {
      const ids = ['evt_session', 'evt_invoice'] as const
      await Promise.all(ids.filter((id) => !answered.has(id)).map((id) => tell(origin, id)))
      return [...answered].toSorted()
    },
    end: () => resend.stop(),
  }
}

const WAITED_FOR = ['stripe.receive', 'payments.decide', 'emails.deliver']

const inspect = (dataDir: string) =>
  inDataFolder(dataDir, async ({ rows, integrity }) => ({
    events: (await rows(stripeEvents).list()).toSorted((a, b) => (a.eventId < b.eventId ? -1 : 1)),
    payments: await rows(payments).list(),
    requests: await rows(testimonials).list(),
    messages: await rows(emailMessages).list(),
    counted: await rows(requestCounts).list(),
    waiting: (await rows(jobs).values('kind')).filter((kind) => WAITED_FOR.includes(kind)),
    integrity,
  }))

const expected = {
  events: [
    { eventId: 'evt_invoice', status: 'done' },
    { eventId: 'evt_session', status: 'done' },
  ],
  payments: [{ decision: 'asked' }],
  requests: [{ source: 'payment', status: 'sent', emailState: 'sent', scheduledFor: null }],
  messages: [{ kind: 'request', status: 'sent' }],
  counted: [{ used: 1 }],
  waiting: [],
  integrity: 'ok',
}

async function untilNothingWaits(dataDir: string): Promise<void> {
  const isDone = ({ events, waiting }: Awaited<ReturnType<typeof inspect>>) =>
    events.length === 2 && waiting.length === 0
  while (!isDone(await inspect(dataDir))) await new Promise((resolve) => setTimeout(resolve, 20))
}

const recipientsOf = (resend: FakeResend) => resend.accepted.map(({ body }) => [body.to].flat()[0])

const numbers: Partial<Record<FailpointName, string>> = {
  'event.before-commit': 'fault 30: ',
  'event.after-commit': 'fault 30: ',
  'event.before-receive': 'fault 31: ',
  'event.after-receive': 'fault 32: ',
}

describe('killed anywhere between webhook and email, nothing is lost and nothing happens twice', () => {
  const places = failpointNames
    .filter((name) => /^(event|ask|email)\./.test(name))
    .map((name) => [numbers[name] ?? '', name] as const)

  test.concurrent.each(places)(
    '%s%s',
    async (_, failpoint) => {
      const world = await setUp()
      const doomed = await world.start(failpoint)
      await world.sendEvents(doomed.origin)
      expect(await doomed.ended).toEqual({ code: null, signal: 'SIGKILL' })
      const next = await world.start()
      expect(await world.sendEvents(next.origin)).toEqual(['evt_invoice', 'evt_session'])
      await untilNothingWaits(world.dataDir)
      expect(await next.stop()).toEqual({ code: 0, signal: null })
      expect(await inspect(world.dataDir)).toMatchObject(expected)
      expect(recipientsOf(world.resend)).toEqual(['ana@client.example'])
      await world.end()
    },
    PATIENCE_MS,
  )
})
