/**
 * How an owner can connect a Stripe account here: with Stripe Connect, or with a webhook of their own, to which Stripe sends only at
 * an address that is public. `origin` is that of the page.
 */
export type WayToConnect = 'connect' | 'webhook' | 'none'

export function wayToConnect(
  connections: { canConnectAccounts: boolean } | undefined,
  origin: string = location.origin,
): WayToConnect {
  // Until it is known, as in most installations.
  if (connections?.canConnectAccounts !== false) return 'connect'
  return origin.startsWith('https:') ? 'webhook' : 'none'
}
