import { getWorkspaceOwner } from '#server/accounts/accounts.service.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { enqueueWorkspaceEmail } from '#server/emails/emails.service.ts'
import type { WallDomainRow } from './wall-domains.repository.ts'

/** Who changes records at a DNS provider often leaves them out for a moment. */
export const MISSING_NOTICE_AFTER_MS = 60 * 60 * 1000

/** Enqueues what the owner has to know after a domain's state changed: once when its records are gone, and once when it is released. */
export function* planWallDomainNotice(
  tx: Tx,
  { workspaceId, status }: Pick<WallDomainRow, 'workspaceId' | 'status'>,
  now: Date,
): Transactional<void> {
  if (status !== 'missing' && status !== 'released') return
  const { id: memberUserId, email: recipient } = yield* getWorkspaceOwner(tx, workspaceId)
  yield* enqueueWorkspaceEmail(tx, {
    kind: `wall_domain_${status}`,
    workspaceId,
    memberUserId,
    recipient,
    now,
    runAt: new Date(now.getTime() + (status === 'missing' ? MISSING_NOTICE_AFTER_MS : 0)),
  })
}
