import { and, eq } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { sendingDomains } from '#server/db/schema/email-settings.ts'

export type SendingDomainRow = typeof sendingDomains.$inferSelect

/** The one of a workspace. */
export function* findDomainOf(sql: Sql, workspaceId: string): Work<SendingDomainRow | undefined> {
  const [found] = yield* run(sql.select().from(sendingDomains).where(eq(sendingDomains.workspaceId, workspaceId)))
  return found
}

/** Whose a domain is, of all workspaces: one domain is one workspace's. */
export function* findDomainNamed(sql: Sql, name: string): Work<SendingDomainRow | undefined> {
  const [found] = yield* run(sql.select().from(sendingDomains).where(eq(sendingDomains.name, name)))
  return found
}

/** The mail service tells of its domains, and knows no workspaces. */
export function* findDomainByProvider(sql: Sql, providerId: string): Work<SendingDomainRow | undefined> {
  const [found] = yield* run(sql.select().from(sendingDomains).where(eq(sendingDomains.providerId, providerId)))
  return found
}

export function* insertDomain(sql: Sql, row: Omit<SendingDomainRow, 'checkedAt'>): Work<void> {
  yield* run(sql.insert(sendingDomains).values(row))
}

/** Only while it is the same domain at the mail service; false when it was removed or replaced meanwhile. */
export function* updateDomain(
  sql: Sql,
  {
    workspaceId,
    providerId,
    ...changes
  }: { workspaceId: string; providerId: string } & Pick<SendingDomainRow, 'status' | 'records' | 'checkedAt'>,
): Work<boolean> {
  const changed = yield* run(
    sql
      .update(sendingDomains)
      .set(changes)
      .where(and(eq(sendingDomains.workspaceId, workspaceId), eq(sendingDomains.providerId, providerId)))
      .returning({ name: sendingDomains.name }),
  )
  return changed.length === 1
}

export function* deleteDomain(sql: Sql, workspaceId: string): Work<void> {
  yield* run(sql.delete(sendingDomains).where(eq(sendingDomains.workspaceId, workspaceId)))
}
