import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { attestations } from '#server/db/schema/consents.ts'
import { selectOfTestimonials } from '#server/db/of-testimonials.ts'

export type AttestationRow = typeof attestations.$inferSelect

export function* insertAttestation(tx: Tx, attestation: AttestationRow): Transactional<void> {
  yield* run(tx.insert(attestations).values(attestation))
}

/** For one testimonial, or several. */
export const listAttestations = selectOfTestimonials(attestations, (tx, isWanted) =>
  tx.select().from(attestations).where(isWanted),
)
