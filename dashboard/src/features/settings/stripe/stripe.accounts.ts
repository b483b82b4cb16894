import type * as z from 'zod'
import type { Connection, listConnections } from '#shared/connections.ts'

export type Connections = z.output<NonNullable<typeof listConnections.response>>

/** How much Stripe told us of an account that we could not take in. */
export const unreadOf = (
  connections: Pick<Connections, 'unread'> | undefined,
  { id }: Pick<Connection, 'id'>,
): number => connections?.unread.find(({ connectionId }) => connectionId === id)?.count ?? 0

/** The same in words; nothing where all was taken in. */
export const unreadWords = (count: number): string | undefined => {
  if (count === 0) return undefined
  const [what, each] = count === 1 ? ['One message', 'it'] : [`${count.toLocaleString('en')} messages`, 'each']
  return `${what} from Stripe could not be read. We try ${each} again every day for a week.`
}

export const countConnected = ({ items }: Pick<Connections, 'items'>): number =>
  items.filter(({ status }) => status === 'active').length

/** One that waits for a larger plan has its place before a new one; one that needs attention can be linked again. */
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
  `The ${planTitle} plan links ${limit === 1 ? 'one account' : accounts(limit)}.`
