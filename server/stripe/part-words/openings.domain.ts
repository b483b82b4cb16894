import { CARDINAL } from './numbers.domain.ts'
import { BOOKING, DONE_SO_FAR, FOR_MATERIAL, HELD, SO_THAT_I_CAN } from './opening-words.domain.ts'
import { END, oneOf, START, wordsOf } from './pattern-language.domain.ts'
import { type Place, wasPaidBefore } from './part-timing.domain.ts'
import { percentagesIn } from './shares.domain.ts'
import { ARTICLE, HALF } from './vocabulary.domain.ts'

/**
 * What is paid now, in words that say nothing alone: "40 % once the quote is approved", "booking of the band". Next to a
 * rest that is announced for later, it is a first part. `lasts` are the places of last parts.
 */
export const openingsIn = (text: string, lasts: readonly Place[]): Place[] =>
  [...percentagesIn(text), ...placesOf(text, booking), ...placesOf(text, nowPaid)]
    .filter((place) => !lasts.some(({ at, end }) => at < place.end && place.at < end))
    .filter((place) => !wasPaidBefore(text, place, lasts))

const placesOf = (text: string, pattern: RegExp): Place[] =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ at: index, end: index + words.length }))

const booking = new RegExp(`^[^\\p{L}]*(?:[\\p{L}]+[ ]){0,2}(?:${wordsOf(BOOKING)})${END}`, 'gu')
const OF = 'of|out_of|von|der|de|di|dei|delle|du|van|sur|su|des|em|dos|das'
const nowPaid = oneOf([
  ...HELD,
  ...DONE_SO_FAR,
  ...SO_THAT_I_CAN,
  FOR_MATERIAL,
  HALF,
  `(?:a|one|ein|un|une|uno|um|een)_(?:third|quarter|fifth|drittel|viertel|funftel|tiers|quart|cinquieme|tercio|cuarto|quinto|terzo|quarto|terco|derde|kwart|vijfde)|un[ao]_parte|um_parte`,
  `(?:${CARDINAL})_(?:${OF})_(?:(?:${ARTICLE})_)?(?:${CARDINAL})`,
])
