import type { ApprovalRules } from '#shared/approval-rules.ts'
import { recordChangedSettings } from '#server/activity/activity.service.ts'
import { hasStorage } from '#server/accounts/room.service.ts'
import type { WorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { type Actor, BY_RULE } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { decideTestimonial } from '#server/testimonials/decisions.service.ts'
import type { SignOffGate } from '#server/testimonials/sign-off-gate.ts'
import { findTestimonial } from '#server/testimonials/testimonials.queries.ts'
import { isApprovedByRules, NO_RULES, readableRules } from './approval.domain.ts'
import { findRules, saveRules } from './approval.repository.ts'

export type ApprovalService = ReturnType<typeof createApprovalService>

/** The rules by which answers are approved automatically. */
export function createApprovalService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    getRules: (workspaceId: string): Promise<ApprovalRules> => db.read((tx) => readRules(tx, workspaceId)),

    updateRules: ({
      workspaceId,
      by: actor,
      input,
    }: {
      workspaceId: string
      by: Actor
      input: ApprovalRules
    }): Promise<ApprovalRules> =>
      db.transaction(function* (tx) {
        const before = yield* readRules(tx, workspaceId)
        yield* saveRules(tx, { workspaceId, ...input })
        const settings = { before: readableRules(before), after: readableRules(input) }
        yield* recordChangedSettings(tx, { workspaceId, actor, subject: 'Approval', ...settings, now: clock.now() })
        return input
      }),
  }
}

export function* readRules(tx: Tx, workspaceId: string): Transactional<ApprovalRules> {
  return (yield* findRules(tx, workspaceId)) ?? NO_RULES
}

type Answered = {
  workspaceId: string
  id: string
  /** What the client wrote to the owner's questions. */
  answers: readonly string[]
  workspaceLimits: WorkspaceLimits
  signOff: SignOffGate
  now: Date
}

/**
 * Approves an answer that the rules let through, in the transaction in which it arrives. While a sign-off is needed, it
 * asks for that instead, as an approval by a member does. Where it can't approve, it leaves the answer to a member.
 */
export function* approveByRules(
  tx: Tx,
  { answers, workspaceLimits, signOff, now, ...key }: Answered,
): Transactional<void> {
  const rules = yield* findRules(tx, key.workspaceId)
  if (!rules?.isOn) return
  const found = yield* findTestimonial(tx, key)
  if (!found || !isApprovedByRules({ ...found, answers }, rules)) return
  const canNobodySignOff = (yield* signOff.findSigners(tx, { ...key, now }))?.length === 0
  if (canNobodySignOff || !(yield* hasStorage(tx, { ...key, workspaceLimits }))) return
  yield* decideTestimonial(tx, found, { by: BY_RULE, move: 'approve', workspaceLimits, signOff, now })
}
