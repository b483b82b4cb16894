import { IMAGE_MAX_BYTES } from '#shared/image-uploads.ts'
import type { UploadTexts } from './upload.texts.ts'
import { beginsAsImage, contentTypeOf, isImageType, type PixelSize, readPixelSize } from './image-file.ts'

export type ImageRules = {
  /** In bytes; a file of exactly this size is accepted. */
  maxBytes?: number
  /** The exact dimensions that the image must have. */
  dimensions?: PixelSize | undefined
}

/** What can be wrong with the chosen files; each has its own text. */
export type ImageFault = 'wrongType' | 'tooLarge' | 'tooMany' | 'wrongDimensions'

export function describeFault(fault: ImageFault, { rules, texts }: { rules: ImageRules; texts: UploadTexts }): string {
  const { width, height } = rules.dimensions ?? { width: 0, height: 0 }
  return fault === 'wrongDimensions' ? texts.wrongDimensions(width, height) : texts[fault]
}

type ReadPixelSize = typeof readPixelSize

async function findFault(file: File, rules: ImageRules, read: ReadPixelSize): Promise<ImageFault | undefined> {
  if (!isImageType(contentTypeOf(file))) return 'wrongType'
  if (file.size > (rules.maxBytes ?? IMAGE_MAX_BYTES)) return 'tooLarge'
  if (!(await beginsAsImage(file))) return 'wrongType'
  const { dimensions } = rules
  // Reading a large image takes time and memory, so only if its dimensions matter.
  if (!dimensions) return undefined
  const size = await read(file)
  const isRight = size?.width === dimensions.width && size.height === dimensions.height
  return isRight ? undefined : 'wrongDimensions'
}

/** What is wrong with the chosen files, each fault once. Empty if there is one file and it is valid. */
export async function findFaults(
  files: readonly File[],
  rules: ImageRules = {},
  read: ReadPixelSize = readPixelSize,
): Promise<ImageFault[]> {
  const tooMany = files.length > 1 ? ('tooMany' as const) : undefined
  const faults = [tooMany, ...(await Promise.all(files.map((file) => findFault(file, rules, read))))]
  return [...new Set(faults)].filter((fault) => fault !== undefined)
}
