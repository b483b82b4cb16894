import type { CLIENT_CONFIG_ELEMENT_ID } from '#shared/client-config.ts'
import type { servedTokens } from '#shared/served-values.ts'

// A client's page should wait for none of the shared modules.
const configElementId: typeof CLIENT_CONFIG_ELEMENT_ID = 'goodword-config'
const token: (typeof servedTokens)['productName'] = '%served:productName%'

/**
 * The name of the product in this installation. It is apart, because a client's page needs nothing else. The build gets
 * the token that the server replaces.
 */
export function readProductName(page?: Document): string {
  if (import.meta.env.SSR) return token
  const config = (page ?? document).getElementById(configElementId)?.textContent ?? '{}'
  return JSON.parse(config)?.installation?.productName ?? 'Goodword'
}
