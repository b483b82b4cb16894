import type { OwnershipTransfer } from '#shared/members.ts'
import { fullName } from '#shared/users.ts'
import { nameOfWorkspace } from '#shared/workspaces.ts'
import { getUser, getWorkspace } from '#server/accounts/accounts.service.ts'
import { findGivenRole, markContentChanged } from '#server/accounts/workspaces.queries.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Member } from '#server/kernel/member.ts'
import { hasRoomForWorkspace } from '#server/workspaces/workspaces.service.ts'
import { expiryOf } from './invitations.domain.ts'
import { enqueueMemberNotice } from './member-notices.service.ts'
import { wrongName } from '#server/workspaces/workspaces.errors.ts'
import { noTransfer, planTooSmall, transferPending, unknownMember } from './members.errors.ts'
import { changeOwner, findMemberRow } from './members.repository.ts'
import { requireRoleNow } from './team-rules.service.ts'
import { deleteTransfer, findTransfer, insertTransfer, type TransferRow } from './transfers.repository.ts'

export type TransfersService = ReturnType<typeof createTransfersService>

/** A workspace gets another owner: the owner offers it to a member, who accepts within seven days. */
export function createTransfersService({ db, clock, wakeJobs }: { db: Database; clock: Clock; wakeJobs: () => void }) {
  return {
    /**
     * `name` is the workspace's, typed again. Throws `workspaces.wrong_name` (422), `members.unknown` (404) and
     * `members.transfer_pending` (409).
     */
    async offer(member: Member, { userId, name }: { userId: string; name: string }): Promise<OwnershipTransfer> {
      const offered = await db.transaction(function* (tx) {
        const { workspaceId } = member
        const now = clock.now()
        yield* requireRoleNow(tx, member, 'owner')
        const workspace = yield* getWorkspace(tx, workspaceId)
        if (name !== nameOfWorkspace(workspace.name)) throw wrongName()
        const receiver = yield* findMemberRow(tx, { workspaceId, userId })
        if (!receiver || userId === member.userId) throw unknownMember()
        if (yield* findOpen(tx, { workspaceId, now })) throw transferPending()
        yield* deleteTransfer(tx, workspaceId)
        const transfer = {
          workspaceId,
          fromUserId: member.userId,
          toUserId: userId,
          expiresAt: expiryOf(now),
          createdAt: now,
        }
        yield* insertTransfer(tx, transfer)
        yield* recordActivity(tx, {
          workspaceId,
          actor: byMember(member),
          kind: 'transfer_offered',
          subject: fullName(receiver),
          now,
        })
        const notice = { workspaceId, to: receiver, actorUserId: member.userId, now }
        yield* enqueueMemberNotice(tx, { kind: 'transfer_offered', ...notice })
        return yield* viewTransfer(tx, transfer)
      })
      wakeJobs()
      return offered
    },

    /**
     * The owner so far becomes an admin. Throws `members.no_transfer` (404), also for anybody but the receiver, and
     * `members.plan_too_small` (402).
     */
    async accept(member: Member): Promise<void> {
      await db.transaction(function* (tx) {
        const { workspaceId, userId } = member
        const now = clock.now()
        yield* requireRoleNow(tx, member, 'viewer')
        const transfer = yield* findOpen(tx, { workspaceId, now })
        if (transfer?.toUserId !== userId) throw noTransfer()
        if (!(yield* hasRoomForWorkspace(tx, { userId, now }))) throw planTooSmall()
        const { fromUserId } = transfer
        const from = yield* getUser(tx, fromUserId)
        yield* changeOwner(tx, { workspaceId, from: fromUserId, to: userId })
        yield* deleteTransfer(tx, workspaceId)
        // Widgets of a workspace without a name show its owner's.
        yield* markContentChanged(tx, workspaceId)
        yield* recordActivity(tx, {
          workspaceId,
          actor: byMember(member),
          kind: 'transferred',
          subject: fullName(yield* getUser(tx, userId)),
          now,
        })
        yield* enqueueMemberNotice(tx, { kind: 'transferred', workspaceId, to: from, actorUserId: userId, now })
      })
      wakeJobs()
    },

    /** The owner takes it back, or the receiver declines. Throws `members.no_transfer` (404). */
    end: (member: Member): Promise<void> =>
      db.transaction(function* (tx) {
        const { workspaceId, userId } = member
        const now = clock.now()
        yield* requireRoleNow(tx, member, 'viewer')
        const transfer = yield* findOpen(tx, { workspaceId, now })
        if (!transfer || !isBetween(transfer, userId)) throw noTransfer()
        yield* deleteTransfer(tx, workspaceId)
        const kind = transfer.toUserId === userId ? 'transfer_declined' : 'transfer_cancelled'
        const subject = fullName(yield* getUser(tx, transfer.toUserId))
        yield* recordActivity(tx, { workspaceId, actor: byMember(member), kind, subject, now })
      }),
  }
}

/** What the two know of it; null for everybody else. */
export function* readTransfer(
  tx: Tx,
  { member: { workspaceId, userId }, now }: { member: Member; now: Date },
): Transactional<OwnershipTransfer | null> {
  const transfer = yield* findOpen(tx, { workspaceId, now })
  return transfer && isBetween(transfer, userId) ? yield* viewTransfer(tx, transfer) : null
}

const isBetween = ({ fromUserId, toUserId }: TransferRow, userId: string) =>
  userId === fromUserId || userId === toUserId

/** One that has not expired, from somebody who is still the owner. */
function* findOpen(
  tx: Tx,
  { workspaceId, now }: { workspaceId: string; now: Date },
): Transactional<TransferRow | undefined> {
  const found = yield* findTransfer(tx, workspaceId)
  if (!found || found.expiresAt <= now) return undefined
  const giver = yield* findGivenRole(tx, { workspaceId, userId: found.fromUserId })
  return giver?.role === 'owner' ? found : undefined
}

function* viewTransfer(tx: Tx, transfer: TransferRow): Transactional<OwnershipTransfer> {
  return {
    toUserId: transfer.toUserId,
    toName: fullName(yield* getUser(tx, transfer.toUserId)),
    fromName: fullName(yield* getUser(tx, transfer.fromUserId)),
    expiresAt: transfer.expiresAt.toISOString(),
  }
}
