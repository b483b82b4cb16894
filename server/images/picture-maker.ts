import { looksLikePicture } from './images.domain.ts'
import { diskFull, imageNotFinished, tooManyPixels, unreadableImage, wrongImageType } from './images.errors.ts'
import type { IncomingFile, PictureFiles } from './picture-files.ts'
import type { PictureProcessor, ProcessedPicture } from './picture-processor.ts'

/**
 * Makes a file that came in the variants of one picture, kept under its id; answers the size of the upright original in
 * pixels and the bytes of all variants. Throws `images.wrong_type` (415), `images.unreadable` or
 * `images.too_many_pixels` (422) for the file's fault, `images.disk_full` (507) or `images.not_finished` (503) for ours, and
 * leaves nothing behind then. The file itself stays.
 */
export type PictureMaker = (
  file: IncomingFile,
  imageId: string,
) => Promise<{ width: number; height: number; bytes: number }>

export function createPictureMaker(deps: { files: PictureFiles; process: PictureProcessor }): PictureMaker {
  const { files } = deps
  return async (file, imageId) => {
    if (!looksLikePicture(file.firstBytes)) throw wrongImageType()
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

function failureOf(result: Exclude<ProcessedPicture, { kind: 'done' }>) {
  if (result.kind === 'disk_full') return diskFull()
  if (result.kind === 'ended') return imageNotFinished()
  return result.reason === 'too_many_pixels' ? tooManyPixels() : unreadableImage()
}
