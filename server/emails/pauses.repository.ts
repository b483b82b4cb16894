import { and, eq, lte, ne } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { emailPauses } from '#server/db/schema/emails.ts'

export type EmailPause = Omit<typeof emailPauses.$inferSelect, 'id'>

type Reason = EmailPause['reason']

export function* findPause(tx: Tx): Transactional<EmailPause | undefined> {
  const [found] = yield* run(tx.select().from(emailPauses))
  return found
}

/** Replaces an existing pause. */
export function* putPause(tx: Tx, pause: EmailPause): Transactional<void> {
  yield* run(
    tx
      .insert(emailPauses)
      .values({ id: 'all', ...pause })
      .onConflictDoUpdate({ target: emailPauses.id, set: pause }),
  )
}

export function* prolongPause(tx: Tx, { reason, until }: { reason: Reason; until: Date }): Transactional<void> {
  yield* run(tx.update(emailPauses).set({ until }).where(eq(emailPauses.reason, reason)))
}

/** Deletes pauses that began at or before an instant, except an operator's; all of them without one. */
export function* deletePauses(tx: Tx, { begunBy }: { begunBy?: Date } = {}): Transactional<number> {
  const ended = yield* run(
    tx
      .delete(emailPauses)
      .where(begunBy && and(lte(emailPauses.since, begunBy), ne(emailPauses.reason, 'operator')))
      .returning({ reason: emailPauses.reason }),
  )
  return ended.length
}
