import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IMAGE_MAX_PIXELS, IMAGE_SIZES } from '#shared/image-uploads.ts'
import { createImageProcessor, type ImageProcessor } from '#server/images/image-processor.ts'
import { looksLikeImage } from '#server/images/images.domain.ts'
import type { FuzzTarget } from './fuzz-targets.ts'
import { makeImage } from './images.ts'
import { createLastingDecoder, type Decoder } from './lasting-decoder.ts'

const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const
/** Each as WebP and as JPEG. */
const VARIANTS = IMAGE_SIZES.length * 2

/** Starting a process for one file takes longer than anything else here, so few are decoded as the product does it. */
const OF_PRODUCT_EVERY = 500
const LARGEST = Math.max(...IMAGE_SIZES)

/** Turned, so that its metadata is read too, and small enough that no change of it is cut off. */
const makeSmall = (format: (typeof FORMATS)[number]) => makeImage({ width: 24, height: 16, format, orientation: 6 })

/**
 * What strangers upload reaches a decoder in native code. Whatever a file is, it is decoded or refused in time. Most files are decoded
 * by one process, one after the other. Some are processed as in the product, each by a process of its own, with another
 * image beside them, which is done.
 */
export function decoderTarget({
  product = createImageProcessor(),
  lasting = createLastingDecoder(),
  ofProductEvery = OF_PRODUCT_EVERY,
}: { product?: ImageProcessor; lasting?: Decoder; ofProductEvery?: number } = {}): FuzzTarget {
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
      const isOfProduct = tries % ofProductEvery === 0
      tries += 1
      if (isOfProduct) await processBeside(product, { input, good: await good })
      else await decodeAlone(lasting, input)
    },
  }
}

async function decodeAlone(decoder: Decoder, input: Buffer): Promise<void> {
  const outcome = await decoder(input)
  assert(outcome.kind !== 'ended', `It is neither decoded nor refused: ended ${JSON.stringify(outcome)}.`)
  if (outcome.kind === 'refused') return
  const { pixels, ...size } = outcome
  expectAllowed(input, size)
  assert(pixels.width <= LARGEST && pixels.height <= LARGEST, 'Large images are made smaller.')
  assert.equal(pixels.bytes, pixels.width * pixels.height * pixels.channels, 'Every pixel is there.')
}

async function processBeside(product: ImageProcessor, { input, good }: { input: Buffer; good: Buffer }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-decoder-'))
  try {
    const [other, outcome] = await Promise.all([
      processIn(product, { folder, name: 'beside', bytes: good }),
      processIn(product, { folder, name: 'tried', bytes: input }),
    ])
    assert.equal(other.kind, 'done', 'An image beside it is done.')
    assert(outcome.kind === 'done' || outcome.kind === 'refused', `It is neither done nor refused: ${outcome.kind}.`)
    if (outcome.kind === 'refused') return
    expectAllowed(input, outcome)
    assert.equal(readdirSync(join(folder, 'tried')).length, VARIANTS)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function expectAllowed(input: Buffer, { width, height }: { width: number; height: number }): void {
  assert(looksLikeImage(input.subarray(0, 8)), 'Only PNG and JPEG are decoded.')
  assert(width * height <= IMAGE_MAX_PIXELS, 'No image is larger than allowed.')
}

function processIn(product: ImageProcessor, of: { folder: string; name: string; bytes: Buffer }) {
  const folder = join(of.folder, of.name)
  const file = `${folder}.file`
  mkdirSync(folder)
  writeFileSync(file, of.bytes)
  return product({ file, folder })
}
