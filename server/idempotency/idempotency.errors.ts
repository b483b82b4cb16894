import { AppError } from '#server/kernel/app-error.ts'

export const idempotencyKeyReused = () =>
  new AppError({
    code: 'request.idempotency_key_reused',
    status: 422,
    message: 'This Idempotency-Key was used for another request. Send a new key with a new request.',
  })
