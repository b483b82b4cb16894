import { and, eq } from 'drizzle-orm'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { attestations } from '#server/db/schema/testimonials.ts'

export type AttestationRow = typeof attestations.$inferSelect

export function* insertAttestation(tx: Tx, attestation: AttestationRow): Transactional<void> {
  yield* run(tx.insert(attestations).values(attestation))
}

/** For all testimonials of a workspace, or one. */
export function* listAttestations(
  tx: Tx,
  of: { workspaceId: string; testimonialId?: string },
): Transactional<AttestationRow[]> {
  const isWanted = of.testimonialId === undefined ? undefined : eq(attestations.testimonialId, of.testimonialId)
  return yield* run(
    tx
      .select()
      .from(attestations)
      .where(and(eq(attestations.workspaceId, of.workspaceId), isWanted)),
  )
}
