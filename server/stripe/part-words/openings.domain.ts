import { CARDINAL } from './numbers.domain.ts'
import {
  BESIDE_WORK,
  BILLED,
  BILLED_LATER,
  BOOKING,
  DONE_SO_FAR,
  FOR_MATERIAL,
  RESERVED,
  IN_ORDER_TO,
  IS_PAID,
  LABOUR,
  LARGER_PART,
  LATER_MOMENT,
  OTHER_PIECES,
  SO_THAT_I_CAN,
  SUM_OF_SUM,
  WHEN_READY,
} from './opening-words.domain.ts'
import { END, oneOf, patternOf, someOf, wordsOf } from './pattern-language.domain.ts'
import { announcedAfter, isStillToCome, type Place, wasPaidBefore } from './part-timing.domain.ts'
import { percentagesIn } from './shares.domain.ts'
import { ARTICLE, HALF } from './vocabulary.domain.ts'

/**
 * What is paid now, in words that say nothing alone: "40 % once the quote is approved", "booking of the band". Next to a
 * rest that is announced for later, it is a first part. `marks` are the words that say a part.
 */
export function openingsIn(text: string, marks: readonly (Place & { part: string })[]) {
  const lasts = marks.filter(({ part }) => part === 'last')
  const places = marks.length === 0 ? [] : paidNow(text).filter((place) => !lasts.some((last) => overlaps(last, place)))
  const paid = places.filter((place) => wasPaidBefore(text, place, lasts))
  return { openings: places.filter((place) => !paid.includes(place)), paid }
}

const overlaps = (one: Place, other: Place) => one.at < other.end && other.at < one.end

const paidNow = (text: string): Place[] => [
  ...percentagesIn(text),
  ...placesOf(text, atTheStartOfLine),
  ...placesOf(text, nowPaid),
]

/**
 * What is still to come without a word for a last part: "labour is billed when it is fitted", "the other two in autumn",
 * "the larger part with the album".
 */
export const othersToCome = (text: string): WordedPlace[] => [
  ...placesOf(text, labour).filter((place) => place.at > 0 && isLater(text, place)),
  ...placesOf(text, largerPart).filter((place) => isToBePaid(text, place)),
  ...placesOf(text, billedLater).filter((place) => isOfWork(text, place)),
  ...otherPiecesIn(text),
]

function otherPiecesIn(text: string): WordedPlace[] {
  const pieces = placesOf(text, otherPieces)
  const halves = placesOf(text, half).slice(1)
  const ready = placesOf(text, whenReady)
  if (pieces.length + halves.length + ready.length === 0) return []
  const now = [...paidNow(text), ...placesOf(text, billed)]
  const followsOne = (place: Place) => now.some(announcedAfter(text, place))
  const isBilledBefore = ({ at }: Place) => now.some(({ end }) => end < at)
  return [
    ...pieces.filter((place) => isToBePaid(text, place) || followsOne(place)),
    ...halves.filter(followsOne),
    ...ready.filter(isBilledBefore),
  ]
}

const isLater = (text: string, place: Place) => isStillToCome(text, place) || laterMoment.test(textAfter(text, place))

/** In a clause of its own, and not about what comes beside the work, such as travel. */
function isOfWork(text: string, { at, end }: Place): boolean {
  const head = text.slice(0, at)
  const start = Math.max(...[...head.matchAll(/[,;:.(|]/gu)].map(({ index }) => index), 0)
  return start > 0 && !besideWork.test(text.slice(Math.max(start, at - AFTER_MAX), end + AFTER_MAX))
}

const isToBePaid = (text: string, place: Place) =>
  !wasPaidBefore(text, place, []) && (isLater(text, place) || isPaid.test(textAfter(text, place)))

const textAfter = (text: string, { end }: Place) => text.slice(end, end + AFTER_MAX)
const AFTER_MAX = 60

type WordedPlace = Place & { words: string }
const placesOf = (text: string, pattern: RegExp): WordedPlace[] =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ at: index, end: index + words.length, words }))

const atTheStartOfLine = patternOf(
  `^[^\\p{L}]*(?:(?:[\\p{L}]+[ -]){0,2}(?:${wordsOf(BOOKING)})(?![ ]?(?:n[or]?[.°o]*[ ]?|#)?\\d)|(?:${wordsOf(IN_ORDER_TO)}))${END}`,
  'g',
)
const labour = oneOf([LABOUR])
const largerPart = oneOf([LARGER_PART])
const otherPieces = oneOf([OTHER_PIECES])
const whenReady = oneOf([WHEN_READY])
const billedLater = oneOf(BILLED_LATER)
const besideWork = someOf([BESIDE_WORK])
const half = oneOf([HALF])
const billed = oneOf([BILLED])
const laterMoment = patternOf(`^[ ](?:[\\p{L}']+[ ]){0,2}?(?:${wordsOf(LATER_MOMENT)})${END}`)
const isPaid = patternOf(`^[ ](?:[\\p{L}']+[ ]){0,5}?(?:${wordsOf(IS_PAID)})${END}`)
const OF = 'of|out_of|von|der|de|di|dei|delle|du|van|sur|su|des|em|dos|das'
const nowPaid = oneOf([
  ...RESERVED,
  ...DONE_SO_FAR,
  ...SO_THAT_I_CAN,
  FOR_MATERIAL,
  SUM_OF_SUM,
  HALF,
  `(?:a|one|ein|un|une|uno|um|een)_(?:third|quarter|fifth|drittel|viertel|funftel|tiers|quart|cinquieme|tercio|cuarto|quinto|terzo|quarto|terco|derde|kwart|vijfde)|un[ao]_parte|um_parte`,
  `(?:${CARDINAL})_(?:${OF})_(?:(?:${ARTICLE})_)?(?:${CARDINAL})`,
])
