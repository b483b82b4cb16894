import { isUndoneRequest } from '#server/payments/payments.service.ts'
import { recordReminded, recordReminderFailed, readRemindable } from '#server/testimonials/reminder-plans.service.ts'
import { mayBeAsked } from '#server/testimonials/mail-standing.service.ts'
import { isStillTo, writeAsk } from './ask.service.ts'
import type { MailKind, MailKindDeps, MailSubject } from './mail-kind.ts'

const keyOf = ({ workspaceId, testimonialId }: MailSubject) => ({ workspaceId, id: testimonialId })

/** The mail that reminds a client who was asked. What becomes of it is nothing of the mail that asked. */
export function createReminderKind(deps: MailKindDeps): MailKind {
  const { clock, hashKey } = deps
  return {
    *isWanted(sql, subject) {
      const request = yield* readRemindable(sql, keyOf(subject))
      const { workspaceId, recipient: address } = subject
      const isSameClient = request?.customerEmail === address
      if (yield* isUndoneRequest(sql, subject)) return false
      return isSameClient && (yield* mayBeAsked(sql, { workspaceId, address, now: clock.now(), hashKey }))
    },

    write: (sql, subject) => writeAsk(sql, 'reminder', { subject, deps }),

    *onEnd(sql, subject, { outcome, now: at }) {
      if (!(yield* isStillTo(sql, subject))) return
      const key = keyOf(subject)
      if (outcome === 'sent') yield* recordReminded(sql, key, at)
      else if (outcome === 'failed') yield* recordReminderFailed(sql, key, { at, kind: 'send_failed' })
      else if (outcome === 'uncertain') yield* recordReminderFailed(sql, key, { at, kind: 'mail_uncertain' })
    },
  }
}
