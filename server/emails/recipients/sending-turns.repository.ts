import { and, desc, eq, gt, inArray, isNull, lte, ne } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { emailMessages, recipientMails } from '#server/db/schema/emails.ts'

export function* insertTurn(sql: Sql, turn: typeof recipientMails.$inferInsert): Work<void> {
  yield* run(sql.insert(recipientMails).values(turn))
}

export function* deleteTurn(sql: Sql, messageId: string): Work<void> {
  yield* run(sql.delete(recipientMails).where(eq(recipientMails.messageId, messageId)))
}

/** One whose message is all that is known of it: who tells us of a mail names no workspace. */
export function* findTurn(sql: Sql, messageId: string): Work<typeof recipientMails.$inferSelect | undefined> {
  const [found] = yield* run(sql.select().from(recipientMails).where(eq(recipientMails.messageId, messageId)))
  return found
}

/** When the newest mails but `skip` went to an address, since an instant. */
export function* findTurnTo(
  sql: Sql,
  { addressHash, since, skip }: { addressHash: string; since: Date; skip: number },
): Work<Date | undefined> {
  const [found] = yield* run(
    sql
      .select({ at: recipientMails.at })
      .from(recipientMails)
      .where(and(eq(recipientMails.addressHash, addressHash), gt(recipientMails.at, since)))
      .orderBy(desc(recipientMails.at))
      .limit(1)
      .offset(skip),
  )
  return found?.at
}

/** When a workspace asked somebody, or mailed its owner a test, since an instant. Newest first. */
export function* listTurnsOf(sql: Sql, { workspaceId, since }: { workspaceId: string; since: Date }): Work<Date[]> {
  const asked = yield* run(
    sql
      .select({ at: recipientMails.at })
      .from(recipientMails)
      .where(and(eq(recipientMails.workspaceId, workspaceId), gt(recipientMails.at, since))),
  )
  const tests = yield* run(
    sql
      .select({ at: emailMessages.createdAt })
      .from(emailMessages)
      .where(
        and(
          eq(emailMessages.workspaceId, workspaceId),
          gt(emailMessages.createdAt, since),
          eq(emailMessages.kind, 'test'),
          ne(emailMessages.status, 'failed'),
        ),
      ),
  )
  return [...asked, ...tests].map(({ at }) => at).toSorted((one, other) => other.getTime() - one.getTime())
}

export function* deleteTurnsBefore(sql: Sql, before: Date): Work<void> {
  yield* run(sql.delete(recipientMails).where(lte(recipientMails.at, before)))
}

/** Of messages about one testimonial that wait and were never handed over. */
export function* deleteTurnsOfWaiting(
  sql: Sql,
  { workspaceId, testimonialId }: { workspaceId: string; testimonialId: string },
): Work<void> {
  const waiting = sql
    .select({ id: emailMessages.id })
    .from(emailMessages)
    .where(
      and(
        eq(emailMessages.workspaceId, workspaceId),
        eq(emailMessages.testimonialId, testimonialId),
        eq(emailMessages.status, 'queued'),
        isNull(emailMessages.ambiguousSince),
      ),
    )
  yield* run(sql.delete(recipientMails).where(inArray(recipientMails.messageId, waiting)))
}
