import { submissionPath } from '#shared/testimonials.ts'
import type { Database, Work, Sql } from '#server/db/database.ts'
import type { FrozenMail } from '#server/db/schema.ts'
import { type JobHandler, type JobPayloads, RetryLater } from '#server/jobs/jobs.registry.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import {
  type OpenRequest,
  readOpenRequest,
  recordRequestFailed,
  recordRequestNotSent,
  recordRequestSent,
} from '#server/testimonials/testimonials.service.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { countAttempt, type EmailMessage, findMessage, freezeMessage, settleMessage } from './emails.repository.ts'
import { forgetHandedOver } from './emails.service.ts'
import type { MailOutcome, Mailer } from './mailer.ts'
import { requestFromName, requestMail, requestSender } from './request.email.ts'

/**
 * Hands one message over, effectively once. The body is rendered and frozen before the first attempt and never changes;
 * every attempt carries the message's id as idempotency key; a message that was settled is left alone.
 */
export function createEmailDelivery(deps: {
  db: Database
  clock: Clock
  mailer: Mailer
  failpoints: Failpoints
  publicUrl: () => string
  mailFrom: string
}): JobHandler<JobPayloads['emails.deliver']> {
  const { db, clock, mailer, failpoints } = deps

  async function deliver({ workspaceId, messageId }: JobPayloads['emails.deliver']): Promise<void> {
    const key = { workspaceId, id: messageId }
    failpoints.reach('email.claimed')
    const frozen = await db.transaction(function* (sql) {
      const message = yield* findMessage(sql, key)
      if (message?.status !== 'queued') return undefined
      const request = yield* readRequest(sql, message)
      if (!request) {
        yield* cancel(sql, message)
        return undefined
      }
      const mail = message.frozen ?? (yield* renderMessage(sql, message, request))
      yield* freezeMessage(sql, key, mail)
      yield* countAttempt(sql, key)
      return { message, mail }
    })
    if (!frozen) return

    failpoints.reach('email.frozen')
    failpoints.reach('email.before-handover')
    const outcome = await mailer.send({ ...frozen.mail, to: frozen.message.recipient }, { idempotencyKey: messageId })
    failpoints.reach('email.after-handover')
    if (outcome.kind === 'retry') throw new RetryLater('The mail service asked us to come back later.', outcome.afterMs)
    if (outcome.kind === 'unknown') throw new RetryLater('The mail service did not say whether it took the mail.')
    await db.transaction(function* (sql) {
      yield* settle(sql, frozen.message, outcome)
      failpoints.reach('email.before-settle')
    })
  }

  function* giveUp(sql: Sql, { workspaceId, messageId }: JobPayloads['emails.deliver']): Work<void> {
    const message = yield* findMessage(sql, { workspaceId, id: messageId })
    if (message) yield* settle(sql, message, { kind: 'permanent', reason: 'The mail service did not take the mail.' })
  }

  /** Nobody is asked who has answered meanwhile. */
  function* cancel(sql: Sql, message: EmailMessage): Work<void> {
    yield* settleMessage(sql, message, { status: 'failed', failure: 'The request was not open any more.' })
    if (message.testimonialId) {
      yield* recordRequestNotSent(sql, { workspaceId: message.workspaceId, id: message.testimonialId })
    }
  }

  function* readRequest(sql: Sql, { workspaceId, testimonialId }: EmailMessage) {
    return testimonialId === null ? undefined : yield* readOpenRequest(sql, { workspaceId, id: testimonialId })
  }

  function* settle(
    sql: Sql,
    message: EmailMessage,
    outcome: Extract<MailOutcome, { kind: 'sent' | 'permanent' }>,
  ): Work<void> {
    const now = clock.now()
    const isSent = outcome.kind === 'sent'
    // Whoever had everything erased while the mail was handed over is not remembered by it.
    if (!(yield* findMessage(sql, message))) return yield* forgetHandedOver(sql, message.id)
    const isFirst = yield* settleMessage(
      sql,
      message,
      isSent
        ? { status: 'sent', providerId: outcome.providerId, sentAt: now }
        : { status: 'failed', failure: outcome.reason },
    )
    if (!isFirst || !message.testimonialId) return
    const testimonial = { workspaceId: message.workspaceId, id: message.testimonialId }
    yield* isSent ? recordRequestSent(sql, testimonial, now) : recordRequestFailed(sql, testimonial, now)
  }

  function* renderMessage(sql: Sql, message: EmailMessage, request: OpenRequest): Work<FrozenMail> {
    const sender = requestSender(yield* getWorkspaceOwner(sql, message.workspaceId))
    return {
      ...requestMail({
        ...sender,
        clientName: request.customerName,
        link: deps.publicUrl() + submissionPath(request.id),
        productUrl: deps.publicUrl(),
      }),
      from: { name: requestFromName(sender), address: deps.mailFrom },
      headers: {},
    }
  }
  return { run: deliver, giveUp }
}
