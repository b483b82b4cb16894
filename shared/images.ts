import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from './image-uploads.ts'

export const IMAGE_UPLOAD = { types: Object.keys(IMAGE_TYPES), maxBytes: IMAGE_MAX_BYTES }

/**
 * `imageUrl` is a path on this server: send it when submitting. Only a client's image can be viewed there before that.
 */
export const UploadedImage = z.strictObject({ imageUrl: z.string() })

export const IMAGE_UPLOAD_ERRORS = [
  'images.too_large',
  'images.wrong_type',
  'images.unreadable',
  'images.too_many_pixels',
  'images.not_finished',
  'images.upload_exists',
  'images.workspace_full',
  'images.disk_full',
  'images.unavailable',
] as const

/**
 * Uploads an image for an open request; a second one replaces the first. The same bytes under the same `uploadId` get
 * the same answer again; different bytes get `images.upload_exists`. PNG or JPEG by content, at most 15 MiB and 40
 * megapixels. Images not submitted within a day are deleted.
 */
export const uploadRequestImage = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/image/:uploadId',
  access: 'public',
  summary: 'Upload the image of an answer',
  upload: IMAGE_UPLOAD,
  response: UploadedImage,
  status: 201,
  errors: ['submissions.not_found', 'submissions.ended', 'submissions.already_answered', ...IMAGE_UPLOAD_ERRORS],
})

/** Removes an image that was not submitted yet. Succeeds if the image doesn't exist. */
export const removeRequestImage = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/testimonial/:id/image/:uploadId',
  access: 'public',
  summary: 'Remove an image that was not submitted',
  errors: ['submissions.not_found', 'submissions.ended'],
})

/** The same for a visitor of a collection link, whose image is part of the answer that names it. */
export const uploadCollectionImage = defineEndpoint({
  method: 'PUT',
  path: '/goodword/collect/:slug/image/:uploadId',
  access: 'public',
  summary: 'Upload the image of an answer through a collection link',
  upload: IMAGE_UPLOAD,
  response: UploadedImage,
  status: 201,
  errors: ['collection.not_found', 'collection.closed', 'collection.full', 'images.form_full', ...IMAGE_UPLOAD_ERRORS],
})

/** Removes an image that was not sent yet. Succeeds if the image doesn't exist. */
export const removeCollectionImage = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/collect/:slug/image/:uploadId',
  access: 'public',
  summary: 'Remove an image of a collection link that was not sent',
  errors: ['collection.not_found'],
})

/** Uploads an image that `PUT /goodword/user/me` can then set as the organisation image. */
export const uploadOrganisationImage = defineEndpoint({
  method: 'PUT',
  path: '/goodword/user/me/image/:uploadId',
  access: 'admin',
  summary: 'Upload an image for the organisation',
  upload: IMAGE_UPLOAD,
  response: UploadedImage,
  status: 201,
  errors: IMAGE_UPLOAD_ERRORS,
})

/** Removes an image that is not the organisation image yet. Succeeds if the image doesn't exist. */
export const removeOrganisationImage = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/user/me/image/:uploadId',
  access: 'admin',
  summary: 'Remove an image that is not in use',
})
