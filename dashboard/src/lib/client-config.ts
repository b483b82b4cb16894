import { CLIENT_CONFIG_ELEMENT_ID, ClientConfig } from '#shared/client-config.ts'

/** The configuration that the server wrote into the page. Throws when it is missing or malformed. */
export function readClientConfig(page: Document = document): ClientConfig {
  const block = page.getElementById(CLIENT_CONFIG_ELEMENT_ID)
  return ClientConfig.parse(JSON.parse(block?.textContent ?? 'null'))
}

/** Whether this installation keeps the accounts itself. Only then are there passkeys and recovery codes. */
export const keepsAccounts = (): boolean => readClientConfig().identity.mode === 'embedded'
