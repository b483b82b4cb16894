import type { Tx, Transactional } from '#server/db/database.ts'
import { deleteInvitationsBefore } from './invitations.repository.ts'
import { dayBefore } from './invitations.domain.ts'
import { deleteSendingsUntil } from './sendings.repository.ts'
import { deleteTransfersBefore } from './transfers.repository.ts'

// Whoever opens an old link can still be told what became of it.
const INVITATIONS_ARE_KEPT_FOR_MS = 90 * 24 * 60 * 60 * 1000

/** Deletes invitations three months after they expired, emails that no limit counts any more, and offers that expired. */
export function* sweepMembers(tx: Tx, now: Date): Transactional<void> {
  yield* deleteInvitationsBefore(tx, new Date(now.getTime() - INVITATIONS_ARE_KEPT_FOR_MS))
  yield* deleteSendingsUntil(tx, dayBefore(now))
  yield* deleteTransfersBefore(tx, now)
}
