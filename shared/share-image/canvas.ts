import { SHARE_COLORS, type ShareImageContent } from '../share-image.ts'
import { type Box, fitLine, fitText, type Fitted } from './fit.ts'
import { type MarkedLine, markLines } from './marked.ts'
import {
  fontAttributes,
  inFamily,
  type Measure,
  measurerOf,
  SANS,
  SERIF,
  type ShareFamily,
  type ShareFont,
  styleOf,
} from './measure.ts'
import { node, type SvgNode } from './svg.ts'
import { isRightToLeft as readsRightToLeft, isUnspaced, lineHeightOf, oneLine } from './text.ts'

/** What a design draws. Images are `data:` addresses, because a file must not load anything. */
export type Shown = {
  text: string
  /** A phrase of the text; null for none. */
  highlight: string | null
  author: string
  work: string
  /** Who translated the text, the day, and whether the client is verified; empty for none. */
  facts: string
  rating: number | null
  photo: string | null
  logo: string | null
  brand: string
  accent: { light: string; dark: string }
}

/** The families that the owner chose; null for those of the design. */
export type ShareFonts = { quote: ShareFamily | null; names: ShareFamily | null }

export type Canvas = Shown & {
  width: number
  height: number
  isRightToLeft: boolean
  measure: Measure
  fonts: ShareFonts
}
export type Drawing = (canvas: Canvas) => SvgNode[]

export const INK = '#1d1b18'
export const GOLD = '#e49921'

export const font = {
  poster: { family: SANS, weight: 700, spacing: -0.02 },
  bold: { family: SANS, weight: 600, spacing: -0.022 },
  plain: { family: SANS, weight: 500, spacing: -0.018 },
  name: { family: SANS, weight: 600, spacing: -0.01 },
  work: { family: SANS, weight: 400, spacing: -0.01 },
  serif: { family: SERIF, weight: 400, spacing: -0.016 },
  serifMedium: { family: SERIF, weight: 500, spacing: -0.018 },
  serifLight: { family: SERIF, weight: 300, spacing: -0.022 },
  serifItalic: { family: SERIF, weight: 500, style: 'italic', spacing: -0.012 },
  italic: { family: SERIF, weight: 400, style: 'italic', spacing: -0.01 },
} as const satisfies Record<string, ShareFont>

export function shownOf(
  { testimonial, brand }: ShareImageContent,
  images: { photo: string | null; logo: string | null },
) {
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
  const comma = readsRightToLeft(all) && !/\p{Script=Hebrew}/u.test(all) ? '، ' : isUnspaced(all) ? '、' : ', '
  return given.join(comma)
}

const channels = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))

/** `part` of the second colour in the first. Both are `#rrggbb`. */
export function mix(color: string, other: string, part: number): string {
  const others = channels(other)
  const mixed = channels(color).map((value, index) => Math.round(value + ((others[index] ?? 0) - value) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const background = ({ width, height }: Canvas, fill: string) => node('rect', { width, height, fill })

/** A rectangle that begins `x` from the side where lines begin. */
export const startX = ({ width, isRightToLeft }: Canvas, x: number, of = 0): number =>
  isRightToLeft ? width - x - of : x

export const widthOf = ({ measure }: Canvas, of: ShareFont) => measurerOf(measure, of)

type Line = { x: number; y: number; size: number; font: ShareFont; fill: string; anchor?: 'middle' | 'end' }

/** `x` counts from the side where lines begin. */
export function line(canvas: Canvas, text: string, { x, y, size, font: of, fill, anchor }: Line): SvgNode {
  return node(
    'text',
    {
      x: startX(canvas, x),
      y,
      ...fontAttributes(text, of, size),
      'text-anchor': anchor,
      direction: canvas.isRightToLeft ? 'rtl' : undefined,
      fill,
    },
    [text],
  )
}

/** How a design draws the highlight: italics, another colour, or a marker behind it. */
export type Mark = {
  /** Where the script has italics; `fillInstead` where it has none. */
  italics?: { font: ShareFont; fillInstead: string }
  fill?: string
  marker?: string
}

type Lines = Omit<Line, 'size' | 'y'> & { top: number; mark?: Mark }

/** Where the first line stands below the top of its box, in em: most scripts are no higher. */
const ASCENT = 0.82

export const lines = (canvas: Canvas, { lines: all, size, pitch }: Fitted, { top, ...how }: Lines): SvgNode[] =>
  markLines(all, canvas).flatMap((marked, index) =>
    markedLine(canvas, marked, {
      ...how,
      font: quoteFont(canvas, how.font),
      size,
      y: top + (pitch - size) / 2 + size * ASCENT + index * pitch,
    }),
  )

export const quoteFont = ({ fonts }: Canvas, of: ShareFont): ShareFont => inFamily(of, fonts.quote)

/** A line with its part of the highlight. */
export function markedLine(
  canvas: Canvas,
  [before, marked, after]: MarkedLine,
  { mark = {}, ...how }: Line & { mark?: Mark },
): SvgNode[] {
  const whole = line(canvas, before + marked + after, how)
  if (marked === '') return [whole]
  const of = mark.italics ? quoteFont(canvas, mark.italics.font) : how.font
  const { 'font-family': family, 'font-style': style } = fontAttributes(marked, of, how.size)
  const instead = styleOf(marked, of) === 'italic' ? undefined : mark.italics?.fillInstead
  const fill = mark.fill ?? instead ?? how.fill
  const part = node('tspan', { 'font-family': family, 'font-style': style, fill }, [marked])
  const pieces = [before, part, after].filter((piece) => piece !== '')
  return [...markerOf(canvas, [before, marked, after], { mark, ...how }), { ...whole, children: pieces }]
}

/** Over the lower half of the letters. */
function markerOf(
  canvas: Canvas,
  [before, marked]: MarkedLine,
  { mark: { marker }, x, y, size, font: of }: Line & { mark: Mark },
): SvgNode[] {
  if (!marker) return []
  const measure = widthOf(canvas, of)
  const start = x + (measure(before + marked) - measure(marked)) * size
  const width = measure(marked) * size
  return [
    node('rect', { x: startX(canvas, start, width), y: y - size * 0.42, width, height: size * 0.52, fill: marker }),
  ]
}

const STAR = 'M12 2.8l2.85 5.78 6.38.93-4.62 4.5 1.09 6.35L12 17.36l-5.7 3 1.09-6.35-4.62-4.5 6.38-.93z'

type Stars = { x: number; y: number; size: number; gap: number; fill: string; empty?: string }

export const starsWidth = ({ size, gap }: { size: number; gap: number }) => 5 * size + 4 * gap

/** Five stars; those that the client didn't give are outlines. Empty without a rating. `x` as for lines. */
export function stars(canvas: Canvas, { x, y, size, gap, fill, empty = fill }: Stars): SvgNode[] {
  const { rating } = canvas
  if (rating === null) return []
  return [0, 1, 2, 3, 4].map((index) => {
    const scale = size / 20
    const left = startX(canvas, x + index * (size + gap), size)
    const paint = index < rating ? { fill } : { fill: 'none', stroke: empty, 'stroke-width': 1.1 }
    return node('path', {
      d: STAR,
      transform: `translate(${(left - 2 * scale).toFixed(1)} ${(y - 2 * scale).toFixed(1)}) scale(${scale.toFixed(3)})`,
      ...paint,
    })
  })
}

type Signature = {
  x: number
  y: number
  width: number
  size: number
  ink: string
  muted: string
  fonts?: { name: ShareFont; work: ShareFont }
  anchor?: 'middle'
}

/** Below each other: the name, the work and the facts; whichever there are. `y` is their middle. */
export function signature(
  canvas: Canvas,
  { x, y, width, size, ink, muted, anchor, fonts = font }: Signature,
): SvgNode[] {
  const small = size * 0.86
  const rows = [
    { text: canvas.author, size, font: fonts.name, fill: ink },
    { text: canvas.work, size: small, font: fonts.work, fill: muted },
    { text: canvas.facts, size: small, font: fonts.work, fill: muted },
  ].filter(({ text }) => text !== '')
  const pitch = size * SIGNATURE_PITCH
  const first = y + size * 0.35 - (pitch * (rows.length - 1) + spaceOfFacts(canvas)) / 2
  return rows.map(({ text, size: wanted, font: own, fill }, index) => {
    const of = inFamily(own, canvas.fonts.names)
    const fitted = fitLine(text, { width, size: wanted, widthOf: widthOf(canvas, of) })
    return line(canvas, ownDirection(canvas, fitted.text), {
      x,
      y: first + index * pitch,
      size: fitted.size,
      font: of,
      fill,
      ...(anchor && { anchor }),
    })
  })
}

/** A name or a day in letters from left to right keeps its direction in an image from right to left. */
export const ownDirection = ({ isRightToLeft }: Canvas, text: string): string =>
  isRightToLeft && !readsRightToLeft(text) ? `\u2068${text}\u2069` : text

/** From line to line, in em of the name. */
const SIGNATURE_PITCH = 1.2

/** What a signature takes from the text above it, besides its first two lines. */
export const spaceOfFacts = ({ author, work, facts }: Canvas): number => (author && work && facts ? 36 : 0)

type ImageBox = {
  x: number
  y: number
  width: number
  height: number
  radius?: number
  id: string
  fit?: 'slice' | 'meet'
}

/** An image that fills its box. `x` as for lines. */
export function image(
  canvas: Canvas,
  href: string,
  { x, y, width, height, radius = 0, id, fit = 'slice' }: ImageBox,
): SvgNode[] {
  const box = { x: startX(canvas, x, width), y, width, height }
  return [
    node('clipPath', { id }, [node('rect', { ...box, rx: radius })]),
    node('image', { href, ...box, preserveAspectRatio: `xMidYMid ${fit}`, 'clip-path': `url(#${id})` }),
  ]
}

/** The first letter of a name, for where there is no image. */
export const initialOf = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '“'

export const isWide = ({ width, height }: Canvas): boolean => width > height
/** There is room above and below. */
export const isTall = ({ width, height }: Canvas): boolean => height > width * 1.5

/** Characters up to which a text is set larger than others. */
const SHORT = 110
const ENLARGED_MAX = 3

/** The testimonial, as large as its box allows. `largest` is for texts that aren't short. */
export function fitTestimonial(
  canvas: Canvas,
  { font: of, box, largest, lineHeight }: { font: ShareFont; box: Box; largest: number; lineHeight: number },
): Fitted {
  const enlarged = largest * Math.min(ENLARGED_MAX, Math.max(1, SHORT / canvas.text.length))
  return fitText(canvas.text, {
    box,
    widthOf: widthOf(canvas, quoteFont(canvas, of)),
    largest: enlarged,
    lineHeight: lineHeightOf(canvas.text, lineHeight),
  })
}

/** Where a text begins that doesn't fill its box: a little above the middle. */
export const topIn = ({ top, height }: { top: number; height: number }, { lines: all, pitch }: Fitted): number =>
  top + Math.max(0, height - all.length * pitch) * 0.4

/** The first letter of a name, where there is no photo: `size` high, around the middle of a block. */
export const initial = (
  canvas: Canvas,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): SvgNode =>
  line(canvas, initialOf(canvas.author || canvas.brand), {
    x,
    y: y + size * 0.34,
    size,
    font: font.serif,
    fill,
    anchor: 'middle',
  })
