import { dueBy, dueNow, isDone } from './due-times.domain.ts'
import {
  announcing,
  atTheEnd,
  conditional,
  deductedLater,
  deductedNext,
  deducting,
  following,
  negativeAmount,
  notYet,
  paid,
  paidNext,
} from './patterns.domain.ts'

/** Where a word stands in a line. */
export type Place = { at: number; end: number }

/** Breaks between clauses: signs, not the full stop of an abbreviation and not the comma of an amount. */
const BREAK = /[;|()\n]|, |,$|: |[ ][\u2013\u2014-][ ]|(?<=\p{L}{4})[.!?](?=[ ]|$)/gu

/** How far a clause is looked at: a line that never breaks is not read to its end for each word. */
const CLAUSE_MAX = 120
const BEFORE_MAX = 80

/** The clause around a place, in two halves. */
function clauseAround(text: string, { at, end }: Place) {
  const head = text.slice(Math.max(0, at - CLAUSE_MAX), at)
  const tail = text.slice(end, end + CLAUSE_MAX)
  const start = [...head.matchAll(BREAK)].at(-1)
  const stop = tail.search(BREAK)
  return {
    before: start ? head.slice(start.index + start[0].length) : head,
    after: stop < 0 ? tail : tail.slice(0, stop),
    next: stop < 0 ? '' : tail.slice(stop),
  }
}

/**
 * "Balance less deposit", "deposit received in May", "deposit -£300": the part was paid before. `others` are the places
 * of other parts: "deposit, balance paid on delivery" says nothing of the deposit.
 */
export function wasPaidBefore(text: string, place: Place, others: readonly Place[]): boolean {
  const before = text.slice(Math.max(0, place.at - BEFORE_MAX), place.at)
  const rest = text.slice(place.end, place.end + CLAUSE_MAX)
  if (deducting.test(before) && (AFTER.test(before) || !notYet.test(before))) return true
  if (MINUS.test(before)) return true
  if (negativeAmount.test(rest)) return true
  if (/[\u2013\u2212-][ ]*$/u.test(before) && rest.includes('=')) return true
  const { after, next } = clauseAround(text, place)
  const isFree = (from: number, to: number) => !others.some(({ at }) => at >= from && at < to)
  const saysPaid = (clause: string, from: number, pattern: RegExp) => {
    const found = pattern.exec(clause)
    if (!found || !isFree(place.end, from + found.index + found[0].length)) return false
    if (NOW.test(clause.slice(found.index + found[0].length))) return false
    return !notYet.test(clause.slice(0, found.index)) && (ALREADY.test(found[0]) || !deductedLater.test(clause))
  }
  if (saysPaid(after, place.end, paid)) return true
  return saysPaid(next, place.end + after.length, paidNext) && !OTHER_SHARE.test(next)
}

/** "Second instalment; 30 % was paid already": that is another part. */
const OTHER_SHARE = /^[^\p{L}]*(?:\p{L}+[ ]){1,3}?(?:(?:el|il|le|les|o|os|de|die|das|the)[ ])?\d[\d.,]*[ ]?%/u

/** "./.", and a minus sign after a total: "Gesamt 2.300 - Anz. 1.150". */
const MINUS =
  /(?:\.\/\.|(?:gesamt|summe|total|totale|totaal|subtotal)[:]?[ ](?:[€$£]|eur|chf)?[ ]?\d[\d.,']*[,-]*[ ]?(?:[€$£]|eur|chf)?[ ]?[-\u2013\u2212])[ ]*$/u

/** "To be collected after advance". */
const AFTER = /[ ](?:after|nach|na|apres|tras|dopo|apos)[ ]$/u

/** "Prima rata versata ora". */
const NOW = /^[ ](?:ora|adesso|oggi|now|today|ahora|hoy|agora|hoje|jetzt|heute|maintenant|nu|vandaag)(?!\p{L})/u

const ALREADY = /already|bereits|schon|deja|^ya|gia|^ja|reeds/u

/** "Final invoice to follow", "the second half will be billed in May": that part is not this payment. */
export function isStillToCome(text: string, place: Place): boolean {
  const { before, after } = clauseAround(text, place)
  return following.test(`${before}${text.slice(place.at, place.end)}${after}`)
}

/** "Will be deducted from the final invoice", "credited to your balance". */
export function isDeductedFrom(text: string, place: Place): boolean {
  const { before, after } = clauseAround(text, place)
  return deductedNext.test(before) || deductedLater.test(`${before}${text.slice(place.at, place.end)}${after}`)
}

/** "Deposit 50%, balance on completion" announces the last part: it comes after the first, with its moment. */
export const isAnnounced = (text: string, beginning: Place, end: Place): boolean => announcedAfter(text, end)(beginning)

/** The same for many beginnings: what the text says of the end is read once. */
export function announcedAfter(text: string, end: Place): (beginning: Place) => boolean {
  let isLater: boolean | undefined
  return (beginning) =>
    beginning.at < end.at && (isLater ??= isSaidToFollow(text, end)) && CLAUSE.test(text.slice(beginning.end, end.at))
}

function isSaidToFollow(text: string, end: Place): boolean {
  if (dueBy.test(text.slice(end.end, end.end + CLAUSE_MAX))) return false
  const { before, after, next } = clauseAround(text, end)
  const clause = `${before}${text.slice(end.at, end.end)}${after}`
  return (
    clause.search(atTheEnd) >= 0 ||
    announcing.test(after.trim() === '' && next.startsWith(', ') ? next.slice(2) : after) ||
    conditional.test(before) ||
    PREPOSITION.test(text.slice(end.at, end.end))
  )
}

/** "Kitchen, balance after fitting": each follows some part of it, and no word says that work is done, that something was paid or is due now. */
export function arePerhapsLater(text: string, places: readonly Place[]): boolean {
  const start = text.search(/\S/u)
  return (
    places.every(
      (place) => start < place.at && isAnnounced(text, { at: start, end: start + 1 }, place) && !isDueNow(text, place),
    ) && !isDone.test(text)
  )
}

function isDueNow(text: string, place: Place): boolean {
  const { before, after } = clauseAround(text, place)
  return dueNow.test(`${before}${text.slice(place.at, place.end)}${after}`)
}

/** "Rest bei", "saldo a": the moment follows. */
const PREPOSITION = /[ ](?:bei|nach|on|upon|at|after|when|a|al|alla|bij|na)$/u

const CLAUSE =
  /[.,;:!?+&/(|\u2013-]|(?:^| )(?:then|and|with|und|dann|puis|et|y|e|en|poi|depois|daarna|luego|despues|con|com|met|mit|avec)(?: |$)/u
