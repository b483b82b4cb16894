const WORDS_MAX = 60
const WORD_LENGTH_MAX = 40
const PIECE_LENGTHS = [3, 4, 5]
/** How far apart the words of a pair stand, in words. */
const DISTANCES = [1, 2, 3]
const LENGTH_STEP = 4
const LENGTHS_MAX = 6

const AMOUNT = /[€$£] ?\d[\d.,']*|\d[\d.,']* ?(?:[€$£]|(?:eur|chf|usd)(?!\p{L}))/gu
const SHARE = /(\d{1,3}(?:[.,]\d+)?) ?(?:%|percent|prozent|pour cent|por ciento|per cento|por cento)/gu
const COUNT = /(\d{1,3})\.? ?(?:\/|of|von|de|di|du|van|sur|da|do) ?(\d{1,3})(?!\d)/gu

/**
 * What the classifier sees of a line: its words, pairs of words near each other, pieces of words, so that it knows
 * inflected and compound ones, and how long it is. Numbers count as amounts, shares and counts only. `text` is in the form
 * that `plain` gives it.
 */
export function featuresOf(text: string): string[] {
  const words = wordsOf(text)
  const pairs = words.flatMap((word, at) =>
    DISTANCES.flatMap((distance) => {
      const other = words[at + distance]
      return other === undefined ? [] : [`${word} ${'_ '.repeat(distance - 1)}${other}`]
    }),
  )
  const [first] = words
  const last = words.at(-1)
  const ends = first === undefined || last === undefined ? [] : [`^ ${first}`, `${last} $`]
  const length = `length ${Math.min(Math.floor(words.length / LENGTH_STEP), LENGTHS_MAX)}`
  return [...new Set(['any line', length, ...ends, ...words, ...pairs, ...words.flatMap(piecesOf)])]
}

/** Upper case stands for kinds of numbers: all other words are in lower case. */
function wordsOf(text: string): string[] {
  const abstract = text
    .replaceAll(AMOUNT, ' AMOUNT ')
    .replaceAll(SHARE, (_, share: string) => kindOfShare(Number(share.replace(',', '.'))))
    .replaceAll(COUNT, (_, one: string, all: string) => (one === all ? ' ALL ' : ' COUNT '))
  const words = abstract.match(/\p{L}+|\d+/gu) ?? []
  return words.slice(0, WORDS_MAX).map((word) => (/\d/.test(word) ? 'NUMBER' : word.slice(0, WORD_LENGTH_MAX)))
}

function kindOfShare(percent: number): string {
  if (percent === 100) return ' WHOLE '
  return percent >= 1 && percent < 100 ? ' SHARE ' : ' NUMBER '
}

/** Pieces of a word, with signs for where it begins and ends. */
function piecesOf(word: string): string[] {
  const marked = `<${word}>`
  return PIECE_LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(0, marked.length - length + 1) }, (_, at) => `-${marked.slice(at, at + length)}-`),
  )
}
