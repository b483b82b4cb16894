import type { SuggestionEmail } from '#shared/spelling-suggestions.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { listMessagesAbout } from '#server/emails/emails.queries.ts'
import { enqueueEmail } from '#server/emails/emails.service.ts'
import type { EmailLimits } from '#server/emails/recipients/sending-limits.ts'
import { findRefusal } from '#server/emails/recipients/suppressions.service.ts'
import { countEmail, findSendingBlock, type SendingBlock } from '#server/emails/recipients/throttle.service.ts'
import type { TestimonialRow } from './testimonials.queries.ts'

export type EmailMoment = { now: Date; limits: EmailLimits; hashKey: string }

const RESTS_MS = 30 * 24 * 60 * 60 * 1000

const blocks = {
  'emails.sending_paused': 'sending_paused',
  'emails.recipient_limit': 'recipient_limit',
  'emails.unverified_limit': 'unverified_limit',
} as const satisfies Record<SendingBlock['code'], SuggestionEmail['outcome']>

/** Whether the client would get an email about a suggestion made now, and if not, why. */
export function* readSuggestionEmail(
  tx: Tx,
  { workspaceId, id, customerEmail }: TestimonialRow,
  moment: EmailMoment,
): Transactional<SuggestionEmail> {
  if (customerEmail === '') return { outcome: 'no_address', from: null }
  const refusal = yield* findRefusal(tx, { workspaceId, address: customerEmail, ...moment })
  if (refusal) return { outcome: refusal.kind, from: null }
  const last = yield* findLastEmail(tx, { workspaceId, testimonialId: id })
  const restsUntil = last && new Date(last.getTime() + RESTS_MS)
  if (restsUntil && restsUntil > moment.now) return { outcome: 'recently', from: restsUntil.toISOString() }
  const block = yield* findSendingBlock(tx, { workspaceId, recipient: customerEmail, ...moment })
  if (block) return { outcome: blocks[block.code], from: block.until?.toISOString() ?? null }
  return { outcome: 'sent', from: null }
}

function* findLastEmail(
  tx: Tx,
  about: { workspaceId: string; testimonialId: string },
): Transactional<Date | undefined> {
  const messages = yield* listMessagesAbout(tx, about)
  return messages.findLast(({ kind, status }) => kind === 'spelling_suggestion' && status !== 'failed')?.createdAt
}

/** Enqueues it, within the limits of requests to this client. */
export function* enqueueSuggestionEmail(
  tx: Tx,
  { workspaceId, id: testimonialId, customerEmail: recipient }: TestimonialRow,
  moment: EmailMoment,
): Transactional<void> {
  const { now } = moment
  const messageId = yield* enqueueEmail(tx, {
    kind: 'spelling_suggestion',
    workspaceId,
    testimonialId,
    recipient,
    now,
  })
  yield* countEmail(tx, { workspaceId, recipient, ...moment, messageId })
}
