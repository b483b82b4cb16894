import type { Place } from './part-timing.domain.ts'
import { returned, lessThan, notRetention, paidOut, released, retention, withheldAfter } from './patterns.domain.ts'

/** How far the words for a release may stand from the money that is released. */
const NEAR = 48

/** Money that was kept back until the end: released with this invoice, merely named, or withheld from this one. */
export type Retention = Place & { words: string; isReleased: boolean }

/** "Release of retention 5%" is the last part of a price, "interim invoice 3, retention 5%" is not. */
export function retentionsIn(text: string): Retention[] {
  return [...text.matchAll(retention)].flatMap(({ 0: words, index: at }) => {
    const end = at + words.length
    const before = text.slice(Math.max(0, at - NEAR), at)
    const after = text.slice(end, end + NEAR)
    if (notRetention.test(before) || notRetention.test(after.slice(0, 16)) || returned.test(after)) return []
    const isReleased =
      released.test(before) ||
      released.test(words) ||
      released.test(after) ||
      paidOut.before.test(before) ||
      paidOut.after.test(after)
    const isWithheld = lessThan.test(before) || (!isReleased && withheldAfter.test(after))
    return isWithheld ? [] : [{ at, end, words, isReleased }]
  })
}
