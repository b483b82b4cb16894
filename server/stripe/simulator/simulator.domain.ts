import type { BillingOffer } from '#shared/billing.ts'
import { plans } from '#shared/plans.ts'
import { contentHash } from '#server/kernel/tokens.ts'

export const simulatedOffers: BillingOffer[] = [
  { key: 'pro', plan: 'pro', interval: 'month', amount: plans.pro.monthlyPriceCents, currency: 'usd' },
  { key: 'studio', plan: 'studio', interval: 'month', amount: plans.studio.monthlyPriceCents, currency: 'usd' },
]

const MINUTE_MS = 60 * 1000
export const CODES_EXPIRE_AFTER_MS = 5 * MINUTE_MS
export const CHECKOUTS_EXPIRE_AFTER_MS = 24 * 60 * MINUTE_MS

/** The same day some months later, or the last day of a shorter month. */
function monthsAfter(instant: Date, months: number): Date {
  const later = new Date(instant)
  later.setUTCMonth(later.getUTCMonth() + months, 1)
  const days = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(instant.getUTCDate(), days))
  return later
}

/** When the monthly period ends that an instant falls into. */
export function periodEndOf({ startedAt, now }: { startedAt: Date; now: Date }): Date {
  let months = 1
  while (monthsAfter(startedAt, months) <= now) months += 1
  return monthsAfter(startedAt, months)
}

/** One name is one account, so that the same account can be linked twice. */
export const accountIdOf = (name: string) =>
  `acct_${contentHash(`account ${name.trim().toLowerCase()}`).replaceAll(/\W|_/g, '').slice(0, 16)}`
