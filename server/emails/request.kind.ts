import { ownPagePath } from '#shared/own-page.ts'
import { submissionPath } from '#shared/testimonials.ts'
import { clientToken, mailedMark } from '#server/submissions/client-links.ts'
import {
  mayBeAsked,
  recordRequestDelayed,
  recordRequestDropped,
  recordRequestFailed,
  recordRequestSent,
  recordRequestUncertain,
} from '#server/testimonials/mail-standing.service.ts'
import { getTestimonial, readOpenRequest } from '#server/testimonials/testimonials.service.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import type { MailKind, MailKindDeps, MailSubject } from './mail-kind.ts'
import { requestFromName, requestMail, requestSender } from './request.email.ts'
import { hashAddress } from './suppressions.service.ts'
import { unsubscribePathOf } from './unsubscribe-links.ts'

const keyOf = ({ workspaceId, testimonialId }: MailSubject) => ({ workspaceId, id: testimonialId })

/** The mail that asks a client for words. Nobody is asked who has answered meanwhile, wants no more mails, or said no thanks. */
export function createRequestKind({ clock, publicUrl, mailFrom, hashKey }: MailKindDeps): MailKind {
  return {
    *isWanted(sql, subject) {
      const request = yield* readOpenRequest(sql, keyOf(subject))
      const { workspaceId, recipient: address } = subject
      return request !== undefined && (yield* mayBeAsked(sql, { workspaceId, address, now: clock.now(), hashKey }))
    },

    *write(sql, subject) {
      const sender = requestSender(yield* getWorkspaceOwner(sql, subject.workspaceId))
      const { id: requestId, customerName } = yield* getTestimonial(sql, keyOf(subject))
      const { workspaceId, recipient } = subject
      const addressHash = hashAddress({ address: recipient, hashKey })
      return {
        ...requestMail({
          ...sender,
          clientName: customerName,
          link: `${publicUrl()}${submissionPath(requestId)}?mail=${mailedMark({ requestId, hashKey })}`,
          declineLink: publicUrl() + ownPagePath(clientToken('own-page', { requestId, hashKey })),
          unsubscribeLink: publicUrl() + unsubscribePathOf({ requestId, workspaceId, addressHash, hashKey }),
          productUrl: publicUrl(),
        }),
        replyTo: null,
        from: { name: requestFromName(sender), address: mailFrom },
      }
    },

    *onDelay(sql, subject, { problem }) {
      yield* recordRequestDelayed(sql, keyOf(subject), problem)
    },

    *onEnd(sql, subject, end) {
      const { outcome, now } = end
      const key = keyOf(subject)
      if (outcome === 'sent') return yield* recordRequestSent(sql, key, now)
      if (outcome === 'failed') return yield* recordRequestFailed(sql, key, { at: now, problem: end.problem })
      if (outcome === 'uncertain') return yield* recordRequestUncertain(sql, key, { at: now, problem: end.problem })
      yield* recordRequestDropped(sql, key, { address: subject.recipient, now, hashKey })
    },
  }
}
