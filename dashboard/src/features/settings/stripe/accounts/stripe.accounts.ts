import type * as z from 'zod'
import type { Connection, listConnections } from '#shared/connections.ts'
import { ApiError } from '../../../../lib/api.ts'

export type Connections = z.output<NonNullable<typeof listConnections.response>>

/** How many messages from Stripe about an account could not be read. */
export const unreadOf = (
  connections: Pick<Connections, 'unread'> | undefined,
  { id }: Pick<Connection, 'id'>,
): number => connections?.unread.find(({ connectionId }) => connectionId === id)?.count ?? 0

/** How many paid invoices a webhook reported without the event that comes with each; 0 where nothing seems to be missing. */
export const unpairedInvoicesOf = (
  connections: Pick<Connections, 'incompleteWebhooks'> | undefined,
  { id }: Pick<Connection, 'id'>,
): number => connections?.incompleteWebhooks.find(({ connectionId }) => connectionId === id)?.paidInvoices ?? 0

/** What could not be read, as text; undefined where everything was read. */
export const unreadMessage = (count: number): string | undefined => {
  if (count === 0) return undefined
  const what = count === 1 ? 'One message' : `${count.toLocaleString('en')} messages`
  return `${what} from Stripe could not be read. If a payment is missing on the payments page, ask that client yourself.`
}

export const countConnected = ({ items }: Pick<Connections, 'items'>): number =>
  items.filter(({ status }) => status === 'active').length

/** A paused account counts before a new one; one that needs attention can be linked again and does not count. */
export const canConnectMore = ({ items, limit }: Pick<Connections, 'items' | 'limit'>): boolean =>
  limit === null || items.filter(({ status }) => status !== 'needs_attention').length < limit

const accounts = (count: number) => (count === 1 ? '1 account' : `${count} accounts`)

/** How much of the plan is used: "2 of 3 on the Pro plan". */
export const usageOf = ({ items, limit }: Pick<Connections, 'items' | 'limit'>, planTitle: string): string =>
  limit === null
    ? `${accounts(countConnected({ items }))}, unlimited on the ${planTitle} plan`
    : `${countConnected({ items })} of ${limit} on the ${planTitle} plan`

/** Why no other account can be linked. */
export const limitReason = (limit: number, planTitle: string): string =>
  `The ${planTitle} plan includes ${limit === 1 ? 'one account' : accounts(limit)}.`

/** Ends each connection in turn. Those already ended are skipped, so that a retry continues where it failed. */
export async function disconnectEach({
  connectionIds,
  call,
}: {
  connectionIds: readonly string[]
  call: (body: { connectionId: string }) => Promise<unknown>
}): Promise<void> {
  for (const connectionId of connectionIds) {
    try {
      await call({ connectionId })
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'connections.not_found')) throw error
    }
  }
}
