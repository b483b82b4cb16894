import { newSecret } from '#server/kernel/tokens.ts'
import type { S3Client } from './s3-client.ts'
import { StoreFailure, type StoreOperation } from './store-failure.ts'

/** A store that can't be used, or must not be. The message is one sentence for the operator. */
export class StoreUnfit extends Error {}

const INSTALLATION_KEY = 'installation'
const PROBE = Buffer.from('Goodword checks whether it can write, read, list and delete here.')

/** Writes, reads, lists and deletes a small object. Throws StoreFailure or StoreUnfit. */
export async function probeStore(client: S3Client): Promise<void> {
  const key = `probe/${newSecret()}`
  await client.put(key, { bytes: PROBE, type: 'text/plain' })
  const found = await client.get(key)
  const listed: string[] = []
  for await (const page of client.list(key)) listed.push(...page.map((object) => object.key))
  await client.delete(key)
  if (!found?.equals(PROBE) || listed[0] !== key)
    throw new StoreUnfit('The image store at IMAGES_URL doesn’t give back what was just written. Use another one.')
}

/**
 * Notes whose images these are, or throws StoreUnfit when they are another installation's: each would delete the other's images,
 * because no row of its own names them.
 */
export async function claimStore(client: S3Client, owner: string): Promise<void> {
  const known = await client.get(INSTALLATION_KEY)
  if (known === undefined) await client.put(INSTALLATION_KEY, { bytes: Buffer.from(owner), type: 'text/plain' })
  else if (known.toString() !== owner)
    throw new StoreUnfit(
      `IMAGES_URL leads to the images of an installation with another secret. Use another prefix, or delete “${INSTALLATION_KEY}” there if they are yours.`,
    )
}

/** The same for a store that is only read from. */
export async function checkStoreOwner(client: S3Client, owner: string): Promise<void> {
  const known = await client.get(INSTALLATION_KEY)
  if (known?.toString() !== owner)
    throw new StoreUnfit('IMAGES_URL doesn’t lead to the images of this installation. Check its bucket and its prefix.')
}

const RIGHTS: Record<StoreOperation, string> = {
  PutObject: 's3:PutObject',
  GetObject: 's3:GetObject',
  DeleteObject: 's3:DeleteObject',
  ListObjectsV2: 's3:ListBucket',
  GetBucketVersioning: 's3:GetBucketVersioning',
}

const THE_STORE = 'The image store at IMAGES_URL'

const ABOUT_CODES: Record<string, string> = {
  NoSuchBucket: `${THE_STORE} has no such bucket. Create it, or correct its name.`,
  InvalidAccessKeyId: `${THE_STORE} doesn’t know the key. Check AWS_ACCESS_KEY_ID.`,
  SignatureDoesNotMatch: `${THE_STORE} doesn’t accept the key. Check AWS_SECRET_ACCESS_KEY.`,
  InvalidToken: `${THE_STORE} doesn’t accept the session token. Check AWS_SESSION_TOKEN, or unset it with a key that doesn’t expire.`,
  ExpiredToken: `${THE_STORE} says that the key has expired. Set a new AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN.`,
  RequestTimeTooSkewed: `${THE_STORE} has another time than this machine, by more than 15 minutes. Set this machine’s clock.`,
}

/** One sentence for the operator. */
export function explainStoreFailure({ code, status, operation, region }: StoreFailure): string {
  const sentence = ABOUT_CODES[code]
  if (sentence !== undefined) return sentence
  if (status === undefined)
    return `${THE_STORE} can’t be reached (${code}). Check the address, and that the store is running.`
  if (region !== undefined) return `${THE_STORE} has the bucket in another region. Set region=${region} there.`
  if (status === 301 || status === 307)
    return `${THE_STORE} has the bucket in another region, or at another endpoint. Correct them there.`
  if (status === 403)
    return `${THE_STORE} refuses ${operation} (${code}). Give the key the right ${RIGHTS[operation]}: docs/going-live.md names all.`
  return `${THE_STORE} answers ${status} to ${operation} (${code}). Check the address, and the store’s own log.`
}
