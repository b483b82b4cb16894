import type { Tx, Transactional } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type EmailMessage, listMessagesAbout } from './emails.queries.ts'
import { settleMessage } from './emails.repository.ts'
import { enqueueFromSharedSender } from './emails.service.ts'
import { type EmailEnd, type EmailKinds, kindOf } from './templates/email-kind.ts'
import { DELAYED, UNCERTAIN } from './retry.domain.ts'
import { releaseSending } from './recipients/throttle.repository.ts'

/**
 * Records how an email ended, with all consequences, in the caller's transaction. An email ends once, and later calls
 * change nothing, except that an uncertain one may still become sent.
 */
export function createEmailSettling(deps: { clock: Clock; emailFrom: string; kinds: EmailKinds }) {
  const { clock, kinds } = deps

  function* tell(tx: Tx, message: EmailMessage, end: EmailEnd): Transactional<void> {
    const onEnd = kindOf(message, kinds)?.onEnd
    if (onEnd) yield* onEnd(tx, message, end)
  }

  return {
    /** True when it was not known before. */
    *settleSent(tx: Tx, message: EmailMessage, { providerId }: { providerId: string }): Transactional<boolean> {
      const now = clock.now()
      // If the owner sent it again meanwhile, only the newer one counts.
      const isNewest = message.status === 'queued' || !(yield* hasSuccessor(tx, message))
      const isChange = yield* settleMessage(tx, message, { status: 'sent', providerId, sentAt: now })
      if (isChange && isNewest) yield* tell(tx, message, { outcome: 'sent', now })
      return isChange
    },

    *settleFailed(tx: Tx, message: EmailMessage, problem: string): Transactional<void> {
      if (!(yield* settleMessage(tx, message, { status: 'failed', failure: problem }))) return
      yield* releaseSending(tx, message.id)
      yield* tell(tx, message, { outcome: 'failed', problem, now: clock.now() })
    },

    /** Failed because of its sender: a new one is sent from our address. */
    *settleForSender(tx: Tx, message: EmailMessage, problem: string): Transactional<void> {
      if (!(yield* settleMessage(tx, message, { status: 'failed', failure: problem }))) return
      yield* enqueueFromSharedSender(tx, { message, emailFrom: deps.emailFrom, now: clock.now() })
    },

    *settleUncertain(tx: Tx, message: EmailMessage): Transactional<void> {
      if (!(yield* settleMessage(tx, message, { status: 'uncertain', failure: UNCERTAIN }))) return
      yield* tell(tx, message, { outcome: 'uncertain', problem: UNCERTAIN, now: clock.now() })
    },

    /** It is no longer wanted. An earlier attempt may have sent it. */
    *drop(tx: Tx, message: EmailMessage): Transactional<void> {
      const problem = message.ambiguousSince ? UNCERTAIN : null
      const status = problem ? 'uncertain' : 'failed'
      if (!(yield* settleMessage(tx, message, { status, failure: problem ?? 'It was no longer needed.' }))) return
      if (!problem) yield* releaseSending(tx, message.id)
      yield* tell(tx, message, { outcome: 'dropped', problem, now: clock.now() })
    },

    /** It is late and is tried again. */
    *delay(tx: Tx, message: EmailMessage, problem: string = DELAYED): Transactional<void> {
      const onDelay = kindOf(message, kinds)?.onDelay
      if (onDelay) yield* onDelay(tx, message, { problem })
    },
  }
}

function* hasSuccessor(tx: Tx, { id, workspaceId, testimonialId, kind }: EmailMessage): Transactional<boolean> {
  if (testimonialId === null) return false
  const all = yield* listMessagesAbout(tx, { workspaceId, testimonialId })
  return all.filter((other) => other.kind === kind).at(-1)?.id !== id
}
