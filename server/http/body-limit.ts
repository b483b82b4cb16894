import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { bodyTooLarge } from './request.errors.ts'

const KB = 1024
const MB = 1024 * KB

/** Maximum size of a JSON body unless the contract says otherwise. */
export const JSON_BODY_MAX_BYTES = 32 * KB

/** Refuses a longer body (413), whatever its declared length. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const refuseLong = () => refuse(formatSize(maxBytes))
  const countBytes = bodyLimit({ maxSize: maxBytes, onError: refuseLong })
  return async (c, next) => {
    const said = c.req.header('content-length')
    // Counting bytes needs a stream of the body. It is unnecessary when there is a Content-Length, because HTTP
    // enforces that.
    if (said === undefined || c.req.header('transfer-encoding') !== undefined) return countBytes(c, next)
    if (Number(said) > maxBytes) refuseLong()
    await next()
  }
}

function formatSize(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`
  return bytes < MB ? `${bytes / KB} KB` : `${bytes / MB} MB`
}

function refuse(size: string): never {
  throw bodyTooLarge(size)
}
