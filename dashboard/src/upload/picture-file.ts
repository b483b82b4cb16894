import { IMAGE_TYPES } from '#shared/image-uploads.ts'

const types = Object.entries(IMAGE_TYPES)

/** Media type of a picture's file: what the browser says, else what its ending says. */
export function contentTypeOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  if (type) return type
  const ending = /\.[^.]+$/.exec(name.toLowerCase())?.[0]
  const found = types.find(([, endings]) => endings.some((known) => known === ending))
  return found?.[0] ?? 'application/octet-stream'
}

export const isPictureType = (type: string) => types.some(([known]) => known === type)

export type PixelSize = { width: number; height: number }

/** Width and height in pixels, as the picture is shown; null when the browser cannot read it. */
export async function readPixelSize(file: File): Promise<PixelSize | null> {
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    picture.close()
    return { width, height }
  } catch {
    return null
  }
}
