import { type Tx, type Transactional } from '#server/db/database.ts'
import { countSentToClients } from '#server/emails/operating.service.ts'
import { countComplaints } from '#server/emails/recipients/suppressions.service.ts'

const COUNTED_FOR_MS = 90 * 24 * 60 * 60 * 1000

/** `emails`: how many a workspace sent to its clients, `complaints`: how many people reported one as spam; in 90 days. */
export type Complaints = { complaints: number; emails: number }

export function* readComplaints(
  tx: Tx,
  { workspaceId, now }: { workspaceId: string; now: Date },
): Transactional<Complaints> {
  const since = new Date(now.getTime() - COUNTED_FOR_MS)
  return {
    complaints: yield* countComplaints(tx, { workspaceId, since }),
    emails: yield* countSentToClients(tx, { workspaceId, since }),
  }
}
