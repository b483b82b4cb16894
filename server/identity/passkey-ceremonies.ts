import type { Installation } from '#shared/installation.ts'
import * as z from 'zod'
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '#shared/passkeys.ts'
import type { AccountRow } from './embedded/identity.repository.ts'
import type { PasskeyRow } from './embedded/passkeys.repository.ts'
import { passkeyNotAdded, passkeyRefused } from './passkeys.errors.ts'

export const CHALLENGE_LIFETIME_MS = 5 * 60 * 1000

const ES256 = -7
const ED25519 = -8
const RS256 = -257

const ClientData = z.object({ challenge: z.string() })

/** What a passkey proves with its key: name, address and key of the credential. */
type NewCredential = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'isSynced'>

/** The library is loaded when the first passkey is used: it brings parsers of certificates. */
const load = () => import('@simplewebauthn/server')

const idOf = (uid: string) => new Uint8Array(Buffer.from(uid))

/** The challenge that an authenticator signed; undefined if there is none. It still has to be verified. */
export function challengeOf(clientDataJSON: string): string | undefined {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge
  } catch {
    return undefined
  }
}

/** What WebAuthn does with keys and signatures, for the site at `publicUrl`. Stores nothing. */
export function createPasskeyCeremonies({
  publicUrl,
  installation: { productName },
}: {
  publicUrl: () => string
  installation: Pick<Installation, 'productName'>
}) {
  const site = () => {
    const { hostname, origin } = new URL(publicUrl())
    return { expectedRPID: hostname, expectedOrigin: origin }
  }

  return {
    async creationOptions(
      account: Pick<AccountRow, 'uid' | 'email' | 'displayName'>,
      passkeys: readonly PasskeyRow[],
    ): Promise<z.input<typeof PasskeyCreationOptions>> {
      const { generateRegistrationOptions } = await load()
      const options = await generateRegistrationOptions({
        rpName: productName,
        rpID: site().expectedRPID,
        userID: idOf(account.uid),
        userName: account.email,
        userDisplayName: account.displayName ?? account.email,
        timeout: CHALLENGE_LIFETIME_MS,
        attestationType: 'none',
        supportedAlgorithmIDs: [ES256, ED25519, RS256],
      })
      return {
        ...options,
        rp: { id: site().expectedRPID, name: productName },
        timeout: CHALLENGE_LIFETIME_MS,
        attestation: 'none',
        excludeCredentials: passkeys.map(({ credentialId: id, transports }) => ({
          id,
          type: 'public-key',
          transports,
        })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      }
    },

    async requestOptions(): Promise<z.input<typeof PasskeyRequestOptions>> {
      const { generateAuthenticationOptions } = await load()
      const rpId = site().expectedRPID
      const timeout = CHALLENGE_LIFETIME_MS
      const { challenge } = await generateAuthenticationOptions({ rpID: rpId, timeout, userVerification: 'required' })
      return { rpId, challenge, timeout, userVerification: 'required' }
    },

    /** Throws `passkeys.not_added` (422). */
    async readRegistration(
      { response: { clientDataJSON, attestationObject }, ...credential }: PasskeyRegistration,
      expectedChallenge: string,
    ): Promise<NewCredential> {
      const { verifyRegistrationResponse } = await load()
      const checked = await verifyRegistrationResponse({
        ...site(),
        response: { ...credential, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
        expectedChallenge,
        requireUserVerification: true,
        supportedAlgorithmIDs: [ES256, ED25519, RS256],
      }).catch((error: unknown) => {
        throw passkeyNotAdded(error)
      })
      if (!checked.verified) throw passkeyNotAdded()
      const { credential: made, credentialBackedUp } = checked.registrationInfo
      return {
        credentialId: made.id,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        isSynced: credentialBackedUp,
      }
    },

    /** Returns the authenticator's new counter. Throws `passkeys.refused` (403), also if the counter went back. */
    async readAssertion(
      { response: { userHandle, ...response }, ...credential }: PasskeyAssertion,
      { passkey, expectedChallenge }: { passkey: PasskeyRow; expectedChallenge: string },
    ): Promise<number> {
      const ownHandle = Buffer.from(passkey.uid).toString('base64url')
      if (typeof userHandle === 'string' && userHandle !== ownHandle) throw passkeyRefused()
      const { verifyAuthenticationResponse } = await load()
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...site(),
        response: { ...credential, response, clientExtensionResults: {} },
        expectedChallenge,
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      }).catch((error: unknown) => {
        throw passkeyRefused(error)
      })
      if (!verified) throw passkeyRefused()
      return authenticationInfo.newCounter
    },
  }
}
