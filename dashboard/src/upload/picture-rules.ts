import { IMAGE_MAX_BYTES } from '#shared/image-uploads.ts'
import { beginsAsPicture, contentTypeOf, isPictureType, type PixelSize, readPixelSize } from './picture-file.ts'

const WRONG_TYPE_MESSAGE = 'Supported file types: PNG, JPG, JPEG.'
const TOO_LARGE_MESSAGE = 'File exceeds maximum allowed size.'
const TOO_MANY_MESSAGE = 'You can only upload one file at a time.'
const wrongDimensionsMessage = ({ width, height }: PixelSize) => `Image dimensions must be ${width}px by ${height}px`

export type PictureRules = {
  /** In bytes; a file of exactly so many is accepted. */
  maxBytes?: number
  /** The picture must have exactly these. */
  dimensions?: PixelSize | undefined
}

type ReadPixelSize = typeof readPixelSize

async function findFault(file: File, rules: PictureRules, read: ReadPixelSize): Promise<string | undefined> {
  if (!isPictureType(contentTypeOf(file))) return WRONG_TYPE_MESSAGE
  if (file.size > (rules.maxBytes ?? IMAGE_MAX_BYTES)) return TOO_LARGE_MESSAGE
  if (!(await beginsAsPicture(file))) return WRONG_TYPE_MESSAGE
  const { dimensions } = rules
  // Reading a large picture takes time and memory: only where something depends on it.
  if (!dimensions) return undefined
  const size = await read(file)
  const isRight = size?.width === dimensions.width && size.height === dimensions.height
  return isRight ? undefined : wrongDimensionsMessage(dimensions)
}

/** What is wrong with the files that were chosen together, each message once. None: there is one, and it is right. */
export async function findFaults(
  files: readonly File[],
  rules: PictureRules = {},
  read: ReadPixelSize = readPixelSize,
): Promise<string[]> {
  const tooMany = files.length > 1 ? TOO_MANY_MESSAGE : undefined
  const faults = [tooMany, ...(await Promise.all(files.map((file) => findFault(file, rules, read))))]
  return [...new Set(faults)].filter((fault) => fault !== undefined)
}
