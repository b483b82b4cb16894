import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { bodyTooLarge } from './request.errors.ts'

const KB = 1024
const MB = 1024 * KB

/** Of a JSON body, where the contract says nothing else. */
export const JSON_BODY_MAX_BYTES = 32 * KB

/** Refuses a longer body (413), whatever length it says that it has. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const refuseLong = () => refuse(sizeInWords(maxBytes))
  const countBytes = bodyLimit({ maxSize: maxBytes, onError: refuseLong })
  return async (c, next) => {
    const said = c.req.header('content-length')
    // Looking at the body costs a stream of it: where its length is said, and HTTP holds the sender to it, that is enough.
    if (said === undefined || c.req.header('transfer-encoding') !== undefined) return countBytes(c, next)
    if (Number(said) > maxBytes) refuseLong()
    await next()
  }
}

function sizeInWords(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`
  return bytes < MB ? `${bytes / KB} KB` : `${bytes / MB} MB`
}

function refuse(size: string): never {
  throw bodyTooLarge(size)
}
