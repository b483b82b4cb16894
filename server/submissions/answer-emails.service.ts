import type { Tx, Transactional } from '#server/db/database.ts'
import { listNoticeReaders } from '#server/accounts/notices.queries.ts'
import { hasMessageSince, listMessagesAbout } from '#server/emails/emails.queries.ts'
import { enqueueEmail } from '#server/emails/emails.service.ts'
import type { EmailLimits } from '#server/emails/recipients/sending-limits.ts'
import { countEmail, hasHadEnough } from '#server/emails/recipients/throttle.service.ts'

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
 * Enqueues the notices of a new or changed answer, in its transaction: one for each member who wants such emails. While
 * one is queued, that member gets no second: it is written when it is sent, so it shows the latest text. An unconfirmed
 * address gets one a day at most.
 */
export function* enqueueNoticeEmails(
  tx: Tx,
  { now, ...about }: { workspaceId: string; testimonialId: string; now: Date },
): Transactional<void> {
  const { workspaceId } = about
  const readers = yield* listNoticeReaders(tx, { workspaceId, notice: 'newTestimonial' })
  if (readers.length === 0) return
  const since = new Date(now.getTime() - DAY_MS)
  const queued = (yield* listMessagesAbout(tx, about)).filter(
    ({ kind, status }) => kind === 'notice' && status === 'queued',
  )
  for (const { userId: memberUserId, email: recipient, isEmailVerified } of readers) {
    if (queued.some((message) => message.memberUserId === memberUserId)) continue
    if (!isEmailVerified && (yield* hasMessageSince(tx, { memberUserId, kind: 'notice', since }))) continue
    yield* enqueueEmail(tx, { kind: 'notice', ...about, recipient, memberUserId, now })
  }
}
