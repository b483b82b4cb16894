import type { Context, MiddlewareHandler } from 'hono'
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

/** Reads a body for callers that need its bytes. Throws the same as `limitBody`, for a declared length before reading. */
export async function readLimited(c: Context, maxBytes: number): Promise<Uint8Array> {
  const said = c.req.header('content-length')
  if (Number(said ?? 0) > maxBytes) refuse(formatSize(maxBytes))
  if (said !== undefined && c.req.header('transfer-encoding') === undefined) {
    return new Uint8Array(await c.req.arrayBuffer())
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.length
    // Throwing here also ends the stream.
    if (size > maxBytes) refuse(formatSize(maxBytes))
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function formatSize(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`
  return bytes < MB ? `${bytes / KB} KB` : `${bytes / MB} MB`
}

function refuse(size: string): never {
  throw bodyTooLarge(size)
}
