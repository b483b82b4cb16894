import type { Context, ErrorHandler } from 'hono'
import type { ErrorResponse } from '#shared/http/errors.ts'
import { AppError, type AppErrorStatus } from '#server/kernel/app-error.ts'
import { type MachineTrouble, troubleOf, whatToDo } from '#server/kernel/machine-trouble.ts'
import type { Log } from '#server/kernel/log.ts'
import type { AppEnv } from './context.ts'

type Answer = Omit<ErrorResponse, 'requestId' | 'error'> & {
  status: AppErrorStatus | 500
  retryAfterSeconds?: number | undefined
}

/**
 * The only place where an error becomes an answer. Unexpected errors are bugs: logged, and answered without details.
 */
export function errorHandler(
  log: Log,
  /** The body for paths that have another shape of errors; undefined for all others. */
  otherBody: (path: string, answer: { code: string; status: number; message: string }) => object | undefined = () =>
    undefined,
): ErrorHandler<AppEnv> {
  return (error, c) => {
    const answer = answerOf(error)
    const trouble = troubleOf(error)
    if (answer.status >= 500)
      log.error({ err: error, requestId: c.get('requestId') }, trouble ? whatToDo[trouble] : 'request failed')
    return respond(c, answer, otherBody(c.req.path, answer))
  }
}

const answerTo: Record<MachineTrouble, Answer> = {
  busy: {
    code: 'server.busy',
    status: 503,
    message: 'The server is busy. Try again in a moment.',
    retryAfterSeconds: 1,
  },
  full: {
    code: 'server.disk_full',
    status: 507,
    message: 'The disk is full, so nothing can be saved. Free up space and try again.',
  },
  unusable: {
    code: 'server.disk_unusable',
    status: 503,
    message: 'The disk can’t be written to, so nothing can be saved. Try again later.',
    retryAfterSeconds: 60,
  },
  unreachable: {
    code: 'server.database_unreachable',
    status: 503,
    message: 'The database can’t be reached, so nothing can be read or saved. Try again in a moment.',
    retryAfterSeconds: 5,
  },
  contended: {
    code: 'server.busy',
    status: 503,
    message: 'The server is busy. Try again in a moment.',
    retryAfterSeconds: 1,
  },
  damaged: {
    code: 'server.data_damaged',
    status: 503,
    message: 'Some data on the server can’t be read. Tell the person who runs it.',
    retryAfterSeconds: 3600,
  },
  exhausted: {
    code: 'server.exhausted',
    status: 503,
    message: 'The server is too busy for that. Try again in a minute.',
    retryAfterSeconds: 60,
  },
}

function answerOf(error: Error): Answer {
  if (error instanceof AppError) {
    const { code, status, message, details, retryAfterSeconds } = error
    return { code, status, message, ...(details && { details }), retryAfterSeconds }
  }
  if ('code' in error && error.code === 'ECONNRESET') {
    return {
      code: 'request.cut_off',
      status: 408,
      message: 'The request was interrupted before it was complete. Send it again.',
    }
  }
  const trouble = troubleOf(error)
  if (trouble) return answerTo[trouble]
  return { code: 'server.unexpected', status: 500, message: 'Something went wrong on our side. Try again in a moment.' }
}

function respond(
  c: Context<AppEnv>,
  { status, retryAfterSeconds, message, code, details }: Answer,
  otherBody: object | undefined,
): Response {
  const body: ErrorResponse = {
    error: message,
    message,
    code,
    requestId: c.get('requestId'),
    ...(details && { details }),
  }
  c.header('cache-control', 'no-store')
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(Math.max(1, Math.ceil(retryAfterSeconds))))
  return c.json(otherBody ?? body, status)
}
