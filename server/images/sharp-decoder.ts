/**
 * Decodes untrusted bytes, in a process of its own only: what is set here holds for all that the process does with images.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { IMAGE_MAX_PIXELS, IMAGE_SIZES } from '#shared/image-uploads.ts'
import type { ProcessedImage } from './image-processor.ts'

const WEBP_QUALITY = 82
const JPEG_QUALITY = 84
const LARGEST = Math.max(...IMAGE_SIZES)

sharp.concurrency(1)
sharp.cache(false)
// Blocks decoders of other formats, whatever a file pretends to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })

type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 }
type Decoded = { kind: 'decoded'; pixels: Pixels; width: number; height: number }
type Refused = Extract<ProcessedImage, { kind: 'refused' }>

/** Decoded once; only pixels continue from here, so that no metadata can. Rejects for a file that is broken. */
export async function decode(file: Buffer): Promise<Decoded | Refused> {
  const photo = sharp(file, { failOn: 'error', limitInputPixels: false, sequentialRead: true })
  const { format, width, height, autoOrient } = await photo.metadata()
  if (format !== 'png' && format !== 'jpeg') return { kind: 'refused', reason: 'unreadable' }
  if (width * height > IMAGE_MAX_PIXELS) return { kind: 'refused', reason: 'too_many_pixels' }
  const { data, info } = await photo
    .autoOrient()
    .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { kind: 'decoded', pixels: { data, ...info }, width: autoOrient.width, height: autoOrient.height }
}

/** Returns the bytes of all variants together. */
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

/** Writes each size of an image as WebP and JPEG into the folder. */
export async function processImage(file: Buffer, folder: string): Promise<ProcessedImage> {
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
