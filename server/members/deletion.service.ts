import { nameOfWorkspace } from '#shared/workspaces.ts'
import { getWorkspace } from '#server/accounts/accounts.service.ts'
import { listWorkspacesOfOwner } from '#server/accounts/workspaces.queries.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Member } from '#server/kernel/member.ts'
import { compactSearchSoon } from '#server/testimonials/search-index.service.ts'
import { closeOne } from '#server/workspaces/erasing.service.ts'
import { onlyWorkspace, wrongName } from '#server/workspaces/workspaces.errors.ts'
import { enqueueMemberNotice } from './member-notices.service.ts'
import { countMemberships, listMembers } from './members.repository.ts'
import { requireRoleNow } from './team-rules.service.ts'

type Closing = { workspaceId: string; ownerUserId: string; now: Date }

export type DeletionService = ReturnType<typeof createDeletionService>

/** Deletes one workspace. One transaction closes it for everybody; a job deletes its rows, a few at a time. */
export function createDeletionService({ db, clock, wakeJobs }: { db: Database; clock: Clock; wakeJobs: () => void }) {
  return {
    /** `name` is the workspace's, typed again. Throws `workspaces.wrong_name` (422) and `workspaces.only_one` (409). */
    async deleteWorkspace(member: Member, { name }: { name: string }): Promise<void> {
      await db.transaction(function* (tx) {
        const { workspaceId, userId } = member
        const now = clock.now()
        yield* requireRoleNow(tx, member, 'owner')
        if (name !== nameOfWorkspace((yield* getWorkspace(tx, workspaceId)).name)) throw wrongName()
        if ((yield* countMemberships(tx, userId)) === 1) throw onlyWorkspace()
        yield* closeForMembers(tx, { workspaceId, ownerUserId: userId, now })
        yield* compactSearchSoon(tx, now)
        yield* enqueue(tx, { kind: 'workspaces.erase', dedupeKey: workspaceId, payload: { workspaceId }, now })
      })
      wakeJobs()
    },
  }
}

/** Closes a workspace and tells its other members by email. */
export function* closeForMembers(tx: Tx, { workspaceId, ownerUserId, now }: Closing): Transactional<void> {
  for (const { userId } of yield* listMembers(tx, workspaceId)) {
    if (userId === ownerUserId) continue
    yield* enqueueMemberNotice(tx, { kind: 'deleted', workspaceId, to: { userId }, actorUserId: ownerUserId, now })
  }
  yield* closeOne(tx, { workspaceId, now })
}

/** The names of a user's own workspaces that have other members. */
export function* listOwnTeams(tx: Tx, userId: string): Transactional<string[]> {
  const names: string[] = []
  for (const workspaceId of yield* listWorkspacesOfOwner(tx, userId)) {
    const others = (yield* listMembers(tx, workspaceId)).filter((member) => member.userId !== userId)
    if (others.length > 0) names.push(nameOfWorkspace((yield* getWorkspace(tx, workspaceId)).name))
  }
  return names
}
