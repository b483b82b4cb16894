import { SHARE_COLORS, type ShareDesign, type ShareImageContent } from '../share-image.ts'
import type { Drawing, ShareFonts } from './canvas.ts'
import { drawLabel, drawNight, drawSpeech, drawStars } from './filled.designs.ts'
import type { Measure } from './measure.ts'
import { drawNotebook, drawPhoto, drawQuiet } from './light.designs.ts'
import { drawPoster } from './poster.ts'
import { node, type SvgNode } from './svg.ts'
import { cutText, isRightToLeft, isUnspaced, oneLine, printable } from './text.ts'

const drawings: Record<ShareDesign, Drawing> = {
  poster: drawPoster,
  photo: drawPhoto,
  label: drawLabel,
  stars: drawStars,
  night: drawNight,
  notebook: drawNotebook,
  speech: drawSpeech,
  quiet: drawQuiet,
}

export type ShareImage = {
  content: ShareImageContent
  /** As `data:` addresses, so that the file loads nothing. */
  images: { photo: string | null; logo: string | null }
  design: ShareDesign
  /** In pixels; the designs are made for about 1080 on the shorter side. */
  size: { width: number; height: number }
  /** Those of the design by default. */
  fonts?: ShareFonts
}

const OWN_FONTS: ShareFonts = { quote: null, names: null }

/** What an image says: the excerpt, if there is one. It may be too long for an image. */
export const textOf = ({ testimonial }: ShareImageContent): string => testimonial.excerpt ?? testimonial.text

/** Draws the image of a testimonial. Anything that measures text can draw it: a browser, and a server with fonts. */
export function drawShareImage(
  { content, images, design, size, fonts = OWN_FONTS }: ShareImage,
  measure: Measure,
): SvgNode {
  const { width, height } = size
  const { text } = cutText(textOf(content))
  const highlight = content.testimonial.highlight && printable(content.testimonial.highlight)
  const canvas = {
    ...shownOf(content, images),
    text,
    highlight,
    width,
    height,
    measure,
    fonts,
    isRightToLeft: isRightToLeft(text),
  }
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    // Without it, browsers round the letters of a small image and its lines grow.
    'text-rendering': 'geometricPrecision',
  }
  return node('svg', attributes, drawings[design](canvas))
}

function shownOf({ testimonial, brand }: ShareImageContent, images: { photo: string | null; logo: string | null }) {
  const { author, role, company, date, verified, language, translatedBy } = testimonial
  const day = date && new Intl.DateTimeFormat(language ?? 'en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
  return {
    author: oneLine(author),
    work: listed([role, company]),
    facts: oneLine([translatedBy, day && day.format(new Date(date)), verified].filter(Boolean).join(' · ')),
    rating: testimonial.rating,
    brand: oneLine(brand.name),
    accent: brand.accent ?? SHARE_COLORS.mulberry,
    photo: images.photo,
    logo: images.logo,
  }
}

/** With the comma of its script. */
function listed(parts: readonly (string | null)[]): string {
  const given = parts.flatMap((part) => (part ? [oneLine(part)] : []))
  const all = given.join('')
  const comma = isRightToLeft(all) && !/\p{Script=Hebrew}/u.test(all) ? '، ' : isUnspaced(all) ? '、' : ', '
  return given.join(comma)
}
