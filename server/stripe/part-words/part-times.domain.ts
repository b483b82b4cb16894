import { openingsIn, othersToCome } from './openings.domain.ts'
import { marksOf, textBefore, byPlace, type Mark } from './part-marks.domain.ts'
import { creditsIn, isNextShare } from './part-schedules.domain.ts'
import { announcedAfter, isDeductedFrom, isStillToCome, type Place, wasPaidBefore } from './part-timing.domain.ts'
import {
  afterAnother,
  alreadyPaid,
  earlierPayments,
  laterStage,
  lessThan,
  numberedLater,
  onlyIf,
  sharePaid,
  subjectTo,
  together,
} from './patterns.domain.ts'
import { paidEarlier } from './remainders.domain.ts'
import { percentagesIn } from './shares.domain.ts'

/** What of it is paid with this invoice, what is still to come, and what was paid before. */
export function timesOf(text: string, { found, rhythm }: { found: readonly Mark[]; rhythm: Mark | undefined }) {
  const firsts = found.filter(({ part }) => part === 'first')
  const before = withCoordinated(
    text,
    firsts,
    firsts.filter((mark) => wasPaidBefore(text, mark, othersThan(found, mark))),
  )
  const { openings, paid } = openingsIn(text, found)
  const earlier = [...before, ...marksOf(text, paidEarlier, 'first')]
  const beginnings = firsts
    .filter((mark) => !before.includes(mark))
    .filter(({ words }) => !(rhythm && saysOnlyWhen(text, words)))
    .filter(
      (mark) => !(mark.isMoment && [...earlier, ...paid].some(({ end }) => isSameClause(text.slice(end, mark.at)))),
    )
    .toSorted(byPlace)
  const isConditional = text.search(onlyIf) >= 0
  const lasts = found
    .filter(({ part, isSoft }) => part === 'last' && !(isSoft && beginnings.length > 0))
    .filter(({ at }) => !lessThan.test(textBefore(text, at)))
    .filter(({ at }) => !(isConditional && subjectTo.test(textBefore(text, at))))
    .toSorted(byPlace)
  const announced = [...announcedIn(text, lasts, openings), ...othersToCome(text)]
  const deducted = lasts.filter((mark) => isDeductedFrom(text, mark))
  const ends = lasts
    .filter((mark) => !announced.includes(mark) && !deducted.includes(mark))
    .filter(({ isMoment }) => !isMoment || announced.length === 0)
  const later = marksOf(text, numberedLater, 'first').filter((mark) =>
    wasPaidBefore(text, mark, othersThan(found, mark)),
  )
  const paidBefore = [
    ...earlier,
    ...later,
    ...marksOf(text, alreadyPaid, 'first'),
    ...marksOf(text, sharePaid, 'first'),
    ...marksOf(text, earlierPayments, 'first'),
  ]
  const credits = [...creditsIn(text), ...deducted]
  return { beginnings, ends, announced, before: paidBefore, credits }
}

/** Parts that the text names, and that are paid later. */
function announcedIn(text: string, lasts: readonly Mark[], openings: readonly Place[]): Mark[] {
  const shares = percentagesIn(text)
  const isRestLater = (mark: Mark) =>
    mark.part === 'last' && (isNextShare(text, mark, shares) || openings.some(announcedAfter(text, mark)))
  return [
    ...[...lasts, ...marksOf(text, numberedLater, 'first')].filter(
      (mark) =>
        mark.isSettling !== true &&
        (isStillToCome(text, mark) || isRestLater(mark) || afterAnother.test(textBefore(text, mark.at))),
    ),
    ...marksOf(text, laterStage, 'first').filter((mark) => mark.at > 0 && isStillToCome(text, mark)),
  ]
}

/** "Less deposit and stage payment 1": what is named together was paid together. */
function withCoordinated(text: string, firsts: readonly Mark[], before: readonly Mark[]): Mark[] {
  const more = firsts.filter(
    (mark) => !before.includes(mark) && before.some(({ end }) => together.test(text.slice(end, mark.at))),
  )
  return more.length === 0 ? [...before] : withCoordinated(text, firsts, [...before, ...more])
}

/** "Deposit was paid at booking": the moment belongs to the part that was paid. */
const isSameClause = (between: string) => between !== '' && between.length < 40 && !/[.,;:()|\u2013]/u.test(between)

const othersThan = (found: readonly Mark[], mark: Mark) =>
  found.filter(({ at, end }) => end <= mark.at || at >= mark.end)

/** "Hosting, billed in advance": next to a rhythm, that is a way of paying. */
const saysOnlyWhen = (text: string, words: string) =>
  words.startsWith('retainer') || (PAID_AHEAD.test(words) && percentagesIn(text).length === 0)
const PAID_AHEAD =
  /advance|im voraus|voraus|vorab|vorkasse|prepa|pre pay|up ?front|avance|adelantad|anticipad|anticipat|antecipad|adiantad|vooruit|vooraf/u
