import type { ClientConfig } from './client-config.ts'

/**
 * What the HTML of a prerendered page contains although only a running server knows it. The build writes tokens, the
 * server replaces them, and the page's script reads the same values from the configuration.
 */
export const servedValuesOf = ({ identity, installation }: Pick<ClientConfig, 'identity' | 'installation'>) => ({
  ...installation,
  /** `embedded` where this installation keeps the accounts. */
  identityMode: identity.mode as string,
})
export type ServedValues = ReturnType<typeof servedValuesOf>

const TOKEN = /%served:(\w+)%/g

/** For each value the token that stands for it in the HTML, in texts and in attributes. */
export const servedTokens = {
  identityMode: '%served:identityMode%',
  productName: '%served:productName%',
  contactEmail: '%served:contactEmail%',
  privacyEmail: '%served:privacyEmail%',
  legalName: '%served:legalName%',
  legalAddress: '%served:legalAddress%',
} as const satisfies ServedValues

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Puts the values, escaped, in place of their tokens. A value that looks like a token stays what it is. */
export function withServedValues(page: string, values: ServedValues): string {
  const known = new Map<string, string>(Object.entries(values))
  return page.replaceAll(TOKEN, (_, name: string) => {
    const value = known.get(name)
    if (value === undefined) throw new Error(`The built page needs a value that is not served: ${name}.`)
    return value.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
  })
}
