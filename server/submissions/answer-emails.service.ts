import type { Tx, Transactional } from '#server/db/database.ts'
import { hasMessageSince, listMessagesAbout } from '#server/emails/emails.queries.ts'
import { enqueueEmail } from '#server/emails/emails.service.ts'
import type { EmailLimits } from '#server/emails/recipients/sending-limits.ts'
import { countEmail, hasHadEnough } from '#server/emails/recipients/throttle.service.ts'
import { findNoticeRecipient } from '#server/emails/templates/notices.service.ts'

type Receipt = {
  workspaceId: string
  testimonialId: string
  recipient: string
  /** Whether the request was emailed to this address. If not, anyone may have answered, including the owner. */
  wasEmailed: boolean
  now: Date
  limits: EmailLimits
  hashKey: string
}

/**
 * Enqueues the client's receipt, in the transaction of the answer. If the request was never emailed, the receipt counts
 * as a request email, and is left out if the recipient has had enough of these. So nobody can make us email a stranger
 * again and again.
 */
export function* enqueueReceiptEmail(
  tx: Tx,
  { wasEmailed, limits, hashKey, ...message }: Receipt,
): Transactional<void> {
  const turn = { ...message, limits, hashKey }
  if (!wasEmailed && (yield* hasHadEnough(tx, turn))) return
  const messageId = yield* enqueueEmail(tx, { kind: 'receipt', ...message })
  if (!wasEmailed) yield* countEmail(tx, { ...turn, messageId })
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Enqueues the owner's notice of a new or changed answer, in its transaction, if the owner wants such emails. While one
 * is queued there is no second: it is written when it is sent, so it shows the latest text. An unconfirmed address gets
 * one a day at most.
 */
export function* enqueueNoticeEmail(
  tx: Tx,
  { now, ...about }: { workspaceId: string; testimonialId: string; now: Date },
): Transactional<void> {
  const { workspaceId } = about
  const recipient = yield* findNoticeRecipient(tx, workspaceId, 'newTestimonial')
  if (recipient === null) return
  const since = new Date(now.getTime() - DAY_MS)
  if (!recipient.isConfirmed && (yield* hasMessageSince(tx, { workspaceId, kind: 'notice', since }))) return
  const isDue = (yield* listMessagesAbout(tx, about)).some(
    ({ kind, status }) => kind === 'notice' && status === 'queued',
  )
  if (!isDue) yield* enqueueEmail(tx, { kind: 'notice', ...about, recipient: recipient.address, now })
}
