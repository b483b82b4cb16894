import {
  mayBeAsked,
  recordRequestDelayed,
  recordRequestDropped,
  recordRequestFailed,
  recordRequestSent,
  recordRequestUncertain,
} from '#server/testimonials/mail-standing.service.ts'
import { isUndoneRequest } from '#server/payments/payments.service.ts'
import { readOpenRequest } from '#server/testimonials/testimonials.service.ts'
import { isStillTo, writeAsk } from './ask.service.ts'
import type { MailKind, MailKindDeps, MailSubject } from './mail-kind.ts'

const keyOf = ({ workspaceId, testimonialId }: MailSubject) => ({ workspaceId, id: testimonialId })

/** The mail that asks a client for words. Nobody is asked who has answered meanwhile, wants no more mails, or said no thanks. */
export function createRequestKind(deps: MailKindDeps): MailKind {
  const { clock, hashKey } = deps
  return {
    *isWanted(sql, subject) {
      const request = yield* readOpenRequest(sql, keyOf(subject))
      const { workspaceId, recipient: address } = subject
      // Between the news of a refund and what follows from it no mail slips out. Once it has, another is the owner's to send.
      if (request && !request.wasSent && (yield* isUndoneRequest(sql, subject))) return false
      return request !== undefined && (yield* mayBeAsked(sql, { workspaceId, address, now: clock.now(), hashKey }))
    },

    write: (sql, subject) => writeAsk(sql, 'request', { subject, deps }),

    *onDelay(sql, subject, { problem }) {
      yield* recordRequestDelayed(sql, keyOf(subject), problem)
    },

    *onEnd(sql, subject, end) {
      if (!(yield* isStillTo(sql, subject))) return
      const { outcome, now } = end
      const key = keyOf(subject)
      if (outcome === 'sent') return yield* recordRequestSent(sql, key, now)
      if (outcome === 'failed') return yield* recordRequestFailed(sql, key, { at: now, problem: end.problem })
      if (outcome === 'uncertain') return yield* recordRequestUncertain(sql, key, { at: now, problem: end.problem })
      yield* recordRequestDropped(sql, key, { address: subject.recipient, now, hashKey })
    },
  }
}
