import type { Transactional, Tx } from '#server/db/database.ts'
import type { EmailKind, EmailKindDeps, EmailSubject } from '#server/emails/templates/email-kind.ts'
import { isRequestOfReversedPayment } from '#server/payments/payments.service.ts'
import { markEmailDelayed } from './delivery-status.repository.ts'
import {
  mayBeAsked,
  recordRefusal,
  recordRequestDropped,
  recordRequestFailed,
  recordRequestSent,
  recordRequestUncertain,
} from './delivery-status.service.ts'
import { recordRequestReport } from './email-reports.service.ts'
import { isStillTo, writeRequestEmail } from './request-email.service.ts'
import { isOpen } from './testimonials.domain.ts'
import { findTestimonial } from './testimonials.queries.ts'

const keyOf = ({ workspaceId, testimonialId }: EmailSubject) => ({ workspaceId, id: testimonialId })

/**
 * The email that asks a client for a testimonial. Not sent to clients who answered meanwhile, unsubscribed or declined.
 */
export function createRequestKind(deps: EmailKindDeps): EmailKind {
  const { clock, hashKey } = deps
  return {
    *isWanted(tx, subject) {
      const request = yield* readRequestToSend(tx, keyOf(subject))
      const { workspaceId, recipient: address } = subject
      // No email may go out between learning of a refund and cancelling the request. Afterwards the owner can still
      // send one.
      if (request && !request.wasSent && (yield* isRequestOfReversedPayment(tx, subject))) return false
      return request !== undefined && (yield* mayBeAsked(tx, { workspaceId, address, now: clock.now(), hashKey }))
    },

    write: (tx, subject) => writeRequestEmail(tx, 'request', { subject, deps }),

    *onDelay(tx, subject, { problem }) {
      yield* markEmailDelayed(tx, keyOf(subject), problem)
    },

    *onEnd(tx, subject, end) {
      if (!(yield* isStillTo(tx, subject))) return
      const { outcome, now } = end
      const key = keyOf(subject)
      if (outcome === 'sent') return yield* recordRequestSent(tx, key, now)
      if (outcome === 'failed') return yield* recordRequestFailed(tx, key, { at: now, problem: end.problem })
      if (outcome === 'uncertain') return yield* recordRequestUncertain(tx, key, { at: now, problem: end.problem })
      yield* recordRequestDropped(tx, key, { address: subject.recipient, problem: end.problem, now, hashKey })
    },

    onReport: recordRequestReport,

    *onRefused(tx, { workspaceId, testimonialId: id }, refused) {
      yield* recordRefusal(tx, { workspaceId, id }, refused)
    },
  }
}

type RequestToSend = { id: string; customerName: string | null; wasSent: boolean }

/** What a request email needs when it is sent; undefined when nobody is to be asked any more. */
function* readRequestToSend(
  tx: Tx,
  key: { workspaceId: string; id: string },
): Transactional<RequestToSend | undefined> {
  const found = yield* findTestimonial(tx, key)
  const isAsked = found && isOpen(found.status) && !found.declinedAt && !found.erasedAt
  return isAsked ? { id: found.id, customerName: found.customerName, wasSent: found.sentAt !== null } : undefined
}
