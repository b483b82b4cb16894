import type { ShareDesign, ShareFormat, ShareImageContent } from '#shared/share-image.ts'
import type { ShareColor, ShareFontName, SharePart } from '#shared/share-image/choice.ts'
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

export const partNames: Record<SharePart, string> = {
  stars: 'Stars',
  photo: 'Photo',
  company: 'Role and company',
  date: 'Date',
  logo: 'Your logo',
  verified: 'Verified client',
  highlight: 'Highlight',
}

export const colorNames: Record<ShareColor, string> = {
  brand: 'Your colour',
  mulberry: 'Mulberry',
  blue: 'Blue',
  rust: 'Rust',
}

export const fontNames: Record<ShareFontName, string> = {
  design: 'Default',
  newsreader: 'Newsreader',
  'instrument-sans': 'Instrument Sans',
}

/** For those who can't see the image: what it says, and nothing that it doesn't show. */
export function altText({ testimonial, brand }: ShareImageContent): string {
  const { author, role, company, rating, verified, translatedBy } = testimonial
  const text = textOf({ testimonial, brand })
  const by = [author, role, company].filter(Boolean).join(', ')
  const stars = rating === null ? [] : [`${rating} out of 5 stars.`]
  return [
    `Testimonial: “${oneLine(cutText(text).text)}”`,
    ...(translatedBy ? [`${translatedBy}.`] : []),
    ...(by ? [`${by}.`] : []),
    ...(verified ? [`${verified}.`] : []),
    ...stars,
    `${brand.name}.`,
  ].join(' ')
}

/** Which parts of the client may be shown. */
export function allowedMessage({ testimonial }: ShareImageContent): string {
  const { author, role, company, photoUrl } = testimonial
  const parts = [...(author ? ['name'] : []), ...((role ?? company) ? ['company'] : []), ...(photoUrl ? ['photo'] : [])]
  if (parts.length === 0) return 'The client didn’t give or allow a name, company or photo.'
  return `Allowed by ${author || 'the client'}: ${new Intl.ListFormat('en').format(parts)}.`
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
