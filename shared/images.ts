import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from './image-uploads.ts'

const upload = { types: Object.keys(IMAGE_TYPES), maxBytes: IMAGE_MAX_BYTES }

/** `imageUrl` is a path of this server: what to submit. Only a client's picture can be looked at there until then. */
const UploadedImage = z.strictObject({ imageUrl: z.string() })

const uploadErrors = [
  'images.too_large',
  'images.wrong_type',
  'images.unreadable',
  'images.too_many_pixels',
  'images.not_finished',
  'images.upload_exists',
  'images.workspace_full',
  'images.disk_full',
] as const

/**
 * Takes one picture for an open request; a second one replaces the first. The same bytes again under the same `uploadId`
 * answer as the first time; other bytes answer `images.upload_exists`. PNG or JPEG by content, at most 15 MiB and 40
 * megapixels. What is not submitted within a day is removed.
 */
export const uploadRequestImage = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/image/:uploadId',
  access: 'public',
  summary: 'Upload the picture of an answer',
  upload,
  response: UploadedImage,
  status: 201,
  errors: ['submissions.not_found', 'submissions.already_answered', ...uploadErrors],
})

/** Takes back a picture that was not submitted yet. A picture that is not there is no failure. */
export const removeRequestImage = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/testimonial/:id/image/:uploadId',
  access: 'public',
  summary: 'Take back a picture that was not submitted',
  errors: ['submissions.not_found'],
})

/** Takes a picture that `PUT /goodword/user/me` may then name as the organisation image. */
export const uploadOrganisationImage = defineEndpoint({
  method: 'PUT',
  path: '/goodword/user/me/image/:uploadId',
  access: 'owner',
  summary: 'Upload a picture for the organisation',
  upload,
  response: UploadedImage,
  status: 201,
  errors: uploadErrors,
})

/** Takes back a picture that is not the organisation image yet. A picture that is not there is no failure. */
export const removeOrganisationImage = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/user/me/image/:uploadId',
  access: 'owner',
  summary: 'Take back a picture that is not in use',
})
