import { IMAGE_MAX_BYTES } from '#shared/image-uploads.ts'
import type { UploadTexts } from './upload.texts.ts'
import { beginsAsPicture, contentTypeOf, isPictureType, type PixelSize, readPixelSize } from './picture-file.ts'

export type PictureRules = {
  /** In bytes; a file of exactly so many is accepted. */
  maxBytes?: number
  /** The picture must have exactly these. */
  dimensions?: PixelSize | undefined
}

/** What can be wrong with what was chosen; each has a text of its own. */
export type PictureFault = 'wrongType' | 'tooLarge' | 'tooMany' | 'wrongDimensions'

export function describeFault(
  fault: PictureFault,
  { rules, texts }: { rules: PictureRules; texts: UploadTexts },
): string {
  const { width, height } = rules.dimensions ?? { width: 0, height: 0 }
  return fault === 'wrongDimensions' ? texts.wrongDimensions(width, height) : texts[fault]
}

type ReadPixelSize = typeof readPixelSize

async function findFault(file: File, rules: PictureRules, read: ReadPixelSize): Promise<PictureFault | undefined> {
  if (!isPictureType(contentTypeOf(file))) return 'wrongType'
  if (file.size > (rules.maxBytes ?? IMAGE_MAX_BYTES)) return 'tooLarge'
  if (!(await beginsAsPicture(file))) return 'wrongType'
  const { dimensions } = rules
  // Reading a large picture takes time and memory: only where something depends on it.
  if (!dimensions) return undefined
  const size = await read(file)
  const isRight = size?.width === dimensions.width && size.height === dimensions.height
  return isRight ? undefined : 'wrongDimensions'
}

/** What is wrong with the files that were chosen together, each fault once. None: there is one, and it is right. */
export async function findFaults(
  files: readonly File[],
  rules: PictureRules = {},
  read: ReadPixelSize = readPixelSize,
): Promise<PictureFault[]> {
  const tooMany = files.length > 1 ? ('tooMany' as const) : undefined
  const faults = [tooMany, ...(await Promise.all(files.map((file) => findFault(file, rules, read))))]
  return [...new Set(faults)].filter((fault) => fault !== undefined)
}
