import { and, eq } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { attestations } from '#server/db/schema/testimonials.ts'

export type AttestationRow = typeof attestations.$inferSelect

export function* insertAttestation(sql: Sql, attestation: AttestationRow): Work<void> {
  yield* run(sql.insert(attestations).values(attestation))
}

/** Of all testimonials of a workspace, or of one. */
export function* listAttestations(
  sql: Sql,
  of: { workspaceId: string; testimonialId?: string },
): Work<AttestationRow[]> {
  const isWanted = of.testimonialId === undefined ? undefined : eq(attestations.testimonialId, of.testimonialId)
  return yield* run(
    sql
      .select()
      .from(attestations)
      .where(and(eq(attestations.workspaceId, of.workspaceId), isWanted)),
  )
}
