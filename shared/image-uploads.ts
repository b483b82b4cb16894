/** Which images can be uploaded, and where to. No zod, so that the client form can import it too. */

/** 15 MB means 15 × 1024² bytes. A file of exactly this size is accepted. */
export const IMAGE_MAX_BYTES = 15 * 1024 * 1024

/** Accepted media types, each with its file extensions. */
export const IMAGE_TYPES = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] } as const

/** Width times height, in pixels. */
export const IMAGE_MAX_PIXELS = 40_000_000

/** Longest side of each stored variant of an image, in CSS pixels. Smaller images are never enlarged. */
export const IMAGE_SIZES = [96, 192, 512] as const
export type ImageSize = (typeof IMAGE_SIZES)[number]

/**
 * Where a client's image is uploaded; until the form is sent it can be viewed and removed there. The browser generates
 * `uploadId` (a UUID). A path on this server, which is also the `imageUrl` to submit.
 */
export const requestImagePath = ({ requestId, uploadId }: { requestId: string; uploadId: string }) =>
  `/goodword/testimonial/${requestId}/image/${uploadId}`

/** The same for a visitor of a collection link. */
export const collectionImagePath = ({ slug, uploadId }: { slug: string; uploadId: string }) =>
  `/goodword/collect/${slug}/image/${uploadId}`

/**
 * Where the signed-in owner's organisation image is uploaded; until it is submitted it can be removed there. It is also
 * the `imageUrl` to submit. It can't be viewed there.
 */
export const organisationImagePath = (uploadId: string) => `/goodword/user/me/image/${uploadId}`

/** The bucket object that an image is uploaded to when Firebase Storage is configured. */
export const bucketPath = (uploadId: string) => `images/${uploadId}`
