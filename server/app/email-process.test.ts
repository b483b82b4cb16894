import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FailpointName, failpointNames } from '#server/kernel/failpoints.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { resendError, type FakeResend, startFakeResend } from '#server/testing/fake-resend.ts'

const PATIENCE_MS = 120_000
const ACCOUNT = {
  email: 'nora@studio.example',
  firstName: 'Nora',
  lastName: 'Feldmann',
  password: 'correct horse',
  timeZone: 'UTC',
}
const HOUR_MS = 60 * 60 * 1000

const folders: string[] = []
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-mail-process-'))
  folders.push(folder)
  return folder
}

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
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

async function call<T>(url: string, { method = 'POST', body }: { method?: string; body?: unknown }): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(template && { authorization: template.token }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as T
}

/** A data folder with an owner, a mail service of its own, and processes on them that try again a thousand times sooner. */
async function setUp() {
  const dataDir = newFolder()
  cpSync(template.dataDir, dataDir, { recursive: true })
  // What the first process has planned for its first minute would be the first to run here.
  withDatabase(dataDir, (raw) => raw.exec('delete from jobs'))
  const resend = await startFakeResend()
  const environment = {
    RESEND_API_KEY: resend.apiKey,
    RESEND_URL: resend.origin,
    EMAIL_RETRY_FACTOR: '0.001',
    LIMIT_FACTOR: '100',
  }
  const query = <T>(statement: string) => withDatabase(dataDir, (raw) => raw.prepare<[], T>(statement).all())
  return {
    resend,
    start: (more: Record<string, string> = {}) => startProduct({ dataDir, environment: { ...environment, ...more } }),
    async ask(origin: string, ...names: string[]) {
      for (const name of names) {
        const body = { customerEmail: `${name}@client.example`, isAutoSendEnabled: true }
        await call(`${origin}/goodword/testimonial/create`, { body })
      }
    },
    change: (statement: string) => withDatabase(dataDir, (raw) => raw.prepare(statement).run()),
    requests: () =>
      query<object>('select status, email_state, email_delivery from testimonials order by created_at, customer_email'),
    problems: () => query<{ problem: string }>('select email_problem as problem from testimonials'),
    waiting: () => query<object>("select id from jobs where kind = 'emails.deliver' and died_at is null").length,
    pauses: () => query<{ reason: string }>('select reason from email_pauses'),
    recipients: () => resend.accepted.map(({ body }) => [body.to].flat()[0]).toSorted(),
    end: () => resend.stop(),
  }
}

function withDatabase<T>(dataDir: string, work: (raw: Sqlite.Database) => T): T {
  const raw = new Sqlite(join(dataDir, 'goodword.db'))
  try {
    return work(raw)
  } finally {
    raw.close()
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20))
}

const sent = { status: 'sent', email_state: 'sent', email_delivery: null }
const attempts = (resend: FakeResend) => resend.calls.filter(({ path }) => path === '/emails').length

describe('a process that is killed', () => {
  const places = failpointNames.filter((name) => /^(email|job)\./.test(name))

  test.concurrent.each<FailpointName>(places)(
    'fault 33: at %s hands a mail over to the service once, and says that it was sent',
    async (failpoint) => {
      const world = await setUp()
      const doomed = await world.start({ FAILPOINT: failpoint })
      await world.ask(doomed.origin, 'ana').catch(() => undefined)
      expect(await doomed.ended).toEqual({ code: null, signal: 'SIGKILL' })
      const next = await world.start()
      await until(() => world.waiting() === 0)
      expect(await next.stop()).toEqual({ code: 0, signal: null })
      expect(world.recipients()).toEqual(['ana@client.example'])
      expect(world.requests()).toEqual([sent])
      await world.end()
    },
    PATIENCE_MS,
  )

  test.concurrent(
    'fault 38: right after the service took a mail, and started again a day later, leaves it to the owner whether to send it again',
    async () => {
      const world = await setUp()
      const doomed = await world.start({ FAILPOINT: 'email.after-handover' })
      await world.ask(doomed.origin, 'ana').catch(() => undefined)
      await doomed.ended
      world.change(`update email_messages set ambiguous_since = ambiguous_since - ${23 * HOUR_MS}`)
      const next = await world.start()
      await until(() => world.waiting() === 0)
      await next.stop()
      expect(attempts(world.resend)).toBe(1)
      expect(world.requests()).toEqual([{ status: 'pending', email_state: 'failed', email_delivery: 'uncertain' }])
      await world.end()
    },
    PATIENCE_MS,
  )
})

describe('a process whose mail service', () => {
  test.concurrent(
    'fault 34: takes a mail and loses the answer sends it once',
    async () => {
      const world = await setUp()
      world.resend.failNext('lose the answer')
      const running = await world.start()
      await world.ask(running.origin, 'ana')
      await until(() => world.waiting() === 0)
      await running.stop()
      expect(attempts(world.resend)).toBe(2)
      expect(world.recipients()).toEqual(['ana@client.example'])
      expect(world.requests()).toEqual([sent])
      await world.end()
    },
    PATIENCE_MS,
  )

  test.concurrent(
    'fault 35: is too busy, or broken, tries again and sends each mail once',
    async () => {
      const world = await setUp()
      const rate = { ...resendError(429, 'rate_limit_exceeded'), headers: { 'retry-after': '1' } }
      const broken = resendError(500, 'internal_server_error')
      world.resend.failNext(rate, broken, { status: 502, body: '<html>Bad gateway</html>' }, 'lose the answer', rate)
      const running = await world.start()
      await world.ask(running.origin, 'ana', 'bo', 'cy')
      await until(() => world.waiting() === 0)
      await running.stop()
      expect(world.recipients()).toEqual(['ana@client.example', 'bo@client.example', 'cy@client.example'])
      expect(world.requests()).toEqual([sent, sent, sent])
      await world.end()
    },
    PATIENCE_MS,
  )

  test.concurrent(
    'fault 36: refuses an address says so at once, and sends the other mails',
    async () => {
      const world = await setUp()
      world.resend.failNext(resendError(422, 'validation_error', 'Invalid `to` field.'))
      const running = await world.start()
      await world.ask(running.origin, 'ana')
      await until(() => world.waiting() === 0)
      await world.ask(running.origin, 'bo')
      await until(() => world.waiting() === 0)
      await running.stop()
      expect(world.requests()).toEqual([{ status: 'pending', email_state: 'failed', email_delivery: null }, sent])
      expect(world.problems()).toContainEqual({ problem: 'The email service refused the address.' })
      await world.end()
    },
    PATIENCE_MS,
  )

  test.concurrent(
    'fault 37: has no more quota hands nothing over, over a stop and a start too, and goes on when there is quota',
    async () => {
      const world = await setUp()
      const full = resendError(429, 'daily_quota_exceeded')
      world.resend.failNext(full, full, full, full)
      const slow = { EMAIL_RETRY_FACTOR: '1' }
      const running = await world.start(slow)
      await world.ask(running.origin, 'ana')
      await until(() => world.pauses().length === 1)
      await world.ask(running.origin, 'bo', 'cy')
      await until(() =>
        world.requests().every((request) => 'email_delivery' in request && request.email_delivery === 'delayed'),
      )
      expect(await running.stop()).toEqual({ code: 0, signal: null })
      const again = await world.start(slow)
      expect(attempts(world.resend)).toBe(1)
      expect(world.waiting()).toBe(3)
      await again.stop()

      world.change('update email_pauses set until = 1')
      world.change("update jobs set run_at = 1 where kind = 'emails.deliver'")
      const later = await world.start()
      await until(() => world.waiting() === 0)
      await later.stop()
      expect(world.recipients()).toEqual(['ana@client.example', 'bo@client.example', 'cy@client.example'])
      expect(world.requests()).toEqual([sent, sent, sent])
      expect(world.pauses()).toEqual([])
      await world.end()
    },
    PATIENCE_MS,
  )
})

describe('fault 42: a process that is told to stop while a mail is handed over', () => {
  test.concurrent(
    'ends when the service has answered, and has written it down',
    async () => {
      const world = await setUp()
      world.resend.failNext('be slow')
      const running = await world.start()
      await world.ask(running.origin, 'ana')
      await until(() => attempts(world.resend) === 1)
      running.signal('SIGTERM')
      world.resend.release()
      expect(await running.ended).toEqual({ code: 0, signal: null })
      expect(world.requests()).toEqual([sent])
      expect(world.waiting()).toBe(0)
      await world.end()
    },
    PATIENCE_MS,
  )

  test.concurrent(
    'ends also when the service does not answer, and the next one hands the same mail over',
    async () => {
      const world = await setUp()
      world.resend.failNext('be slow')
      const running = await world.start()
      await world.ask(running.origin, 'ana')
      await until(() => attempts(world.resend) === 1)
      running.signal('SIGTERM')
      expect(await running.ended).toEqual({ code: 0, signal: null })
      expect(world.waiting()).toBe(1)
      world.resend.release()
      const next = await world.start()
      await until(() => world.waiting() === 0)
      await next.stop()
      expect(world.recipients()).toEqual(['ana@client.example'])
      expect(world.requests()).toEqual([sent])
      await world.end()
    },
    PATIENCE_MS,
  )
})
