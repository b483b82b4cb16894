import * as z from 'zod'
import { ConfigError } from './config-error.ts'
import { isLoopback } from './reach.ts'

/** A bucket that speaks Amazon's S3, for finished images. */
export type ImageStoreConfig = {
  /** Where objects are: the bucket's own address, or a path of the endpoint. Ends with a slash. */
  bucketUrl: string
  bucket: string
  /** What all keys begin with: empty, or a path that ends with a slash. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Of keys that expire. */
  sessionToken: string | undefined
}

const AWS_REGION = /^[a-z]{2}(-[a-z]+)+-\d$/
/** What services that have no regions expect. */
const DEFAULT_REGION = 'us-east-1'
const BUCKET = /^(?!.*\.\.)[a-z\d][a-z\d.-]{1,61}[a-z\d]$/
const PREFIX = /^[\w.-]+(\/[\w.-]+)*$/
const REGION = /^[a-z\d-]{1,40}$/i

const key = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'must be one word, without spaces')
  .optional()

export const imagesVariables = {
  IMAGES_URL: z
    .string()
    .refine(
      (text) => text.startsWith('s3://') && URL.canParse(text),
      'must be an address like s3://bucket/prefix?region=eu-central-1',
    )
    .optional(),
  AWS_ACCESS_KEY_ID: key,
  AWS_SECRET_ACCESS_KEY: key,
  AWS_SESSION_TOKEN: key,
}

/** Whether the value of a variable must not be shown. People write keys into addresses. */
export const isImagesSecret = ({ name }: { name: string }) => name in imagesVariables

type ImagesValues = { [name in keyof typeof imagesVariables]?: string | undefined }

/** Undefined when images are files in the data folder. Throws ConfigError. */
export function readImagesConfig(
  values: ImagesValues,
  { isProduction }: { isProduction: boolean },
): ImageStoreConfig | undefined {
  const { IMAGES_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN: sessionToken } = values
  if (IMAGES_URL === undefined) return undefined
  const address = readAddress(new URL(IMAGES_URL), isProduction)
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) throw new ConfigError(sentenceAboutKeys(values))
  return { ...address, accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY, sessionToken }
}

function readAddress(url: URL, isProduction: boolean) {
  refuseOddParts(url)
  const { endpoint, region } = readQuery(url, isProduction)
  const bucket = url.hostname
  if (!BUCKET.test(bucket))
    throw new ConfigError(
      'IMAGES_URL names no bucket, or one that can’t exist. Write it like s3://bucket/prefix, in small letters.',
    )
  const prefix = url.pathname.replace(/^\//, '').replace(/\/$/, '')
  if (prefix !== '' && (!PREFIX.test(prefix) || prefix.split('/').some((part) => /^\.+$/.test(part))))
    throw new ConfigError('The prefix in IMAGES_URL may have only letters, digits, dots, dashes, _ and / between them.')
  return {
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    bucketUrl: bucketUrlOf({ bucket, endpoint, region }),
    region,
  }
}

function refuseOddParts({ username, password, port, hash }: URL): void {
  if (username || password)
    throw new ConfigError(
      'IMAGES_URL must not have a key in it. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY instead.',
    )
  if (port || hash)
    throw new ConfigError('IMAGES_URL must be a bucket and a prefix. Give another address as ?endpoint=https://…')
}

function readQuery({ searchParams }: URL, isProduction: boolean): { endpoint: URL | undefined; region: string } {
  const names = [...searchParams.keys()]
  const unknown = names.find((name) => name !== 'endpoint' && name !== 'region')
  if (unknown !== undefined || new Set(names).size < names.length)
    throw new ConfigError('IMAGES_URL may have only the parameters endpoint and region, each once.')
  const given = searchParams.get('endpoint')
  const endpoint = given === null ? undefined : readEndpoint(given, isProduction)
  return { endpoint, region: readRegion(searchParams.get('region'), endpoint) }
}

function readRegion(given: string | null, endpoint: URL | undefined): string {
  if (endpoint === undefined && (given === null || !AWS_REGION.test(given)))
    throw new ConfigError(
      'IMAGES_URL needs a region of AWS, like ?region=eu-central-1, or the address of another service, like ?endpoint=https://s3.example.',
    )
  if (given !== null && !REGION.test(given))
    throw new ConfigError('The region in IMAGES_URL may have only letters, digits and dashes.')
  return given ?? DEFAULT_REGION
}

function readEndpoint(given: string, isProduction: boolean): URL {
  const endpoint = URL.canParse(given) ? new URL(given) : undefined
  const isOrigin = endpoint && `${endpoint.origin}/` === endpoint.href && /^https?:$/.test(endpoint.protocol)
  if (!isOrigin)
    throw new ConfigError('The endpoint in IMAGES_URL must be an address like https://s3.example, without a path.')
  if (isProduction && endpoint.protocol === 'http:' && !isLoopback(endpoint.hostname))
    throw new ConfigError(
      'The endpoint in IMAGES_URL is not encrypted, and images would cross the network readable. Use https://.',
    )
  return endpoint
}

/** Names with a dot don't fit the certificate of AWS. */
function bucketUrlOf(of: { bucket: string; endpoint: URL | undefined; region: string }): string {
  const { bucket, endpoint, region } = of
  if (endpoint) return `${endpoint.origin}/${bucket}/`
  const host = `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`
  return bucket.includes('.') ? `https://${host}/${bucket}/` : `https://${bucket}.${host}/`
}

function sentenceAboutKeys(values: ImagesValues): string {
  const missing = (['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const).filter((name) => !values[name])
  return `Set ${missing.join(' and ')} too, or unset IMAGES_URL. The store of images can’t be used without.`
}
