/** What an uploaded picture may be, and where it goes. No zod, so that the client's form can use it too. */

/** 15 MB are 15 × 1024² bytes; a file of exactly so many is accepted. */
export const IMAGE_MAX_BYTES = 15 * 1024 * 1024

/** Media types that are accepted, each with the endings that its files have. */
export const IMAGE_TYPES = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] } as const

/** Width and height together, in pixels. */
export const IMAGE_MAX_PIXELS = 40_000_000

/** Longest side of each variant that is kept of a picture, in CSS pixels. Smaller pictures are never enlarged. */
export const IMAGE_SIZES = [96, 192, 512] as const
export type ImageSize = (typeof IMAGE_SIZES)[number]

/**
 * Where a client's picture is sent and, until the form is, looked at and taken back. The `uploadId` is a UUID that the
 * browser makes. Path of this server; it is also the `imageUrl` to submit.
 */
export const requestImagePath = ({ requestId, uploadId }: { requestId: string; uploadId: string }) =>
  `/goodword/testimonial/${requestId}/image/${uploadId}`

/**
 * Where the signed-in owner's organisation image is sent and, until it is submitted, taken back. It is also the `imageUrl`
 * to submit; nothing is served there to look at.
 */
export const organisationImagePath = (uploadId: string) => `/goodword/user/me/image/${uploadId}`

/** Object of the bucket that a picture is uploaded to when images are kept at Firebase Storage. */
export const bucketPath = (uploadId: string) => `images/${uploadId}`
