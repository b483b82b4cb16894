import { and, eq, inArray } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { attestations } from '#server/db/schema/testimonials.ts'
import type { OfTestimonials } from './history.queries.ts'

export type AttestationRow = typeof attestations.$inferSelect

export function* insertAttestation(tx: Tx, attestation: AttestationRow): Transactional<void> {
  yield* run(tx.insert(attestations).values(attestation))
}

/** For one testimonial, or several. */
export function* listAttestations(tx: Tx, of: OfTestimonials): Transactional<AttestationRow[]> {
  const isWanted = inArray(attestations.testimonialId, [of.testimonialId].flat())
  return yield* run(
    tx
      .select()
      .from(attestations)
      .where(and(eq(attestations.workspaceId, of.workspaceId), isWanted)),
  )
}
