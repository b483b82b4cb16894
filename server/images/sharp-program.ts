/**
 * Makes the variants of one uploaded picture: a program of its own, because it decodes bytes of strangers. Whatever they
 * do to the decoder, they do to a process that knows nothing, and that is ended when it takes too long.
 *
 *   node sharp-program.ts FILE FOLDER
 *
 * Writes each size as WebP and JPEG into the folder and prints what became of it as JSON (`ProcessedPicture`).
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { IMAGE_MAX_PIXELS, IMAGE_SIZES } from '#shared/image-uploads.ts'
import type { ProcessedPicture } from './picture-processor.ts'

const WEBP_QUALITY = 82
const JPEG_QUALITY = 84
const LARGEST = Math.max(...IMAGE_SIZES)

sharp.concurrency(1)
sharp.cache(false)
// Decoders of other formats are never reached, whatever a file pretends to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile'] })

async function processPicture(file: string, folder: string): Promise<ProcessedPicture> {
  const picture = sharp(file, { failOn: 'error', limitInputPixels: false, sequentialRead: true })
  const { format, width, height, autoOrient } = await picture.metadata()
  if (format !== 'png' && format !== 'jpeg') return { kind: 'refused', reason: 'unreadable' }
  if (width * height > IMAGE_MAX_PIXELS) return { kind: 'refused', reason: 'too_many_pixels' }

  // Decoded once; nothing but pixels goes on from here, so that no metadata can.
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { raw: { width: info.width, height: info.height, channels: info.channels } }

  const written = IMAGE_SIZES.flatMap((size) => {
    const scaled = sharp(data, pixels).resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    const webp = join(folder, `${size}.webp`)
    const jpg = join(folder, `${size}.jpg`)
    return [
      scaled.clone().webp({ quality: WEBP_QUALITY }).toFile(webp),
      scaled.flatten({ background: '#ffffff' }).jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toFile(jpg),
    ]
  })
  await Promise.all(written)
  const files = IMAGE_SIZES.flatMap((size) => [join(folder, `${size}.webp`), join(folder, `${size}.jpg`)])
  const bytes = files.reduce((sum, path) => sum + statSync(path).size, 0)
  return { kind: 'done', width: autoOrient.width, height: autoOrient.height, bytes }
}

const [file = '', folder = ''] = process.argv.slice(2)
const result = await processPicture(file, folder).catch((error: unknown): ProcessedPicture => ({
  kind: 'refused',
  reason: 'unreadable',
  detail: error instanceof Error ? error.message : String(error),
}))
process.stdout.write(JSON.stringify(result))
