import { hashSecret } from '#server/kernel/tokens.ts'
import { run, type Tx, type Transactional } from './database.ts'
import { erasuresToRecord } from './schema/backups.ts'

/** The id has enough random bits that nobody can guess it from the hash. It is a link to the client's page, so it is hashed. */
export const subjectOfTestimonial = (testimonialId: string) => hashSecret(testimonialId)

type OfTestimonial = { kind: 'erased' | 'removed' | 'ended' | 'withdrawn'; testimonialId: string; at: Date }

/**
 * Records that a testimonial was erased, removed or ended, or that its client shows less of it, so that no restored backup
 * brings it back.
 */
export function* recordErasure(tx: Tx, { kind, testimonialId, at }: OfTestimonial): Transactional<void> {
  yield* run(tx.insert(erasuresToRecord).values({ kind, subject: subjectOfTestimonial(testimonialId), at }))
}

/** Records that a client does not want emails: `workspaceId` null means from anybody. */
export function* recordRefusedAddress(
  tx: Tx,
  refused: { addressHash: string; workspaceId: string | null; reason: string; at: Date },
): Transactional<void> {
  const { addressHash: subject, ...rest } = refused
  yield* run(tx.insert(erasuresToRecord).values({ kind: 'refused', subject, ...rest }))
}

/** What a restored database erases again is in its ledger already. */
export function* forgetUnrecorded(tx: Tx): Transactional<void> {
  yield* run(tx.delete(erasuresToRecord))
}

/** Records that a workspace was deleted, or that an account was closed. */
export function* recordDeletion(
  tx: Tx,
  deleted: { kind: 'workspace' | 'account'; subject: string; at: Date },
): Transactional<void> {
  yield* run(tx.insert(erasuresToRecord).values(deleted))
}
