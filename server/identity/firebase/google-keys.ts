import { createLocalJWKSet, type CryptoKey, errors } from 'jose'
import * as z from 'zod'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { identityUnavailable } from './firebase.errors.ts'

const MINUTE_MS = 60_000

/** How long keys count as current, how long they are used while Google can't be reached, and how often it is asked. */
const FRESH_MS = 60 * MINUTE_MS
const USABLE_MS = 24 * 60 * MINUTE_MS
const PAUSE_MS = MINUTE_MS / 2
const TIMEOUT_MS = 10_000

export const GOOGLE_KEYS_URL = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
)

// An empty list would sign everyone out, so it is treated as an error.
const Keys = z.object({ keys: z.array(z.object({ kty: z.literal('RSA'), kid: z.string() }).loose()).min(1) })

/**
 * The public keys with which Google signs ID tokens. Valid tokens keep working for a day while Google can't be reached,
 * and Google is asked at most twice a minute, however many unknown key ids arrive.
 */
export function createGoogleKeys({ clock, log, url }: { clock: Clock; log: Log; url: URL }) {
  // Not jose's remote key set: while Google can't be reached, it would ask again for each token and forget the known
  // keys.
  let keys = createLocalJWKSet({ keys: [] })
  let loadedAt = Number.NEGATIVE_INFINITY
  let triedAt = Number.NEGATIVE_INFINITY
  let failure: unknown
  let loading: Promise<void> | undefined

  const now = () => clock.now().getTime()

  async function load(): Promise<void> {
    triedAt = now()
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (!answer.ok) throw new Error(`The keys request was answered with status ${answer.status}.`)
      keys = createLocalJWKSet(Keys.parse(await answer.json()))
      loadedAt = now()
      failure = undefined
    } catch (error) {
      failure = error
      log.warn({ err: error }, 'the sign-in service’s keys could not be loaded')
    } finally {
      loading = undefined
    }
  }

  /** Never throws. Does nothing during the pause after an attempt. */
  async function refresh(): Promise<void> {
    if (!loading && now() - triedAt < PAUSE_MS) return
    loading ??= load()
    await loading
  }

  async function lookUp(kid: string): Promise<CryptoKey | undefined> {
    try {
      return await keys({ alg: 'RS256', kid })
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) return undefined
      throw error
    }
  }

  return {
    /**
     * Undefined for a key that Google doesn't have. Throws AppError `identity.unavailable` (503) when that can't be
     * found out.
     */
    async find(kid: string): Promise<CryptoKey | undefined> {
      if (now() - loadedAt >= USABLE_MS) await refresh()
      if (now() - loadedAt >= USABLE_MS) throw identityUnavailable(failure)
      if (now() - loadedAt >= FRESH_MS) void refresh()
      const known = await lookUp(kid)
      if (known) return known
      await refresh()
      const late = await lookUp(kid)
      if (!late && failure !== undefined) throw identityUnavailable(failure)
      return late
    },
  }
}
