import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { addPasskey, type Passkey, signInWithPasskey, startPasskey, startPasskeySignIn } from '#shared/passkeys.ts'
import type { ApiCall } from '../api.ts'

export const supportsPasskeys = browserSupportsWebAuthn

/** A passkey of another account was chosen. */
export class ForeignPasskey extends Error {}

/**
 * Lets the visitor choose a passkey. Returns a token for the identity service, which works once, within a minute. With a
 * `userId`, throws `ForeignPasskey` for the passkey of anybody else.
 */
export async function requestPasskeyToken(call: ApiCall, { userId }: { userId?: string } = {}): Promise<string> {
  const optionsJSON = await call(startPasskeySignIn, {})
  const credential = await startAuthentication({ optionsJSON })
  if (userId !== undefined && !isOf(credential, userId)) throw new ForeignPasskey()
  const { customToken } = await call(signInWithPasskey, { body: { credential } })
  return customToken
}

/** A passkey holds its user's id. */
function isOf({ response: { userHandle } }: { response: { userHandle?: string } }, userId: string): boolean {
  const bytes = Uint8Array.from(atob((userHandle ?? '').replaceAll('-', '+').replaceAll('_', '/')), (c) =>
    c.charCodeAt(0),
  )
  return new TextDecoder().decode(bytes) === userId
}

/** Lets the owner make a passkey. Needs a sign-in within the last 5 minutes. */
export async function createPasskey(call: ApiCall): Promise<Passkey> {
  const options = await call(startPasskey, {})
  const excludeCredentials = options.excludeCredentials.map(({ transports = [], ...known }) => ({
    ...known,
    transports,
  }))
  const { id, rawId, response } = await startRegistration({ optionsJSON: { ...options, excludeCredentials } })
  const { clientDataJSON, attestationObject, transports } = response
  const answer = { clientDataJSON, attestationObject, ...(transports && { transports }) }
  return call(addPasskey, { body: { credential: { id, rawId, type: 'public-key', response: answer } } })
}
