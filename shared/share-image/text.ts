/** Characters of a testimonial that an image shows at most. Longer ones are cut. */
export const SHARE_TEXT_MAX = 600

// Control characters can't be in an XML file, and controls of the direction would turn around what comes after them.
const UNPRINTABLE = /[^\P{Cc}\n\t\r]|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu

/** Text that any SVG file can contain. */
export const printable = (text: string): string => text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '')

/** On one line. */
export const oneLine = (text: string): string => printable(text).replace(/\s+/g, ' ').trim()

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' })

export const graphemesOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)
const sentencesOf = (text: string): string[] => Array.from(sentences.segment(text), ({ segment }) => segment)

type CutText = { text: string; isCut: boolean }

/** At most `SHARE_TEXT_MAX` characters, with "…" after the last whole sentence, or else the last whole word. */
export function cutText(full: string): CutText {
  const text = printable(full).trim()
  if (text.length <= SHARE_TEXT_MAX) return { text, isCut: false }
  const room = SHARE_TEXT_MAX - 2
  let whole = ''
  for (const sentence of sentencesOf(text)) {
    if (whole.length + sentence.length > room) break
    whole += sentence
  }
  if (whole.length >= room / 3) return { text: `${whole.trimEnd()} …`, isCut: true }
  let part = ''
  for (const grapheme of graphemesOf(text)) {
    if (part.length + grapheme.length > room) break
    part += grapheme
  }
  const word = part.replace(/\s+\S*$/, '')
  return { text: `${(word.length >= room / 2 ? word : part).trimEnd()}…`, isCut: true }
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** By the first letter, as browsers do for `dir="auto"`. */
export function isRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0]
  return first !== undefined && RIGHT_TO_LEFT.test(first)
}

/** Letters of these scripts are not joined, so a line may set them closer; and they have italics. */
export const hasSpacingAndItalics = (text: string): boolean =>
  !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(text)

/** Letters with marks above and below them, which need higher lines. */
const TALL =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Tibetan}\p{Script=Myanmar}\p{Script=Khmer}]/u
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Height of a line in em: what a design wants, or more where letters would touch those of the next line. */
export const lineHeightOf = (text: string, wanted: number): number =>
  Math.max(wanted, TALL.test(text) ? 1.42 : SQUARE.test(text) ? 1.16 : 0)

/** Scripts without spaces between their words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
export const isUnspaced = (text: string): boolean => UNSPACED.test(text)

const OPENING = /^[\p{Ps}\p{Pi}¿¡]+$/u

/** What stays on one line. `isFirst`: it begins a paragraph. `endsSentence`: a line break after it reads well. */
export type Word = { text: string; hasSpaceBefore: boolean; isFirst: boolean; endsSentence: boolean }

const PARAGRAPHS_MAX = 6
const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The words of a text with their punctuation. Of scripts without spaces, each word stands alone. */
export function wordsOf(text: string): Word[] {
  const parts = text.split(/\s*\n\s*/).filter((part) => part.trim() !== '')
  const paragraphs = parts.length > PARAGRAPHS_MAX ? [parts.join(' ')] : parts
  return paragraphs.flatMap(wordsOfParagraph)
}

function wordsOfParagraph(paragraph: string): Word[] {
  const found: Word[] = []
  let isJoined = false
  let hasSpace = false
  for (const { segment, isWordLike = false } of words.segment(paragraph)) {
    const last = found.at(-1)
    if (/^\s+$/.test(segment)) {
      hasSpace = true
      continue
    }
    const canBreak =
      hasSpace || (isWordLike && !isJoined && (UNSPACED.test(segment) || UNSPACED.test(last?.text ?? '')))
    if (last && !canBreak) last.text += segment
    else
      found.push({ text: segment, hasSpaceBefore: hasSpace && last !== undefined, isFirst: !last, endsSentence: false })
    isJoined = OPENING.test(segment)
    hasSpace = false
  }
  // A "…" that stands for what is left out begins a line. At the end, it stays where the text ends.
  for (const word of found) word.endsSentence = word.text !== '…' && /[.!?…。！？।؟]["'”’»)]*$/u.test(word.text)
  const beforeLast = found.at(-2)
  if (beforeLast && found.at(-1)?.text === '…') {
    beforeLast.text += '\u00a0…'
    found.pop()
  }
  return found
}
