import type { Tx, Transactional } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import {
  countEnded,
  countQueue,
  listQueued,
  listTroubles,
  type QueueCount,
  type Trouble,
} from './operating.repository.ts'
import { endPause, findPause, type EmailPause } from './pauses.service.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
const TROUBLES_SHOWN = 20

export type DeliveryStatus = {
  queue: QueueCount
  pause: EmailPause | undefined
  /** Emails of the last seven days. */
  week: { sent: number; failed: number; uncertain: number }
  /** The newest that failed or are uncertain. */
  troubles: Trouble[]
}

/** What the operator of the installation needs to know about its emails, without addresses or content. */
export function* readDeliveryStatus(tx: Tx, now: Date): Transactional<DeliveryStatus> {
  const since = new Date(now.getTime() - WEEK_MS)
  const { sent = 0, failed = 0, uncertain = 0 } = yield* countEnded(tx, since)
  return {
    queue: yield* countQueue(tx),
    pause: yield* findPause(tx),
    week: { sent, failed, uncertain },
    troubles: yield* listTroubles(tx, { since, limit: TROUBLES_SHOWN }),
  }
}

/** Ends a pause and tries all queued emails immediately. Returns their number, or undefined when there was no pause. */
export function* resumeEmails(tx: Tx, now: Date): Transactional<number | undefined> {
  if (!(yield* endPause(tx))) return undefined
  const queued = yield* listQueued(tx)
  for (const { id, workspaceId } of queued)
    yield* enqueue(tx, { kind: 'emails.deliver', dedupeKey: id, payload: { workspaceId, messageId: id }, now })
  return queued.length
}
