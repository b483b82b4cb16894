import type { Context } from 'hono'
import type { Compressed } from '#server/kernel/compress.ts'
import { acceptedEncoding, matchesEtag } from './negotiate.ts'

/** Answers with the text in the caller's encoding, or with 304 when the caller already has it. */
export function sendCompressed(c: Context, content: Compressed, contentType: string): Response {
  c.header('etag', content.etag)
  c.header('vary', 'accept-encoding', { append: true })
  if (matchesEtag(c.req.header('if-none-match'), content.etag)) return c.body(null, 304)
  const encoding = acceptedEncoding(c.req.header('accept-encoding'))
  if (encoding !== 'identity') c.header('content-encoding', encoding)
  return c.body(content[encoding], 200, { 'content-type': `${contentType}; charset=utf-8` })
}
