import { OPEN_BATCHES_MAX } from '#shared/request-batches.ts'
import { AppError } from '#server/kernel/app-error.ts'

export const batchNotFound = () =>
  new AppError({ code: 'batches.not_found', status: 404, message: 'This batch doesn’t exist any more.' })

export const batchRowNotFound = () =>
  new AppError({ code: 'batches.row_not_found', status: 404, message: 'This client isn’t in the batch any more.' })

export const batchRowEnded = () =>
  new AppError({
    code: 'batches.row_ended',
    status: 409,
    message: 'This client was already requested, skipped or cancelled. Reload to see the result.',
  })

export const tooManyBatches = () =>
  new AppError({
    code: 'batches.too_many',
    status: 409,
    message: `${OPEN_BATCHES_MAX} batches still have clients who are planned or saved. Send or cancel one of them first.`,
  })

export const noRequestsLeft = (resetsOn: string) =>
  new AppError({
    code: 'batches.no_requests_left',
    status: 402,
    message: `All requests of this month are used or planned. Cancel a planned one, or wait until ${resetsOn}.`,
  })
