import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { createIdentityService, type IdentityService } from './identity.service.ts'
import { createKeyringReader } from './keyring.ts'
import { createPasswords } from './passwords.ts'
import { createSignInAttempts } from './sign-in-attempts.ts'
import { createTokens } from './tokens.ts'

export type EmbeddedIdentity = IdentityService

/**
 * The identity service inside this process: accounts, passwords and tokens in our own database. Promises the Identity port
 * and what the firebase SDK asks for to sign in, refresh and look up. It needs no account anywhere.
 */
export function createEmbeddedIdentity({ db, clock }: { db: Database; clock: Clock }): EmbeddedIdentity {
  return createIdentityService({
    db,
    clock,
    passwords: createPasswords(),
    tokens: createTokens({ clock, readKeyring: createKeyringReader({ db, clock }) }),
    attempts: createSignInAttempts(clock),
  })
}
