import type { Tx, Transactional } from '#server/db/database.ts'
import { listRefsOf, type PaymentRow } from './payments.repository.ts'

const DASHBOARD = 'https://dashboard.stripe.com'

/** A payment in Stripe's dashboard: its invoice if it has one; null when the account or both ids are unknown. */
export function* readStripeUrl(tx: Tx, row: Pick<PaymentRow, 'id' | 'accountKey'>): Transactional<string | null> {
  return row.accountKey === null
    ? null
    : stripeUrlOf({ accountKey: row.accountKey, refs: yield* listRefsOf(tx, row.id) })
}

const pages = [
  { prefix: 'in:', folder: 'invoices' },
  { prefix: 'pi:', folder: 'payments' },
] as const

/** `accountKey` is an account and its mode, like `acct_1 test`. */
export function stripeUrlOf({ accountKey, refs }: { accountKey: string; refs: readonly string[] }): string | null {
  const [accountId, mode] = accountKey.split(' ')
  if (!accountId?.startsWith('acct_')) return null
  const account = mode === 'live' ? accountId : `${accountId}/test`
  for (const { prefix, folder } of pages) {
    const id = refs.find((ref) => ref.startsWith(prefix))?.slice(prefix.length)
    if (id) return `${DASHBOARD}/${account}/${folder}/${encodeURIComponent(id)}`
  }
  return null
}
