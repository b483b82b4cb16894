import type { Tx, Transactional } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { JobPayloads } from '#server/jobs/jobs.registry.ts'
import { newId } from '#server/kernel/ids.ts'
import type { Account } from './identity.domain.ts'

export type CodeRequest = Omit<JobPayloads['identity.send-code'], 'codeId' | 'requestedAt' | 'isAfterSignUp'>

/** The job looks up the account, so that a request takes the same steps whether there is one or not. */
export function* enqueueCode(
  tx: Tx,
  request: CodeRequest & { isAfterSignUp: boolean },
  now: Date,
): Transactional<void> {
  const codeId = newId('cod')
  const payload = { ...request, codeId, requestedAt: now.toISOString() }
  yield* enqueue(tx, { kind: 'identity.send-code', dedupeKey: codeId, payload, now })
}

/** Asks the owner of a new account to confirm its address. Doesn't count as an email that somebody requested. */
export const enqueueFirstVerification = (
  tx: Tx,
  { uid, email, now }: Pick<Account, 'uid' | 'email'> & { now: Date },
): Transactional<void> =>
  enqueueCode(tx, { purpose: 'VERIFY_EMAIL', uid, email, newEmail: null, sessionId: null, isAfterSignUp: true }, now)
