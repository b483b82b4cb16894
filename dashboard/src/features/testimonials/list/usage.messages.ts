import type { RequestUsage } from '#shared/testimonials.ts'

const SOON_FROM = 0.8

type Used = { used: number; limit: number }

/** `low` from four fifths on, `none` when all requests are used. */
export function usageLevel({ used, limit }: Used): 'plenty' | 'low' | 'none' {
  if (used >= limit) return 'none'
  return used >= limit * SOON_FROM ? 'low' : 'plenty'
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A day, `YYYY-MM-DD`, in words: "1 Dec". */
export const formatDay = (day: RequestUsage['resetsOn']): string => dayFormat.format(new Date(day))

/** Says that no requests are left this month, and when new ones come. */
export const usedUpMessage = ({ limit, resetsOn }: { limit: number; resetsOn: RequestUsage['resetsOn'] }): string =>
  `You’ve used ${limit === 1 ? 'your 1 request' : `all ${limit.toLocaleString('en')} requests`} of this month. You’ll get new ones on ${formatDay(resetsOn)}.`
