import { hasSpacingAndItalics } from './text.ts'

/** The families of share images. `SANS` has a width axis. */
export const SERIF = 'Goodword Share Serif'
export const SANS = 'Goodword Share Sans'

export type ShareFamily = typeof SERIF | typeof SANS

export type ShareFont = {
  family: ShareFamily
  weight: number
  style?: 'italic'
  stretch?: 'condensed' | 'semi-condensed'
  /** Between letters, in em. Scripts that join their letters ignore it. */
  spacing: number
}

/** Measures a line set in 100 px, in pixels. */
export type Measure = (text: string, font: ShareFont) => number

export const FALLBACKS = {
  [SERIF]: `'${SERIF}', Newsreader, Georgia, serif`,
  [SANS]: `'${SANS}', 'Instrument Sans', system-ui, sans-serif`,
}

export const spacingOf = (text: string, { spacing }: ShareFont): number => (hasSpacingAndItalics(text) ? spacing : 0)

/** Only the serif has italics, and only some scripts: letters that a browser slants are bent ones. */
export const styleOf = (text: string, { family, style }: ShareFont): 'normal' | 'italic' =>
  style === 'italic' && family === SERIF && hasSpacingAndItalics(text) ? 'italic' : 'normal'

const SANS_WEIGHTS = { min: 400, max: 700 }

/** The same font in another family; null for its own. */
export function inFamily(font: ShareFont, family: ShareFamily | null): ShareFont {
  if (family === null || family === font.family) return font
  const { stretch: _, ...rest } = font
  const { min, max } = SANS_WEIGHTS
  return { ...rest, family, weight: family === SANS ? Math.min(max, Math.max(min, font.weight)) : font.weight }
}

/** How a line is set in this font and size, as attributes of its SVG. */
export const fontAttributes = (text: string, font: ShareFont, size: number) => ({
  'font-size': size,
  'font-family': FALLBACKS[font.family],
  'font-weight': font.weight,
  'font-style': styleOf(text, font),
  'font-stretch': font.stretch ?? 'normal',
  'letter-spacing': spacingOf(text, font) * size,
})

/** Fonts round their outlines: a line gets a hundredth more than it was measured with. */
const SAFETY = 1.01

/** Width of a line set in 1 px. */
export function measurerOf(measure: Measure, font: ShareFont): (text: string) => number {
  const known = new Map<string, number>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const width = (measure(text, font) / 100) * SAFETY
    known.set(text, width)
    return width
  }
}
