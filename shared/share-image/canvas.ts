import type { ShareImageContent } from '../share-image.ts'
import { type Box, fitLine, fitText, type Fitted } from './fit.ts'
import { type MarkedLine, markLines } from './marked.ts'
import { fontAttributes, type Measure, measurerOf, SANS, SERIF, type ShareFont } from './measure.ts'
import { node, type SvgNode } from './svg.ts'
import { oneLine } from './text.ts'

/** What a design draws. Images are `data:` addresses, because a file must not load anything. */
export type Shown = {
  text: string
  /** A phrase of the text; null for none. */
  highlight: string | null
  author: string
  work: string
  rating: number | null
  photo: string | null
  logo: string | null
  brand: string
  accent: { light: string; dark: string }
}

export type Canvas = Shown & { width: number; height: number; isRightToLeft: boolean; measure: Measure }
export type Drawing = (canvas: Canvas) => SvgNode[]

export const INK = '#1d1b18'
export const GOLD = '#e49921'
const OUR_ACCENT = { light: '#8e3075', dark: '#ea9ed1' }

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
  const { author, role, company } = testimonial
  return {
    author: oneLine(author),
    work: oneLine([role, company].filter(Boolean).join(', ')),
    rating: testimonial.rating,
    brand: oneLine(brand.name),
    accent: brand.accent ?? OUR_ACCENT,
    photo: images.photo,
    logo: images.logo,
  }
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

/** How a design draws the highlight: other letters, another colour, or a marker behind it. */
export type Mark = { font?: ShareFont; fill?: string; marker?: string }

type Lines = Omit<Line, 'size' | 'y'> & { top: number; mark?: Mark }

/** Where the first line stands below the top of its box, in em: most scripts are no higher. */
const ASCENT = 0.82

export const lines = (canvas: Canvas, { lines: all, size, pitch }: Fitted, { top, ...how }: Lines): SvgNode[] =>
  markLines(all, canvas).flatMap((marked, index) =>
    markedLine(canvas, marked, { ...how, size, y: top + (pitch - size) / 2 + size * ASCENT + index * pitch }),
  )

/** A line with its part of the highlight. */
export function markedLine(
  canvas: Canvas,
  [before, marked, after]: MarkedLine,
  { mark = {}, ...how }: Line & { mark?: Mark },
): SvgNode[] {
  const whole = line(canvas, before + marked + after, how)
  if (marked === '') return [whole]
  const { 'font-family': family, 'font-style': style } = fontAttributes(marked, mark.font ?? how.font, how.size)
  const part = node('tspan', { 'font-family': family, 'font-style': style, fill: mark.fill ?? how.fill }, [marked])
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

/** Name and work below each other; whichever there is. */
export function signature(
  canvas: Canvas,
  { x, y, width, size, ink, muted, anchor, fonts = font }: Signature,
): SvgNode[] {
  const { author, work } = canvas
  const how = (of: ShareFont, text: string, wanted: number) =>
    fitLine(text, { width, size: wanted, widthOf: widthOf(canvas, of) })
  const both = author !== '' && work !== ''
  const shown = []
  if (author !== '') {
    const name = how(fonts.name, author, size)
    shown.push(
      line(canvas, name.text, {
        x,
        y: both ? y - size * 0.25 : y + size * 0.35,
        size: name.size,
        font: fonts.name,
        fill: ink,
        ...(anchor && { anchor }),
      }),
    )
  }
  if (work !== '') {
    const text = how(fonts.work, work, size * 0.86)
    shown.push(
      line(canvas, text.text, {
        x,
        y: both ? y + size * 0.95 : y + size * 0.35,
        size: text.size,
        font: fonts.work,
        fill: muted,
        ...(anchor && { anchor }),
      }),
    )
  }
  return shown
}

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
const ENLARGED_MAX = 2.4

/** The testimonial, as large as its box allows. `largest` is for texts that aren't short. */
export function fitTestimonial(
  canvas: Canvas,
  { font: of, box, largest, lineHeight }: { font: ShareFont; box: Box; largest: number; lineHeight: number },
): Fitted {
  const enlarged = largest * Math.min(ENLARGED_MAX, Math.max(1, SHORT / canvas.text.length))
  return fitText(canvas.text, { box, widthOf: widthOf(canvas, of), largest: enlarged, lineHeight })
}
