import { AppError } from '#server/kernel/app-error.ts'

export const imageTooLarge = () =>
  new AppError({ code: 'images.too_large', status: 413, message: 'File exceeds maximum allowed size.' })

export const wrongImageType = () =>
  new AppError({ code: 'images.wrong_type', status: 415, message: 'Supported file types: PNG, JPG, JPEG.' })

export const unreadableImage = () =>
  new AppError({
    code: 'images.unreadable',
    status: 422,
    message: 'This file can’t be read as an image. Save it again as PNG or JPEG, or choose another one.',
  })

export const tooManyPixels = () =>
  new AppError({
    code: 'images.too_many_pixels',
    status: 422,
    message: 'The image has more than 40 megapixels. Make it smaller, or choose another one.',
  })

export const imageNotFinished = () =>
  new AppError({
    code: 'images.not_finished',
    status: 503,
    message: 'The image took too long to process. Try again in a moment, or choose another one.',
    retryAfterSeconds: 10,
  })

export const uploadExists = () =>
  new AppError({
    code: 'images.upload_exists',
    status: 409,
    message: 'Another image was uploaded with this id. Upload this one with a new id.',
  })

export const invalidUploadId = () =>
  new AppError({ code: 'images.invalid_upload_id', status: 422, message: 'The id of an upload must be a UUID.' })

export const workspaceFull = () =>
  new AppError({
    code: 'images.workspace_full',
    status: 507,
    message: 'There is no space left for images here. Continue without one.',
  })

export const diskFull = () =>
  new AppError({
    code: 'images.disk_full',
    status: 507,
    message: 'There is no space left for images at the moment. Continue without one, or try again later.',
  })

export const imagesUnavailable = (cause: unknown) =>
  new AppError({
    code: 'images.unavailable',
    status: 503,
    message: 'Images can’t be loaded or saved at the moment. Try again in a minute, or continue without one.',
    retryAfterSeconds: 60,
    cause,
  })

export const unknownImage = () =>
  new AppError({
    code: 'images.unknown',
    status: 422,
    message: 'The image was not found. Upload it again.',
    details: [{ path: 'organisationImageUrl', message: 'The image was not found. Upload it again.' }],
  })

export const imageNotFound = () =>
  new AppError({ code: 'images.not_found', status: 404, message: 'There is no image at this address.' })

export const bucketUnavailable = () =>
  new AppError({
    code: 'images.bucket_unavailable',
    status: 503,
    message: 'The image couldn’t be loaded from where it was uploaded. Try again in a moment.',
  })

export const formFull = () =>
  new AppError({
    code: 'images.form_full',
    status: 429,
    message: 'Many people are adding photos here right now. Continue without one, or try again tomorrow.',
  })
