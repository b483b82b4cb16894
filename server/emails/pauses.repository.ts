import { and, eq, lte } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { mailPauses } from '#server/db/schema/emails.ts'
import type { PauseReason } from './retry.domain.ts'

export type MailPause = Omit<typeof mailPauses.$inferSelect, 'id'>

export function* findPause(sql: Sql): Work<MailPause | undefined> {
  const [found] = yield* run(sql.select().from(mailPauses))
  return found
}

/** In place of the one that is there. */
export function* putPause(sql: Sql, pause: MailPause): Work<void> {
  yield* run(
    sql
      .insert(mailPauses)
      .values({ id: 'all', ...pause })
      .onConflictDoUpdate({ target: mailPauses.id, set: pause }),
  )
}

export function* prolongPause(sql: Sql, { reason, until }: { reason: PauseReason; until: Date }): Work<void> {
  yield* run(sql.update(mailPauses).set({ until }).where(eq(mailPauses.reason, reason)))
}

/** Those that began at an instant or before; any when it is left out. */
export function* deletePauses(sql: Sql, { begunBy }: { begunBy?: Date } = {}): Work<number> {
  const ended = yield* run(
    sql
      .delete(mailPauses)
      .where(and(begunBy && lte(mailPauses.since, begunBy)))
      .returning({ reason: mailPauses.reason }),
  )
  return ended.length
}
