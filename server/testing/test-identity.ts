import { exampleInstallation } from '#shared/installation.ts'
import { Hono } from 'hono'
import * as z from 'zod'
import type { Database } from '#server/db/database.ts'
import { identityAccounts } from '#server/db/schema/identity.ts'
import { jobs as storedJobs } from '#server/db/schema/jobs.ts'
import type { Email } from '#server/emails/mailer.ts'
import type { AppEnv } from '#server/http/context.ts'
import { createLogger } from '#server/http/logger.ts'
import { createEmbeddedIdentity } from '#server/identity/embedded/embedded-identity.ts'
import { createCodeDelivery } from '#server/identity/embedded/identity.jobs.ts'
import { createNoticeDelivery } from '#server/identity/embedded/notices.jobs.ts'
import { identityRoutes } from '#server/identity/embedded/identity.routes.ts'
import type { CodePurpose } from '#server/identity/accounts.contract.ts'
import { jobPayloads } from '#server/jobs/jobs.registry.ts'
import { createJobRunner } from '#server/jobs/jobs.runner.ts'
import { noFailpoints } from '#server/kernel/failpoints.ts'
import { createTestMailer } from './mailers.ts'
import type { Row, Rows } from './rows.ts'
import { createTestClock } from './test-clock.ts'
import { openTestDatabase } from './test-database.ts'

export const EMAIL = 'nora@studio.example'
export const NEXT_EMAIL = 'nora@elsewhere.example'
export const PASSWORD = 'correct horse'
/** A client without cookies. */
export const VISITOR = { network: '192.0.2.1', deviceHash: null, deviceName: 'Unknown device' }
export const START = new Date('2026-11-20T09:00:00.400Z')

export const TOOLKIT = '/identitytoolkit.googleapis.com'
export const SIGN_IN = `${TOOLKIT}/v1/accounts:signInWithPassword`
export const LOOK_UP = `${TOOLKIT}/v1/accounts:lookup`
export const TOKEN = '/securetoken.googleapis.com/v1/token'

const ORIGIN = 'https://goodword.example'
const FROM = 'hello@goodword.example'
export const HASH_KEY = 'a-key-of-tests'

const SignedIn = z.object({ idToken: z.string(), refreshToken: z.string() })
export const Refreshed = z.object({ id_token: z.string(), refresh_token: z.string() })

/** Where a call comes from: its network address, its device cookie and its `User-Agent`. */
type Place = { address?: string; device?: string; browser?: string }

/** The embedded identity service with its routes and its own database, clock and mailer. Hashes are cheap here. */
export function setUpIdentity() {
  const { db, rows, openMemory } = openTestDatabase()
  const clock = createTestClock(START)
  const createIdentity = (on: Database = db, hashKey = HASH_KEY) =>
    createEmbeddedIdentity({ db: on, clock, memory: openMemory(), hashKey, passwordCost: 1 })
  const identity = createIdentity()
  const { mailer, emails: messages } = createRememberingMailer()
  const log = createLogger({ level: 'silent' })
  const emailDeps = {
    db,
    clock,
    mailer,
    log,
    hashKey: HASH_KEY,
    publicUrl: () => ORIGIN,
    emailFrom: FROM,
    installation: exampleInstallation,
  }
  const delivery = createCodeDelivery({ ...emailDeps, codeEmailLimit: identity.codeEmailLimit })
  const handlers = { 'identity.send-code': delivery, 'identity.send-notice': createNoticeDelivery(emailDeps) }
  const jobs = createJobRunner({ db, clock, log, failpoints: noFailpoints, handlers })

  const app = new Hono<AppEnv>()
  app.use('*', async (c, next) => {
    c.set('address', c.req.header('x-test-address') ?? '192.0.2.1')
    await next()
  })
  app.route('/', identityRoutes(identity, { publicUrl: () => ORIGIN, wakeJobs: jobs.wake }))

  const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
    const type = path === TOKEN ? 'application/x-www-form-urlencoded' : 'application/json'
    const answer = await app.request(path, { method: 'POST', body, headers: { 'content-type': type, ...headers } })
    const content: unknown = await answer.json()
    return { status: answer.status, body: content }
  }
  const ask = (operation: string, body: object) => post(`${TOOLKIT}/v1/accounts:${operation}`, JSON.stringify(body))
  const headersOf = ({ address = '192.0.2.1', device, browser }: Place) => ({
    'x-test-address': address,
    ...(device && { cookie: `__Host-device=${device}` }),
    ...(browser && { 'user-agent': browser }),
  })
  const trySignIn = (attempt: { email?: string; password?: string } & Place = {}) => {
    const { email = EMAIL, password = PASSWORD, ...place } = attempt
    return post(SIGN_IN, JSON.stringify({ email, password }), headersOf(place))
  }
  const tryRefresh = (refreshToken: string, place: Place = {}) =>
    post(
      TOKEN,
      String(new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken })),
      headersOf(place),
    )

  return {
    db,
    openMemory,
    rows,
    clock,
    identity,
    createIdentity,
    app,
    jobs,
    emails: messages,
    delivery,
    post,
    /** Calls an operation of the protocol on accounts. */
    ask,
    trySignIn,
    tryRefresh,
    /** Without the email that asks the new owner to confirm the address. */
    async createAccount() {
      const account = await identity.createAccount({ email: EMAIL, password: PASSWORD, displayName: 'Nora Feldmann' })
      await leaveOutConfirmation(rows, EMAIL)
      return account
    },
    signIn: async (attempt: { email?: string; password?: string } & Place = {}) =>
      SignedIn.parse((await trySignIn(attempt)).body),
    refresh: async (refreshToken: string, place: Place = {}) =>
      Refreshed.parse((await tryRefresh(refreshToken, place)).body),
    lookUp: (idToken: string) => ask('lookup', { idToken }),
    changeAccount: (change: Partial<Row<typeof identityAccounts>>) => rows(identityAccounts).update(change),
    /** Sends what is queued, and returns the code in the newest email to the address. */
    async lastCode(email: string, purpose: CodePurpose): Promise<string> {
      await jobs.drain()
      return codeInEmail({ emails: messages, email, purpose })
    },
  }
}

/** Most tests are about other emails than the one that asks a new owner to confirm the address. */
export async function leaveOutConfirmation(rows: Rows, email: string): Promise<void> {
  const kind = 'identity.send-code'
  for (const { id, payload } of await rows(storedJobs, { kind }).list()) {
    const { isAfterSignUp, ...request } = jobPayloads[kind].parse(payload)
    if (isAfterSignUp && request.email === email.toLowerCase()) await rows(storedJobs, { id }).delete()
  }
}

/** Accepts every email, once per key, and remembers it. */
function createRememberingMailer() {
  const messages: Email[] = []
  const keys = new Set<string>()
  const mailer = createTestMailer(async (sentEmail, { idempotencyKey }) => {
    if (!keys.has(idempotencyKey)) messages.push(sentEmail)
    keys.add(idempotencyKey)
    return { kind: 'sent', providerId: idempotencyKey }
  })
  return { mailer, emails: messages }
}

/** The code in the newest email to the address; `emails` are oldest first. */
export function codeInEmail(from: {
  emails: readonly { to: string; subject: string; text: string }[]
  email: string
  purpose: CodePurpose
}): string {
  const asksToConfirm = (subject: string) => subject === 'Confirm your Goodword email address'
  const page = from.purpose === 'PASSWORD_RESET' ? 'reset-password' : 'verify-email'
  const link = new RegExp(`/${page}\\?oobCode=([\\w.-]+)`)
  const codes = from.emails
    .filter(({ to, subject }) => to === from.email && asksToConfirm(subject) === (from.purpose === 'VERIFY_EMAIL'))
    .flatMap(({ text }) => link.exec(text)?.[1] ?? [])
  const code = codes.at(-1)
  if (code === undefined) throw new Error(`No email with a link to /${page} was sent to ${from.email}.`)
  return code
}

export async function setUpSignedIn() {
  const world = setUpIdentity()
  const { uid } = await world.createAccount()
  return { ...world, uid, ...(await world.signIn()) }
}

/** A signed-in user, with the calls for codes in emails. */
export async function setUpCodes() {
  const world = await setUpSignedIn()
  const { ask, lastCode } = world
  const askForReset = (email = EMAIL) => ask('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  const reset = (oobCode: string, newPassword = 'another horse') => ask('resetPassword', { oobCode, newPassword })
  return {
    ...world,
    askForReset,
    reset,
    check: (oobCode: string) => ask('resetPassword', { oobCode }),
    apply: (oobCode: string) => ask('update', { oobCode }),
    async codeForReset() {
      await askForReset()
      return lastCode(EMAIL, 'PASSWORD_RESET')
    },
    async codeForAddress() {
      await ask('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: world.idToken })
      return lastCode(EMAIL, 'VERIFY_EMAIL')
    },
    async codeForChange() {
      await ask('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: world.idToken, newEmail: NEXT_EMAIL })
      return lastCode(NEXT_EMAIL, 'VERIFY_AND_CHANGE_EMAIL')
    },
  }
}

/** How a refusal looks to the SDK. */
export const refusalWith = (code: string) => ({
  status: 400,
  body: { error: { code: 400, message: code, errors: [{ message: code, reason: 'invalid', domain: 'global' }] } },
})
