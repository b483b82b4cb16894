import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { createCodeSecrets } from './code-secrets.ts'
import { createIdentityService, type IdentityService } from './identity.service.ts'
import { createKeyringReader } from './keyring.ts'
import { createPasswords, DEFAULT_PASSWORD_COST } from './passwords.ts'
import { createSignInAttempts } from './sign-in-attempts.ts'
import { createTokens } from './tokens.ts'

export type EmbeddedIdentity = IdentityService

type EmbeddedIdentityOptions = {
  db: Database
  clock: Clock
  /** Proves that a code in a mail's link is one of ours. */
  hashKey: string
  log?: Log | undefined
  /** What a new hash costs, as a power of two; tests that are not about passwords go low. */
  passwordCost?: number | undefined
  /** What else the clock would tell, had it not been moved: where it can be. */
  otherTimes?: (() => readonly Date[]) | undefined
}

/**
 * The identity service inside this process: accounts, passwords, tokens and codes in our own database. Promises the
 * Identity port and what the firebase SDK asks for an account with a password. It needs no account anywhere.
 */
export function createEmbeddedIdentity(options: EmbeddedIdentityOptions): EmbeddedIdentity {
  const { db, clock, log, hashKey, passwordCost = DEFAULT_PASSWORD_COST, otherTimes = () => [] } = options
  return createIdentityService({
    db,
    clock,
    passwords: createPasswords({ ln: passwordCost }),
    tokens: createTokens({ clock, otherTimes, readKeyring: createKeyringReader({ db, clock, log }) }),
    attempts: createSignInAttempts(clock),
    secrets: createCodeSecrets(hashKey),
  })
}
