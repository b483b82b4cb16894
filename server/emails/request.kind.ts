import { ownPagePath } from '#shared/own-page.ts'
import { submissionPath } from '#shared/testimonials.ts'
import type { Sql } from '#server/db/database.ts'
import { clientToken, mailedMark } from '#server/submissions/client-links.ts'
import {
  getTestimonial,
  readOpenRequest,
  recordRequestFailed,
  recordRequestNotSent,
  recordRequestSent,
  recordUnsubscribed,
} from '#server/testimonials/testimonials.service.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import type { MailKind, MailKindDeps, MailSubject } from './mail-kind.ts'
import { requestFromName, requestMail, requestSender } from './request.email.ts'
import { hashAddress, isSuppressed } from './suppressions.service.ts'
import { unsubscribePathOf } from './unsubscribe-links.ts'

const keyOf = ({ workspaceId, testimonialId }: MailSubject) => ({ workspaceId, id: testimonialId })

/** The mail that asks a client for words. Nobody is asked who has answered meanwhile, or wants no more mails. */
export function createRequestKind({ publicUrl, mailFrom, hashKey }: MailKindDeps): MailKind {
  const isEnded = (sql: Sql, { workspaceId, recipient }: MailSubject) =>
    isSuppressed(sql, { workspaceId, address: recipient, hashKey })

  return {
    *isWanted(sql, subject) {
      const request = yield* readOpenRequest(sql, keyOf(subject))
      return request !== undefined && !(yield* isEnded(sql, subject))
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
        from: { name: requestFromName(sender), address: mailFrom },
      }
    },

    *onEnd(sql, subject, { outcome, now }) {
      const key = keyOf(subject)
      if (outcome === 'sent') return yield* recordRequestSent(sql, key, now)
      if (outcome === 'failed') return yield* recordRequestFailed(sql, key, now)
      if (yield* isEnded(sql, subject)) return yield* recordUnsubscribed(sql, key, { at: now, actor: 'system' })
      return yield* recordRequestNotSent(sql, key)
    },
  }
}
