import type { ErrorResponse } from '#shared/http/errors.ts'

export type AppErrorStatus = 400 | 401 | 402 | 403 | 404 | 408 | 409 | 410 | 413 | 415 | 421 | 422 | 429 | 503 | 507

/**
 * An expected failure. `code` is `feature.reason`; `message` is one or two sentences for people: what happened and what
 * to do. Created by the factories in `<feature>.errors.ts` and turned into an answer by `http/error-handler.ts` only.
 */
export class AppError extends Error {
  readonly code: string
  readonly status: AppErrorStatus
  readonly details: ErrorResponse['details']
  readonly retryAfterSeconds: number | undefined

  constructor(failure: {
    code: string
    status: AppErrorStatus
    message: string
    details?: ErrorResponse['details']
    retryAfterSeconds?: number
    cause?: unknown
  }) {
    super(failure.message, { cause: failure.cause })
    this.name = 'AppError'
    this.code = failure.code
    this.status = failure.status
    this.details = failure.details
    this.retryAfterSeconds = failure.retryAfterSeconds
  }
}
