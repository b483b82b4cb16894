import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OWN_WEBHOOK_PATH } from '#shared/connections.ts'
import { type FailpointName, failpointNames } from '#server/kernel/failpoints.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { stripeEventBody } from '#server/testing/stripe-events.ts'
import { paidInvoice } from '#server/testing/stripe-objects.ts'
import { signStripeEvent } from '../stripe-webhooks.ts'

const PATIENCE_MS = 120_000
const SECRET = `whsec_${'a'.repeat(32)}`
const ACCOUNT = {
  email: 'nora@studio.example',
  firstName: 'Nora',
  lastName: 'F',
  password: 'correct horse',
  timeZone: 'UTC',
}

const folders: string[] = []
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-event-process-'))
  folders.push(folder)
  return folder
}

let template: { dataDir: string; hookPath: string }

async function call<T>(url: string, method: string, body: unknown, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: token }) }
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as T
}

beforeAll(async () => {
  const dataDir = newFolder()
  const product = await startProduct({ dataDir })
  const { origin } = product
  await call(`${origin}/goodword/user/sign-up`, 'POST', ACCOUNT)
  const signIn = `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded`
  const { idToken } = await call<{ idToken: string }>(signIn, 'POST', { ...ACCOUNT, returnSecureToken: true })
  const added = `${origin}/goodword/stripe/webhook-connections`
  const { id, webhookUrl } = await call<{ id: string; webhookUrl: string }>(added, 'POST', { name: 'Mine' }, idToken)
  await call(`${origin}/goodword/stripe/connections/${id}/secret`, 'PUT', { signingSecret: SECRET }, idToken)
  await product.stop()
  template = { dataDir, hookPath: `${OWN_WEBHOOK_PATH}/${webhookUrl.split('/').at(-1)}` }
}, PATIENCE_MS)
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

async function send(origin: string): Promise<number> {
  const at = new Date()
  const object = paidInvoice({ paidAt: at.toISOString() })
  const body = stripeEventBody({ id: 'evt_1', at, object })
  const headers = { 'stripe-signature': signStripeEvent({ body, secret: SECRET, at }) }
  return (await fetch(origin + template.hookPath, { method: 'POST', headers, body })).status
}

function inspect(dataDir: string) {
  const raw = new Sqlite(join(dataDir, 'goodword.db'), { readonly: true })
  const all = (statement: string) => raw.prepare(statement).all()
  const found = {
    events: all('select event_id, status from stripe_events'),
    payments: all('select decision from payments'),
    requests: all('select source, status from testimonials'),
  }
  raw.close()
  return found
}

const expected = {
  events: [{ event_id: 'evt_1', status: 'done' }],
  payments: [{ decision: 'ask' }],
  requests: [{ source: 'payment', status: 'pending' }],
}

async function untilDecided(dataDir: string): Promise<void> {
  while (JSON.stringify(inspect(dataDir).payments) !== JSON.stringify(expected.payments))
    await new Promise((resolve) => setTimeout(resolve, 25))
}

const numbers: Partial<Record<FailpointName, string>> = {
  'event.before-commit': 'fault 30',
  'event.after-commit': 'fault 30',
  'event.before-receive': 'fault 31',
  'event.after-receive': 'fault 32',
}

describe('a process that is killed', () => {
  const places = failpointNames
    .filter((name) => name.startsWith('event.'))
    .map((name) => [numbers[name], name] as const)

  test.concurrent.each(places)(
    '%s: at %s has taken an event in once when Stripe has sent it again',
    async (_, failpoint) => {
      const dataDir = newFolder()
      cpSync(template.dataDir, dataDir, { recursive: true })
      const doomed = await startProduct({ dataDir, environment: { FAILPOINT: failpoint } })
      const answer = await send(doomed.origin).catch(() => undefined)
      expect(await doomed.ended).toEqual({ code: null, signal: 'SIGKILL' })
      const next = await startProduct({ dataDir })
      // Stripe sends again only what was not answered.
      if (answer !== 200) expect(await send(next.origin)).toBe(200)
      await untilDecided(dataDir)
      expect(await next.stop()).toEqual({ code: 0, signal: null })
      expect(inspect(dataDir)).toEqual(expected)
    },
    PATIENCE_MS,
  )
})
