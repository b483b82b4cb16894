import { IMAGE_TYPES } from '#shared/image-uploads.ts'

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
export async function beginsAsImage(file: File): Promise<boolean> {
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

export type PixelSize = { width: number; height: number }

/** Width and height in pixels, as displayed; null if the browser can't read the image. */
export async function readPixelSize(file: File): Promise<PixelSize | null> {
  try {
    const photo = await createImageBitmap(file)
    const { width, height } = photo
    photo.close()
    return { width, height }
  } catch {
    return null
  }
}
