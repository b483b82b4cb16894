import type { Tx, Transactional } from '#server/db/database.ts'

type Moment = { workspaceId: string; now: Date }

/** What approving needs to know of sign-off links, which are above this feature. */
export type SignOffGate = {
  /** The names of those who sign off, empty when nobody can; null when no sign-off is needed. */
  findSigners: (tx: Tx, moment: Moment) => Transactional<string[] | null>
  /** A testimonial waits for a sign-off now. */
  onAsked: (tx: Tx, moment: Moment) => Transactional<void>
}
