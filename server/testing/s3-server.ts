import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createObjectsInFolder, createObjectsInMemory, etagOf, type Objects } from './s3-objects.ts'
import { type Refusal, refusalOf, type S3Credentials, type SignedRequest } from './s3-signatures.ts'

export type S3Operation =
  | 'PutObject'
  | 'GetObject'
  | 'HeadObject'
  | 'DeleteObject'
  | 'ListObjectsV2'
  | 'GetBucketVersioning'

/** `cut` ends the connection without an answer, `half` in the middle of one. */
export type S3Failure = { status: number; code: string } | 'cut' | 'half'

export type S3Conditions = {
  /** What the key may not do. */
  denied: Set<S3Operation>
  /** Used up one by one by the next requests of these operations, or of any. */
  failures: { failure: S3Failure; of?: S3Operation }[]
  delayMs: number
  /** How far the server's clock is ahead. */
  aheadMs: number
  /** What the bucket says. It keeps none. */
  hasVersions: boolean
  /** As stores do that encrypt with keys of their own. */
  hidesMd5?: boolean
}

type Answer = { status: number; headers?: Record<string, string>; body?: Buffer | string }
type Call = { request: SignedRequest; path: string; query: URLSearchParams }

const KEYS_MAX = 1000
const TOKEN_PREFIX = 'after:'

const noSuchKey = { status: 404, code: 'NoSuchKey', message: 'The specified key does not exist.' }
const noSuchBucket = { status: 404, code: 'NoSuchBucket', message: 'The specified bucket does not exist' }
const denied = { status: 403, code: 'AccessDenied', message: 'Access Denied' }
const notImplemented = { status: 501, code: 'NotImplemented', message: 'A header or query implies what is not there.' }

/**
 * A small store that speaks Amazon's S3 on this machine, with the bucket in the path, and checks every signature. It keeps
 * its objects in memory, or in `folder`.
 */
export async function startS3Server({
  port = 0,
  folder,
  buckets = ['images'],
  region = 'us-east-1',
  credentials,
}: {
  port?: number
  folder?: string
  buckets?: readonly string[]
  region?: string
  credentials: S3Credentials
}) {
  const objects = new Map(
    buckets.map((name) => [
      name,
      folder === undefined ? createObjectsInMemory() : createObjectsInFolder(join(folder, name)),
    ]),
  )
  const conditions: S3Conditions = { denied: new Set(), failures: [], delayMs: 0, aheadMs: 0, hasVersions: false }
  /** Every request that was answered or refused. */
  const requests: { operation: S3Operation | undefined; path: string; status: number | 'cut' }[] = []
  let connections = 0

  const now = () => new Date(Date.now() + conditions.aheadMs)

  function answerTo(call: Call, operation: S3Operation | undefined): Answer {
    const refused = refusalOf(call.request, { credentials: [credentials], region, now: now() })
    if (refused) return answerOf(refused)
    if (operation === undefined) return answerOf(notImplemented)
    if (conditions.denied.has(operation)) return answerOf(denied)
    const { bucket, key } = placeOf(call.path)
    const found = objects.get(bucket)
    if (!found) return answerOf(noSuchBucket)
    if (operation === 'GetBucketVersioning') return answerAboutVersions(conditions)
    return perform(operation, {
      ...call,
      objects: found,
      key,
      bucket,
      now: now(),
      tagOf: conditions.hidesMd5 ? otherEtagOf : etagOf,
    })
  }

  const server = createServer((incoming, response) => {
    void (async () => {
      const call = await readCall(incoming)
      const operation = operationOf(call)
      if (conditions.delayMs > 0) await wait(conditions.delayMs, undefined, { ref: false })
      const failure = takeFailure(conditions, operation)
      const isCut = failure === 'cut'
      const answer =
        failure === undefined || isCut || failure === 'half'
          ? answerTo(call, operation)
          : answerOf({ ...failure, message: 'Made up.' })
      requests.push({ operation, path: call.request.target, status: isCut ? 'cut' : answer.status })
      if (isCut) response.destroy()
      else send(response, answer, { isHalf: failure === 'half', isHead: operation === 'HeadObject' })
    })().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  server.on('connection', () => (connections += 1))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  // Safe: it listens on a port.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    conditions,
    requests,
    /** How many connections were opened. */
    connections: () => connections,
    keys: (bucket = buckets[0] ?? '') => objects.get(bucket)?.keys() ?? [],
    objectsOf: (bucket = buckets[0] ?? '') => objects.get(bucket),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function takeFailure({ failures }: S3Conditions, operation: S3Operation | undefined): S3Failure | undefined {
  const at = failures.findIndex(({ of }) => of === undefined || of === operation)
  return at < 0 ? undefined : failures.splice(at, 1)[0]?.failure
}

async function readCall(incoming: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : `${value}`,
    ]),
  )
  const target = incoming.url ?? '/'
  const { pathname: path, searchParams: query } = new URL(target, 'http://s3.test')
  return { request: { method: incoming.method ?? '', target, headers, body: Buffer.concat(chunks) }, path, query }
}

function placeOf(path: string): { bucket: string; key: string } {
  const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(path) ?? []
  return { bucket, key: decodeURIComponent(key) }
}

function operationOf({ request: { method }, path, query }: Call): S3Operation | undefined {
  const { key } = placeOf(path)
  if (key === '') return method === 'GET' ? bucketOperationOf(query) : undefined
  if ([...query.keys()].length > 0) return undefined
  const operations: Record<string, S3Operation> = {
    PUT: 'PutObject',
    GET: 'GetObject',
    HEAD: 'HeadObject',
    DELETE: 'DeleteObject',
  }
  return operations[method]
}

function bucketOperationOf(query: URLSearchParams): S3Operation | undefined {
  if (query.get('list-type') === '2') return 'ListObjectsV2'
  return query.has('versioning') ? 'GetBucketVersioning' : undefined
}

function answerAboutVersions({ hasVersions }: S3Conditions): Answer {
  const body = element('VersioningConfiguration', hasVersions ? [element('Status', ['Enabled'])] : [])
  return { status: 200, headers: { 'content-type': 'application/xml' }, body: XML + body }
}

type Etag = typeof etagOf
type Work = Call & { objects: Objects; bucket: string; key: string; now: Date; tagOf: Etag }

const otherEtagOf: Etag = ({ bytes }) => etagOf({ bytes: Buffer.concat([bytes, Buffer.from('!')]) })

function perform(operation: Exclude<S3Operation, 'GetBucketVersioning'>, work: Work): Answer {
  switch (operation) {
    case 'PutObject':
      return putObject(work)
    case 'GetObject':
    case 'HeadObject':
      return getObject(work)
    case 'DeleteObject':
      work.objects.delete(work.key)
      return { status: 204 }
    case 'ListObjectsV2':
      return listObjects(work)
  }
}

function putObject({ objects, key, request: { body, headers }, now, tagOf }: Work): Answer {
  const object = { bytes: body, type: headers['content-type'] ?? 'binary/octet-stream', changedAt: now }
  objects.put(key, object)
  return { status: 200, headers: { etag: tagOf(object) } }
}

function getObject({ objects, key, tagOf }: Work): Answer {
  const found = objects.get(key)
  if (!found) return answerOf(noSuchKey)
  const { type, changedAt, bytes } = found
  const headers = { 'content-type': type, etag: tagOf(found), 'last-modified': changedAt.toUTCString() }
  return { status: 200, headers, body: bytes }
}

function listObjects({ objects, bucket, query, tagOf }: Work): Answer {
  const limit = Math.min(Number(query.get('max-keys') ?? KEYS_MAX), KEYS_MAX)
  const after = readToken(query.get('continuation-token'))
  if (after === undefined || !(limit >= 0))
    return answerOf({ status: 400, code: 'InvalidArgument', message: 'An argument is not valid.' })
  const prefix = query.get('prefix') ?? ''
  const all = objects.keys().filter((key) => key.startsWith(prefix) && key > after)
  const page = all.slice(0, limit)
  const last = all.length > page.length ? page.at(-1) : undefined
  const contents = page.map((key) => describe(objects, { key, tagOf }))
  const body = element('ListBucketResult', [
    element('Name', [bucket]),
    element('Prefix', [escape(prefix)]),
    element('KeyCount', [String(page.length)]),
    element('MaxKeys', [String(limit)]),
    element('IsTruncated', [String(last !== undefined)]),
    ...(last === undefined ? [] : [element('NextContinuationToken', [escape(tokenOf(last))])]),
    ...contents,
  ])
  return { status: 200, headers: { 'content-type': 'application/xml' }, body: XML + body }
}

/** Base64 has characters that addresses and XML treat in their own way. */
const tokenOf = (key: string) => Buffer.from(TOKEN_PREFIX + key).toString('base64')

/** Empty without a token; undefined for one that isn't ours. */
function readToken(token: string | null): string | undefined {
  if (token === null) return ''
  const text = Buffer.from(token, 'base64').toString()
  return text.startsWith(TOKEN_PREFIX) ? text.slice(TOKEN_PREFIX.length) : undefined
}

function describe(objects: Objects, { key, tagOf }: Pick<Work, 'key' | 'tagOf'>): string {
  const found = objects.get(key)
  if (!found) return ''
  return element('Contents', [
    element('Key', [escape(key)]),
    element('LastModified', [found.changedAt.toISOString()]),
    element('ETag', [escape(tagOf(found))]),
    element('Size', [String(found.bytes.length)]),
    element('StorageClass', ['STANDARD']),
  ])
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const element = (name: string, content: readonly string[]) => `<${name}>${content.join('')}</${name}>`
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function answerOf({ status, code, message, region }: Refusal): Answer {
  const parts = [element('Code', [code]), element('Message', [escape(message)])]
  const body = element('Error', [...parts, ...(region === undefined ? [] : [element('Region', [region])])])
  return { status, headers: { 'content-type': 'application/xml' }, body: XML + body }
}

function send(
  response: ServerResponse,
  { status, headers = {}, body = '' }: Answer,
  { isHalf, isHead }: { isHalf: boolean; isHead: boolean },
): void {
  const bytes = Buffer.from(body)
  response.writeHead(status, { ...headers, ...(status !== 204 && { 'content-length': String(bytes.length) }) })
  if (!isHalf) return void response.end(isHead ? undefined : bytes)
  response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
}
