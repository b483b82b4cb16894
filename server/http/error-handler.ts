import type { Context, ErrorHandler } from 'hono'
import type { ErrorResponse } from '#shared/http/errors.ts'
import { AppError, type AppErrorStatus } from '#server/kernel/app-error.ts'
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
    if (answer.status >= 500) log.error({ err: error, requestId: c.get('requestId') }, 'request failed')
    return respond(c, answer, otherBody(c.req.path, answer))
  }
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
  const sqliteCode = sqliteCodeOf(error)
  if (sqliteCode?.startsWith('SQLITE_BUSY')) {
    return {
      code: 'server.busy',
      status: 503,
      message: 'The server is busy. Try again in a moment.',
      retryAfterSeconds: 1,
    }
  }
  if (sqliteCode === 'SQLITE_FULL') {
    return {
      code: 'server.disk_full',
      status: 507,
      message: 'The disk is full, so nothing can be saved. Free up space and try again.',
    }
  }
  if (sqliteCode && /^SQLITE_(READONLY|IOERR|CANTOPEN)/.test(sqliteCode)) {
    return {
      code: 'server.disk_unusable',
      status: 503,
      message: 'The disk can’t be written to, so nothing can be saved. Try again later.',
      retryAfterSeconds: 60,
    }
  }
  return { code: 'server.unexpected', status: 500, message: 'Something went wrong on our side. Try again in a moment.' }
}

// drizzle wraps the driver's error, so the code may be on the cause.
function sqliteCodeOf(error: unknown): string | undefined {
  for (let link: unknown = error; link instanceof Error; link = link.cause) {
    if ('code' in link && typeof link.code === 'string' && link.code.startsWith('SQLITE_')) return link.code
  }
  return undefined
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
