import useSWR from 'swr'
import type { ShareImageSource } from '#shared/share-image.ts'
import type { Measure } from '#shared/share-image/measure.ts'
import { cutText, oneLine } from '#shared/share-image/text.ts'
import { createMeasure, dataAddress, loadFonts, type LoadedFont } from './share-image.fonts.ts'

export type ShareKit = {
  fonts: readonly LoadedFont[]
  measure: Measure
  images: { photo: string | null; logo: string | null }
}

/** Everything that drawing needs besides the text. */
export function useShareKit(content: ShareImageSource) {
  const { photoUrl } = content.testimonial
  const { logoUrl } = content.brand
  return useSWR<ShareKit, Error>(
    ['share-image', photoUrl, logoUrl, JSON.stringify(content)],
    async () => {
      const [fonts, photo, logo] = await Promise.all([
        loadFonts(JSON.stringify(content)),
        photoUrl ? embedded(photoUrl, 'image/jpeg') : null,
        logoUrl ? embedded(logoUrl, 'image/png') : null,
      ])
      return { fonts, measure: createMeasure(oneLine(cutText(content.testimonial.text).text)), images: { photo, logo } }
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  )
}

/** As JPEG or PNG, because many programs that open SVG files know no WebP. */
async function embedded(url: string, type: 'image/jpeg' | 'image/png'): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`An image was answered with ${answer.status}.`)
  const bitmap = await createImageBitmap(await answer.blob())
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.92)
  })
  if (!blob) throw new Error('The browser made no image.')
  return dataAddress(blob)
}
