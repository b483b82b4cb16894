import { SignJWT } from 'jose'
import { createIdTokenReader, issuerOf, TOKEN_LIFETIME_SECONDS } from '#server/identity/id-tokens.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type Account, toSeconds } from './identity.domain.ts'
import type { Keyring } from './keyring.ts'

export const PROJECT_ID = 'goodword'

const ANY_TIME_SECONDS = 400 * 24 * 60 * 60

export type Tokens = ReturnType<typeof createTokens>

/** ID tokens as Firebase makes them. Whether the account still exists and may sign in is for others to look up. */
export function createTokens({ clock, readKeyring }: { clock: Clock; readKeyring: () => Promise<Keyring> }) {
  const project = {
    clock,
    projectId: PROJECT_ID,
    findKey: async (kid: string) => (await readKeyring()).find(kid)?.publicKey,
  }
  const { read } = createIdTokenReader(project)
  const { read: readAtAnyTime } = createIdTokenReader({ ...project, toleranceSeconds: ANY_TIME_SECONDS })

  return {
    async issue({ account, authenticatedAt }: { account: Account; authenticatedAt: Date }): Promise<string> {
      const { signing } = await readKeyring()
      const issuedAt = toSeconds(clock.now())
      return new SignJWT(claimsOf(account, authenticatedAt))
        .setProtectedHeader({ alg: 'RS256', kid: signing.kid, typ: 'JWT' })
        .setIssuer(issuerOf(PROJECT_ID))
        .setAudience(PROJECT_ID)
        .setSubject(account.uid)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + TOKEN_LIFETIME_SECONDS)
        .sign(signing.privateKey)
    },

    /** Null for whatever is not an unexpired token of ours. */
    read,

    /** As `read`, of a token that has run out too, or is of a later time. */
    readAtAnyTime,
  }
}

function claimsOf(account: Account, authenticatedAt: Date) {
  return {
    ...(account.displayName !== null && { name: account.displayName }),
    user_id: account.uid,
    email: account.email,
    email_verified: account.isEmailVerified,
    auth_time: toSeconds(authenticatedAt),
    firebase: { identities: { email: [account.email] }, sign_in_provider: 'password' },
  }
}
