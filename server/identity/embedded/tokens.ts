import { type CompactJWSHeaderParameters, errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import type { Clock } from '#server/kernel/clock.ts'
import { type Account, toSeconds } from './identity.domain.ts'
import type { Keyring } from './keyring.ts'

export const PROJECT_ID = 'goodword'
export const TOKEN_LIFETIME_SECONDS = 3600

const ISSUER = `https://securetoken.google.com/${PROJECT_ID}`
const SKEW_SECONDS = 60
const CHECKED_TOKENS_MAX = 10_000

const Claims = z.object({ sub: z.string().min(1), iat: z.int(), exp: z.int(), auth_time: z.int() })

/** Who a token says it speaks for. */
type TokenSubject = { uid: string; authenticatedAt: Date }

export type Tokens = ReturnType<typeof createTokens>

/** ID tokens as Firebase makes them. Whether the account still exists and may sign in is for others to look up. */
export function createTokens({ clock, readKeyring }: { clock: Clock; readKeyring: () => Promise<Keyring> }) {
  // A browser sends one token for an hour. A signature that was good stays good, and checking it costs more than all the
  // rest of a small request; what may change, the account, is looked up each time.
  const checked = new Map<string, { subject: TokenSubject; until: number }>()

  function remember(token: string, entry: { subject: TokenSubject; until: number }) {
    const [oldest] = checked.keys()
    if (checked.size >= CHECKED_TOKENS_MAX && oldest !== undefined) checked.delete(oldest)
    checked.set(token, entry)
  }

  return {
    async issue({ account, authenticatedAt }: { account: Account; authenticatedAt: Date }): Promise<string> {
      const { signing } = await readKeyring()
      const issuedAt = toSeconds(clock.now())
      return new SignJWT(claimsOf(account, authenticatedAt))
        .setProtectedHeader({ alg: 'RS256', kid: signing.kid, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(PROJECT_ID)
        .setSubject(account.uid)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + TOKEN_LIFETIME_SECONDS)
        .sign(signing.privateKey)
    },

    /** Null for whatever is not an unexpired token of ours. */
    async read(token: string): Promise<TokenSubject | null> {
      const now = clock.now()
      const known = checked.get(token)
      if (known && toSeconds(now) < known.until) return known.subject
      const keyring = await readKeyring()
      if (!hasCanonicalSignature(token)) return null
      try {
        const { payload } = await jwtVerify(token, (header) => publicKeyOf(keyring, header), {
          algorithms: ['RS256'],
          issuer: ISSUER,
          audience: PROJECT_ID,
          currentDate: now,
          clockTolerance: SKEW_SECONDS,
          maxTokenAge: TOKEN_LIFETIME_SECONDS,
        })
        const claims = Claims.parse(payload)
        if (claims.auth_time > toSeconds(now) + SKEW_SECONDS) return null
        const subject = { uid: claims.sub, authenticatedAt: new Date(claims.auth_time * 1000) }
        remember(token, { subject, until: Math.min(claims.exp, claims.iat + TOKEN_LIFETIME_SECONDS) })
        return subject
      } catch {
        // The keyring was read before: whatever is thrown here says that the token is not good.
        return null
      }
    },
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

function publicKeyOf(keyring: Keyring, { kid }: CompactJWSHeaderParameters) {
  const key = kid === undefined ? undefined : keyring.find(kid)
  if (!key) throw new errors.JWKSNoMatchingKey()
  return key.publicKey
}

// The last character of a signature has bits that decoding drops: without this, several spellings of it would pass.
function hasCanonicalSignature(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1)
  return Buffer.from(signature, 'base64url').toString('base64url') === signature
}
