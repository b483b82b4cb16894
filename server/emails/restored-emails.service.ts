import type { Tx, Transactional } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { listQueued } from './emails.repository.ts'
import { createEmailSettling } from './settling.service.ts'
import type { EmailKinds } from './templates/email-kind.ts'

/**
 * Ends every email that was queued when a backup was made. It may have been sent since, so nobody sends it: its owner sees
 * that it is uncertain, and can send it again. Returns how many there were.
 */
export function* settleQueuedEmails(
  tx: Tx,
  deps: { clock: Clock; emailFrom: string; kinds: EmailKinds },
): Transactional<number> {
  const settling = createEmailSettling(deps)
  const queued = yield* listQueued(tx)
  for (const message of queued) yield* settling.settleUncertain(tx, message)
  return queued.length
}
