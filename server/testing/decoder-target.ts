import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IMAGE_MAX_PIXELS, IMAGE_SIZES } from '#shared/image-uploads.ts'
import { createImageProcessor, type ImageProcessor } from '#server/images/image-processor.ts'
import { looksLikeImage } from '#server/images/images.domain.ts'
import type { FuzzTarget } from './fuzz-targets.ts'
import { makeImage } from './images.ts'

const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const
/** Each as WebP and as JPEG. */
const VARIANTS = IMAGE_SIZES.length * 2

/** Starting a process takes longer than anything else here. */
const BESIDE_EVERY = 8

/** Turned, so that its metadata is read too, and small enough that no change of it is cut off. */
const makeSmall = (format: (typeof FORMATS)[number]) => makeImage({ width: 24, height: 16, format, orientation: 6 })

/**
 * What strangers upload reaches a decoder in native code. Whatever a file is, it is done or refused within the processor's time, and
 * another image beside it, which some have, is done.
 */
export function decoderTarget(process: ImageProcessor = createImageProcessor()): FuzzTarget {
  const good = makeSmall('png')
  let tries = 0
  return {
    dictionary: [
      'IHDR',
      'IDAT',
      'IEND',
      'PLTE',
      'tRNS',
      'iCCP',
      'eXIf',
      'acTL',
      'Exif\0\0II*\0',
      'Exif\0\0MM\0*',
    ].concat([
      'JFIF',
      'ICC_PROFILE',
      'Adobe',
      'RIFF',
      'WEBPVP8L',
      'ftypavif',
      'GIF89a',
      '\0\0\0\0',
      '\u007f\u007f\u007f\u007f',
      '<svg xmlns="http://www.w3.org/2000/svg">',
    ]),
    seeds: () => Promise.all(FORMATS.map(makeSmall)),
    async read(input) {
      const folder = mkdtempSync(join(tmpdir(), 'goodword-decoder-'))
      try {
        const hasOther = tries % BESIDE_EVERY === 0
        tries += 1
        const beside = hasOther && decode(process, { folder, name: 'beside', bytes: await good })
        const outcome = await decode(process, { folder, name: 'tried', bytes: input })
        if (beside) assert.equal((await beside).kind, 'done', 'An image beside it is done.')
        assert(
          outcome.kind === 'done' || outcome.kind === 'refused',
          `It is neither done nor refused: ${outcome.kind}.`,
        )
        if (outcome.kind === 'refused') return
        assert(looksLikeImage(input.subarray(0, 8)), 'Only PNG and JPEG are decoded.')
        assert(outcome.width * outcome.height <= IMAGE_MAX_PIXELS)
        assert.equal(readdirSync(join(folder, 'tried')).length, VARIANTS)
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
  }
}

function decode(process: ImageProcessor, of: { folder: string; name: string; bytes: Buffer }) {
  const folder = join(of.folder, of.name)
  const file = `${folder}.file`
  mkdirSync(folder)
  writeFileSync(file, of.bytes)
  return process({ file, folder })
}
