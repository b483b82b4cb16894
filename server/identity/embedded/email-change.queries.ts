import type { Transactional, Tx } from '#server/db/database.ts'
import { findCurrentCode } from './codes.repository.ts'

/** The address that an account changes to once its link is opened; null when none waits, or another service keeps the accounts. */
export function* findWaitingEmail(tx: Tx, of: { uid: string; now: Date }): Transactional<string | null> {
  const code = yield* findCurrentCode(tx, { ...of, purpose: 'VERIFY_AND_CHANGE_EMAIL' })
  return code?.newEmail ?? null
}
