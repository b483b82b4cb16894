import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { contentHash } from './tokens.ts'

/** A text in every encoding that a browser may ask for. */
export type Compressed = {
  /** Strong, in quotes. */
  etag: string
  identity: Uint8Array<ArrayBuffer>
  br: Uint8Array<ArrayBuffer>
  gzip: Uint8Array<ArrayBuffer>
}

const SMALLEST = constants.BROTLI_MAX_QUALITY
// Above this size, the best compression would hold up other requests.
const SMALLEST_MAX_BYTES = 64 * 1024
const FAST = 5

/** Compresses a text once, to send it many times. */
export function compress(text: string): Compressed {
  const identity = new TextEncoder().encode(text)
  const quality = identity.length <= SMALLEST_MAX_BYTES ? SMALLEST : FAST
  return {
    etag: `"${contentHash(text)}"`,
    identity,
    br: new Uint8Array(brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })),
    gzip: new Uint8Array(gzipSync(identity)),
  }
}
