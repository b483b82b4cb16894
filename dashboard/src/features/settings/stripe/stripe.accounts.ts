import type { Connection } from '#shared/connections.ts'

export type Connections = {
  items: Connection[]
  limit: number | null
  /** Whether accounts can be linked by consent at Stripe: otherwise only by a webhook. */
  canConnectAccounts: boolean
}

export const countConnected = ({ items }: Pick<Connections, 'items'>): number =>
  items.filter(({ status }) => status === 'active').length

/** One that waits for a larger plan has its place before a new one; one that needs attention can be linked again. */
export const canConnectMore = ({ items, limit }: Pick<Connections, 'items' | 'limit'>): boolean =>
  limit === null || items.filter(({ status }) => status !== 'needs_attention').length < limit

/** What a person calls the account. */
export const nameOf = ({ name, accountId }: Pick<Connection, 'name' | 'accountId'>): string =>
  name ?? shortId(accountId)

/** Enough of an account's id to tell it from others. */
export const shortId = (accountId: string): string =>
  accountId.length > 16 ? `${accountId.slice(0, 9)}…${accountId.slice(-4)}` : accountId

const accounts = (count: number) => (count === 1 ? '1 account' : `${count} accounts`)

/** How much of the plan is used: "2 of 3 on the Pro plan". */
export const usageOf = ({ items, limit }: Pick<Connections, 'items' | 'limit'>, planTitle: string): string =>
  limit === null
    ? `${accounts(countConnected({ items }))}, unlimited on the ${planTitle} plan`
    : `${countConnected({ items })} of ${limit} on the ${planTitle} plan`

/** Why no other account can be linked. */
export const limitReason = (limit: number, planTitle: string): string =>
  `The ${planTitle} plan links ${limit === 1 ? 'one account' : accounts(limit)}.`
