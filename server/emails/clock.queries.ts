import { gt, sql } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { emailMessages, emailPauses } from '#server/db/schema/emails.ts'

/**
 * For a clock that was moved back: what began at a time that is still to come, a pause or the doubt whether an email was sent,
 * begins now. A pause lasts as long as before.
 */
export function* forgetEmailTimesAhead(tx: Tx, now: Date): Transactional<void> {
  const ms = now.getTime()
  yield* run(
    tx
      .update(emailPauses)
      .set({ until: sql`${ms} + ${emailPauses.until} - ${emailPauses.since}`, since: now })
      .where(gt(emailPauses.since, now)),
  )
  yield* run(tx.update(emailMessages).set({ ambiguousSince: now }).where(gt(emailMessages.ambiguousSince, now)))
}
