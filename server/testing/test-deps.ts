import { exampleInstallation } from '#shared/installation.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawProofImage } from '#server/widgets/proof-image.ts'
import { drawWallImage } from '#server/widgets/wall-image.ts'
import { readWidgetRenderer } from '#server/widgets/widget-renderer.ts'
import { defaultWorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import { clientConfigOf } from '#server/app/client-config.ts'
import type { Deps } from '#server/app/deps.ts'
import { readConfig } from '#server/config/config.ts'
import { createLogger } from '#server/http/logger.ts'
import { noReleaseFiles } from '#server/app/release-files.ts'
import { workAlone } from '#server/app/sharing.ts'
import { createEmbeddedIdentity } from '#server/identity/embedded/embedded-identity.ts'
import { insertKey, listKeys } from '#server/identity/embedded/identity.repository.ts'
import { createKeyringReader } from '#server/identity/embedded/keyring.ts'
import { createImageFolder } from '#server/images/image-folder.ts'
import { createImageProcessor } from '#server/images/image-processor.ts'
import { compress } from '#server/kernel/compress.ts'
import { noFailpoints } from '#server/kernel/failpoints.ts'
import { readStripeEvent } from '#server/stripe/stripe-webhooks.ts'
import { createDevelopment } from '#server/dev/dev.ts'
import { noEmailLimits, noLimits } from './no-limits.ts'
import { createTestClock, type TestClock } from './test-clock.ts'
import { openTestDatabase, openTestDevDatabase } from './test-database.ts'

const HASH_KEY = 'a-key-of-tests'

const PAGE = '<html><title>Goodword</title><script type="application/json" id="goodword-config">{}</script></html>'

const SHELL = compress('shell')

const imageFolders = mkdtempSync(join(tmpdir(), 'goodword-pictures-'))
process.on('exit', () => rmSync(imageFolders, { recursive: true, force: true }))

const SITE: Deps['site'] = {
  folder: '/nowhere',
  dashboard: PAGE,
  form: PAGE,
  collect: PAGE,
  portal: PAGE,
  unsubscribe: PAGE,
  signOff: PAGE,
  pages: new Map(),
}

const WIDGET_FILES: Deps['widgetFiles'] = {
  shell: () => ({ ...SHELL, isImmutable: false }),
  peekShell: () => SHELL,
  find: () => undefined,
  findSuccessor: () => undefined,
  wallFilters: () => '/widget/wall-filters.js',
  pinnable: () => ({ script: { path: '1.0.0-00000000/widget.js', source: '// pinned' }, parts: [] }),
  reactPackage: () => Buffer.from('package'),
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

export type TestDepsOptions = {
  now?: string
  database?: ReturnType<typeof openTestDatabase>
  overrides?: Partial<Deps>
}

/** Everything that the application needs, with its own database and a stopped clock. The build's files are made up. */
export async function createTestDeps(origin: string, options: TestDepsOptions) {
  const database = options.database ?? openTestDatabase()
  const { db } = database
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
      publicUrl: () => origin,
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
    config: { ...readConfig({ NODE_ENV: 'test' }), publicUrl: origin },
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
    wallServing: { dns: emails.dns.service, target: () => new URL(origin).hostname },
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
    site: SITE,
    releaseFiles: noReleaseFiles,
    widgetRenderer: readWidgetRenderer({ folder: join(import.meta.dirname, '../../dist/widget-server') }),
    drawProofImage,
    drawWallImage,
    widgetFiles: WIDGET_FILES,
    publicUrl: () => origin,
    ...options.overrides,
  }
  return { deps, database, dev, emails, clock, logLines, imageFolder, disk }
}
