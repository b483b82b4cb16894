import { DRY_RUN_DAYS, type DryRunPayment } from '#shared/past-payments.ts'
import type { RequestUsage } from '#shared/testimonial-requests.ts'
import { reasonGroups } from '../../../../lib/payment-messages.ts'

/** The groups of a dry run's result. */
export type DryRunGroup = 'asks' | 'onHold' | 'skipped'

export const groupOf = ({ decision: { kind } }: Pick<DryRunPayment, 'decision'>): DryRunGroup =>
  kind === 'hold' ? 'onHold' : kind === 'skip' ? 'skipped' : 'asks'

const inText = (count: number) => count.toLocaleString('en')
const clients = (count: number) => `${inText(count)} ${count === 1 ? 'client' : 'clients'}`

/** Payments with the same address belong to the same client. */
const clientKey = ({ ref, customerEmail }: DryRunPayment) => customerEmail?.trim().toLowerCase() ?? ref

/** How many requests the rules would have sent: a sentence. */
export function leadMessage(items: readonly DryRunPayment[]): string {
  if (items.length === 0) return `Nobody has paid in the last ${DRY_RUN_DAYS} days.`
  const asks = items.filter((item) => groupOf(item) === 'asks').length
  const requests = asks === 0 ? 'no requests' : asks === 1 ? '1 request' : `${inText(asks)} requests`
  return `In the last ${DRY_RUN_DAYS} days, these rules would have sent ${requests}.`
}

/** "41 payments: 9 asked, 3 on hold, 29 skipped." */
export function summaryMessage(items: readonly DryRunPayment[]): string {
  const count = (group: DryRunGroup) => items.filter((item) => groupOf(item) === group).length
  const parts = [
    `${inText(count('asks'))} asked`,
    `${inText(count('onHold'))} on hold`,
    `${inText(count('skipped'))} skipped`,
  ]
  return `${inText(items.length)} ${items.length === 1 ? 'payment' : 'payments'}: ${parts.join(', ')}.`
}

/** Why payments would not have triggered a request, the most frequent reason first. */
export function reasonsOf(items: readonly DryRunPayment[]): { text: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { decision } of items) {
    if (decision.kind !== 'hold' && decision.kind !== 'skip') continue
    const text = reasonGroups[decision.reason]
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return [...counts].map(([text, count]) => ({ text, count })).toSorted((a, b) => b.count - a.count)
}

/** The payments to ask about: of each client's chosen payments the newest, which comes first. */
export function picksOf(items: readonly DryRunPayment[], chosen: ReadonlySet<string>): DryRunPayment[] {
  const picks = new Map<string, DryRunPayment>()
  for (const item of items) if (chosen.has(item.ref) && !picks.has(clientKey(item))) picks.set(clientKey(item), item)
  return [...picks.values()]
}

export const askMessage = (count: number): string => (count === 1 ? 'Ask this client' : `Ask these ${clients(count)}`)

/** How asking that many changes the month's requests; undefined where it is not known. */
export function planMessage(count: number, usage: RequestUsage | undefined): string | undefined {
  if (!usage) return undefined
  if (usage.limit === null) return 'Your plan has no limit.'
  const left = Math.max(0, usage.limit - usage.used)
  const leaves = `You have ${left === 0 ? 'no requests' : `${inText(left)} ${left === 1 ? 'request' : 'requests'}`} left this month`
  if (count <= left) return `${leaves}. This uses ${inText(count)}.`
  if (left === 0) return `${leaves}. ${count === 1 ? 'This client' : 'They'} will be asked next month.`
  return `${leaves}. ${inText(count - left)} of these ${clients(count)} will be asked next month.`
}
