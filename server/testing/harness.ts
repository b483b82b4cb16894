import { exampleInstallation } from '#shared/installation.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PlanName } from '#shared/plans.ts'
import { submissionPath, type Testimonial } from '#shared/testimonials.ts'
import type { CurrentUser } from '#shared/users.ts'
import { drawProofImage } from '#server/widgets/proof-image.ts'
import { drawWallImage } from '#server/widgets/wall-image.ts'
import { readWidgetRenderer } from '#server/widgets/widget-renderer.ts'
import { defaultWorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import { createApplication } from '#server/app/application.ts'
import { clientConfigOf } from '#server/app/client-config.ts'
import type { Deps } from '#server/app/deps.ts'
import { setPlan } from '#server/billing/billing.service.ts'
import { readConfig } from '#server/config/config.ts'
import { createLogger } from '#server/http/logger.ts'
import { defaultLimits } from '#server/http/rate-limit.ts'
import { noReleaseFiles } from '#server/app/release-files.ts'
import { workAlone } from '#server/app/sharing.ts'
import { createEmbeddedIdentity } from '#server/identity/embedded/embedded-identity.ts'
import { leaveOutConfirmation } from './test-identity.ts'
import { insertKey, listKeys } from '#server/identity/embedded/identity.repository.ts'
import { createKeyringReader } from '#server/identity/embedded/keyring.ts'
import { createImageFolder } from '#server/images/image-folder.ts'
import { createImageProcessor } from '#server/images/image-processor.ts'
import { compress } from '#server/kernel/compress.ts'
import { noFailpoints } from '#server/kernel/failpoints.ts'
import { readStripeEvent } from '#server/stripe/stripe-webhooks.ts'
import { createDevelopment } from '#server/dev/dev.ts'
import { createTestClock, type TestClock } from './test-clock.ts'
import { openTestDatabase, openTestDevDatabase } from './test-database.ts'

export const ORIGIN = 'http://goodword.test'

export type TestOwner = { token: string; email: string; password: string; user: CurrentUser }

type Answer<T = unknown> = { status: number; body: T; headers: Headers }
type RequestOptions = { token?: string | undefined; body?: unknown; headers?: Record<string, string> }

const SHELL = compress('shell')
const HASH_KEY = 'a-key-of-tests'

const PAGE = '<html><title>Goodword</title><script type="application/json" id="goodword-config">{}</script></html>'

const imageFolders = mkdtempSync(join(tmpdir(), 'goodword-pictures-'))
process.on('exit', () => rmSync(imageFolders, { recursive: true, force: true }))

const plentiful = { points: 1_000_000, seconds: 60 }
/** Limits that no test reaches. */
export const noLimits = Object.fromEntries(
  Object.keys(defaultLimits).map((name) => [name, plentiful]),
) as Deps['limits']

/** More emails than any test sends. */
const MANY = 1_000_000
export const noEmailLimits: Deps['emailLimits'] = {
  unverifiedADay: MANY,
  recipientADay: MANY,
  recipientAMonth: MANY,
  confirmationsADay: MANY,
  confirmationsAMonth: MANY,
  workspaceConfirmationsADay: MANY,
  testsAnHour: MANY,
  contactEmail: exampleInstallation.contactEmail,
}

async function makeSigningKey() {
  const { db } = openTestDatabase()
  await createKeyringReader({ db, clock: createTestClock(new Date(0)), hashKey: HASH_KEY })()
  const [key] = await db.read(listKeys)
  if (!key) throw new Error('No key was created.')
  return key
}

// Cached, because creating a key takes longer than the rest of a sign-up, and no API test depends on it.
let signingKey: ReturnType<typeof makeSigningKey> | undefined

/** The product's real log, for measurements. */
export const logToOutput = () => createLogger({ level: 'info' })

export type Harness = Awaited<ReturnType<typeof createHarness>>

/** The whole application with its own database and a stopped clock. Nothing listens on a port, nothing is mocked. */
export async function createHarness(
  options: { now?: string; database?: ReturnType<typeof openTestDatabase>; overrides?: Partial<Deps> } = {},
) {
  const database = options.database ?? openTestDatabase()
  const { db, raw, rows, insertRows, faults } = database
  const memory = options.overrides?.memory ?? database.openMemory()
  const machine = createTestClock(new Date(options.now ?? '2026-11-20T09:00:00Z'))
  const logLines: string[] = []
  const log = createLogger({ level: 'info', destination: { write: (line: string) => void logLines.push(line) } })
  const dev = openTestDevDatabase()
  const emulators =
    options.overrides?.development ??
    createDevelopment({
      db: dev.db,
      product: db,
      emulated: { stripe: true, email: true },
      clock: machine,
      log,
      hashKey: HASH_KEY,
      publicUrl: () => ORIGIN,
    })
  const { stripe, email: emails } = emulators
  if (!stripe || !emails) throw new Error('The harness emulates every service.')
  const clock: TestClock = { ...machine, now: emulators.clock.now }
  const key = await (signingKey ??= makeSigningKey())
  await db.transaction(function* (tx) {
    // There is one when another application was made on the database.
    const hasKey = (yield* listKeys(tx)).length > 0
    if (!hasKey) yield* insertKey(tx, { ...key, createdAt: machine.now() })
  })
  const imageFolder = mkdtempSync(join(imageFolders, 'pictures-'))
  const disk = { freeBytes: Number.POSITIVE_INFINITY }
  const embeddedIdentity = createEmbeddedIdentity({
    log,
    db,
    clock,
    memory,
    hashKey: HASH_KEY,
    passwordCost: 1,
    otherTimes: stripe.clock.otherTimes,
  })
  const deps: Deps = {
    config: { ...readConfig({ NODE_ENV: 'test' }), publicUrl: ORIGIN },
    installation: exampleInstallation,
    db,
    clock,
    ...workAlone(),
    memory,
    development: emulators,
    log,
    failpoints: noFailpoints,
    observations: undefined,
    identity: embeddedIdentity,
    embeddedIdentity,
    stripe: stripe.ports,
    stripeWebhooks: { read: readStripeEvent, isLive: false, secrets: stripe.webhookSecrets },
    clientConfig: clientConfigOf({ firebase: undefined, isProduction: false }),
    mailer: emails.mailer,
    sendingDomains: emails.sendingDomains,
    wallServing: { dns: emails.dns.service, target: () => new URL(ORIGIN).hostname },
    emailEvents: undefined,
    emailLimits: noEmailLimits,
    images: {
      files: createImageFolder({ folder: imageFolder, freeBytes: async () => disk.freeBytes }),
      process: createImageProcessor(),
      bucket: undefined,
    },
    hashKey: HASH_KEY,
    limits: noLimits,
    workspaceLimits: defaultWorkspaceLimits,
    site: {
      folder: '/nowhere',
      dashboard: PAGE,
      form: PAGE,
      collect: PAGE,
      portal: PAGE,
      unsubscribe: PAGE,
      signOff: PAGE,
      pages: new Map(),
    },
    releaseFiles: noReleaseFiles,
    widgetRenderer: readWidgetRenderer({ folder: join(import.meta.dirname, '../../dist/widget-server') }),
    drawProofImage,
    drawWallImage,
    widgetFiles: {
      shell: () => ({ ...SHELL, isImmutable: false }),
      peekShell: () => SHELL,
      find: () => undefined,
      findSuccessor: () => undefined,
      wallFilters: () => '/widget/wall-filters.js',
      pinnable: () => ({ script: { path: '1.0.0-00000000/widget.js', source: '// pinned' }, parts: [] }),
      reactPackage: () => Buffer.from('package'),
    },
    publicUrl: () => ORIGIN,
    ...options.overrides,
  }
  const application = createApplication(deps)
  const { app, answerFromCache, tally, endpoints, jobs, services, housekeeping, reconciliation, reportOffering } =
    application
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

  /** Signs up a new owner and signs in, like the dashboard does. No email asks the owner to confirm the address. */
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
    await leaveOutConfirmation(rows, account.email)
    return { email: account.email, password: account.password, token: await signIn(account), user: body }
  }

  async function createRequest(owner: TestOwner, input: Record<string, unknown> = {}): Promise<Testimonial> {
    const body = { customerEmail: 'ana@client.example', customerName: 'Ana Ribeiro', ...input }
    const answer = await request<Testimonial>('POST', '/goodword/testimonial/create', { token: owner.token, body })
    if (answer.status !== 201) throw new Error(`Could not create a request: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  /** Uploads a file like a browser; returns the parsed answer. */
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

  /** Runs due jobs, and delivers the Stripe emulator's events, until nothing is left. */
  async function drain(): Promise<number> {
    let done = 0
    for (let more = 1; more > 0; done += more) more = (await jobs.drain()) + ((await deps.development?.drain()) ?? 0)
    return done
  }

  return {
    app,
    answerFromCache,
    tally,
    endpoints,
    deps,
    clock,
    /** SQLite itself, for measurements. Tests use `rows`, `insertRows` and `faults`. */
    raw,
    rows,
    insertRows,
    faults,
    /** The emulators' database. */
    dev,
    jobs,
    services,
    housekeeping,
    reconciliation,
    reportOffering,
    /** For what is served beside the application. */
    application,
    logLines,
    imageFolder,
    /** Free space on the image disk. */
    disk,
    request,
    signIn,
    signUp,
    createRequest,
    upload,
    submit,
    drain,
    /** All emails sent so far, newest first. */
    emails: () => emails.outbox.listEmails(),
    /** Puts an owner on a plan, as a paid subscription would. */
    setPlan: (owner: TestOwner, plan: PlanName) =>
      db.transaction((tx) => setPlan(tx, { userId: owner.user.id, plan, now: clock.now() })),
    linkOf: (testimonialId: string) => ORIGIN + submissionPath(testimonialId),
  }
}
