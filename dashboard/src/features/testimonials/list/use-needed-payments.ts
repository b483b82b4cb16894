import { listPayments, type Payment } from '#shared/payments.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'

/** Further payments are behind a link. */
export const NEEDED_SHOWN_MAX = 5

export type NeededPayments = {
  /** How many only the owner can release. */
  count: number
  /** The first of them; undefined while loading, none when they can't be loaded. */
  items: readonly Payment[] | undefined
}

/** The payments that only the owner can release, as the list counts them. Asks for none where there are none. */
export function useNeededPayments(count = 0): NeededPayments {
  const query = { sort: 'needs-you', page: 1, pageSize: NEEDED_SHOWN_MAX } as const
  const { data, error } = useEndpoint(listPayments, count > 0 ? { query } : null)
  const items = data?.items.slice(0, data.needsYou ?? 0).filter(({ decision }) => decision.kind === 'hold')
  // One that was decided here is gone before the list is counted again.
  const decided = Math.min(data?.needsYou ?? 0, NEEDED_SHOWN_MAX) - (items?.length ?? 0)
  return { count: Math.max(0, count - decided), items: items ?? (error ? [] : undefined) }
}
