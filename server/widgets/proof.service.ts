import { fullName } from '#shared/users.ts'
import type { FeedItem } from '#shared/widgets.ts'
import type { Database } from '#server/db/database.ts'
import { getConsents } from '#server/submissions/submissions.service.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { readShownItem } from './feed-content.service.ts'
import { proofNotFound } from './widgets.errors.ts'
import { findProven } from './widgets.repository.ts'
import { readWalls } from './widgets.service.ts'

/** How a testimonial came to be, for anybody to read. Null where it is not known any more. */
export type Proof = {
  item: FeedItem
  owner: string
  wallUrl: string | null
  paidAt: Date
  askedAt: Date | null
  answeredAt: Date
  agreedAt: Date | null
  changedAt: Date | null
}

export type ProofService = ReturnType<typeof createProofService>

/** Proofs of testimonials that were asked for after a payment we saw and answered by mail, as long as they are public. */
export function createProofService({ db, publicUrl }: { db: Database; publicUrl: () => string }) {
  return {
    /** Throws `widgets.proof_not_found` (404), whatever the reason. */
    getProof: (publicId: string): Promise<Proof> =>
      db.read(function* (sql) {
        const proven = yield* findProven(sql, publicId)
        if (!proven) throw proofNotFound()
        const { workspaceId, testimonialId } = proven
        const consents = yield* getConsents(sql, { workspaceId, testimonialId })
        const agreed = consents.findLast(({ choice, withdrawnAt }) => choice === 'public' && withdrawnAt === null)
        const owner = yield* getWorkspaceOwner(sql, workspaceId)
        const [wall] = yield* readWalls(sql, { workspaceId, publicUrl: publicUrl() })
        return {
          item: yield* readShownItem(sql, { workspaceId, publicId, publicUrl: publicUrl() }),
          owner: owner.organisationName ?? fullName(owner),
          wallUrl: wall?.url ?? null,
          paidAt: proven.paidAt,
          askedAt: proven.sentAt,
          answeredAt: proven.submittedAt,
          agreedAt: agreed?.givenAt ?? null,
          changedAt: proven.revisedAt,
        }
      }),
  }
}
