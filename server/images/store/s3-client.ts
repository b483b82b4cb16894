import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { ImageStoreConfig } from '#server/config/images-config.ts'
import { randomFraction } from '#server/kernel/random.ts'
import { type ListedPage, readListedPage, readStoreError, readVersioning } from './store-answers.ts'
import { StoreFailure, type StoreOperation } from './store-failure.ts'

export type S3Client = ReturnType<typeof createS3Client>

/** How often something is tried, for how long each time, and how long it waits at most after the first time. */
export type Patience = { tries: number; timeoutMs: number; firstWaitMs: number }

/** A store that hangs must not take all connections that the process may have. */
const CALLS_MAX = 256

const METHODS = {
  PutObject: 'PUT',
  GetObject: 'GET',
  DeleteObject: 'DELETE',
  ListObjectsV2: 'GET',
  GetBucketVersioning: 'GET',
} as const satisfies Record<StoreOperation, string>

const PATIENCE: Patience = { tries: 3, timeoutMs: 5000, firstWaitMs: 200 }

type Call = { operation: StoreOperation; url: URL; body?: Buffer<ArrayBuffer>; type?: string }
type Answer = { status: number; body: Buffer<ArrayBuffer> }

/**
 * Reads and writes objects of one bucket by S3's protocol. Keys need no escaping. An outage is retried a few times; then, and
 * when the store refuses something, everything throws StoreFailure.
 */
export function createS3Client(config: ImageStoreConfig, patience: Patience = PATIENCE) {
  // Keys to sign with are derived once a day.
  const signingKeys = new Map<string, ArrayBuffer>()

  async function sign({ operation, url, body, type }: Call): Promise<RequestInit> {
    const method = METHODS[operation]
    const contentHash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const { accessKeyId, secretAccessKey, sessionToken, region } = config
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers: { 'x-amz-content-sha256': contentHash, ...(type !== undefined && { 'content-type': type }) },
      accessKeyId,
      secretAccessKey,
      ...(sessionToken !== undefined && { sessionToken }),
      service: 's3',
      region,
      cache: signingKeys,
    })
    return { method, headers: (await signer.sign()).headers, ...(body && { body }) }
  }

  /** A half answer throws, so nobody gets half an image. */
  async function callOnce(call: Call): Promise<Answer> {
    const signal = AbortSignal.timeout(patience.timeoutMs)
    const answer = await fetch(call.url, { ...(await sign(call)), redirect: 'manual', signal })
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }
  }

  let running = 0
  async function callPatiently(call: Call): Promise<Answer> {
    if (running >= CALLS_MAX) throw new StoreFailure({ operation: call.operation, code: 'too many calls wait' })
    running += 1
    try {
      return await callUntilAnswered(call)
    } finally {
      running -= 1
    }
  }

  async function callUntilAnswered(call: Call): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      const isLast = tries >= patience.tries
      try {
        const answer = await callOnce(call)
        if (isLast || !isOutage(answer.status)) return answer
      } catch (error) {
        if (isLast) throw unreachable(call, error)
      }
      // Full jitter, so that requests that failed together are not retried together.
      await wait(randomFraction() * patience.firstWaitMs * 2 ** (tries - 1))
    }
  }

  const objectUrl = (key: string) => new URL(config.prefix + key, config.bucketUrl)

  async function listPage(prefix: string, token: string | undefined): Promise<ListedPage> {
    const url = new URL(config.bucketUrl)
    url.search = new URLSearchParams({
      'list-type': '2',
      prefix: config.prefix + prefix,
      ...(token !== undefined && { 'continuation-token': token }),
    }).toString()
    const call: Call = { operation: 'ListObjectsV2', url }
    const answer = await callPatiently(call)
    const page = isDone(answer) ? readListedPage(answer.body) : undefined
    if (!page) throw refused(call, answer)
    return page
  }

  return {
    async put(key: string, object: { bytes: Buffer<ArrayBuffer>; type: string }): Promise<void> {
      const call: Call = { operation: 'PutObject', url: objectUrl(key), body: object.bytes, type: object.type }
      const answer = await callPatiently(call)
      if (!isDone(answer)) throw refused(call, answer)
    },

    /** Undefined when there is none. */
    async get(key: string): Promise<Buffer<ArrayBuffer> | undefined> {
      const call: Call = { operation: 'GetObject', url: objectUrl(key) }
      const answer = await callPatiently(call)
      if (isDone(answer)) return answer.body
      if (isMissing(answer)) return undefined
      throw refused(call, answer)
    },

    /** Succeeds if there is none. */
    async delete(key: string): Promise<void> {
      const call: Call = { operation: 'DeleteObject', url: objectUrl(key) }
      const answer = await callPatiently(call)
      if (!isDone(answer) && !isMissing(answer)) throw refused(call, answer)
    },

    /** Whether the bucket keeps what was deleted; undefined when the store or the key doesn't tell. */
    async keepsVersions(): Promise<boolean | undefined> {
      const url = new URL('?versioning', config.bucketUrl)
      const answer = await callPatiently({ operation: 'GetBucketVersioning', url })
      return isDone(answer) ? readVersioning(answer.body) : undefined
    },

    /** All objects whose keys begin with `prefix`, in the order of their keys, page by page. */
    async *list(prefix: string): AsyncGenerator<ListedPage['objects']> {
      let token: string | undefined
      do {
        const page = await listPage(prefix, token)
        yield page.objects.map((object) => ({ ...object, key: object.key.slice(config.prefix.length) }))
        token = page.nextToken
      } while (token !== undefined)
    },
  }
}

const isDone = ({ status }: Answer) => status >= 200 && status < 300

const isOutage = (status: number) => status >= 500 || status === 429

/** Some services say it without a code. A missing bucket is another thing. */
const isMissing = ({ status, body }: Answer) =>
  status === 404 && ['NoSuchKey', undefined].includes(readStoreError(body).code)

function refused({ operation }: Call, { status, body }: Answer): StoreFailure {
  const { code, region } = readStoreError(body)
  return new StoreFailure({ operation, status, code: code ?? 'without a code', region })
}

function unreachable({ operation }: Call, error: unknown): StoreFailure {
  const code = codeOf(error) ?? codeOf(error instanceof Error ? error.cause : undefined) ?? 'no connection'
  return new StoreFailure({ operation, code, cause: error })
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'TimeoutError') return 'no answer in time'
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
