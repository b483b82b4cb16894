import type { Checklist } from '#shared/onboarding.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { isBarred } from '#server/emails/recipients/suppressions.service.ts'
import { findWaitingEmail } from '#server/identity/embedded/email-change.queries.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { findProgress } from '#server/testimonials/testimonials.queries.ts'
import { dismissChecklist, markEmbedCopied } from '#server/accounts/workspaces.queries.ts'
import { getWorkspace, getUser } from '#server/accounts/accounts.service.ts'

type Owner = { userId: string; workspaceId: string }

export type ChecklistService = ReturnType<typeof createChecklistService>

/** The owner's first steps, derived from what was done, so nobody has to tick them off. */
export function createChecklistService({ db, clock, hashKey }: { db: Database; clock: Clock; hashKey: string }) {
  return {
    getChecklist: (owner: Owner): Promise<Checklist> =>
      db.read((tx) => readChecklist(tx, { ...owner, hashKey, now: clock.now() })),

    updateChecklist: (
      owner: Owner,
      changes: { isDismissed?: true | undefined; hasCopiedEmbedCode?: true | undefined },
    ): Promise<Checklist> =>
      db.transaction(function* (tx) {
        const now = clock.now()
        if (changes.isDismissed) yield* dismissChecklist(tx, { workspaceId: owner.workspaceId, now })
        if (changes.hasCopiedEmbedCode) yield* markEmbedCopied(tx, { workspaceId: owner.workspaceId, now })
        return yield* readChecklist(tx, { ...owner, hashKey, now })
      }),
  }
}

function* readChecklist(
  tx: Tx,
  { userId, workspaceId, hashKey, now }: Owner & { hashKey: string; now: Date },
): Transactional<Checklist> {
  const { email: address, identityUid: uid, isEmailVerified } = yield* getUser(tx, userId)
  const { embedCopiedAt, checklistDismissedAt } = yield* getWorkspace(tx, workspaceId)
  return {
    hasConfirmedEmail: isEmailVerified,
    isEmailUndelivered: !isEmailVerified && (yield* isBarred(tx, { address, hashKey })),
    newEmail: isEmailVerified ? null : yield* findWaitingEmail(tx, { uid, now }),
    ...(yield* findProgress(tx, workspaceId)),
    hasEmbedded: embedCopiedAt !== null,
    isDismissed: checklistDismissedAt !== null,
  }
}
