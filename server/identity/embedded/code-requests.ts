import type { Language } from '#shared/languages.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { JobPayloads } from '#server/jobs/jobs.registry.ts'
import { newId } from '#server/kernel/ids.ts'
import type { Account } from './identity.domain.ts'

export type CodeRequest = Omit<
  JobPayloads['identity.send-code'],
  'codeId' | 'requestedAt' | 'isAfterSignUp' | 'language'
>

/** The job looks up the account, so that a request takes the same steps whether there is one or not. */
export function* enqueueCode(
  tx: Tx,
  { language = null, ...request }: CodeRequest & { isAfterSignUp: boolean; language?: Language | null },
  now: Date,
): Transactional<void> {
  const codeId = newId('cod')
  const payload = { ...request, language, codeId, requestedAt: now.toISOString() }
  yield* enqueue(tx, { kind: 'identity.send-code', dedupeKey: codeId, payload, now })
}

/** Asks the owner of a new account to confirm its address. Doesn't count as an email that somebody requested. */
export const enqueueFirstVerification = (
  tx: Tx,
  { uid, email, language, now }: Pick<Account, 'uid' | 'email'> & { language: Language; now: Date },
): Transactional<void> =>
  enqueueCode(
    tx,
    { purpose: 'VERIFY_EMAIL', uid, email, newEmail: null, sessionId: null, isAfterSignUp: true, language },
    now,
  )
