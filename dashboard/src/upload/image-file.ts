import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '#shared/image-uploads.ts'
import type { UploadTexts } from './upload.texts.ts'

const types = Object.entries(IMAGE_TYPES)

/** Media type of an image file: from the browser, else from its extension. */
export function contentTypeOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  if (type) return type
  const ending = /\.[^.]+$/.exec(name.toLowerCase())?.[0]
  const found = types.find(([, endings]) => endings.some((known) => known === ending))
  return found?.[0] ?? 'application/octet-stream'
}

export const isImageType = (type: string) => types.some(([known]) => known === type)

const signatures = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
]

/** True if the file starts like a PNG or a JPEG, whatever its name and type. */
async function beginsAsImage(file: File): Promise<boolean> {
  const start = await readStart(file)
  return signatures.some((signature) => signature.every((byte, at) => start[at] === byte))
}

async function readStart(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, 8).arrayBuffer())
  } catch {
    // A folder, or a file that no longer exists.
    return new Uint8Array()
  }
}

type PixelSize = { width: number; height: number }

/** Width and height in pixels, as displayed; null if the browser can't read the image. */
async function readPixelSize(file: File): Promise<PixelSize | null> {
  try {
    const photo = await createImageBitmap(file)
    const { width, height } = photo
    photo.close()
    return { width, height }
  } catch {
    return null
  }
}

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

/** What is wrong with a file, if anything. */
export async function findFault(
  file: File,
  rules: ImageRules = {},
  read: ReadPixelSize = readPixelSize,
): Promise<ImageFault | undefined> {
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
