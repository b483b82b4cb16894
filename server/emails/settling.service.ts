import type { Sql, Work } from '#server/db/database.ts'
import { type EmailMessage, listMessagesAbout, settleMessage } from './emails.repository.ts'
import { queueFromSharedSender } from './emails.service.ts'
import type { MailEnd, MailKindDeps } from './letters/mail-kind.ts'
import { createMailKinds } from './letters/mail-kinds.ts'
import { DELAYED, UNCERTAIN } from './retry.domain.ts'
import { giveTurnBack } from './recipients/sending-turns.service.ts'

/**
 * Writes down how a mail ended, with everything that follows from it, in the transaction of whoever knows. A mail ends
 * once: whoever comes later changes nothing, except that one of which nobody knew may still turn out to be sent.
 */
export function createMailSettling(deps: MailKindDeps) {
  const { clock } = deps
  const kinds = createMailKinds(deps)
  const kindOf = ({ kind }: EmailMessage) => (kind === 'test' ? undefined : kinds[kind])

  function* tell(sql: Sql, message: EmailMessage, end: MailEnd): Work<void> {
    const onEnd = kindOf(message)?.onEnd
    if (onEnd) yield* onEnd(sql, message, end)
  }

  return {
    kindOf,

    /** True when it is news. */
    *settleSent(sql: Sql, message: EmailMessage, { providerId }: { providerId: string }): Work<boolean> {
      const now = clock.now()
      // Whoever sent it again meanwhile waits to hear of the newer one.
      const isNewest = message.status === 'queued' || !(yield* hasSuccessor(sql, message))
      const isNews = yield* settleMessage(sql, message, { status: 'sent', providerId, sentAt: now })
      if (isNews && isNewest) yield* tell(sql, message, { outcome: 'sent', now })
      return isNews
    },

    *settleFailed(sql: Sql, message: EmailMessage, problem: string): Work<void> {
      if (!(yield* settleMessage(sql, message, { status: 'failed', failure: problem }))) return
      yield* giveTurnBack(sql, message.id)
      yield* tell(sql, message, { outcome: 'failed', problem, now: clock.now() })
    },

    /** Failed for where it came from: another one goes from our own address. */
    *settleForSender(sql: Sql, message: EmailMessage, problem: string): Work<void> {
      if (!(yield* settleMessage(sql, message, { status: 'failed', failure: problem }))) return
      yield* queueFromSharedSender(sql, { message, mailFrom: deps.mailFrom, now: clock.now() })
    },

    *settleUncertain(sql: Sql, message: EmailMessage): Work<void> {
      if (!(yield* settleMessage(sql, message, { status: 'uncertain', failure: UNCERTAIN }))) return
      yield* tell(sql, message, { outcome: 'uncertain', problem: UNCERTAIN, now: clock.now() })
    },

    /** Nobody wants it any more. */
    *drop(sql: Sql, message: EmailMessage): Work<void> {
      if (!(yield* settleMessage(sql, message, { status: 'failed', failure: 'It was not wanted any more.' }))) return
      if (!message.ambiguousSince) yield* giveTurnBack(sql, message.id)
      yield* tell(sql, message, { outcome: 'dropped', now: clock.now() })
    },

    /** It is late, and is tried again. */
    *delay(sql: Sql, message: EmailMessage): Work<void> {
      const onDelay = kindOf(message)?.onDelay
      if (onDelay) yield* onDelay(sql, message, { problem: DELAYED })
    },
  }
}

function* hasSuccessor(sql: Sql, { id, workspaceId, testimonialId, kind }: EmailMessage): Work<boolean> {
  if (testimonialId === null) return false
  const all = yield* listMessagesAbout(sql, { workspaceId, testimonialId })
  return all.filter((other) => other.kind === kind).at(-1)?.id !== id
}
