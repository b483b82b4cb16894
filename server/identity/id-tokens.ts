import { type CryptoKey, decodeProtectedHeader, type JWTPayload, jwtVerify, type KeyObject, UnsecuredJWT } from 'jose'
import * as z from 'zod'
import type { Clock } from '#server/kernel/clock.ts'

export const TOKEN_LIFETIME_SECONDS = 3600

const SKEW_SECONDS = 60
const CHECKED_TOKENS_MAX = 10_000

const Claims = z.object({
  sub: z.string().min(1).max(128),
  iat: z.int(),
  exp: z.int(),
  auth_time: z.int(),
  email: z.string().optional(),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
  session_id: z.string().optional(),
})
type Claims = z.output<typeof Claims>

/** A token's user. `authenticatedAt` is when the password was last entered. */
export type TokenSubject = {
  uid: string
  authenticatedAt: Date
  email: string | undefined
  isEmailVerified: boolean
  displayName: string | undefined
  /** Only in tokens of the embedded service. */
  sessionId: string | undefined
}

/** A token with a valid signature, and the key that signed it. */
type CheckedToken = { kid: string; subject: TokenSubject; until: number }

export type IdTokenReader = {
  /** Null unless it is an unexpired token of the project. Throws only what the key lookup throws. */
  read(token: string): Promise<TokenSubject | null>
}

export const issuerOf = (projectId: string) => `https://securetoken.google.com/${projectId}`

/**
 * Reads ID tokens of a Firebase project, or of a service that speaks its protocol: signed with one of the
 * `algorithms` by a key that `findKey` knows. A key fits one algorithm only.
 */
export function createIdTokenReader(options: {
  clock: Clock
  projectId: string
  algorithms: readonly ('ES256' | 'RS256')[]
  findKey: (kid: string) => Promise<CryptoKey | KeyObject | undefined>
}): IdTokenReader {
  const { clock, projectId, findKey } = options
  const algorithms = [...options.algorithms]
  // A browser sends the same token for an hour. Checking its signature costs more than the rest of a small request, and
  // a valid signature stays valid, so it is cached. What can change, the account and whether the key still counts, is
  // checked each time.
  const checked = new Map<string, CheckedToken>()

  function remember(token: string, entry: CheckedToken) {
    const [oldest] = checked.keys()
    if (checked.size >= CHECKED_TOKENS_MAX && oldest !== undefined) checked.delete(oldest)
    checked.set(token, entry)
  }

  return {
    async read(token) {
      const now = clock.now()
      const known = checked.get(token)
      const kid = known?.kid ?? keyIdOf(token, algorithms)
      const key = kid === undefined ? undefined : await findKey(kid)
      if (key && known && toSeconds(now) < known.until) return known.subject
      checked.delete(token)
      if (kid === undefined || !key || !hasCanonicalSignature(token)) return null
      try {
        const { payload } = await jwtVerify(token, key, { algorithms, ...expectations(projectId, now) })
        const claims = checkClaims(payload, now)
        const subject = subjectOf(claims)
        remember(token, { kid, subject, until: Math.min(claims.exp, claims.iat + TOKEN_LIFETIME_SECONDS) })
        return subject
      } catch {
        // The key was found before, so any error here means that the token is invalid.
        return null
      }
    },
  }
}

/** Reads an emulator's unsigned tokens. Anyone who can reach us can make them too, so this is for tests only. */
export function createUnsignedTokenReader({ clock, projectId }: { clock: Clock; projectId: string }): IdTokenReader {
  return {
    async read(token) {
      const now = clock.now()
      try {
        return subjectOf(checkClaims(UnsecuredJWT.decode(token, expectations(projectId, now)).payload, now))
      } catch {
        return null
      }
    },
  }
}

const expectations = (projectId: string, now: Date) => ({
  issuer: issuerOf(projectId),
  audience: projectId,
  currentDate: now,
  clockTolerance: SKEW_SECONDS,
  maxTokenAge: TOKEN_LIFETIME_SECONDS,
})

function checkClaims(payload: JWTPayload, now: Date): Claims {
  const claims = Claims.parse(payload)
  if (claims.auth_time > toSeconds(now) + SKEW_SECONDS) throw new Error('The sign-in is in the future.')
  return claims
}

const subjectOf = ({ sub, auth_time, email, email_verified, name, session_id }: Claims): TokenSubject => ({
  uid: sub,
  authenticatedAt: new Date(auth_time * 1000),
  email,
  isEmailVerified: email_verified,
  displayName: name,
  sessionId: session_id,
})

function keyIdOf(token: string, algorithms: readonly string[]): string | undefined {
  try {
    const { alg, kid } = decodeProtectedHeader(token)
    return algorithms.includes(String(alg)) && typeof kid === 'string' ? kid : undefined
  } catch {
    return undefined
  }
}

// The last character of a signature has bits that decoding ignores, so several spellings of it would be accepted
// without this check.
function hasCanonicalSignature(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1)
  return Buffer.from(signature, 'base64url').toString('base64url') === signature
}

const toSeconds = (instant: Date) => Math.floor(instant.getTime() / 1000)
