import type { Sql, Work } from '#server/db/database.ts'
import { queueReceipt } from '#server/emails/emails.service.ts'
import type { MailLimits } from '#server/emails/recipients/sending-limits.ts'
import { countMail, hasHadEnough } from '#server/emails/recipients/sending-turns.service.ts'

type Receipt = {
  workspaceId: string
  testimonialId: string
  recipient: string
  /** Whether the request went to the address by mail. Otherwise anybody may have answered, the owner too. */
  wasMailed: boolean
  now: Date
  limits: MailLimits
  hashKey: string
}

/**
 * Owes the client the receipt of an answer, in its transaction. To somebody who was never mailed it counts as a mail that
 * asks, and is left out where they have had enough of these: so nobody can have us write to a stranger again and again.
 */
export function* oweReceipt(sql: Sql, { wasMailed, limits, hashKey, ...mail }: Receipt): Work<void> {
  const turn = { ...mail, limits, hashKey }
  if (!wasMailed && (yield* hasHadEnough(sql, turn))) return
  const messageId = yield* queueReceipt(sql, mail)
  if (!wasMailed) yield* countMail(sql, { ...turn, messageId })
}
