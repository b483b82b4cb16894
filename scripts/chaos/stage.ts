import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countJobs } from '#server/testing/chaos-data.ts'
import { type ResendFault, startFakeResend } from '#server/testing/fake-resend.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { openStagedApplication } from '#server/testing/staged-application.ts'
import { ACCOUNT } from '#server/testing/product-client.ts'
import { bodyOf, call, insist, until } from './calls.ts'
import type { Planted } from './experiment.ts'

export const OWNER = { ...ACCOUNT, organisationName: null }

export type Product = Awaited<ReturnType<typeof startProduct>>
export type Stage = Awaited<ReturnType<typeof setStage>>

const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded'

export const newFolder = () => mkdtempSync(join(tmpdir(), 'goodword-chaos-'))

/** The token of an owner who signs in. The origin is another one after each restart. */
export async function signIn(origin: () => string, { email, password }: { email: string; password: string }) {
  const body = { email, password, returnSecureToken: true }
  return bodyOf<{ idToken: string }>(await insist(() => call(origin() + SIGN_IN, { body }))).idToken
}

/** A data folder with an owner on the largest plan. */
async function fill(dataDir: string): Promise<void> {
  const before = process.env['DATA_DIR']
  process.env['DATA_DIR'] = dataDir
  const { services, subscribe, drain, close } = await openStagedApplication()
  if (before === undefined) delete process.env['DATA_DIR']
  else process.env['DATA_DIR'] = before
  const owner = await services.users.signUp({ input: OWNER, idempotencyKey: undefined })
  await subscribe({ userId: owner.id, email: owner.email }, 'studio')
  await drain()
  await close()
}

/**
 * An installation with an owner, on a data folder of its own, whose email service fails as told. `planted: 'twice'`
 * makes the service forget idempotency keys, and lose an answer.
 */
export async function setStage({
  planted,
  pickFault,
  dataDir = newFolder(),
}: {
  planted?: Planted | undefined
  pickFault?: (() => ResendFault | undefined) | undefined
  dataDir?: string
}) {
  const filled = newFolder()
  await fill(filled)
  cpSync(filled, dataDir, { recursive: true })
  rmSync(filled, { recursive: true })
  const resend = await startFakeResend({ ...(pickFault && { pickFault }), isForgetful: planted === 'twice' })
  if (planted === 'twice') resend.failNext('lose the answer')
  const environment: Record<string, string> = {
    RESEND_API_KEY: resend.apiKey,
    RESEND_URL: resend.origin,
    EMAIL_RETRY_FACTOR: '0.002',
    LIMIT_FACTOR: '1000',
    CLIENT_EMAILS_FACTOR: '1000',
    LOG_LEVEL: 'error',
    OPS_PORT: '0',
  }
  const running = new Set<Product>()

  return {
    dataDir,
    planted,
    resend,
    environment,
    async start(more: Record<string, string> = {}): Promise<Product> {
      const product = await startProduct({ dataDir, environment: { ...environment, ...more } })
      running.add(product)
      void product.ended.then(() => running.delete(product))
      return product
    },
    waiting: () => countJobs(dataDir, ['emails.deliver']),
    async end(): Promise<void> {
      for (const product of running) product.signal('SIGKILL')
      await Promise.all([...running].map(({ ended }) => ended))
      await resend.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export const untilAllIsSent = ({ waiting }: Stage) => until('no email waits', async () => (await waiting()) === 0)

/** Whether the process says that it is ready, on the port for operators. */
export async function isReady(product: Product): Promise<boolean> {
  const [, origin] = /operator’s page is at (\S+)/.exec(product.output()) ?? []
  return origin !== undefined && (await call(`${origin}/readyz`, { method: 'GET' })).status === 200
}

export async function kill(product: Product): Promise<void> {
  product.signal('SIGKILL')
  await product.ended
}
