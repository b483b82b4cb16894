import type { Sql, Work } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { newId } from '#server/kernel/ids.ts'
import { insertMessage } from './emails.repository.ts'

/** Owes the client the mail of a request, in the transaction of the change that causes it. Answers the message's id. */
export function* queueRequestMail(
  sql: Sql,
  {
    workspaceId,
    testimonialId,
    recipient,
    now,
  }: { workspaceId: string; testimonialId: string; recipient: string; now: Date },
): Work<string> {
  const id = newId('msg')
  yield* insertMessage(sql, { id, workspaceId, testimonialId, kind: 'request', recipient, createdAt: now })
  yield* enqueue(sql, { kind: 'emails.deliver', dedupeKey: id, payload: { workspaceId, messageId: id }, now })
  return id
}
