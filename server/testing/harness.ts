import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PlanName } from '#shared/plans.ts'
import { submissionPath, type Testimonial } from '#shared/testimonials.ts'
import type { CurrentUser } from '#shared/users.ts'
import { drawWallPicture } from '#server/widgets/wall-picture.ts'
import { readWidgetRenderer } from '#server/widgets/widget-renderer.ts'
import { createApplication } from '#server/app/application.ts'
import { clientConfigOf } from '#server/app/client-config.ts'
import type { Deps } from '#server/app/deps.ts'
import { setPlan } from '#server/billing/billing.service.ts'
import { createMovableClock } from '#server/clock/movable-clock.ts'
import { readConfig } from '#server/config/config.ts'
import { createOutboxMailer } from '#server/emails/outbox/outbox-mailer.ts'
import { createSimulatedDomains } from '#server/emails/domains/simulated-domains.ts'
import { createLogger } from '#server/http/logger.ts'
import { defaultLimits } from '#server/http/rate-limit.ts'
import { createEmbeddedIdentity } from '#server/identity/embedded/embedded-identity.ts'
import { insertKey, listKeys } from '#server/identity/embedded/identity.repository.ts'
import { createKeyringReader } from '#server/identity/embedded/keyring.ts'
import { createPictureFiles } from '#server/images/picture-files.ts'
import { createPictureProcessor } from '#server/images/picture-processor.ts'
import { compress } from '#server/kernel/compress.ts'
import { noFailpoints } from '#server/kernel/failpoints.ts'
import { readStripeEvent } from '#server/stripe/stripe-webhooks.ts'
import { createSimulatedStripe } from '#server/stripe/simulator/simulated-stripe.ts'
import { createSimulatedPorts } from '#server/stripe/simulator/simulated-ports.ts'
import { createTestClock, type TestClock } from './test-clock.ts'
import { openTestDatabase } from './test-database.ts'

export const ORIGIN = 'http://goodword.test'

export type TestOwner = { token: string; email: string; password: string; user: CurrentUser }

type Answer<T = unknown> = { status: number; body: T; headers: Headers }
type RequestOptions = { token?: string | undefined; body?: unknown; headers?: Record<string, string> }

const SHELL = compress('shell')
const HASH_KEY = 'a-key-of-tests'

const PAGE = '<html><script type="application/json" id="goodword-config">{}</script></html>'

const pictureFolders = mkdtempSync(join(tmpdir(), 'goodword-pictures-'))
process.on('exit', () => rmSync(pictureFolders, { recursive: true, force: true }))

const plentiful = { points: 1_000_000, seconds: 60 }
/** Limits that no test reaches. */
export const noLimits = Object.fromEntries(
  Object.keys(defaultLimits).map((name) => [name, plentiful]),
) as Deps['limits']

/** Mails that no test runs out of. */
const MANY = 1_000_000
export const noMailLimits: Deps['mailLimits'] = {
  unverifiedADay: MANY,
  recipientADay: MANY,
  recipientAMonth: MANY,
  testsAnHour: MANY,
}

async function makeSigningKey() {
  const { db } = openTestDatabase()
  await createKeyringReader({ db, clock: createTestClock(new Date(0)) })()
  const [key] = await db.read(listKeys)
  if (!key) throw new Error('No key was made.')
  return key
}

// Making one takes longer than all else that signing up does, and no test of the whole product is about it.
let signingKey: ReturnType<typeof makeSigningKey> | undefined

/** A log as the product writes it, for what is measured with it. */
export const logToOutput = () => createLogger({ level: 'info' })

export type Harness = Awaited<ReturnType<typeof createHarness>>

/** The whole application on a database of its own, with a clock that stands still. Nothing listens, nothing is mocked. */
export async function createHarness(options: { now?: string; overrides?: Partial<Deps> } = {}) {
  const { db, raw } = openTestDatabase()
  const machine = createTestClock(new Date(options.now ?? '2026-11-20T09:00:00Z'))
  const movableClock = createMovableClock({ db, clock: machine })
  const clock: TestClock = { ...machine, now: movableClock.now }
  const key = await (signingKey ??= makeSigningKey())
  await db.transaction((sql) => insertKey(sql, { ...key, createdAt: machine.now() }))
  const logLines: string[] = []
  const pictureFolder = mkdtempSync(join(pictureFolders, 'pictures-'))
  const disk = { freeBytes: Number.POSITIVE_INFINITY }
  const embeddedIdentity = createEmbeddedIdentity({
    db,
    clock,
    hashKey: HASH_KEY,
    passwordCost: 1,
    otherTimes: movableClock.otherTimes,
  })
  const simulatedStripe = createSimulatedStripe({ db, clock, hashKey: HASH_KEY, publicUrl: () => ORIGIN })
  const simulatedDomains = createSimulatedDomains({ db, clock })
  const deps: Deps = {
    config: readConfig({ NODE_ENV: 'test', PUBLIC_URL: ORIGIN }),
    db,
    clock,
    movableClock,
    log: createLogger({ level: 'info', destination: { write: (line: string) => void logLines.push(line) } }),
    failpoints: noFailpoints,
    identity: embeddedIdentity,
    embeddedIdentity,
    stripe: createSimulatedPorts(simulatedStripe, { clock, publicUrl: () => ORIGIN }),
    simulatedStripe,
    stripeWebhooks: { read: readStripeEvent, isLive: false, secrets: simulatedStripe.webhookSecrets },
    clientConfig: clientConfigOf({ firebase: undefined, isProduction: false }),
    mailer: createOutboxMailer({ db, clock }),
    sendingDomains: simulatedDomains.service,
    simulatedDomains,
    mailEvents: undefined,
    mailLimits: noMailLimits,
    images: {
      files: createPictureFiles({ folder: pictureFolder, freeBytes: async () => disk.freeBytes }),
      process: createPictureProcessor(),
      bucket: undefined,
    },
    hashKey: HASH_KEY,
    limits: noLimits,
    site: { folder: '/nowhere', dashboard: PAGE, form: PAGE, ownPage: PAGE },
    renderWidget: readWidgetRenderer({ folder: join(import.meta.dirname, '../../dist/widget-server') }),
    drawWallPicture,
    widgetFiles: {
      shell: () => ({ ...SHELL, isImmutable: false }),
      peekShell: () => SHELL,
      find: () => undefined,
      findSuccessor: () => undefined,
      pinnable: () => ({ script: { path: '1.0.0-00000000/widget.js', source: '// pinned' }, parts: [] }),
      reactPackage: () => Buffer.from('package'),
    },
    publicUrl: () => ORIGIN,
    ...options.overrides,
  }
  const { app, answerQuickly, tally, endpoints, jobs, services, housekeeping, catchingUp } = createApplication(deps)
  let owners = 0

  async function request<T = unknown>(
    method: string,
    path: string,
    { token, body, headers = {} }: RequestOptions = {},
  ): Promise<Answer<T>> {
    const response = await app.request(path, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as T, headers: response.headers }
  }

  async function signIn({ email, password }: { email: string; password: string }): Promise<string> {
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded'
    const { status, body } = await request<{ idToken: string }>('POST', path, {
      body: { email, password, returnSecureToken: true },
    })
    if (status !== 200) throw new Error(`Could not sign in: ${JSON.stringify(body)}`)
    return body.idToken
  }

  /** Signs a new owner up and in, as the dashboard does. */
  async function signUp(
    profile: Partial<{
      email: string
      firstName: string
      lastName: string
      organisationName: string
      timeZone: string
    }> = {},
  ): Promise<TestOwner> {
    owners += 1
    const account = {
      email: `owner${owners}@studio.example`,
      password: 'correct horse',
      firstName: 'Nora',
      lastName: 'Feldmann',
      timeZone: 'Europe/Berlin',
      ...profile,
    }
    const { status, body } = await request<CurrentUser>('POST', '/goodword/user/sign-up', { body: account })
    if (status !== 201) throw new Error(`Could not sign up: ${JSON.stringify(body)}`)
    return { email: account.email, password: account.password, token: await signIn(account), user: body }
  }

  async function createRequest(owner: TestOwner, input: Record<string, unknown> = {}): Promise<Testimonial> {
    const body = { customerEmail: 'ana@client.example', customerName: 'Ana Ribeiro', ...input }
    const answer = await request<Testimonial>('POST', '/goodword/testimonial/create', { token: owner.token, body })
    if (answer.status !== 201) throw new Error(`Could not create a request: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  /** Sends a file as a browser would; answers the body as JSON. */
  async function upload<T = { imageUrl: string }>(
    path: string,
    file: Uint8Array | ReadableStream,
    {
      token,
      type = 'image/jpeg',
      headers = {},
    }: { token?: string; type?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer<T>> {
    const response = await app.request(path, {
      method: 'PUT',
      headers: { 'content-type': type, ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      body: file as RequestInit['body'],
      duplex: 'half',
    } as RequestInit)
    return { status: response.status, body: (await response.json()) as T, headers: response.headers }
  }

  async function submit(id: string, answer: Record<string, unknown> = {}) {
    const body = {
      customerName: 'Ana Ribeiro',
      rating: 5,
      testimonial: 'Precise, funny, never late.',
      isPrivate: false,
      ...answer,
    }
    return request('PUT', `/goodword/testimonial/${id}/submit`, { body })
  }

  return {
    app,
    answerQuickly,
    tally,
    endpoints,
    deps,
    clock,
    raw,
    jobs,
    services,
    housekeeping,
    catchingUp,
    logLines,
    pictureFolder,
    /** How much room the disk of pictures has. */
    disk,
    request,
    signIn,
    signUp,
    createRequest,
    upload,
    submit,
    /** Runs due jobs until none is left. */
    drain: () => jobs.drain(),
    /** All mails handed over so far, newest first. */
    mails: () => services.outbox.listMails(),
    /** Puts an owner on a plan, as a paid subscription would. */
    setPlan: (owner: TestOwner, plan: PlanName) =>
      db.transaction((sql) => setPlan(sql, { userId: owner.user.id, plan, now: clock.now() })),
    linkOf: (testimonialId: string) => ORIGIN + submissionPath(testimonialId),
  }
}
