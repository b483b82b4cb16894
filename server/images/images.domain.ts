import { IMAGE_SIZES, type ImageSize } from '#shared/image-uploads.ts'
import { isSameSecret, keyedHash } from '#server/kernel/tokens.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const VIEW_STEP_MS = 60 * 60 * 1000

/** Images of one workspace, or of all workspaces of an owner whose plan has one active workspace; all variants together. */
export const WORKSPACE_IMAGES_MAX_BYTES = 1024 * 1024 * 1024

export const isUploadId = (value: string) => UUID.test(value)

/** Judged by its first bytes, ignoring name and declared type. */
export const looksLikeImage = (firstBytes: Buffer) =>
  firstBytes.subarray(0, PNG.length).equals(PNG) || firstBytes.subarray(0, JPEG.length).equals(JPEG)

export type Variant = { size: ImageSize; format: 'webp' | 'jpg' }

/** A file name like `192.webp`; null for anything else. */
export function parseVariant(name: string): Variant | null {
  const [, digits, format] = /^(\d+)\.(webp|jpg)$/.exec(name) ?? []
  const size = IMAGE_SIZES.find((known) => String(known) === digits)
  if (!size || (format !== 'webp' && format !== 'jpg')) return null
  return { size, format }
}

export const variantName = ({ size, format }: Variant) => `${size}.${format}`

export const mediaTypeOf = ({ format }: Variant) => (format === 'webp' ? 'image/webp' : 'image/jpeg')

/**
 * Public path of an image. Its content never changes: an image that was hidden gets a new key when it is public again.
 */
export const publicImagePath = (publicKey: string, variant: Variant = { size: 192, format: 'webp' }) =>
  `/images/${publicKey}/${variantName(variant)}`

/** Of an organisation's image. */
export const organisationImagePath = (publicKey: string) => publicImagePath(publicKey, { size: 512, format: 'webp' })

type OwnerView = { imageId: string; variant: string; until: string }

const signatureOf = (view: OwnerView, hashKey: string) =>
  keyedHash(hashKey, `image:${view.imageId}:${view.variant}:${view.until}`)

/**
 * Path at which the owner can see an image that is not public. Valid for one to two hours, and the same within each
 * hour, so that reloading a page doesn't load all images again.
 */
export function ownerImagePath({ imageId, hashKey, now }: { imageId: string; hashKey: string; now: Date }): string {
  const until = String((Math.floor(now.getTime() / VIEW_STEP_MS) + 2) * VIEW_STEP_MS)
  const variant = variantName({ size: 192, format: 'webp' })
  const signature = signatureOf({ imageId, variant, until }, hashKey)
  return `/goodword/image/${imageId}/${variant}?until=${until}&signature=${signature}`
}

export function mayOwnerView(
  view: OwnerView & { signature: string },
  { hashKey, now }: { hashKey: string; now: Date },
): boolean {
  return isSameSecret(signatureOf(view, hashKey), view.signature) && Number(view.until) > now.getTime()
}

/** What a submitted image URL refers to; null when it is not ours. */
export type ImageReference =
  | { kind: 'request'; requestId: string; uploadId: string }
  | { kind: 'collection'; uploadId: string }
  | { kind: 'organisation'; uploadId: string }
  | { kind: 'public'; publicKey: string }
  | { kind: 'bucket'; uploadId: string; url: string }

/** `bucket` is ours, or undefined without one. */
export function parseImageUrl(
  given: string,
  { origin, bucket }: { origin: string; bucket: { name: string; origin: string } | undefined },
): ImageReference | null {
  if (!URL.canParse(given, origin)) return null
  const url = new URL(given, origin)
  if (bucket && url.origin === bucket.origin) return parseBucketUrl(url, bucket.name)
  if (url.origin !== origin || url.username || url.password) return null
  const [, first, second, third, fourth, fifth, ...more] = url.pathname.split('/')
  if (more.length > 0) return null
  if (first === 'images' && second && third && fourth === undefined) return { kind: 'public', publicKey: second }
  if (first !== 'goodword' || fourth !== 'image' || !fifth || !isUploadId(fifth)) return null
  const uploadId = fifth.toLowerCase()
  if (second === 'testimonial' && third) return { kind: 'request', requestId: third, uploadId }
  if (second === 'collect' && third) return { kind: 'collection', uploadId }
  return second === 'user' && third === 'me' ? { kind: 'organisation', uploadId } : null
}

function parseBucketUrl(url: URL, bucketName: string): ImageReference | null {
  const prefix = `/v0/b/${bucketName}/o/images%2F`
  const uploadId = url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) : ''
  const token = url.searchParams.get('token')
  if (!isUploadId(uploadId) || !token || url.searchParams.get('alt') !== 'media') return null
  const query = new URLSearchParams({ alt: 'media', token })
  // Rebuilt from id and token only, so that nothing else of the given URL is ever requested.
  return { kind: 'bucket', uploadId: uploadId.toLowerCase(), url: `${url.origin}${prefix}${uploadId}?${query}` }
}
