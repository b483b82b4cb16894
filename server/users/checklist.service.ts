import type { Checklist } from '#shared/onboarding.ts'
import { findConnectedAccountId } from '#server/connections/connections.service.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { getOrganisationImagePath } from '#server/images/images.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { readProgress } from '#server/testimonials/testimonials.service.ts'
import { getWorkspace, noteEmbedCopied } from '#server/workspaces/workspaces.service.ts'
import { dismissChecklist } from './users.repository.ts'
import { getUser } from './users.service.ts'

type Owner = { userId: string; workspaceId: string }

export type ChecklistService = ReturnType<typeof createChecklistService>

/** The first steps of an owner: read from what was done, so that a step that is done needs nobody to say so. */
export function createChecklistService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    getChecklist: (owner: Owner): Promise<Checklist> => db.read((sql) => readChecklist(sql, owner)),

    updateChecklist: (
      owner: Owner,
      changes: { isDismissed?: true | undefined; hasCopiedEmbedCode?: true | undefined },
    ): Promise<Checklist> =>
      db.transaction(function* (sql) {
        const now = clock.now()
        if (changes.isDismissed) yield* dismissChecklist(sql, { userId: owner.userId, now })
        if (changes.hasCopiedEmbedCode) yield* noteEmbedCopied(sql, { workspaceId: owner.workspaceId, now })
        return yield* readChecklist(sql, owner)
      }),
  }
}

function* readChecklist(sql: Sql, { userId, workspaceId }: Owner): Work<Checklist> {
  const { checklistDismissedAt } = yield* getUser(sql, userId)
  const { name, embedCopiedAt } = yield* getWorkspace(sql, workspaceId)
  return {
    hasProfile: name !== null || (yield* getOrganisationImagePath(sql, workspaceId)) !== null,
    ...(yield* readProgress(sql, workspaceId)),
    hasConnectedStripe: (yield* findConnectedAccountId(sql, workspaceId)) !== undefined,
    hasEmbedded: embedCopiedAt !== null,
    isDismissed: checklistDismissedAt !== null,
  }
}
