import { and, eq, placeholder } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { sendingDomains } from '#server/db/schema/email-settings.ts'

export type SendingDomainRow = typeof sendingDomains.$inferSelect

const selectDomainOf = prepared((tx) =>
  tx
    .select()
    .from(sendingDomains)
    .where(eq(sendingDomains.workspaceId, placeholder('workspaceId'))),
)

/** A workspace's domain. */
export function* findDomainOf(tx: Tx, workspaceId: string): Transactional<SendingDomainRow | undefined> {
  const [found] = yield* selectDomainOf(tx, { workspaceId })
  return found
}

/** In any workspace: a domain can belong to only one. */
export function* findDomainNamed(tx: Tx, name: string): Transactional<SendingDomainRow | undefined> {
  const [found] = yield* run(tx.select().from(sendingDomains).where(eq(sendingDomains.name, name)))
  return found
}

/** In any workspace: the email service doesn't know workspaces. */
export function* findDomainByProvider(tx: Tx, providerId: string): Transactional<SendingDomainRow | undefined> {
  const [found] = yield* run(tx.select().from(sendingDomains).where(eq(sendingDomains.providerId, providerId)))
  return found
}

export function* insertDomain(tx: Tx, row: Omit<SendingDomainRow, 'checkedAt'>): Transactional<void> {
  yield* run(tx.insert(sendingDomains).values(row))
}

/** Only while it is the same domain at the email service. Returns false when it was removed or replaced meanwhile. */
export function* updateDomain(
  tx: Tx,
  {
    workspaceId,
    providerId,
    ...changes
  }: { workspaceId: string; providerId: string } & Pick<SendingDomainRow, 'status' | 'records' | 'checkedAt'>,
): Transactional<boolean> {
  const changed = yield* run(
    tx
      .update(sendingDomains)
      .set(changes)
      .where(and(eq(sendingDomains.workspaceId, workspaceId), eq(sendingDomains.providerId, providerId)))
      .returning({ name: sendingDomains.name }),
  )
  return changed.length === 1
}

export function* deleteDomain(tx: Tx, workspaceId: string): Transactional<void> {
  yield* run(tx.delete(sendingDomains).where(eq(sendingDomains.workspaceId, workspaceId)))
}
