import { keepActiveWorkspace } from '#server/accounts/freezing.service.ts'
import { findActiveChoice, findActiveWorkspace, saveActiveChoice } from '#server/accounts/freezing.queries.ts'
import { getMembership } from '#server/accounts/memberships.service.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import { fitConnectionsToPlan } from '#server/connections/plan-limit.service.ts'
import type { Database } from '#server/db/database.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { decideAgain } from '#server/payments/payments.service.ts'
import { chosenLately } from './workspaces.errors.ts'

const HOUR_MS = 3_600_000
/** Otherwise one active workspace could serve several brands in turn. */
const CHOSEN_FOR_MS = 24 * HOUR_MS

export type FreezingService = ReturnType<typeof createFreezingService>

export function createFreezingService(deps: { db: Database; clock: Clock; wakeJobs: () => void }) {
  const { db, clock } = deps
  return {
    /**
     * The payer chooses which workspace stays active under a plan with one. The choice made by the product as the plan fell
     * can be changed at once. Throws `workspaces.chosen_lately` (409).
     */
    async makeActive(payer: { userId: string; workspaceId: string }): Promise<void> {
      const { userId, workspaceId } = payer
      await db.transaction(function* (tx) {
        const now = clock.now()
        const { isFrozen, subscription } = yield* getMembership(tx, { ...payer, now })
        if (!isFrozen) return
        yield* keepActiveWorkspace(tx, { userId, now })
        const lastAt = (yield* findActiveChoice(tx, userId))?.chosenAt
        const leftMs = lastAt ? lastAt.getTime() + CHOSEN_FOR_MS - now.getTime() : 0
        if (leftMs > 0) throw chosenLately(Math.ceil(leftMs / HOUR_MS))
        const before = yield* findActiveWorkspace(tx, userId)
        yield* saveActiveChoice(tx, { userId, workspaceId, chosenAt: now })
        yield* fitConnectionsToPlan(tx, { payerId: userId, plan: subscription.plan })
        for (const changed of [workspaceId, ...(before === undefined ? [] : [before])]) {
          yield* decideAgain(tx, { workspaceId: changed, now })
          // Members of one workspace may not know of the other, so neither is named.
          const after = changed === workspaceId ? 'active' : 'frozen'
          yield* recordActivity(tx, {
            workspaceId: changed,
            actor: byMember(payer),
            kind: 'frozen_choice_changed',
            changes: [{ setting: 'state', before: after === 'active' ? 'frozen' : 'active', after }],
            now,
          })
        }
      })
      deps.wakeJobs()
    },
  }
}
