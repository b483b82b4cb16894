import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ResendFault, startFakeResend } from '#server/testing/fake-resend.ts'
import { findFreePorts } from '#server/testing/nginx.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { startS3Server } from '#server/testing/s3-server.ts'
import { startPostgres } from '../postgres.ts'
import { startFront } from './front.ts'

const BUCKET = 'goodword-images'
const CREDENTIALS = { accessKeyId: 'cluster', secretAccessKey: 'a-secret-of-this-cluster' }

export type Cluster = Awaited<ReturnType<typeof startCluster>>

const STARTED_AGAIN_AFTER_MS = 500
const STARTS_MAX = 60

/** As whatever supervises a process does: one that can't start, because the database is away, is started again. */
async function insistOn<T>(start: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start()
    } catch (error) {
      if (tries === STARTS_MAX) throw error
      await sleep(STARTED_AGAIN_AFTER_MS)
    }
  }
}

/** A process at a port of its own. It can be killed and started again, with the same empty folder or a new one. */
async function startMember(role: 'web' | 'worker', port: number, environment: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), `goodword-${role}-`))
  const start = () => startProduct({ dataDir: folder, environment: { ...environment, ROLE: role, PORT: String(port) } })
  let product = await start()
  return {
    role,
    origin: `http://127.0.0.1:${port}`,
    output: () => product.output(),
    pid: () => product.pid,
    async killAndRestart(): Promise<void> {
      product.signal('SIGKILL')
      await product.ended
      product = await insistOn(start)
    },
    /** Its exit code. */
    async stop(): Promise<number | null> {
      const { code } = await product.stop()
      rmSync(folder, { recursive: true, force: true })
      return code
    },
    async kill(): Promise<void> {
      product.signal('SIGKILL')
      await product.ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * An installation of several processes on this machine: PostgreSQL, a store for images, an email service that is a stand-in,
 * web and worker processes, and nginx in front of the former at `port`.
 */
export async function startCluster({
  webs = 3,
  workers = 2,
  port,
  environment = {},
  pickFault,
}: {
  webs?: number
  workers?: number
  port?: number
  environment?: Record<string, string>
  pickFault?: () => ResendFault | undefined
} = {}) {
  const postgres = await startPostgres({ use: 'crashing' })
  const s3 = await startS3Server({ credentials: CREDENTIALS, buckets: [BUCKET] })
  const resend = await startFakeResend(pickFault && { pickFault })
  const [frontPort = 0, ...ports] = await findFreePorts(1 + webs + workers)
  const at = port ?? frontPort
  const origin = `http://localhost:${at}`
  const shared = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'the-secret-of-a-cluster-for-looking',
    IMAGES_URL: `s3://${BUCKET}?endpoint=${encodeURIComponent(s3.origin)}`,
    AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    RESEND_API_KEY: resend.apiKey,
    RESEND_URL: resend.origin,
    PUBLIC_URL: origin,
    TRUSTED_PROXY_HOPS: '1',
    ...environment,
  }
  const members = await Promise.all(
    ports.map((each, index) => startMember(index < webs ? 'web' : 'worker', each, shared)),
  )
  const front = await startFront({ port: at, ports: ports.slice(0, webs) })
  const stopRest = async () => {
    await Promise.all([front.stop(), s3.stop(), resend.stop()])
    await postgres.stop()
  }
  return {
    origin,
    members,
    postgres,
    s3,
    resend,
    /** Every process is asked to end; the exit codes of those that ended otherwise than well. */
    async stop(): Promise<(number | null)[]> {
      const codes = await Promise.all(members.map((member) => member.stop()))
      await stopRest()
      return codes.filter((code) => code !== 0)
    },
    /** Nothing is asked. */
    async end(): Promise<void> {
      await Promise.all(members.map((member) => member.kill()))
      await stopRest()
    },
  }
}
