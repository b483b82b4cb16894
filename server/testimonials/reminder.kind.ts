import { isRequestOfReversedPayment } from '#server/payments/payments.service.ts'
import { recordReminded, recordReminderFailed, readRemindable } from './reminder-plans.service.ts'
import { mayBeAsked } from './delivery-status.service.ts'
import { recordReport } from './email-reports.service.ts'
import { isStillTo, writeRequestEmail } from './request-email.service.ts'
import type { EmailKind, EmailKindDeps, EmailSubject } from '#server/emails/templates/email-kind.ts'

const keyOf = ({ workspaceId, testimonialId }: EmailSubject) => ({ workspaceId, id: testimonialId })

/** Reminds a client of an unanswered request. Its delivery doesn't affect the request email's status. */
export function createReminderKind(deps: EmailKindDeps): EmailKind {
  const { clock, hashKey } = deps
  return {
    *isWanted(tx, subject) {
      const request = yield* readRemindable(tx, keyOf(subject))
      const { workspaceId, recipient: address } = subject
      const isSameClient = request?.customerEmail === address
      if (yield* isRequestOfReversedPayment(tx, subject)) return false
      return isSameClient && (yield* mayBeAsked(tx, { workspaceId, address, now: clock.now(), hashKey }))
    },

    write: (tx, subject) => writeRequestEmail(tx, 'reminder', { subject, deps }),

    *onEnd(tx, subject, { outcome, now: at }) {
      if (!(yield* isStillTo(tx, subject))) return
      const key = keyOf(subject)
      if (outcome === 'sent') yield* recordReminded(tx, key, at)
      else if (outcome === 'failed') yield* recordReminderFailed(tx, key, { at, kind: 'send_failed' })
      else if (outcome === 'uncertain') yield* recordReminderFailed(tx, key, { at, kind: 'email_uncertain' })
    },

    onReport: recordReport,
  }
}
