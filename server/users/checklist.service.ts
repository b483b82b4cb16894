import type { Checklist } from '#shared/onboarding.ts'
import { findConnectedAccountId } from '#server/connections/connections.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { getOrganisationImagePath } from '#server/images/attached-images.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { findProgress } from '#server/testimonials/testimonials.queries.ts'
import { markEmbedCopied } from '#server/accounts/workspaces.queries.ts'
import { getWorkspace, getUser } from '#server/accounts/accounts.service.ts'
import { dismissChecklist } from './users.repository.ts'

type Owner = { userId: string; workspaceId: string }

export type ChecklistService = ReturnType<typeof createChecklistService>

/** The owner's first steps, derived from what was done, so nobody has to tick them off. */
export function createChecklistService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    getChecklist: (owner: Owner): Promise<Checklist> => db.read((tx) => readChecklist(tx, owner)),

    updateChecklist: (
      owner: Owner,
      changes: { isDismissed?: true | undefined; hasCopiedEmbedCode?: true | undefined },
    ): Promise<Checklist> =>
      db.transaction(function* (tx) {
        const now = clock.now()
        if (changes.isDismissed) yield* dismissChecklist(tx, { userId: owner.userId, now })
        if (changes.hasCopiedEmbedCode) yield* markEmbedCopied(tx, { workspaceId: owner.workspaceId, now })
        return yield* readChecklist(tx, owner)
      }),
  }
}

function* readChecklist(tx: Tx, { userId, workspaceId }: Owner): Transactional<Checklist> {
  const { checklistDismissedAt } = yield* getUser(tx, userId)
  const { name, embedCopiedAt } = yield* getWorkspace(tx, workspaceId)
  return {
    hasProfile: name !== null || (yield* getOrganisationImagePath(tx, workspaceId)) !== null,
    ...(yield* findProgress(tx, workspaceId)),
    hasConnectedStripe: (yield* findConnectedAccountId(tx, workspaceId)) !== undefined,
    hasEmbedded: embedCopiedAt !== null,
    isDismissed: checklistDismissedAt !== null,
  }
}
