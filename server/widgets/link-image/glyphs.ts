import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Blob, Buffer as Letters, Face, Feature, Font, shape } from 'harfbuzzjs'
import { type Measure, type ShareFont, spacingOf } from '#shared/share-image/measure.ts'
import { graphemesOf } from '#shared/share-image/text.ts'
import { unpackWoff } from './woff.ts'

export type GlyphStyle = Pick<ShareFont, 'weight' | 'style'>

/** A letter as an outline, in units of its font: y grows upwards. `x` and `y` are in em, from where the text begins. */
export type Outline = { path: string; x: number; y: number; scale: number }

type LoadedFont = { font: Font; unitsPerEm: number; letters: ReadonlySet<number> }
type Run = { text: string; loaded: LoadedFont }

const SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const
const PLAIN: GlyphStyle = { weight: 400 }
/** Browsers join no letters that are spaced. */
const APART = [new Feature('liga', 0), new Feature('clig', 0)]

const known = new Map<string, LoadedFont>()

function load({ weight, style }: GlyphStyle, subset: (typeof SUBSETS)[number]): LoadedFont {
  const file = `@fontsource/newsreader/files/newsreader-${subset}-${weight}-${style ?? 'normal'}.woff`
  const found = known.get(file) ?? read(fileURLToPath(import.meta.resolve(file)))
  known.set(file, found)
  return found
}

function read(path: string): LoadedFont {
  const face = new Face(new Blob(unpackWoff(readFileSync(path))))
  return { font: new Font(face), unitsPerEm: face.upem, letters: new Set(face.collectUnicodes()) }
}

const withLetter = (letter: string, style: GlyphStyle) =>
  SUBSETS.map((subset) => load(style, subset)).find(({ letters }) =>
    Array.from(letter).every((point) => letters.has(point.codePointAt(0) ?? 0)),
  )

const composed = (text: string) => text.normalize('NFC')

/** Whether our font has all its letters. Its weights and styles have the same. */
export const canDraw = (text: string): boolean =>
  graphemesOf(composed(text).replace(/\s+/g, ' ')).every((letter) => withLetter(letter, PLAIN) !== undefined)

function runsOf(text: string, style: GlyphStyle): Run[] {
  const runs: Run[] = []
  for (const letter of graphemesOf(composed(text))) {
    const loaded = withLetter(letter, style)
    if (!loaded) throw new Error('A text has letters that our font lacks.')
    const last = runs.at(-1)
    if (last?.loaded === loaded) last.text += letter
    else runs.push({ text: letter, loaded })
  }
  return runs
}

function shapeRun({ text, loaded }: Run, { isSpaced }: { isSpaced: boolean }) {
  const letters = new Letters()
  letters.addText(text)
  letters.guessSegmentProperties()
  shape(loaded.font, letters, isSpaced ? APART : [])
  return letters.getGlyphInfosAndPositions()
}

/** The letters of a line, and its width, in em. `spacing` is put after each letter, in em. */
export function outlineText(text: string, { spacing, ...style }: GlyphStyle & { spacing: number }) {
  const outlines: Outline[] = []
  let width = 0
  for (const run of runsOf(text, style)) {
    const { font, unitsPerEm } = run.loaded
    let cluster = -1
    for (const glyph of shapeRun(run, { isSpaced: spacing !== 0 })) {
      const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph
      if (cluster !== glyph.cluster && cluster !== -1) width += spacing
      cluster = glyph.cluster
      const path = font.glyphToPath(codepoint)
      if (path !== '')
        outlines.push({ path, x: width + xOffset / unitsPerEm, y: yOffset / unitsPerEm, scale: 1 / unitsPerEm })
      width += xAdvance / unitsPerEm
    }
    width += spacing
  }
  return { outlines, width }
}

const widths = new Map<string, number>()

function widthOfWord(word: string, style: GlyphStyle & { spacing: number }): number {
  const key = `${style.weight} ${style.style ?? 'normal'} ${style.spacing} ${word}`
  const width = widths.get(key) ?? outlineText(word, style).width
  widths.set(key, width)
  return width
}

/**
 * Measures with our serif, whatever family is asked for: a design that is drawn with it must use no other. Word by word,
 * because the same words are measured in many lines.
 */
export const measureGlyphs: Measure = (text, font) => {
  const style = { ...font, spacing: spacingOf(text, font) }
  const words = text.split(' ').map((word) => widthOfWord(word, style))
  return (words.reduce((sum, width) => sum + width, 0) + (words.length - 1) * widthOfWord(' ', style)) * 100
}
