import type { GivenRole, SkippedInvitation } from '#shared/members.ts'
import { findUserByEmail } from '#server/accounts/users.queries.ts'
import { findGivenRole } from '#server/accounts/workspaces.queries.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { enqueueWorkspaceEmail } from '#server/emails/emails.service.ts'
import { hashAddress, isBarred } from '#server/emails/recipients/suppressions.service.ts'
import { newId } from '#server/kernel/ids.ts'
import type { Member } from '#server/kernel/member.ts'
import { dayBefore, expiryOf, INVITATION_LIMITS, secretHashOf } from './invitations.domain.ts'
import { findPendingTo, insertInvitation, markSentAgain, type SentInvitation } from './invitations.repository.ts'
import { tooManyInvitations, tooManyInvitationsTo } from './members.errors.ts'
import { countSendings, insertSending } from './sendings.repository.ts'

/** Undefined when the address can be invited. */
export function* findObstacle(
  tx: Tx,
  { workspaceId, email, hashKey }: { workspaceId: string; email: string; hashKey: string },
): Transactional<SkippedInvitation['reason'] | undefined> {
  const user = yield* findUserByEmail(tx, email)
  if (user && (yield* findGivenRole(tx, { workspaceId, userId: user.id }))) return 'member'
  if (yield* findPendingTo(tx, { workspaceId, email })) return 'invited'
  if (yield* isBarred(tx, { address: email, hashKey })) return 'unreachable'
  return undefined
}

type Sending = { member: Member; email: string; hashKey: string; now: Date }

/** Makes an invitation and sends it; returns its id. Throws `members.too_many_invitations` (409). */
export function* sendFirst(tx: Tx, { role, ...sending }: Sending & { role: GivenRole }): Transactional<string> {
  const { member, email, hashKey, now } = sending
  yield* requireAllowance(tx, sending)
  const id = newId('inv')
  yield* insertInvitation(tx, {
    id,
    secretHash: secretHashOf(id, hashKey),
    workspaceId: member.workspaceId,
    email,
    role,
    status: 'pending',
    invitedByUserId: member.userId,
    sentAt: now,
    sentCount: 1,
    expiresAt: expiryOf(now),
    createdAt: now,
  })
  yield* sendEmail(tx, { ...sending, invitationId: id, number: 1 })
  return id
}

/** The link works for seven more days. Throws `members.too_many_invitations` (409). */
export function* sendAgain(
  tx: Tx,
  { invitation, ...by }: Omit<Sending, 'email'> & { invitation: SentInvitation },
): Transactional<void> {
  const { workspaceId, id, email, sentCount } = invitation
  const sending = { ...by, email }
  yield* requireAllowance(tx, sending)
  yield* markSentAgain(tx, { workspaceId, id, sentAt: by.now, expiresAt: expiryOf(by.now) })
  yield* sendEmail(tx, { ...sending, invitationId: id, number: sentCount + 1 })
}

/** Limits count what was sent in the last 24 hours. */
function* requireAllowance(tx: Tx, { member, email, hashKey, now }: Sending): Transactional<void> {
  const { workspaceId, userId } = member
  const addressHash = hashAddress({ address: email, hashKey })
  const sent = yield* countSendings(tx, { workspaceId, userId, addressHash, since: dayBefore(now) })
  const { ofWorkspaceADay, ofSenderADay, toAddressADay, ofWorkspaceToAddressADay } = INVITATION_LIMITS
  if (sent.ofWorkspace >= ofWorkspaceADay || sent.ofSender >= ofSenderADay) throw tooManyInvitations()
  if (sent.toAddress >= toAddressADay || sent.ofWorkspaceToAddress >= ofWorkspaceToAddressADay)
    throw tooManyInvitationsTo(email)
}

function* sendEmail(
  tx: Tx,
  { member, email, hashKey, now, ...sending }: Sending & { invitationId: string; number: number },
): Transactional<void> {
  const { workspaceId, userId } = member
  const addressHash = hashAddress({ address: email, hashKey })
  yield* insertSending(tx, { ...sending, workspaceId, addressHash, sentByUserId: userId, at: now })
  yield* enqueueWorkspaceEmail(tx, { kind: 'invitation', workspaceId, recipient: email, now })
}
