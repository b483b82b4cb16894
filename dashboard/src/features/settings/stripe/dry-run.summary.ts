import type { DryRunPayment } from '#shared/payments.ts'
import type { RequestUsage } from '#shared/testimonials.ts'
import { reasonGroups } from '../../../lib/payment-words.ts'

/** How a dry run is looked at. */
export type DryRunGroup = 'asks' | 'held' | 'skipped'

export const groupOf = ({ decision: { kind } }: Pick<DryRunPayment, 'decision'>): DryRunGroup =>
  kind === 'hold' ? 'held' : kind === 'skip' ? 'skipped' : 'asks'

const inWords = (count: number) => count.toLocaleString('en')
const clients = (count: number) => `${inWords(count)} ${count === 1 ? 'client' : 'clients'}`

/** Payments of the same address are of the same client. */
const clientKey = ({ ref, customerEmail }: DryRunPayment) => customerEmail?.trim().toLowerCase() ?? ref

/** "41 payments: 9 asks, 3 held, 29 not asked." */
export function summaryWords(items: readonly DryRunPayment[]): string {
  const count = (group: DryRunGroup) => items.filter((item) => groupOf(item) === group).length
  const asks = count('asks')
  const parts = [
    `${inWords(asks)} ${asks === 1 ? 'ask' : 'asks'}`,
    `${inWords(count('held'))} held`,
    `${inWords(count('skipped'))} not asked`,
  ]
  return `${inWords(items.length)} ${items.length === 1 ? 'payment' : 'payments'}: ${parts.join(', ')}.`
}

/** Why payments would not have led to a mail, the most frequent reason first. */
export function reasonsOf(items: readonly DryRunPayment[]): { words: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { decision } of items) {
    if (decision.kind !== 'hold' && decision.kind !== 'skip') continue
    const words = reasonGroups[decision.reason]
    counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  return [...counts].map(([words, count]) => ({ words, count })).toSorted((a, b) => b.count - a.count)
}

/** The payments to ask because of: of each client's that are chosen the newest, as they stand first. */
export function picksOf(items: readonly DryRunPayment[], chosen: ReadonlySet<string>): DryRunPayment[] {
  const picks = new Map<string, DryRunPayment>()
  for (const item of items) if (chosen.has(item.ref) && !picks.has(clientKey(item))) picks.set(clientKey(item), item)
  return [...picks.values()]
}

export const askWords = (count: number): string => (count === 1 ? 'Ask this client' : `Ask these ${clients(count)}`)

/** What asking that many makes of the month's requests. Nothing where it is not known. */
export function planWords(count: number, usage: RequestUsage | undefined): string | undefined {
  if (!usage) return undefined
  if (usage.limit === null) return 'Your plan sets no limit.'
  const left = Math.max(0, usage.limit - usage.used)
  const leaves = `Your plan leaves ${left === 0 ? 'no request' : `${inWords(left)} ${left === 1 ? 'request' : 'requests'}`} this month`
  if (count <= left) return `${leaves}; ${count === 1 ? 'this takes one' : `these take ${inWords(count)}`}.`
  if (left === 0) return `${leaves}: ${count === 1 ? 'this client waits' : 'they wait'} for the next.`
  return `${leaves}: ${clients(count - left)} of these ${inWords(count)} ${count - left === 1 ? 'waits' : 'wait'} for the next.`
}
