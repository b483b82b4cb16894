import { type Measure, fontAttributes, measurerOf, SANS, SERIF, type ShareFamily, type ShareFont } from './measure.ts'
import { node, type SvgNode } from './svg.ts'
import { isRightToLeft as readsRightToLeft } from './text.ts'

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

export type Line = { x: number; y: number; size: number; font: ShareFont; fill: string; anchor?: 'middle' | 'end' }

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

/** A name or a day in letters from left to right keeps its direction in an image from right to left. */
export const ownDirection = ({ isRightToLeft }: Canvas, text: string): string =>
  isRightToLeft && !readsRightToLeft(text) ? `\u2068${text}\u2069` : text

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
