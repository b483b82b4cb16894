/** Whatever else stands in a query may be a name, an address or a code. */
const PLAIN_PARAMETERS = /^(?:page|pageSize|status|sort|utm_\w+)$/

const ID = /^(?:[\w-]{20,}|[a-z]{3}_[\w-]+)$/

/** The path with `:id` in place of every id: the one in a client's link is the whole secret of it. */
export const maskIds = (path: string) =>
  path
    .split('/')
    .map((segment) => (ID.test(segment) ? ':id' : segment))
    .join('/')

/** A query without what may be private: searches hold clients' names, and links of mails hold codes. */
export function plainSearch(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => PLAIN_PARAMETERS.test(name))
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

/** An address that may be told to others: no ids, no private query, no hash. Empty when it is no address. */
export function plainAddress(address: string): string {
  if (!URL.canParse(address)) return ''
  const { origin, pathname, search } = new URL(address)
  return origin + maskIds(pathname) + plainSearch(search)
}
