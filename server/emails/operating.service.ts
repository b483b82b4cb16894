import type { Sql, Work } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { forgetReturned } from '#server/testimonials/mail-standing.service.ts'
import {
  countEnded,
  countQueue,
  listQueued,
  listTroubles,
  type QueueCount,
  type Trouble,
} from './operating.repository.ts'
import { endPause, findPause, type MailPause } from './pauses.service.ts'
import { foldAddress, forgetMailOutcomes } from './recipients/suppressions.service.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
const TROUBLES_SHOWN = 20

export type MailStanding = {
  queue: QueueCount
  pause: MailPause | undefined
  /** Of the mails of the last seven days. */
  week: { sent: number; failed: number; uncertain: number }
  /** The newest that failed or are uncertain. */
  troubles: Trouble[]
}

/** What whoever runs the installation wants to know of its mails: nobody's address, and no words. */
export function* readMailStanding(sql: Sql, now: Date): Work<MailStanding> {
  const since = new Date(now.getTime() - WEEK_MS)
  const { sent = 0, failed = 0, uncertain = 0 } = yield* countEnded(sql, since)
  return {
    queue: yield* countQueue(sql),
    pause: yield* findPause(sql),
    week: { sent, failed, uncertain },
    troubles: yield* listTroubles(sql, { since, limit: TROUBLES_SHOWN }),
  }
}

/** Ends a pause and has all mails that wait tried at once. Answers how many, or undefined when there was no pause. */
export function* resumeMails(sql: Sql, now: Date): Work<number | undefined> {
  if (!(yield* endPause(sql))) return undefined
  const queued = yield* listQueued(sql)
  for (const { id, workspaceId } of queued)
    yield* enqueue(sql, { kind: 'emails.deliver', dedupeKey: id, payload: { workspaceId, messageId: id }, now })
  return queued.length
}

/** Lets an address be mailed again from which mail came back, or complaints. False when there was nothing against it. */
export function* allowAddress(sql: Sql, { address, hashKey }: { address: string; hashKey: string }): Work<boolean> {
  if (!(yield* forgetMailOutcomes(sql, { address, hashKey }))) return false
  yield* forgetReturned(sql, foldAddress(address))
  return true
}
