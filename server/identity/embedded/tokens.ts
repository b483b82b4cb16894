import { SignJWT } from 'jose'
import { createIdTokenReader, issuerOf, TOKEN_LIFETIME_SECONDS, type TokenSubject } from '#server/identity/id-tokens.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type Account, toSeconds } from './identity.domain.ts'
import type { KeyringReader } from './keyring.ts'
import type { SessionRow } from './sessions.repository.ts'

export const PROJECT_ID = 'goodword'

export type Tokens = ReturnType<typeof createTokens>

/** ID tokens like Firebase's. Whether the account still exists and may sign in is checked elsewhere. */
export function createTokens({
  clock,
  otherTimes,
  readKeyring,
}: {
  clock: Clock
  /** Other times of the clock at which a token may have been issued: none if it was not moved. */
  otherTimes: () => readonly Date[]
  readKeyring: KeyringReader
}) {
  const project = {
    clock,
    projectId: PROJECT_ID,
    algorithms: ['ES256', 'RS256'] as const,
    findKey: async (kid: string) => (await readKeyring(kid)).find(kid)?.publicKey,
  }
  const { read } = createIdTokenReader(project)

  return {
    async issue({ account, session }: { account: Account; session: SessionRow }): Promise<string> {
      const { signing } = await readKeyring()
      const issuedAt = toSeconds(clock.now())
      return new SignJWT(claimsOf(account, session))
        .setProtectedHeader({ alg: signing.algorithm, kid: signing.kid, typ: 'JWT' })
        .setIssuer(issuerOf(PROJECT_ID))
        .setAudience(PROJECT_ID)
        .setSubject(account.uid)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + TOKEN_LIFETIME_SECONDS)
        .sign(signing.privateKey)
    },

    /** Null unless it is an unexpired token of ours. */
    read,

    /** Like `read`, but also accepts tokens that would be valid if the clock had not been moved since. */
    async readWhereverIssued(token: string): Promise<TokenSubject | null> {
      const found = await read(token)
      if (found) return found
      for (const now of otherTimes()) {
        const subject = await createIdTokenReader({ ...project, clock: { now: () => now } }).read(token)
        if (subject) return subject
      }
      return null
    },
  }
}

function claimsOf(account: Account, session: SessionRow) {
  const { id, authenticatedAt, method, secondFactorId } = session
  return {
    ...(account.displayName !== null && { name: account.displayName }),
    user_id: account.uid,
    email: account.email,
    email_verified: account.isEmailVerified,
    auth_time: toSeconds(authenticatedAt),
    session_id: id,
    firebase: {
      identities: { email: [account.email] },
      sign_in_provider: method === 'passkey' ? 'custom' : 'password',
      ...(secondFactorId !== null && { sign_in_second_factor: method, second_factor_identifier: secondFactorId }),
    },
  }
}
