import { AppError } from '#server/kernel/app-error.ts'

export const idempotencyKeyReused = () =>
  new AppError({
    code: 'request.idempotency_key_reused',
    status: 422,
    message: 'This Idempotency-Key was used for a different request. Use a new key for each new request.',
  })
