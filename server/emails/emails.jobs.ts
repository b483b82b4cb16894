import type { Database, Sql, Work } from '#server/db/database.ts'
import type { FrozenMail } from '#server/db/schema/emails.ts'
import { type JobHandler, type JobPayloads, NotYet } from '#server/jobs/jobs.registry.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import type { Log } from '#server/kernel/log.ts'
import { randomFraction } from '#server/kernel/random.ts'
import { beginAttempt, endAttempt, type EmailMessage, findMessage, hasSentFrom } from './emails.repository.ts'
import { forgetHandedOver } from './emails.service.ts'
import type { MailKindDeps } from './letters/mail-kind.ts'
import type { MailOutcome, Mailer } from './mailer.ts'
import { endPauseOf, pauseMails, takePauseTurn } from './pauses.service.ts'
import { type Decision, decideNext, knownUntil, SENDER_PROOF_MS } from './retry.domain.ts'
import { createMailSettling } from './settling.service.ts'
import { isBarred } from './recipients/suppressions.service.ts'

type Key = { workspaceId: string; id: string }
type Started = { kind: 'started'; message: EmailMessage; mail: FrozenMail; startedAt: Date }
type Beginning = { kind: 'ended' } | { kind: 'waits'; waitMs: number } | Started

/**
 * Hands one message over, effectively once. The body is rendered and frozen before the first attempt and never changes;
 * every attempt carries the message's id as idempotency key; a message that was settled is left alone. That it may have
 * gone out is written down before it is handed over: whoever is killed meanwhile leaves behind that nobody knows, and it is
 * tried again only as long as the mail service would know the key.
 */
export function createEmailDelivery(
  deps: MailKindDeps & {
    db: Database
    mailer: Mailer
    failpoints: Failpoints
    log: Log
    /** Shortens every wait: 1 is as it is. */
    retryFactor: number
  },
): JobHandler<JobPayloads['emails.deliver']> {
  const { db, clock, mailer, failpoints, log, retryFactor: factor } = deps
  const { remembersKeysForMs } = mailer
  const settling = createMailSettling(deps)

  async function deliver({ workspaceId, messageId }: JobPayloads['emails.deliver']): Promise<void> {
    failpoints.reach('email.claimed')
    const beginning = await db.transaction((sql) => begin(sql, { workspaceId, id: messageId }))
    if (beginning.kind === 'ended') return
    if (beginning.kind === 'waits') throw new NotYet('All mails wait.', beginning.waitMs)

    failpoints.reach('email.frozen')
    failpoints.reach('email.before-handover')
    const outcome = await mailer.send(
      { ...beginning.mail, to: beginning.message.recipient },
      { idempotencyKey: messageId, tags: { message: messageId } },
    )
    failpoints.reach('email.after-handover')
    const decision = await decide(outcome, beginning)
    await db.transaction(function* (sql) {
      yield* carryOut(sql, decision, beginning)
      failpoints.reach('email.before-settle')
    })
    if (decision.kind === 'wait') throw new NotYet('The mail service did not take the mail yet.', decision.waitMs)
  }

  function* begin(sql: Sql, key: Key): Work<Beginning> {
    const startedAt = clock.now()
    const message = yield* findMessage(sql, key)
    // Handed over by a process that was stopped, and erased since.
    if (!message) yield* forgetHandedOver(sql, key.id)
    if (message?.status !== 'queued') return { kind: 'ended' }
    const { ambiguousSince } = message
    if (ambiguousSince && knownUntil({ ambiguousSince, remembersKeysForMs }) <= startedAt) {
      yield* settling.settleUncertain(sql, message)
      return { kind: 'ended' }
    }
    if (!(yield* isWanted(sql, message))) {
      yield* settling.drop(sql, message)
      return { kind: 'ended' }
    }
    const pause = yield* takePauseTurn(sql, { now: startedAt, factor })
    if (pause) {
      if (pause.reason !== 'rate') yield* settling.delay(sql, message)
      return { kind: 'waits', waitMs: pause.until.getTime() - startedAt.getTime() }
    }
    const mail = message.frozen ?? (yield* write(sql, message))
    yield* beginAttempt(sql, key, { frozen: mail, startedAt })
    return { kind: 'started', message, mail, startedAt }
  }

  function* isWanted(sql: Sql, message: EmailMessage): Work<boolean> {
    const kind = settling.kindOf(message)
    if (kind) return yield* kind.isWanted(sql, message)
    const { recipient: address, frozen } = message
    return frozen !== null && !(yield* isBarred(sql, { address, hashKey: deps.hashKey }))
  }

  function* write(sql: Sql, message: EmailMessage): Work<FrozenMail> {
    const kind = settling.kindOf(message)
    if (!kind) throw new Error('A test was not written when it was queued.')
    return yield* kind.write(sql, message)
  }

  async function decide(outcome: MailOutcome, { message, mail, startedAt }: Started): Promise<Decision> {
    const { address } = mail.from
    const since = new Date(startedAt.getTime() - SENDER_PROOF_MS * factor)
    const isSenderRefused = outcome.kind === 'permanent' && outcome.because === 'sender'
    const attempt = {
      ...message,
      startedAt,
      attempts: message.attempts + 1,
      isSharedSender: address === deps.mailFrom,
      isSenderTaken: isSenderRefused && (await db.read((sql) => hasSentFrom(sql, { address, since }))),
    }
    return decideNext(outcome, attempt, { now: clock.now(), remembersKeysForMs, random: randomFraction(), factor })
  }

  function* carryOut(sql: Sql, decision: Decision, { message, startedAt }: Started): Work<void> {
    if (decision.kind === 'sent') yield* endPauseOf(sql, startedAt)
    // Whoever had everything erased while the mail was handed over is not remembered by it.
    if (!(yield* findMessage(sql, message))) return yield* forgetHandedOver(sql, message.id)
    if (decision.kind === 'sent') yield* settling.settleSent(sql, message, decision)
    else if (decision.kind === 'uncertain') yield* settling.settleUncertain(sql, message)
    else if (decision.kind === 'change_sender') yield* settling.settleForSender(sql, message, decision.problem)
    else if (decision.kind === 'failed') yield* fail(sql, message, decision)
    else yield* wait(sql, decision, { message, startedAt })
  }

  function* fail(sql: Sql, message: EmailMessage, { problem, isOurMistake }: Extract<Decision, { kind: 'failed' }>) {
    if (isOurMistake) log.error({ messageId: message.id, kind: message.kind }, 'a mail was refused for what we sent')
    yield* settling.settleFailed(sql, message, problem)
  }

  function* wait(
    sql: Sql,
    { isCounted, isAmbiguous, isLate, pause }: Extract<Decision, { kind: 'wait' }>,
    { message, startedAt }: Pick<Started, 'message' | 'startedAt'>,
  ): Work<void> {
    const ambiguousSince = message.ambiguousSince ?? (isAmbiguous ? startedAt : null)
    yield* endAttempt(sql, message, { isCounted, ambiguousSince })
    if (pause) yield* pauseMails(sql, { ...pause, now: clock.now(), log })
    if (isLate) yield* settling.delay(sql, message)
  }

  function* giveUp(sql: Sql, { workspaceId, messageId }: JobPayloads['emails.deliver']): Work<void> {
    const message = yield* findMessage(sql, { workspaceId, id: messageId })
    if (message?.ambiguousSince) yield* settling.settleUncertain(sql, message)
    else if (message) yield* settling.settleFailed(sql, message, 'The mail could not be written.')
  }

  return { run: deliver, giveUp }
}
