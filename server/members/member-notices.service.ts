import { nameOfWorkspace } from '#shared/workspaces.ts'
import { fullName } from '#shared/users.ts'
import { findUser } from '#server/accounts/users.queries.ts'
import { findWorkspace } from '#server/accounts/workspaces.queries.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import type { JobPayloads } from '#server/jobs/jobs.registry.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { newId } from '#server/kernel/ids.ts'

type Notice = {
  kind: JobPayloads['members.send-notice']['kind']
  workspaceId: string
  to: { userId: string } | { id: string }
  /** Who did it. */
  actorUserId: string
  now: Date
}

/**
 * Enqueues an email to a member about the membership, with the names as they are now: the workspace and the account of
 * who did it may be gone when the email is sent.
 */
export function* enqueueMemberNotice(tx: Tx, { kind, workspaceId, to, actorUserId, now }: Notice): Transactional<void> {
  const recipient = yield* findUser(tx, 'userId' in to ? to.userId : to.id)
  const actor = yield* findUser(tx, actorUserId)
  if (!recipient) return
  const noticeId = newId('ntc')
  const payload = {
    noticeId,
    kind,
    to: recipient.email,
    language: recipient.emailLanguage,
    workspaceId,
    workspaceName: nameOfWorkspace((yield* findWorkspace(tx, workspaceId))?.name ?? null),
    actorName: actor ? fullName(actor) : '',
  }
  yield* enqueue(tx, { kind: 'members.send-notice', dedupeKey: noticeId, payload, now })
}
