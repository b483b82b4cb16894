import type { Tx, Transactional } from '#server/db/database.ts'
import type { SignOffGate } from './sign-off-gate.ts'
import { statusAfter } from './testimonials.domain.ts'
import { notForEverybody, replyNeedsOwner, revisedMeanwhile, withdrawn, wrongStatus } from './testimonials.errors.ts'
import type { TestimonialRow } from './testimonials.queries.ts'

type Addition = {
  move: 'reply' | 'translate'
  /** The revision that the member has read. */
  revisedAt: string | null
}

/** Before what the owner adds for visitors, if nobody could read it, or the client changed the words since. */
export function refuseUnshown(found: TestimonialRow, { move, revisedAt }: Addition): void {
  const { status, customerName, isPrivate, withdrawnAt } = found
  if (withdrawnAt) throw withdrawn(customerName)
  if (!statusAfter(status, move)) throw wrongStatus({ status, move })
  if (isPrivate) throw notForEverybody(customerName, move)
  if (revisedAt !== (found.revisedAt?.toISOString() ?? null)) throw revisedMeanwhile(customerName)
}

/** Whoever signs off has the last word on what is public, and would not see it. */
export function* refuseWithoutSignOff(
  tx: Tx,
  {
    signOff,
    needsNoSignOff,
    move,
    ...moment
  }: Pick<Addition, 'move'> & { workspaceId: string; needsNoSignOff: boolean; signOff: SignOffGate; now: Date },
): Transactional<void> {
  if (!needsNoSignOff && (yield* signOff.findSigners(tx, moment)) !== null) throw replyNeedsOwner(move)
}
