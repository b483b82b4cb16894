import { fullName } from '#shared/users.ts'
import type { FeedItem } from '#shared/widgets.ts'
import type { Database } from '#server/db/database.ts'
import { listConsents } from '#server/testimonials/history.queries.ts'
import { getWorkspaceSender } from '#server/accounts/accounts.service.ts'
import { readShownItem } from './feed-content.service.ts'
import { proofNotFound } from './widgets.errors.ts'
import { findProven } from './widgets.repository.ts'
import { readWalls } from './widgets.service.ts'

/** How a testimonial was collected, for anyone to read. Null when no longer known. */
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

/** Proofs of public testimonials that were requested after a payment we saw, and answered through our email. */
export function createProofService({ db, publicUrl }: { db: Database; publicUrl: () => string }) {
  return {
    /** Throws `widgets.proof_not_found` (404), whatever the reason. */
    getProof: (publicId: string): Promise<Proof> =>
      db.read(function* (tx) {
        const proven = yield* findProven(tx, publicId)
        if (!proven) throw proofNotFound()
        const { workspaceId, testimonialId } = proven
        const consents = yield* listConsents(tx, { workspaceId, testimonialId })
        const agreed = consents.findLast(({ choice, withdrawnAt }) => choice === 'public' && withdrawnAt === null)
        const owner = yield* getWorkspaceSender(tx, workspaceId)
        const [wall] = yield* readWalls(tx, { workspaceId, publicUrl: publicUrl() })
        return {
          item: yield* readShownItem(tx, { workspaceId, publicId, publicUrl: publicUrl() }),
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
