import type { RequestUsage } from '#shared/testimonials.ts'

const SOON_FROM = 0.8

type Used = { used: number; limit: number }

/** `low` from four fifths on, `none` when the month is used up. */
export function usageLevel({ used, limit }: Used): 'plenty' | 'low' | 'none' {
  if (used >= limit) return 'none'
  return used >= limit * SOON_FROM ? 'low' : 'plenty'
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A day, `YYYY-MM-DD`, in words: "1 Dec". */
export const dayWords = (day: RequestUsage['resetsOn']): string => dayFormat.format(new Date(day))

/** That no request can be made any more, and when one can. */
export const usedUpWords = ({ limit, resetsOn }: { limit: number; resetsOn: RequestUsage['resetsOn'] }): string =>
  `You have used ${limit === 1 ? 'the 1 request' : `all ${limit.toLocaleString('en')} requests`} of this month. New ones are there on ${dayWords(resetsOn)}.`
