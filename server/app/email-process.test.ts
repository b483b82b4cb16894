import { cpSync } from 'node:fs'

import { beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/db/schema/jobs.ts'
import { type FailpointName, failpointNames } from '#server/kernel/failpoints.ts'
import { emailMessages, emailPauses } from '#server/db/schema/emails.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { inDataFolder } from '#server/testing/data-folder.ts'
import { foldersOfFile } from '#server/testing/folders.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { resendError, type FakeResend, startFakeResend } from '#server/testing/fake-resend.ts'
import { ACCOUNT } from '#server/testing/product-client.ts'

const PATIENCE_MS = 120_000
const HOUR_MS = 60 * 60 * 1000

const newFolder = foldersOfFile()

let template: { dataDir: string; token: string }

beforeAll(async () => {
  const dataDir = newFolder()
  const product = await startProduct({ dataDir })
  await call(`${product.origin}/goodword/user/sign-up`, { body: ACCOUNT })
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded'
  const signedIn = { ...ACCOUNT, returnSecureToken: true }
  const { idToken } = await call<{ idToken: string }>(product.origin + path, { body: signedIn })
  await product.stop()
  template = { dataDir, token: idToken }
}, PATIENCE_MS)

async function call<T>(url: string, { method = 'POST', body }: { method?: string; body?: unknown }): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(template && { authorization: template.token }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as T
}

/** A data folder with an owner, a fake email service, and processes on them that try again a thousand times sooner. */
async function setUp() {
  const dataDir = newFolder()
  cpSync(template.dataDir, dataDir, { recursive: true })
  // Otherwise jobs that the first process planned would run here first.
  await inDataFolder(dataDir, ({ rows }) => rows(jobs).delete())
  const resend = await startFakeResend()
  const environment = {
    RESEND_API_KEY: resend.apiKey,
    RESEND_URL: resend.origin,
    EMAIL_RETRY_FACTOR: '0.001',
    LIMIT_FACTOR: '100',
    CLIENT_EMAILS_FACTOR: '100',
  }
  return {
    dataDir,
    resend,
    start: (more: Record<string, string> = {}) => startProduct({ dataDir, environment: { ...environment, ...more } }),
    async ask(origin: string, ...names: string[]) {
      for (const name of names) {
        const body = { customerEmail: `${name}@client.example`, isAutoSendEnabled: true }
        await call(`${origin}/goodword/testimonial/create`, { body })
      }
    },
    /** Oldest first. */
    requests: () => inDataFolder(dataDir, ({ rows }) => rows(testimonials).list()),
    waiting: () => inDataFolder(dataDir, ({ rows }) => rows(jobs, { kind: 'emails.deliver', diedAt: null }).count()),
    pauses: () => inDataFolder(dataDir, ({ rows }) => rows(emailPauses).count()),
    recipients: () => resend.accepted.map(({ body }) => [body.to].flat()[0]).toSorted(),
    end: () => resend.stop(),
  }
}

async function until(isDone: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 20))
}

const sent = { status: 'sent', emailState: 'sent', emailDelivery: null }
const attempts = (resend: FakeResend) => resend.calls.filter(({ path }) => path === '/emails').length

describe('a process that is killed', () => {
  const places = failpointNames.filter((name) => /^(email|job)\./.test(name))

  test.concurrent.each<FailpointName>(places)(
    'fault 33: at %s sends an email once, and shows it as sent',
    async (failpoint) => {
      const world = await setUp()
      const doomed = await world.start({ FAILPOINT: failpoint })
      await world.ask(doomed.origin, 'ana').catch(() => undefined)
      expect(await doomed.ended).toEqual({ code: null, signal: 'SIGKILL' })
      const next = await world.start()
      await until(async () => (await world.waiting()) === 0)
      expect(await next.stop()).toEqual({ code: 0, signal: null })
      expect(world.recipients()).toEqual(['ana@client.example'])
      expect(await world.requests()).toMatchObject([sent])
      await world.end()
    },
    PATIENCE_MS,
  )

  test.concurrent(
    'fault 38: right after the service accepted an email, and started a day later, lets the owner decide whether to send it again',
    async () => {
      const world = await setUp()
      const doomed = await world.start({ FAILPOINT: 'email.after-handover' })
      await world.ask(doomed.origin, 'ana').catch(() => undefined)
      await doomed.ended
      await inDataFolder(world.dataDir, async ({ rows }) => {
        const { ambiguousSince } = await rows(emailMessages).one()
        const dayBefore = new Date((ambiguousSince?.getTime() ?? 0) - 23 * HOUR_MS)
        await rows(emailMessages).update({ ambiguousSince: dayBefore })
      })
      const next = await world.start()
      await until(async () => (await world.waiting()) === 0)
      await next.stop()
      expect(attempts(world.resend)).toBe(1)
      expect(await world.requests()).toMatchObject([
        { status: 'pending', emailState: 'failed', emailDelivery: 'uncertain' },
      ])
      await world.end()
    },
    PATIENCE_MS,
  )
})

describe('a process whose email service', () => {
  test.concurrent(
    'fault 34: accepts an email and loses the answer, sends it once',
    async () => {
      const world = await setUp()
      world.resend.failNext('lose the answer')
      const running = await world.start()
      await world.ask(running.origin, 'ana')
      await until(async () => (await world.waiting()) === 0)
      await running.stop()
      expect(attempts(world.resend)).toBe(2)
      expect(world.recipients()).toEqual(['ana@client.example'])
      expect(await world.requests()).toMatchObject([sent])
      await world.end()
    },
    PATIENCE_MS,
  )

  test.concurrent(
    'fault 35: is too busy or broken, tries again and sends each email once',
    async () => {
      const world = await setUp()
      const rate = { ...resendError(429, 'rate_limit_exceeded'), headers: { 'retry-after': '1' } }
      const broken = resendError(500, 'internal_server_error')
      world.resend.failNext(rate, broken, { status: 502, body: '<html>Bad gateway</html>' }, 'lose the answer', rate)
      const running = await world.start()
      await world.ask(running.origin, 'ana', 'bo', 'cy')
      await until(async () => (await world.waiting()) === 0)
      await running.stop()
      expect(world.recipients()).toEqual(['ana@client.example', 'bo@client.example', 'cy@client.example'])
      expect(await world.requests()).toMatchObject([sent, sent, sent])
      await world.end()
    },
    PATIENCE_MS,
  )

  test.concurrent(
    'fault 36: refuses an address, shows it immediately and sends the other emails',
    async () => {
      const world = await setUp()
      world.resend.failNext(resendError(422, 'validation_error', 'Invalid `to` field.'))
      const running = await world.start()
      await world.ask(running.origin, 'ana')
      await until(async () => (await world.waiting()) === 0)
      await world.ask(running.origin, 'bo')
      await until(async () => (await world.waiting()) === 0)
      await running.stop()
      expect(await world.requests()).toMatchObject([
        { status: 'pending', emailState: 'failed', emailDelivery: null },
        sent,
      ])
      const problems = (await world.requests()).map(({ emailProblem }) => emailProblem)
      expect(problems).toContain('The email service refused the address.')
      await world.end()
    },
    PATIENCE_MS,
  )

  test.concurrent(
    'fault 37: has no quota left, sends nothing, even after a restart, and continues when there is quota',
    async () => {
      const world = await setUp()
      const full = resendError(429, 'daily_quota_exceeded')
      world.resend.failNext(full, full, full, full)
      const slow = { EMAIL_RETRY_FACTOR: '1' }
      const running = await world.start(slow)
      await world.ask(running.origin, 'ana')
      await until(async () => (await world.pauses()) === 1)
      await world.ask(running.origin, 'bo', 'cy')
      await until(async () => (await world.requests()).every(({ emailDelivery }) => emailDelivery === 'delayed'))
      expect(await running.stop()).toEqual({ code: 0, signal: null })
      const again = await world.start(slow)
      expect(attempts(world.resend)).toBe(1)
      expect(await world.waiting()).toBe(3)
      await again.stop()

      await inDataFolder(world.dataDir, async ({ rows }) => {
        await rows(emailPauses).update({ until: new Date(1) })
        await rows(jobs, { kind: 'emails.deliver' }).update({ runAt: new Date(1) })
      })
      const later = await world.start()
      await until(async () => (await world.waiting()) === 0)
      await later.stop()
      expect(world.recipients()).toEqual(['ana@client.example', 'bo@client.example', 'cy@client.example'])
      expect(await world.requests()).toMatchObject([sent, sent, sent])
      expect(await world.pauses()).toBe(0)
      await world.end()
    },
    PATIENCE_MS,
  )
})

describe('fault 42: a process that is stopped while it sends an email', () => {
  test.concurrent(
    'ends after the service has answered, and has saved the answer',
    async () => {
      const world = await setUp()
      world.resend.failNext('be slow')
      const running = await world.start()
      await world.ask(running.origin, 'ana')
      await until(() => attempts(world.resend) === 1)
      running.signal('SIGTERM')
      world.resend.release()
      expect(await running.ended).toEqual({ code: 0, signal: null })
      expect(await world.requests()).toMatchObject([sent])
      expect(await world.waiting()).toBe(0)
      await world.end()
    },
    PATIENCE_MS,
  )

  test.concurrent(
    'ends even if the service does not answer, and the next one sends the same email',
    async () => {
      const world = await setUp()
      world.resend.failNext('be slow')
      const running = await world.start()
      await world.ask(running.origin, 'ana')
      await until(() => attempts(world.resend) === 1)
      running.signal('SIGTERM')
      expect(await running.ended).toEqual({ code: 0, signal: null })
      expect(await world.waiting()).toBe(1)
      world.resend.release()
      const next = await world.start()
      await until(async () => (await world.waiting()) === 0)
      await next.stop()
      expect(world.recipients()).toEqual(['ana@client.example'])
      expect(await world.requests()).toMatchObject([sent])
      await world.end()
    },
    PATIENCE_MS,
  )
})
