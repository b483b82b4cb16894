import { BATCH_KEPT_DAYS, type BatchRow, QUIET_DAYS } from '#shared/request-batches.ts'
import type { EmailRefusal } from '#server/emails/recipients/suppressions.service.ts'
import type { AskedClient } from './payment-requests.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const QUIET_MS = QUIET_DAYS * DAY_MS
const KEPT_MS = BATCH_KEPT_DAYS * DAY_MS

export type Reason = NonNullable<BatchRow['reason']>

const refusalReasons: Record<EmailRefusal['kind'], Reason> = {
  unsubscribed: 'unsubscribed',
  complained: 'reported_spam',
  declined: 'declined',
  bounced: 'unreachable',
  do_not_ask: 'do_not_ask',
}

type Known = {
  refusal: EmailRefusal | null
  /** What the workspace has of the client. */
  earlier: readonly AskedClient[]
  /** What happened before it, the owner knew. */
  batchCreatedAt: Date
  now: Date
}

/** Why a client isn't requested after all; null if nothing stands in the way. */
export function skipReason({ refusal, earlier, batchCreatedAt, now }: Known): Reason | null {
  if (refusal) return refusalReasons[refusal.kind]
  if (earlier.some(({ submittedAt }) => submittedAt !== null && submittedAt >= batchCreatedAt)) return 'answered'
  if (earlier.some(({ status }) => status === 'pending')) return 'open_request'
  const isQuiet = earlier.some(
    ({ status, sentAt, createdAt }) => status === 'sent' && now.getTime() - (sentAt ?? createdAt).getTime() < QUIET_MS,
  )
  return isQuiet ? 'requested' : null
}

export const keptUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + KEPT_MS)

/** Batches that were made before are no longer kept. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT_MS)
