import type { Tx, Transactional } from '#server/db/database.ts'
import type { EmailReport, EmailSubject } from '#server/emails/templates/email-kind.ts'
import {
  recordBounced,
  recordComplained,
  recordDelivered,
  recordDeliveryDelayed,
  recordNotSentAfterAll,
} from './delivery-status.service.ts'
import { isStillTo } from './request-email.service.ts'

/** What the email service reported about a request email, while the request has the same address. */
export function* recordRequestReport(tx: Tx, subject: EmailSubject, report: EmailReport): Transactional<void> {
  if (report.kind !== 'not_sent') return yield* recordReport(tx, subject, report)
  if (!report.isNewest || !(yield* isStillTo(tx, subject))) return
  const { problem, isOnly, now: at } = report
  yield* recordNotSentAfterAll(tx, keyOf(subject), { at, problem, isOnly })
}

/** The same for an email of either kind, request or reminder. */
export function* recordReport(tx: Tx, subject: EmailSubject, report: EmailReport): Transactional<void> {
  if (!(yield* isStillTo(tx, subject))) return
  const key = keyOf(subject)
  const { now: at, isNewest } = report
  if (report.kind === 'bounced') yield* recordBounced(tx, key, { at, problem: report.problem })
  if (report.kind === 'complained') yield* recordComplained(tx, key, at)
  if (report.kind === 'delivered' && isNewest) yield* recordDelivered(tx, key, at)
  if (report.kind === 'late' && isNewest) yield* recordDeliveryDelayed(tx, key, report.problem)
}

const keyOf = ({ workspaceId, testimonialId }: EmailSubject) => ({ workspaceId, id: testimonialId })
