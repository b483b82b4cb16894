import { looksLikeImage } from './images.domain.ts'
import { diskFull, imageNotFinished, tooManyPixels, unreadableImage, wrongImageType } from './images.errors.ts'
import type { ImageFiles } from './image-files.ts'
import type { IncomingFile } from './incoming-files.ts'
import type { ImageProcessor, ProcessedImage } from './image-processor.ts'

/**
 * Creates an image's variants from a received file and stores them under its id. Returns the size of the upright
 * original in pixels and the bytes of all variants. Throws `images.wrong_type` (415), `images.unreadable` or
 * `images.too_many_pixels` (422) for a bad file, and `images.disk_full` (507), `images.not_finished` or `images.unavailable`
 * (503) for our problems, leaving nothing behind that a sweep doesn't find. The received file stays.
 */
export type ImageMaker = (
  file: IncomingFile,
  imageId: string,
) => Promise<{ width: number; height: number; bytes: number }>

export function createImageMaker(deps: { files: ImageFiles; process: ImageProcessor }): ImageMaker {
  const { files } = deps
  return async (file, imageId) => {
    if (!looksLikeImage(file.firstBytes)) throw wrongImageType()
    const folder = await files.makeFolder()
    try {
      const result = await deps.process({ file: file.path, folder })
      if (result.kind !== 'done') throw failureOf(result)
      await files.keep(folder, imageId)
      return { width: result.width, height: result.height, bytes: result.bytes }
    } finally {
      await files.discard(folder)
    }
  }
}

function failureOf(result: Exclude<ProcessedImage, { kind: 'done' }>) {
  if (result.kind === 'disk_full') return diskFull()
  if (result.kind === 'ended') return imageNotFinished()
  return result.reason === 'too_many_pixels' ? tooManyPixels() : unreadableImage()
}
