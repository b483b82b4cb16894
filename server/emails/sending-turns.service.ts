import type { Sql, Work } from '#server/db/database.ts'
import type { MailLimits } from './sending-limits.ts'

type Turn = { workspaceId: string; recipient: string; now: Date; limits: MailLimits; hashKey: string }

/** Why a workspace may not mail an address now. `until` is null where time alone does not help. */
export type SendingBlock = {
  code: 'emails.sending_paused' | 'emails.recipient_limit' | 'emails.unverified_limit'
  until: Date | null
}

/** Whether a mail that asks may be queued at this moment; null when it may. */
export function* findSendingBlock(_sql: Sql, _turn: Turn): Work<SendingBlock | null> {
  yield* []
  return null
}

/** Counts a message that asks somebody. Throws `emails.sending_paused` (409), and the two limits (429). */
export function* takeSendingTurn(_sql: Sql, _turn: Turn & { messageId: string }): Work<void> {
  yield* []
}

/** Of a message that did not go out. */
export function* giveTurnBack(_sql: Sql, _messageId: string): Work<void> {
  yield* []
}
