import type { Database, Sql, Work } from '#server/db/database.ts'
import { type JobHandler, type JobPayloads, RetryLater } from '#server/jobs/jobs.registry.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import { countAttempt, type EmailMessage, findMessage, freezeMessage, settleMessage } from './emails.repository.ts'
import { forgetHandedOver } from './emails.service.ts'
import type { MailSubject } from './mail-kind.ts'
import { createMailKinds } from './mail-kinds.ts'
import type { MailOutcome, Mailer } from './mailer.ts'

type EndOutcome = Extract<MailOutcome, { kind: 'sent' | 'permanent' }>

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
  hashKey: string
}): JobHandler<JobPayloads['emails.deliver']> {
  const { db, clock, mailer, failpoints } = deps
  const kinds = createMailKinds(deps)
  const kindOf = ({ kind }: EmailMessage) => (kind === 'test' ? undefined : kinds[kind])

  async function deliver({ workspaceId, messageId }: JobPayloads['emails.deliver']): Promise<void> {
    const key = { workspaceId, id: messageId }
    failpoints.reach('email.claimed')
    const frozen = await db.transaction(function* (sql) {
      const message = yield* findMessage(sql, key)
      // Handed over by a process that was stopped, and erased since.
      if (!message) yield* forgetHandedOver(sql, messageId)
      if (message?.status !== 'queued') return undefined
      const kind = kindOf(message)
      const subject = subjectOf(message)
      if (!kind || !subject || !(yield* kind.isWanted(sql, subject))) {
        yield* drop(sql, message)
        return undefined
      }
      const mail = message.frozen ?? (yield* kind.write(sql, subject))
      yield* freezeMessage(sql, key, mail)
      yield* countAttempt(sql, key)
      return { message, mail }
    })
    if (!frozen) return

    failpoints.reach('email.frozen')
    failpoints.reach('email.before-handover')
    const outcome = await mailer.send(
      { ...frozen.mail, to: frozen.message.recipient },
      { idempotencyKey: messageId, tags: { message: messageId } },
    )
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
    if (message)
      yield* settle(sql, message, {
        kind: 'permanent',
        because: 'other',
        reason: 'The mail service did not take the mail.',
      })
  }

  function* drop(sql: Sql, message: EmailMessage): Work<void> {
    yield* settleMessage(sql, message, { status: 'failed', failure: 'It was not wanted any more.' })
    yield* end(sql, message, 'dropped')
  }

  function* settle(sql: Sql, message: EmailMessage, outcome: EndOutcome): Work<void> {
    // Whoever had everything erased while the mail was handed over is not remembered by it.
    if (!(yield* findMessage(sql, message))) return yield* forgetHandedOver(sql, message.id)
    const isFirst = yield* settleMessage(
      sql,
      message,
      outcome.kind === 'sent'
        ? { status: 'sent', providerId: outcome.providerId, sentAt: clock.now() }
        : { status: 'failed', failure: outcome.reason },
    )
    if (isFirst) yield* end(sql, message, outcome.kind === 'sent' ? 'sent' : 'failed')
  }

  function* end(sql: Sql, message: EmailMessage, outcome: 'sent' | 'failed' | 'dropped'): Work<void> {
    const subject = subjectOf(message)
    const onEnd = kindOf(message)?.onEnd
    if (subject && onEnd) yield* onEnd(sql, subject, { outcome, now: clock.now() })
  }

  return { run: deliver, giveUp }
}

const subjectOf = ({ workspaceId, testimonialId, recipient, isSharedSender }: EmailMessage): MailSubject | undefined =>
  testimonialId === null ? undefined : { workspaceId, testimonialId, recipient, isSharedSender }
