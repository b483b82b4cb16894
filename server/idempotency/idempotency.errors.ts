import { AppError } from '#server/kernel/app-error.ts'

export const answerNotKept = () =>
  new AppError({
    code: 'request.already_done',
    status: 409,
    message: 'This request was already carried out, and its answer was too long to keep. Reload to see the result.',
  })

export const tooManyKeys = () =>
  new AppError({
    code: 'request.too_many_keys',
    status: 409,
    message: 'Too many requests of this kind had an Idempotency-Key this week. Send this one without the header.',
  })

export const idempotencyKeyReused = () =>
  new AppError({
    code: 'request.idempotency_key_reused',
    status: 422,
    message: 'This Idempotency-Key was used for a different request. Use a new key for each new request.',
  })
