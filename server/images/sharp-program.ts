/**
 * Makes the variants of one uploaded picture: a program of its own, because it decodes bytes of strangers. Whatever they
 * do to the decoder, they do to a process that knows nothing, and that is ended when it takes too long.
 *
 *   node sharp-program.ts FILE FOLDER
 *
 * Writes each size as WebP and JPEG into the folder and prints what became of it as JSON (`ProcessedPicture`).
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
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

type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 }
type Decoded = { kind: 'decoded'; pixels: Pixels; width: number; height: number }
type Refused = Extract<ProcessedPicture, { kind: 'refused' }>

/** Decoded once; nothing but pixels goes on from here, so that no metadata can. */
async function decode(file: string): Promise<Decoded | Refused> {
  const picture = sharp(file, { failOn: 'error', limitInputPixels: false, sequentialRead: true })
  const { format, width, height, autoOrient } = await picture.metadata()
  if (format !== 'png' && format !== 'jpeg') return { kind: 'refused', reason: 'unreadable' }
  if (width * height > IMAGE_MAX_PIXELS) return { kind: 'refused', reason: 'too_many_pixels' }
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { kind: 'decoded', pixels: { data, ...info }, width: autoOrient.width, height: autoOrient.height }
}

/** Answers the bytes of all variants together. */
async function writeVariants({ data, width, height, channels }: Pixels, folder: string): Promise<number> {
  const source = sharp(data, { raw: { width, height, channels } })
  const write = async (name: string, variant: Sharp) => {
    const bytes = await variant.toBuffer()
    await writeFile(join(folder, name), bytes)
    return bytes.length
  }
  const written = IMAGE_SIZES.flatMap((size) => {
    const scaled = source.clone().resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    return [
      write(`${size}.webp`, scaled.clone().webp({ quality: WEBP_QUALITY })),
      write(`${size}.jpg`, scaled.flatten({ background: '#ffffff' }).jpeg({ quality: JPEG_QUALITY, mozjpeg: true })),
    ]
  })
  return (await Promise.all(written)).reduce((sum, bytes) => sum + bytes, 0)
}

async function processPicture(file: string, folder: string): Promise<ProcessedPicture> {
  const decoded = await decode(file).catch((error: unknown): Refused => ({
    kind: 'refused',
    reason: 'unreadable',
    detail: error instanceof Error ? error.message : String(error),
  }))
  if (decoded.kind === 'refused') return decoded
  try {
    const bytes = await writeVariants(decoded.pixels, folder)
    return { kind: 'done', width: decoded.width, height: decoded.height, bytes }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return { kind: 'disk_full' }
    throw error
  }
}

const [file = '', folder = ''] = process.argv.slice(2)
process.stdout.write(JSON.stringify(await processPicture(file, folder)))
