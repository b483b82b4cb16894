/** How the vocabularies become regular expressions. For how they are written, see `vocabulary.domain.ts`. */
export const wordsOf = (pattern: string) =>
  pattern.replaceAll('№', NUMBER_SIGN).replaceAll('~', '[\\p{L}]*').replaceAll('_', '(?:[ \\-\u2013\u2011]?)')
/** `№` stands for the sign before a number: "no. 3", "Nr. 3", "n° 3", "#3". */
const NUMBER_SIGN = '(?:(?:nr|no|num|numero|nummer|n)?[.]?[o°]?[.]?[ ]?#?[ ]?)'
export const START = '(?<![\\p{L}\\p{N}])'
export const END = '(?![\\p{L}\\p{N}])'
export const oneOf = (patterns: readonly string[]) =>
  new RegExp(`${START}(?:${wordsOf(patterns.join('|'))})${END}`, 'gu')
export const someOf = (patterns: readonly string[]) =>
  new RegExp(`${START}(?:${wordsOf(patterns.join('|'))})${END}`, 'u')
