import sansExtended from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-standard-normal.woff2?url'
import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2?url'
import serifExtendedItalic from '@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-italic.woff2?url'
import serifExtended from '@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2?url'
import serifItalic from '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2?url'
import serif from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url'
import {
  FALLBACKS,
  fontAttributes,
  type Measure,
  SANS,
  SERIF,
  type ShareFont,
  spacingOf,
  styleOf,
} from '#shared/share-image/measure.ts'
import { graphemesOf } from '#shared/share-image/text.ts'

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212'
const EXTENDED =
  'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113'
const NEEDS_EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/

type FontFile = { url: string; family: typeof SERIF | typeof SANS; style: 'normal' | 'italic'; isExtended: boolean }

const files: readonly FontFile[] = [
  { url: serif, family: SERIF, style: 'normal', isExtended: false },
  { url: serifItalic, family: SERIF, style: 'italic', isExtended: false },
  { url: sans, family: SANS, style: 'normal', isExtended: false },
  { url: serifExtended, family: SERIF, style: 'normal', isExtended: true },
  { url: serifExtendedItalic, family: SERIF, style: 'italic', isExtended: true },
  { url: sansExtended, family: SANS, style: 'normal', isExtended: true },
]

const descriptorsOf = ({ family, style, isExtended }: FontFile) => ({
  style,
  weight: family === SERIF ? '200 800' : '400 700',
  stretch: family === SERIF ? '100%' : '75% 100%',
  unicodeRange: isExtended ? EXTENDED : LATIN,
})

export type LoadedFont = FontFile & { data: string }

const known = new Map<string, Promise<LoadedFont>>()

async function fetchFont(file: FontFile): Promise<LoadedFont> {
  const answer = await fetch(file.url)
  if (!answer.ok) throw new Error(`A font was answered with ${answer.status}.`)
  const bytes = await answer.arrayBuffer()
  const { family, ...rest } = { family: file.family, ...descriptorsOf(file) }
  document.fonts.add(await new FontFace(family, bytes, rest).load())
  return { ...file, data: await dataAddress(new Blob([bytes], { type: 'font/woff2' })) }
}

/** The fonts that this text needs, known to the page from now on. */
export const loadFonts = (text: string): Promise<LoadedFont[]> =>
  Promise.all(
    files
      .filter(({ isExtended }) => !isExtended || NEEDS_EXTENDED.test(text))
      .map((file) => {
        const found = known.get(file.url) ?? fetchFont(file)
        known.set(file.url, found)
        found.catch(() => known.delete(file.url))
        return found
      }),
  )

export const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('A file could not be read.')))
    reader.readAsDataURL(blob)
  })

/** What a file needs to look the same elsewhere. */
export function fontFaces(fonts: readonly LoadedFont[], isUsed: (font: LoadedFont) => boolean): string {
  return fonts
    .filter(isUsed)
    .map((font) => {
      const { style, weight, stretch, unicodeRange } = descriptorsOf(font)
      return `@font-face{font-family:'${font.family}';font-style:${style};font-weight:${weight};font-stretch:${stretch};unicode-range:${unicodeRange};src:url(${font.data}) format('woff2')}`
    })
    .join('')
}

/** Measures with the page's fonts. `sample` is what will be drawn. */
export function createMeasure(sample: string): Measure {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('This browser has no canvas.')
  const measureAsCanvas: Measure = (text, font) => {
    context.font = [styleOf(text, font), font.weight, font.stretch, '100px', FALLBACKS[font.family]]
      .filter(Boolean)
      .join(' ')
    return context.measureText(text).width + spacingOf(text, font) * 100 * graphemesOf(text).length
  }
  const factors = new Map<string, number>()
  const factorOf = (font: ShareFont) => {
    const key = JSON.stringify(font)
    const found = factors.get(key) ?? Math.max(1, lengthInSvg(sample, font) / (measureAsCanvas(sample, font) || 1))
    factors.set(key, found)
    return found
  }
  return (text, font) => measureAsCanvas(text, font) * factorOf(font)
}

/** A canvas and an SVG may take different fonts for letters that ours lack. Measuring each line like this would be slow. */
function lengthInSvg(text: string, font: ShareFont): number {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'text')
  for (const [name, value] of Object.entries(fontAttributes(text, font, 100))) line.setAttribute(name, String(value))
  line.textContent = text
  svg.setAttribute('text-rendering', 'geometricPrecision')
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('width', '0')
  svg.setAttribute('height', '0')
  svg.append(line)
  document.body.append(svg)
  const length = line.getComputedTextLength()
  svg.remove()
  return length
}
