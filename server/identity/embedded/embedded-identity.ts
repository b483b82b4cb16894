import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { SharedMemory } from '#server/kernel/shared-memory.ts'
import { createCodeEmailLimit } from './code-email-limit.ts'
import { createCodeSecrets } from './code-secrets.ts'
import { createIdentityService, type IdentityService } from './identity.service.ts'
import { createKeyringReader } from './keyring.ts'
import { createPasswords, DEFAULT_PASSWORD_COST } from './passwords.ts'
import { createSecondFactorGuard } from './second-factor-guard.ts'
import { createSignInGuard } from './sign-in-guard.ts'
import type { SignInLog } from './sign-in-log.ts'
import { createTokens } from './tokens.ts'

export type EmbeddedIdentity = IdentityService

type EmbeddedIdentityOptions = {
  db: Database
  clock: Clock
  memory: SharedMemory
  /** Proves that a code in an email's link is ours, and seals the secrets of authenticator apps. */
  hashKey: string
  /** Cost of a new hash, as a power of two. Tests that are not about passwords use a low one. */
  passwordCost?: number | undefined
  /** Multiplies the sign-in attempts that one network may make. */
  limitFactor?: number | undefined
  /** Other times the clock would show if it had not been moved. */
  otherTimes?: (() => readonly Date[]) | undefined
} & SignInLog

/**
 * The identity service inside this process: accounts, passwords, tokens and codes in our own database. Implements the
 * Identity port, and what the firebase SDK needs for accounts with a password and an authenticator app. Depends on no outside account.
 */
export function createEmbeddedIdentity(options: EmbeddedIdentityOptions): EmbeddedIdentity {
  const { db, clock, memory, log, hashKey, passwordCost = DEFAULT_PASSWORD_COST, otherTimes = () => [] } = options
  const { limitFactor, refusalLevel } = options
  return createIdentityService({
    db,
    clock,
    passwords: createPasswords({ ln: passwordCost }),
    tokens: createTokens({ clock, otherTimes, readKeyring: createKeyringReader({ db, clock, hashKey, log }) }),
    guard: createSignInGuard({ memory, clock, factor: limitFactor }),
    secondFactorGuard: createSecondFactorGuard({ memory, clock }),
    hashKey,
    log,
    refusalLevel,
    otherTimes,
    secrets: createCodeSecrets(hashKey),
    codeEmailLimit: createCodeEmailLimit({ memory, clock }),
  })
}
