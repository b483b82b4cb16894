import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ReadableStream } from 'node:stream/web'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { pure } from '#server/testing/case-counts.ts'
import { createIncomingFiles } from './incoming-files.ts'

/** The bytes in pieces, which end at the given places, with empty ones among them. */
function inPieces(bytes: Uint8Array, ends: readonly number[]): ReadableStream {
  const places = [...ends.map((end) => end % (bytes.length + 1)), 0, bytes.length].toSorted((a, b) => a - b)
  return new ReadableStream({
    start(controller) {
      for (const [index, end] of places.entries()) controller.enqueue(bytes.slice(places[index - 1] ?? 0, end))
      controller.close()
    },
  })
}

test('in whatever pieces a file comes, it is kept as it was, or refused for its size alone, and then nothing is left', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-incoming-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = createIncomingFiles({ folder, freeBytes: async () => Number.POSITIVE_INFINITY })
  const file = fc.uint8Array({ maxLength: 300 })
  const property = fc.asyncProperty(
    file,
    fc.array(fc.nat(), { maxLength: 12 }),
    fc.nat(300),
    async (bytes, ends, maxBytes) => {
      const received = await files.receive(inPieces(bytes, ends), { maxBytes }).catch((error: unknown) => error)
      if (bytes.length > maxBytes) {
        expect(received).toMatchObject({ code: 'images.too_large', status: 413 })
      } else {
        const { path, contentHash, firstBytes } = received as Awaited<ReturnType<typeof files.receive>>
        expect(readFileSync(path)).toEqual(Buffer.from(bytes))
        expect(contentHash).toBe(createHash('sha256').update(bytes).digest('base64url'))
        expect(firstBytes).toEqual(Buffer.from(bytes.slice(0, 8)))
        await files.discard(path)
      }
      expect(readdirSync(folder)).toEqual([])
    },
  )
  await fc.assert(pure(property), { numRuns: 200 })
})
