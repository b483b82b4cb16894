import { setImmediate as nextTurn } from 'node:timers/promises'
import { isRoleEnough } from '#shared/roles.ts'
import { findMembership } from '#server/accounts/memberships.service.ts'
import type { WorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import { lockWorkspace } from '#server/accounts/workspaces.queries.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { JobHandler, JobPayloads } from '#server/jobs/jobs.registry.ts'
import { byMember } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import { workspaceFrozen } from '#server/kernel/member.ts'
import { decideTestimonial, type DecisionDeps } from './decisions.service.ts'
import { findImport, type ImportRow } from './existing-import.repository.ts'
import { type ApprovalRow, changeApproval, findApproval, listWaiting } from './imported-approval.repository.ts'
import { findTestimonial } from './testimonials.queries.ts'

/** Testimonials that are decided on in one transaction. */
const PIECE = 10

const FAILED = 'Something went wrong on our side. Approve the others again.'

type Payload = JobPayloads['testimonials.approve-import']
type Deps = DecisionDeps & { db: Database; clock: Clock; failpoints: Failpoints; workspaceLimits: WorkspaceLimits }
type Running = { found: ImportRow; approval: ApprovalRow; now: Date }

/**
 * Approves what waits of an import, a few in each transaction, which also notes how far it is: a run that was interrupted
 * goes on where it stopped. Others are answered between two of them, and may decide themselves, or cancel it.
 */
export function createImportedApprovalWork({ db, clock, failpoints, ...deps }: Deps): JobHandler<Payload> {
  const step = ({ workspaceId, importId }: Payload): Promise<boolean> =>
    db.transaction(function* (tx) {
      yield* lockWorkspace(tx, workspaceId)
      const running = yield* findRunning(tx, { workspaceId, importId }, clock.now())
      const mayBeMore = running !== undefined && (yield* approveSome(tx, running, deps))
      failpoints.reach('approval.before-commit')
      return mayBeMore
    })
  return {
    async run(payload) {
      while (await step(payload)) {
        failpoints.reach('approval.after-commit')
        await nextTurn()
      }
    },
    *giveUp(tx, payload) {
      const running = yield* findRunning(tx, payload, clock.now())
      if (running) yield* endApproval(tx, { ...running, state: 'stopped', reason: FAILED })
    },
  }
}

function* findRunning(tx: Tx, { workspaceId, importId: id }: Payload, now: Date): Transactional<Running | undefined> {
  const approval = yield* findApproval(tx, { workspaceId, id })
  const found = yield* findImport(tx, { workspaceId, id })
  return found && approval?.state === 'approving' ? { found, approval, now } : undefined
}

/** Whether there may be more to do. */
function* approveSome(tx: Tx, running: Running, deps: DecisionDeps): Transactional<boolean> {
  const { found, approval, now } = running
  const { workspaceId, userId } = approval
  if (found.state === 'removing' || found.state === 'removed') {
    yield* endApproval(tx, { ...running, state: 'cancelled' })
    return false
  }
  const membership = yield* findMembership(tx, { workspaceId, userId, now })
  const refusal = refusalOf(approval, membership)
  if (refusal !== null) {
    yield* endApproval(tx, { ...running, state: 'stopped', reason: refusal })
    return false
  }
  const rows = yield* listWaiting(tx, found, {
    tag: approval.tagId ?? undefined,
    service: approval.service ?? undefined,
    after: approval.afterRow,
    readAt: approval.readAt,
    since: approval.startedAt,
    limit: PIECE,
  })
  let { approved, asked, afterRow } = approval
  let reason: string | null = null
  for (const { id, row } of rows) {
    const outcome = yield* approveOne(tx, id, { running, needsNoSignOff: membership?.role === 'owner', deps })
    if ('reason' in outcome) {
      reason = outcome.reason
      break
    }
    if (outcome.isApproved) approved += 1
    else asked += 1
    afterRow = row
  }
  yield* changeApproval(tx, found, { approved, asked, afterRow })
  if (reason === null && rows.length === PIECE) return true
  const ended = { found, approval: { ...approval, approved, asked }, now }
  yield* endApproval(tx, { ...ended, state: reason === null ? 'done' : 'stopped', reason })
  return false
}

/** Why the member who started it may not go on, as a sentence. */
function refusalOf(
  { memberName }: Pick<ApprovalRow, 'memberName'>,
  membership: { role: Parameters<typeof isRoleEnough>[0]; isFrozen: boolean } | undefined,
): string | null {
  const name = memberName ?? 'The member who started it'
  if (!membership) return `${name} is no longer a member of this workspace.`
  if (membership.isFrozen) return workspaceFrozen().message
  if (!isRoleEnough(membership.role, 'editor')) return `${name} may no longer approve testimonials in this workspace.`
  return null
}

/** What is refused here is refused for all that follow, such as when storage is full or nobody can sign off. */
function* approveOne(
  tx: Tx,
  id: string,
  { running, needsNoSignOff, deps }: { running: Running; needsNoSignOff: boolean; deps: DecisionDeps },
): Transactional<{ isApproved: boolean } | { reason: string }> {
  const { approval, now } = running
  const { workspaceId, userId } = approval
  const testimonial = yield* findTestimonial(tx, { workspaceId, id })
  if (!testimonial) throw new Error('A testimonial that waits is not there.')
  try {
    const by = byMember({ userId })
    const decided = { ...deps, by, move: 'approve' as const, needsNoSignOff, isOneOfMany: true, now }
    return { isApproved: (yield* decideTestimonial(tx, testimonial, decided)).status === 'approved' }
  } catch (error) {
    if (error instanceof AppError) return { reason: error.message }
    throw error
  }
}

type Ending = Running & { state: 'done' | 'cancelled' | 'stopped'; reason?: string | null }

/** Ends it, and adds what it did to the activity, in one line. */
export function* endApproval(tx: Tx, { found, approval, state, reason = null, now }: Ending): Transactional<void> {
  yield* changeApproval(tx, found, { state, reason, endedAt: now })
  const { workspaceId, receivedVia: subject } = found
  const line = { workspaceId, actor: byMember({ userId: approval.userId }), subject, now }
  const { approved, asked } = approval
  if (approved > 0) yield* recordActivity(tx, { ...line, kind: 'import_approved', count: approved })
  if (asked > 0) yield* recordActivity(tx, { ...line, kind: 'import_sign_off_asked', count: asked })
}
