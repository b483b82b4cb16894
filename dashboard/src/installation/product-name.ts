import type { CLIENT_CONFIG_ELEMENT_ID } from '#shared/client-config.ts'

// The shared module loads zod, which no page should wait for.
const configElementId: typeof CLIENT_CONFIG_ELEMENT_ID = 'goodword-config'

/** The name of the product in this installation. It is apart, because a client's page needs nothing else. */
export function readProductName(page: Document = document): string {
  const config: { installation?: { productName?: unknown } } | null = JSON.parse(
    page.getElementById(configElementId)?.textContent ?? 'null',
  )
  const name = config?.installation?.productName
  return typeof name === 'string' ? name : 'Goodword'
}
