import type { Connection } from '#shared/connections.ts'

/** What a person calls the account. */
export const nameOf = ({ name, accountId }: Pick<Connection, 'name' | 'accountId'>): string =>
  name ?? shortId(accountId)

/** Enough of an account's id to tell it from others. */
export const shortId = (accountId: string): string =>
  accountId.length > 16 ? `${accountId.slice(0, 9)}…${accountId.slice(-4)}` : accountId
