import { graphemesOf, type Word, wordsOf } from './text.ts'

/** Width of a line set in 1 px. */
type WidthOf = (text: string) => number
export type Box = { width: number; height: number }
type Limits = { largest: number; lineHeight: number }
export type Fitted = { lines: string[]; size: number; pitch: number }

const SMALLEST = 4
const STEPS = 14
/** Lines that end with sentences may be this much smaller. */
const FOR_SENTENCES = 0.9
const SENTENCES_MAX = 4
/** What is tried besides the largest size: smaller letters can need fewer short lines. */
const SMALLER = [1, 0.94, 0.88]
/** A line is short below this part of the longest one, and is worth this much of the size. */
const SHORT_LINE = 0.5
const FOR_SHORT_LINE = 0.9

type Wrapping = { width: number; widthOf: WidthOf; breaksAfterSentences: boolean }

/** Lines of at most this width, in px of a font of 1 px. A word that is wider is cut. */
export function wrap(words: readonly Word[], { width, widthOf, breaksAfterSentences }: Wrapping): string[] {
  const lines: string[] = []
  let line = ''
  let wasSentence = false
  const end = () => {
    if (line !== '') lines.push(line)
    line = ''
  }
  for (const word of words) {
    if (word.isFirst || (breaksAfterSentences && wasSentence)) end()
    wasSentence = word.endsSentence
    const longer = line === '' ? word.text : `${line}${word.hasSpaceBefore ? ' ' : ''}${word.text}`
    if (widthOf(longer) <= width) {
      line = longer
      continue
    }
    end()
    if (widthOf(word.text) <= width) {
      line = word.text
      continue
    }
    for (const grapheme of graphemesOf(word.text)) {
      if (line !== '' && widthOf(line + grapheme) > width) end()
      line += grapheme
    }
  }
  end()
  return lines
}

/** Paragraphs, or sentences where lines end with them. */
function partsOf(words: readonly Word[], { breaksAfterSentences }: Wrapping): Word[][] {
  const parts: Word[][] = []
  let last: Word | undefined
  for (const word of words) {
    const isNew = word.isFirst || (breaksAfterSentences && last?.endsSentence === true)
    if (isNew || parts.length === 0) parts.push([])
    parts.at(-1)?.push(word)
    last = word
  }
  return parts
}

/** As many lines as `wrap`, but alike: the last one of a part is no single word. */
export const balance = (words: readonly Word[], wrapping: Wrapping): string[] => balanceParts(words, wrapping).flat()

const balanceParts = (words: readonly Word[], wrapping: Wrapping): string[][] =>
  partsOf(words, wrapping).map((part) => balancePart(part, wrapping))

/** The narrowest width that needs no more lines. */
function balancePart(words: readonly Word[], wrapping: Wrapping): string[] {
  const lines = wrap(words, wrapping)
  let low = 0
  let high = wrapping.width
  for (let step = 0; step < STEPS; step += 1) {
    const width = (low + high) / 2
    const isWorse =
      hasCutWord(words, { ...wrapping, width }) || wrap(words, { ...wrapping, width }).length > lines.length
    if (isWorse) low = width
    else high = width
  }
  return hasCutWord(words, { ...wrapping, width: high }) ? lines : wrap(words, { ...wrapping, width: high })
}

const hasCutWord = (words: readonly Word[], { width, widthOf }: Wrapping) =>
  words.some(({ text }) => widthOf(text) > width)

/** The largest text that fits the box, unless a little less makes better lines. */
export function fitText(text: string, { box, widthOf, ...limits }: { box: Box; widthOf: WidthOf } & Limits): Fitted {
  const words = wordsOf(text)
  const count = words.filter(({ endsSentence }) => endsSentence).length
  const ways = count < 2 || count > SENTENCES_MAX ? [false] : [true, false]
  const settings = ways.flatMap((breaksAfterSentences) => {
    const fitting = { box, widthOf, ...limits, breaksAfterSentences }
    const largest = largestOf(words, fitting)
    return SMALLER.map((part) => setIn(words, { ...fitting, size: largest * part }))
  })
  const [best] = settings.toSorted((one, other) => other.worth - one.worth)
  if (!best) throw new Error('There is at least one setting.')
  return best.fitted
}

type Fitting = { box: Box; widthOf: WidthOf; breaksAfterSentences: boolean } & Limits

/** The text in one size, and what that is worth. */
function setIn(
  words: readonly Word[],
  { box, size, lineHeight, ...how }: Omit<Fitting, 'largest'> & { size: number },
): { fitted: Fitted; worth: number } {
  const parts = balanceParts(words, { ...how, width: box.width / size })
  const lines = parts.flat()
  const longest = Math.max(...lines.map(how.widthOf))
  const shortLines = parts
    .filter(({ length }) => length > 1)
    .flat()
    .filter((line) => how.widthOf(line) < longest * SHORT_LINE).length
  const worth = (size * FOR_SHORT_LINE ** shortLines) / (how.breaksAfterSentences ? FOR_SENTENCES : 1)
  return { fitted: { lines, size, pitch: size * lineHeight }, worth }
}

/** The largest size in which all lines fit. */
function largestOf(words: readonly Word[], { box, largest, lineHeight, ...how }: Fitting): number {
  const fits = (size: number, canCut: boolean) => {
    const wrapping = { ...how, width: box.width / size }
    if (!canCut && hasCutWord(words, wrapping)) return false
    return wrap(words, wrapping).length * size * lineHeight <= box.height
  }
  const search = (canCut: boolean) => {
    if (!fits(SMALLEST, canCut)) return undefined
    let low = SMALLEST
    let high = largest
    if (fits(high, canCut)) return high
    for (let step = 0; step < STEPS; step += 1) {
      const size = (low + high) / 2
      if (fits(size, canCut)) low = size
      else high = size
    }
    return low
  }
  const whole = search(false)
  const cut = search(true) ?? SMALLEST
  // A word without end, like an address, is cut instead of making everything tiny.
  return whole !== undefined && whole >= cut / 2 ? whole : cut
}

/** On one line: smaller, down to `smallest`, then cut with "…". */
export function fitLine(
  text: string,
  {
    width,
    size,
    smallest = size * 0.75,
    widthOf,
  }: { width: number; size: number; smallest?: number; widthOf: WidthOf },
): { text: string; size: number } {
  const natural = widthOf(text)
  if (natural * size <= width) return { text, size }
  const smaller = Math.max(smallest, width / natural)
  if (natural * smaller <= width) return { text, size: smaller }
  const letters = graphemesOf(text)
  let kept = letters.length
  const shown = () => `${letters.slice(0, kept).join('').trimEnd()}…`
  while (kept > 0 && widthOf(shown()) * smaller > width) kept -= 1
  return { text: shown(), size: smaller }
}
