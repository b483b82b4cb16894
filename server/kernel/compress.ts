import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
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

// Fewer turns of the event loop for a large text.
const CHUNK_BYTES = 256 * 1024

const brotliOptions = ({ length }: Uint8Array) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: length <= SMALLEST_MAX_BYTES ? SMALLEST : FAST },
  chunkSize: CHUNK_BYTES,
})

/** Compresses a small text once, to send it many times. */
export function compress(text: string): Compressed {
  const identity = new TextEncoder().encode(text)
  return {
    etag: `"${contentHash(text)}"`,
    identity,
    br: new Uint8Array(brotliCompressSync(identity, brotliOptions(identity))),
    gzip: new Uint8Array(gzipSync(identity)),
  }
}

const brotliInBackground = promisify<Uint8Array, ReturnType<typeof brotliOptions>, Buffer>(brotliCompress)
const gzipInBackground = promisify<Uint8Array, { chunkSize: number }, Buffer>(gzip)

/** The same for a text of any size, while other requests are answered. `etag` identifies the text. */
export async function compressInBackground({
  identity,
  etag,
}: Pick<Compressed, 'identity' | 'etag'>): Promise<Compressed> {
  // One after the other, because each needs memory and a processor.
  const br = await brotliInBackground(identity, brotliOptions(identity))
  const gzipped = await gzipInBackground(identity, { chunkSize: CHUNK_BYTES })
  return { etag, identity, br: new Uint8Array(br), gzip: new Uint8Array(gzipped) }
}
