import { classOf } from './word-classes.domain.ts'

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
  return [
    ...new Set(['any line', length, ...ends, ...words, ...pairs, ...words.flatMap(piecesOf), ...meaningsOf(text)]),
  ]
}

/** The order in which meanings stand in it, and which of them are in one clause. */
function meaningsOf(text: string): string[] {
  const clauses = abstract(text)
    .split(CLAUSE_END)
    .map((clause) => (clause.match(WORD) ?? []).flatMap((word) => meaningOf(word) ?? []).slice(0, MEANINGS_MAX))
    .filter((meanings) => meanings.length > 0)
  const all = clauses.flat().slice(0, MEANINGS_MAX)
  const found = [`& ${all.slice(0, 4).join(' ')}`, `& ^ ${all[0]}`, `& ${all.at(-1)} $`]
  for (const [at, one] of all.entries()) {
    found.push(`& ${one}`, `& ${one} ${all[at + 1]}`, `& ${one} ${all[at + 1]} ${all[at + 2]}`)
    for (const other of all.slice(at + 1)) found.push(`& ${one} … ${other}`)
  }
  for (const [at, meanings] of clauses.entries()) {
    const where = clauses.length === 1 ? 'only' : at === 0 ? 'first' : at === clauses.length - 1 ? 'last' : 'middle'
    const sorted = [...new Set(meanings)].toSorted()
    found.push(`& ${where}: ${sorted.join(' ')}`, ...sorted.map((meaning) => `& ${where}: ${meaning}`))
    for (const one of sorted) for (const other of sorted) if (one < other) found.push(`& ${one} + ${other}`)
  }
  return found
}
const CLAUSE_END = /[,;:(\u2013\u2014]|\.(?= )| - |\//u
const WORD = /\p{L}[\p{L}\d]*|\d\p{L}+|[A-Z]+|\d+/gu
const MEANINGS_MAX = 12

function meaningOf(word: string): string | undefined {
  if (/^[A-Z]+$/.test(word)) return word
  return classOf(word)
}

/** Upper case stands for kinds of numbers: all other words are in lower case. */
function wordsOf(text: string): string[] {
  const words = abstract(text).match(/\p{L}+|\d+/gu) ?? []
  return words.slice(0, WORDS_MAX).map((word) => (/\d/.test(word) ? 'NUMBER' : word.slice(0, WORD_LENGTH_MAX)))
}

const abstract = (text: string) =>
  text
    .replaceAll(AMOUNT, ' AMOUNT ')
    .replaceAll(SHARE, (_, share: string) => kindOfShare(Number(share.replace(',', '.'))))
    .replaceAll(COUNT, (_, one: string, all: string) => (one === all ? ' ALL ' : ' COUNT '))

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
