import { lockWorkspace, isWorkspaceOpen } from '#server/accounts/workspaces.queries.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { FrozenEmail } from '#server/db/schema/emails.ts'
import { type JobHandler, type JobPayloads, NotYet } from '#server/jobs/jobs.registry.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import type { Log } from '#server/kernel/log.ts'
import { randomFraction } from '#server/kernel/random.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { EmailMessage } from './emails.queries.ts'
import { beginAttempt, endAttempt, findMessage, hasSentFrom } from './emails.repository.ts'
import { type EmailKinds, kindOf } from './templates/email-kind.ts'
import type { EmailOutcome, Mailer } from './mailer.ts'
import { endPauseOf, pauseEmails, tryDuringPause } from './pauses.service.ts'
import { type Decision, decideNext, DELAYED, knownUntil, PAUSED, SENDER_PROOF_MS } from './retry.domain.ts'
import { createEmailSettling } from './settling.service.ts'
import { isBarred } from './recipients/suppressions.service.ts'

type Key = { workspaceId: string; id: string }
type Started = { kind: 'started'; message: EmailMessage; email: FrozenEmail; startedAt: Date }
type Beginning = { kind: 'ended' } | { kind: 'waits'; waitMs: number } | Started

/**
 * Sends one message, effectively once. The body is rendered before the first attempt and never changes; every attempt
 * uses the message's id as idempotency key; a finished message is left alone. That an attempt starts is stored first:
 * if the process dies, the outcome counts as unknown, and the message is tried again only while the email service still
 * recognises the key.
 */
export function createEmailDelivery(deps: {
  db: Database
  clock: Clock
  mailer: Mailer
  kinds: EmailKinds
  emailFrom: string
  hashKey: string
  failpoints: Failpoints
  log: Log
  /** Shortens every wait; 1 is normal. */
  retryFactor: number
}): JobHandler<JobPayloads['emails.deliver']> {
  const { db, clock, mailer, kinds, failpoints, log, retryFactor: factor } = deps
  const { remembersKeysForMs } = mailer
  const settling = createEmailSettling(deps)

  async function deliver({ workspaceId, messageId }: JobPayloads['emails.deliver']): Promise<void> {
    failpoints.reach('email.claimed')
    const beginning = await db.transaction((tx) => begin(tx, { workspaceId, id: messageId }))
    if (beginning.kind === 'ended') return
    if (beginning.kind === 'waits') throw new NotYet('All emails are paused.', beginning.waitMs)

    failpoints.reach('email.frozen')
    failpoints.reach('email.before-handover')
    const outcome = await mailer.send(
      { ...beginning.email, to: beginning.message.recipient },
      { idempotencyKey: messageId, tags: { message: messageId } },
    )
    failpoints.reach('email.after-handover')
    const decision = await decide(outcome, beginning)
    await db.transaction(function* (tx) {
      yield* lockWorkspace(tx, workspaceId)
      yield* carryOut(tx, decision, beginning)
      failpoints.reach('email.before-settle')
    })
    if (decision.kind === 'wait' && outcome.kind !== 'sent') throw new NotYet(outcome.reason, decision.waitMs)
  }

  function* begin(tx: Tx, key: Key): Transactional<Beginning> {
    const startedAt = clock.now()
    const message = yield* findMessage(tx, key)
    if (message?.status !== 'queued') return { kind: 'ended' }
    const { ambiguousSince } = message
    if (ambiguousSince && knownUntil({ ambiguousSince, remembersKeysForMs }) <= startedAt) {
      yield* settling.settleUncertain(tx, message)
      return { kind: 'ended' }
    }
    if (!(yield* isWanted(tx, message))) {
      yield* settling.drop(tx, message)
      return { kind: 'ended' }
    }
    const pause = yield* tryDuringPause(tx, { now: startedAt, factor })
    if (pause) {
      if (pause.reason !== 'rate') yield* settling.delay(tx, message, pause.reason === 'operator' ? PAUSED : DELAYED)
      return { kind: 'waits', waitMs: pause.until.getTime() - startedAt.getTime() }
    }
    const sentEmail = message.frozen ?? (yield* write(tx, message))
    yield* beginAttempt(tx, key, { frozen: sentEmail, startedAt })
    return { kind: 'started', message, email: sentEmail, startedAt }
  }

  function* isWanted(tx: Tx, message: EmailMessage): Transactional<boolean> {
    if (!(yield* isWorkspaceOpen(tx, message.workspaceId))) return false
    const kind = kindOf(message, kinds)
    if (kind) return yield* kind.isWanted(tx, message)
    const { recipient: address, frozen } = message
    return frozen !== null && !(yield* isBarred(tx, { address, hashKey: deps.hashKey }))
  }

  function* write(tx: Tx, message: EmailMessage): Transactional<FrozenEmail> {
    const kind = kindOf(message, kinds)
    if (!kind) throw new Error('A test email must be written when it is queued.')
    return yield* kind.write(tx, message)
  }

  async function decide(outcome: EmailOutcome, { message, email: sentEmail, startedAt }: Started): Promise<Decision> {
    const { address } = sentEmail.from
    const since = new Date(startedAt.getTime() - SENDER_PROOF_MS * factor)
    const isSenderRefused = outcome.kind === 'permanent' && outcome.because === 'sender'
    const attempt = {
      ...message,
      startedAt,
      attempts: message.attempts + 1,
      isSharedSender: address === deps.emailFrom,
      isSenderTaken: isSenderRefused && (await db.read((tx) => hasSentFrom(tx, { address, since }))),
    }
    return decideNext(outcome, attempt, { now: clock.now(), remembersKeysForMs, random: randomFraction(), factor })
  }

  function* carryOut(tx: Tx, decision: Decision, { message, startedAt }: Started): Transactional<void> {
    if (decision.kind === 'sent') yield* endPauseOf(tx, startedAt)
    // If the client had everything erased while the email was being sent, nothing about it is kept.
    if (!(yield* findMessage(tx, message))) return
    if (decision.kind === 'sent') yield* settling.settleSent(tx, message, decision)
    else if (decision.kind === 'uncertain') yield* settling.settleUncertain(tx, message)
    else if (decision.kind === 'change_sender') yield* settling.settleForSender(tx, message, decision.problem)
    else if (decision.kind === 'failed') yield* fail(tx, message, decision)
    else yield* wait(tx, decision, { message, startedAt })
  }

  function* fail(tx: Tx, message: EmailMessage, { problem, isOurMistake }: Extract<Decision, { kind: 'failed' }>) {
    if (isOurMistake)
      log.error({ messageId: message.id, kind: message.kind }, 'an email was refused because of its content')
    yield* settling.settleFailed(tx, message, problem)
  }

  function* wait(
    tx: Tx,
    { isCounted, isAmbiguous, isLate, pause }: Extract<Decision, { kind: 'wait' }>,
    { message, startedAt }: Pick<Started, 'message' | 'startedAt'>,
  ): Transactional<void> {
    const ambiguousSince = message.ambiguousSince ?? (isAmbiguous ? startedAt : null)
    yield* endAttempt(tx, message, { isCounted, ambiguousSince })
    if (pause) yield* pauseEmails(tx, { ...pause, now: clock.now(), log })
    if (isLate) yield* settling.delay(tx, message)
  }

  function* giveUp(tx: Tx, { workspaceId, messageId }: JobPayloads['emails.deliver']): Transactional<void> {
    const message = yield* findMessage(tx, { workspaceId, id: messageId })
    if (message?.ambiguousSince) yield* settling.settleUncertain(tx, message)
    else if (message) yield* settling.settleFailed(tx, message, 'The email could not be written.')
  }

  return { run: deliver, giveUp }
}
