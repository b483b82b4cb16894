import type { CLIENT_CONFIG_ELEMENT_ID } from '#shared/client-config.ts'
import { servedTokens } from '#shared/served-values.ts'
import { exampleInstallation, type Installation } from '#shared/installation.ts'

// The shared module loads zod, which no page should wait for.
const configElementId: typeof CLIENT_CONFIG_ELEMENT_ID = 'goodword-config'

/**
 * Who runs this installation, from the configuration that the server wrote into the page. What is missing there is the
 * example's: in development and in tests. The build gets the tokens that the server replaces.
 */
export function readInstallation(page?: Document): Installation {
  if (import.meta.env.SSR) return servedTokens
  const config: unknown = JSON.parse((page ?? document).getElementById(configElementId)?.textContent ?? 'null')
  const given = new Map<string, unknown>(Object.entries(partOf(config)))
  const textOf = (name: keyof Installation) => {
    const value = given.get(name)
    return typeof value === 'string' ? value : exampleInstallation[name]
  }
  return {
    productName: textOf('productName'),
    contactEmail: textOf('contactEmail'),
    privacyEmail: textOf('privacyEmail'),
    legalName: textOf('legalName'),
    legalAddress: textOf('legalAddress'),
  }
}

const partOf = (config: unknown): object =>
  typeof config === 'object' && config && 'installation' in config && typeof config.installation === 'object'
    ? (config.installation ?? {})
    : {}
