/**
 * How the vocabularies become regular expressions. For how they are written, see `vocabulary.domain.ts`. The patterns read texts
 * that `latin` has prepared. So few letters are left that a set of them is twice as fast as all letters of Unicode, which every
 * pattern would look for at every character.
 */
const ALPHABET = 'a-z\u00DF-\u00F6\u00F8-\u00FF\u0153'
const DIGITS = '0-9'

/** `\p{L}` and `\p{N}` stand for the letters and digits that `latin` leaves. */
export function patternOf(source: string, flags: '' | 'g' = ''): RegExp {
  const made = source.replaceAll(PIECE, (piece) =>
    piece.startsWith('[') ? withSets(piece) : piece.startsWith('\\p{') ? `[${withSets(piece)}]` : piece,
  )
  if (made.includes('\\p{')) throw new Error(`A pattern names a kind of characters that patterns don't know: ${source}`)
  return new RegExp(made, flags)
}
/** A kind of characters, a set, or anything else that is escaped. */
const PIECE = /\\p\{[LN]\}|\[(?:\\p\{[LN]\}|\\.|[^\]\\])*\]|\\./g
const withSets = (piece: string) => piece.replaceAll('\\p{L}', ALPHABET).replaceAll('\\p{N}', DIGITS)

const OTHER = new RegExp(`(?![${ALPHABET}${DIGITS}])[\\p{L}\\p{N}]`, 'gu')

/** One letter for all letters and digits that no pattern names, each where it was. */
export const latin = (text: string) => text.replaceAll(OTHER, '\u00FE')

export const wordsOf = (pattern: string) =>
  pattern.replaceAll('№', NUMBER_SIGN).replaceAll('~', '[\\p{L}]*').replaceAll('_', '(?:[ \\-\u2013\u2011]?)')
/** `№` stands for the sign before a number: "no. 3", "Nr. 3", "n° 3", "#3". */
const NUMBER_SIGN = '(?:(?:nr|no|num|numero|nummer|n)?[.]?[o°]?[.]?[ ]?#?[ ]?)'
export const START = '(?<![\\p{L}\\p{N}])'
export const END = '(?![\\p{L}\\p{N}])'
export const oneOf = (patterns: readonly string[]) => patternOf(`${START}(?:${wordsOf(patterns.join('|'))})${END}`, 'g')
export const someOf = (patterns: readonly string[]) => patternOf(`${START}(?:${wordsOf(patterns.join('|'))})${END}`)
