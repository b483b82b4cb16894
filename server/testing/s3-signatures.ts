import { createHash, createHmac } from 'node:crypto'

export type S3Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

/** A request as it arrived. Names of headers are in small letters. */
export type SignedRequest = {
  method: string
  /** The path and the query, as sent. */
  target: string
  headers: Record<string, string>
  body: Buffer
}

/** What S3 answers to a request that it doesn't accept. */
export type Refusal = { status: number; code: string; message: string; region?: string }

const ALGORITHM = 'AWS4-HMAC-SHA256'
const SKEW_MAX_MS = 15 * 60 * 1000
const UNSIGNED = 'UNSIGNED-PAYLOAD'

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, content: string) => createHmac('sha256', key).update(content).digest()

/**
 * The rules of Signature Version 4 for S3, written from its specification and checked with its examples
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html). Undefined for a request that is signed
 * with one of the keys; else what S3 answers.
 */
export function refusalOf(
  request: SignedRequest,
  { credentials, region, now }: { credentials: readonly S3Credentials[]; region: string; now: Date },
): Refusal | undefined {
  const given = readAuthorization(request.headers['authorization'])
  if (!given) return { status: 403, code: 'AccessDenied', message: 'Access Denied' }
  const key = credentials.find(({ accessKeyId }) => accessKeyId === given.accessKeyId)
  if (!key)
    return { status: 403, code: 'InvalidAccessKeyId', message: 'The AWS Access Key Id you provided does not exist.' }
  if (request.headers['x-amz-security-token'] !== key.sessionToken)
    return { status: 400, code: 'InvalidToken', message: 'The provided token is malformed or otherwise invalid.' }
  if (given.region !== region)
    return {
      status: 400,
      code: 'AuthorizationHeaderMalformed',
      message: `The region is wrong; expecting '${region}'`,
      region,
    }
  const datetime = request.headers['x-amz-date'] ?? ''
  const at = instantOf(datetime)
  if (!at || given.date !== datetime.slice(0, 8) || given.service !== 's3' || given.end !== 'aws4_request')
    return { status: 400, code: 'AuthorizationHeaderMalformed', message: 'The authorization header is malformed.' }
  if (Math.abs(now.getTime() - at.getTime()) > SKEW_MAX_MS)
    return {
      status: 403,
      code: 'RequestTimeTooSkewed',
      message: 'The difference between the request time and the current time is too large.',
    }
  return refusalOfContent(request, given) ?? refusalOfSignature(request, given, key)
}

function refusalOfSignature(request: SignedRequest, given: Authorization, key: S3Credentials): Refusal | undefined {
  const scope = `${given.date}/${given.region}/${given.service}/${given.end}`
  const toSign = [ALGORITHM, request.headers['x-amz-date'], scope, sha256(canonical(request, given.signedHeaders))]
  const expected = hmac(signingKey(key.secretAccessKey, given), toSign.join('\n')).toString('hex')
  if (expected === given.signature) return undefined
  return {
    status: 403,
    code: 'SignatureDoesNotMatch',
    message: 'The request signature we calculated does not match the signature you provided.',
  }
}

/** All that Amazon adds must be signed, and the content must be what was signed. */
function refusalOfContent({ headers, body }: SignedRequest, { signedHeaders }: Authorization): Refusal | undefined {
  const needed = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
  if (needed.some((name) => !signedHeaders.includes(name)))
    return {
      status: 403,
      code: 'AccessDenied',
      message: 'There were headers present in the request which were not signed',
    }
  const hash = headers['x-amz-content-sha256']
  if (hash === undefined)
    return {
      status: 400,
      code: 'InvalidRequest',
      message: 'Missing required header for this request: x-amz-content-sha256',
    }
  if (hash === UNSIGNED || hash === sha256(body)) return undefined
  return {
    status: 400,
    code: 'XAmzContentSHA256Mismatch',
    message: "The provided 'x-amz-content-sha256' header does not match what was computed.",
  }
}

type Authorization = {
  accessKeyId: string
  date: string
  region: string
  service: string
  end: string
  signedHeaders: string[]
  signature: string
}

function readAuthorization(header = ''): Authorization | undefined {
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^, ]+), ?SignedHeaders=([^, ]+), ?Signature=([\da-f]{64})$/.exec(header) ?? []
  const [accessKeyId = '', date = '', region = '', service = '', end = '', ...more] = credential.split('/')
  if (!end || more.length > 0) return undefined
  return { accessKeyId, date, region, service, end, signedHeaders: names.split(';'), signature }
}

function instantOf(datetime: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(datetime) ?? []
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

function signingKey(secret: string, { date, region, service, end }: Authorization): Buffer {
  return hmac(hmac(hmac(hmac(`AWS4${secret}`, date), region), service), end)
}

function canonical({ method, target, headers }: SignedRequest, signedHeaders: readonly string[]): string {
  const [path = '', query = ''] = split(target)
  const lines = signedHeaders.map((name) => `${name}:${(headers[name] ?? '').trim().replaceAll(/ +/g, ' ')}\n`)
  const parts = [
    method,
    path
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    canonicalQuery(query),
    lines.join(''),
    signedHeaders.join(';'),
    headers['x-amz-content-sha256'],
  ]
  return parts.join('\n')
}

const split = (target: string) => {
  const at = target.indexOf('?')
  return at < 0 ? [target] : [target.slice(0, at), target.slice(at + 1)]
}

function canonicalQuery(query: string): string {
  const pairs = query === '' ? [] : query.split('&')
  const encoded = pairs.map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    return [encode(decodeURIComponent(name)), encode(decodeURIComponent(value))] as const
  })
  return encoded
    .toSorted(([a, x], [b, y]) => compare(a, b) || compare(x, y))
    .map((pair) => pair.join('='))
    .join('&')
}

const compare = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))

/** Everything but letters, digits and `-._~`, as the specification says. */
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)
