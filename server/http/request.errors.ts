import { ACCOUNT_CLOSED } from '#shared/constants.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import { AppError } from '#server/kernel/app-error.ts'

const sentenceOf = (details: NonNullable<ErrorResponse['details']>) => details[0]?.message ?? 'The request isn’t valid.'

export const invalidRequest = (details: NonNullable<ErrorResponse['details']>) =>
  new AppError({ code: 'request.invalid', status: 422, message: sentenceOf(details), details })

export const malformedJson = () =>
  new AppError({ code: 'request.malformed_json', status: 400, message: 'The body isn’t valid JSON.' })

export const wrongContentType = () =>
  new AppError({
    code: 'request.wrong_content_type',
    status: 415,
    message: 'Send the body as JSON, with the header "content-type: application/json".',
  })

export const wrongFileType = (types: readonly string[]) =>
  new AppError({
    code: 'request.wrong_file_type',
    status: 415,
    message: `Send the file itself as the body, with a content-type of ${types.join(' or ')}.`,
  })

export const noFile = () =>
  new AppError({ code: 'request.no_file', status: 422, message: 'The body is empty. Send the file as the body.' })

export const bodyTooLarge = (limit: string) =>
  new AppError({ code: 'request.too_large', status: 413, message: `The body is larger than ${limit}.` })

export const notSignedIn = () =>
  new AppError({ code: 'request.not_signed_in', status: 401, message: 'Sign in to continue.' })

export const accountClosed = () =>
  new AppError({ code: ACCOUNT_CLOSED, status: 401, message: 'This account was closed.' })

export const routeNotFound = () =>
  new AppError({ code: 'request.not_found', status: 404, message: 'Nothing was found at this address.' })

export const wrongHost = () =>
  new AppError({
    code: 'request.wrong_host',
    status: 421,
    message: 'This server has another name. If this one is right too, add it to ALLOWED_HOSTS.',
  })

export const tooManyRequests = (retryAfterSeconds: number) =>
  new AppError({
    code: 'request.too_many',
    status: 429,
    message: 'Too many requests. Please try again later.',
    retryAfterSeconds,
  })

const BUSY_SECONDS = 5

export const workspaceBusy = () =>
  new AppError({
    code: 'request.workspace_busy',
    status: 429,
    message: 'Another export, import, preview or dry run of yours is still running, so try again in a few seconds.',
    retryAfterSeconds: BUSY_SECONDS,
  })

export const invalidIdempotencyKey = () =>
  new AppError({
    code: 'request.invalid_idempotency_key',
    status: 400,
    message: 'The Idempotency-Key header must have 8 to 128 letters, digits, dashes or underscores.',
  })

export const siteNotBuilt = () =>
  new AppError({
    code: 'request.not_built',
    status: 503,
    message: 'The pages are not built yet. Run "npm run build" and start again.',
  })
