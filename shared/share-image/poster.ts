import { background, type Canvas, type Drawing, font, GOLD, mix, stars, starsWidth, widthOf } from './canvas.ts'
import { signature, spaceOfFacts } from './signature.ts'
import { markedLine, quoteFont } from './quote.ts'
import { balance, type Box, fitText, wrap } from './fit.ts'
import { markLines } from './marked.ts'
import type { ShareFont } from './measure.ts'
import { lineHeightOf, wordsOf } from './text.ts'

const MARGIN = 60
const FOOT = 64
/** Height of a line of capitals with its space, in em; other scripts need more. */
const PITCH = 0.98
/** A line is at most this much larger than the smallest one, so that a short last line doesn't shout. */
const CONTRAST_MAX = 1.9
/** What lines of different sizes cost of the area that they fill. */
const FOR_CONTRAST = 0.35
/** A single short word grows to this. */
const LARGEST = 620
const WIDTHS = ['condensed', 'semi-condensed', undefined] as const

type Setting = { font: ShareFont; lines: { text: string; size: number }[]; height: number }

/** Every line is set to the full width; the font's width fills the height. */
export const drawPoster: Drawing = (canvas) => {
  const { width, height, accent } = canvas
  const pitch = lineHeightOf(canvas.text, PITCH)
  const ink = mix(accent.light, '#000000', 0.72)
  const foot = height - FOOT - 16
  const box = { width: width - 2 * MARGIN, height: foot - 72 - spaceOfFacts(canvas) - FOOT }
  const { font: of, lines, height: used } = settle(canvas, box)
  const row = { size: 38, gap: 5 }
  let y = FOOT + (box.height - used) / 2
  const marked = markLines(
    lines.map(({ text }) => text),
    canvas,
  )
  // A highlight is in the colour that otherwise every other line has.
  const isMarked = marked.some(([, part]) => part !== '')
  const set = lines.flatMap(({ text, size }, index) => {
    const baseline = y + size * (0.8 + (pitch - PITCH) / 2)
    y += size * pitch
    const fill = !isMarked && index % 2 === 1 ? accent.light : ink
    const how = { x: MARGIN, y: baseline, size, font: of, fill, mark: { fill: accent.light } }
    return markedLine(canvas, marked[index] ?? [text, '', ''], how)
  })
  return [
    background(canvas, mix(accent.light, '#ffffff', 0.86)),
    ...set,
    ...stars(canvas, {
      x: width - MARGIN - starsWidth(row),
      y: foot - row.size / 2,
      ...row,
      fill: mix(GOLD, '#000000', 0.2),
      empty: ink,
    }),
    ...signature(canvas, {
      x: MARGIN,
      y: foot,
      width: box.width - starsWidth(row) - 40,
      size: 34,
      ink,
      muted: mix(ink, '#ffffff', 0.2),
    }),
  ]
}

/** Of the lines' equal width, what is used at least. */
const WIDTH_MIN = 0.8
/** A poster of equal lines fills at least this part of its box, or its lines have one size. */
const FILLED_MIN = 0.6

/** The setting that fills most of the box. */
function settle(canvas: Canvas, box: Box): Setting {
  const words = wordsOf(canvas.text)
  const pitch = lineHeightOf(canvas.text, PITCH)
  const candidates: (Setting & { area: number })[] = []
  let plain: Setting | undefined
  for (const stretch of WIDTHS) {
    const of = quoteFont(canvas, stretch ? { ...font.poster, stretch } : font.poster)
    const measured = widthOf(canvas, of)
    const even = fitText(canvas.text, { box, widthOf: measured, largest: LARGEST, lineHeight: pitch })
    plain ??= {
      font: of,
      lines: even.lines.map((text) => ({ text, size: even.size })),
      height: even.lines.length * even.pitch,
    }
    const most = Math.min(even.lines.length + 1, words.length)
    for (let count = Math.max(1, even.lines.length - 3); count <= most; count += 1) {
      const width = narrowest(words, { count, widthOf: measured })
      const lines = balance(words, { width, widthOf: measured, breaksAfterSentences: false })
      const full = scaled(lines, { box, measured, pitch })
      const part = Math.min(1, box.height / full.height)
      if (part < WIDTH_MIN) continue
      const smaller = full.lines.map(({ text, size }) => ({ text, size: size * part }))
      const height = full.height * part
      const sizes = smaller.map(({ size }) => size)
      const contrast = Math.max(...sizes) / Math.min(...sizes)
      const area = part * box.width * height * (1 - FOR_CONTRAST * (contrast - 1))
      candidates.push({ font: of, lines: smaller, height, area })
    }
  }
  const best = candidates.toSorted((one, other) => other.area - one.area)[0]
  if (best && best.area >= FILLED_MIN * box.width * box.height) return best
  const fallback = plain && best && best.height > plain.height ? best : plain
  if (!fallback) throw new Error('There is at least one width.')
  return fallback
}

type Words = ReturnType<typeof wordsOf>

/** The narrowest width that needs no more lines and cuts no word. */
function narrowest(
  words: Words,
  { count, widthOf: measured }: { count: number; widthOf: (text: string) => number },
): number {
  const widest = Math.max(0, ...words.map(({ text }) => measured(text)))
  let low = widest
  let high = words.reduce((sum, { text }) => sum + measured(`${text} `), widest + 1)
  for (let step = 0; step < 16; step += 1) {
    const width = (low + high) / 2
    if (wrap(words, { width, widthOf: measured, breaksAfterSentences: false }).length > count) low = width
    else high = width
  }
  return high
}

function scaled(
  lines: string[],
  { box, measured, pitch }: { box: Box; measured: (text: string) => number; pitch: number },
) {
  const sizes = lines.map((text) => box.width / Math.max(measured(text), 0.1))
  const smallest = Math.min(...sizes)
  const set = lines.map((text, index) => ({
    text,
    size: Math.min(sizes[index] ?? smallest, smallest * CONTRAST_MAX, LARGEST),
  }))
  return { lines: set, height: set.reduce((sum, { size }) => sum + size * pitch, 0) }
}
