import { and, asc, eq, sql } from 'drizzle-orm'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { emailMessages } from '#server/db/schema/emails.ts'

export type EmailMessage = typeof emailMessages.$inferSelect

/** All messages about a workspace's testimonials, oldest first. */
export function* listMessages(tx: Tx, workspaceId: string): Transactional<EmailMessage[]> {
  return yield* run(
    tx
      .select()
      .from(emailMessages)
      .where(eq(emailMessages.workspaceId, workspaceId))
      .orderBy(asc(emailMessages.createdAt), asc(emailMessages.id)),
  )
}

/** All messages about one testimonial, oldest first. */
export function* listMessagesAbout(
  tx: Tx,
  { workspaceId, testimonialId }: { workspaceId: string; testimonialId: string },
): Transactional<EmailMessage[]> {
  return yield* run(
    tx
      .select()
      .from(emailMessages)
      .where(and(eq(emailMessages.workspaceId, workspaceId), eq(emailMessages.testimonialId, testimonialId)))
      .orderBy(asc(emailMessages.createdAt), sql`rowid`),
  )
}
