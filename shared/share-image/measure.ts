import { isSpacedTightly } from './text.ts'

/** The families of share images. `SANS` has a width axis. */
export const SERIF = 'Goodword Share Serif'
export const SANS = 'Goodword Share Sans'

export type ShareFont = {
  family: typeof SERIF | typeof SANS
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

export const spacingOf = (text: string, { spacing }: ShareFont): number => (isSpacedTightly(text) ? spacing : 0)

/** How a line is set in this font and size, as attributes of its SVG. */
export const fontAttributes = (text: string, font: ShareFont, size: number) => ({
  'font-size': size,
  'font-family': FALLBACKS[font.family],
  'font-weight': font.weight,
  'font-style': font.style ?? 'normal',
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
