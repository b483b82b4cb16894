import type { ShareDesign, ShareFormat, ShareImageContent } from '#shared/share-image.ts'
import { textOf } from '#shared/share-image/draw.ts'
import { cutText, oneLine } from '#shared/share-image/text.ts'

export const designNames: Record<ShareDesign, string> = {
  poster: 'Poster',
  photo: 'Photo',
  label: 'Label',
  stars: 'Stars',
  night: 'Night',
  notebook: 'Notebook',
  speech: 'Speech',
  quiet: 'Quiet',
}

export const formatNames: Record<ShareFormat, string> = {
  square: 'Square',
  portrait: 'Portrait',
  story: 'Story',
  wide: 'Wide',
}

/** For those who can't see the image: what it says, and nothing that it doesn't show. */
export function altText({ testimonial, brand }: ShareImageContent): string {
  const { author, role, company, rating } = testimonial
  const text = textOf({ testimonial, brand })
  const by = [author, role, company].filter(Boolean).join(', ')
  const stars = rating === null ? [] : [`${rating} out of 5 stars.`]
  return [`Testimonial: “${oneLine(cutText(text).text)}”`, ...(by ? [`${by}.`] : []), ...stars, `${brand.name}.`].join(
    ' ',
  )
}

/** Which parts of the client the image shows. */
export function shownMessage({ testimonial }: ShareImageContent): string {
  const { author, role, company, photoUrl } = testimonial
  const shown = [...(author ? ['name'] : []), ...((role ?? company) ? ['company'] : []), ...(photoUrl ? ['photo'] : [])]
  const list = new Intl.ListFormat('en').format(shown)
  return shown.length === 0
    ? 'The image shows no name, company or photo: the client didn’t give or allow any.'
    : `The image shows only what the client allows: ${list}.`
}

export const CUT_MESSAGE = 'This testimonial is too long for an image. It is cut after a sentence, and “…” says so.'

/** Like `ana-ribeiro-square.png`. */
export function fileName({
  author,
  format,
  extension,
}: {
  author: string
  format: ShareFormat
  extension: 'png' | 'svg'
}): string {
  const name = author
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  return `${name || 'testimonial'}-${format}.${extension}`
}
