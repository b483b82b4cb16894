import { and, count, desc, eq, gt, isNull, or, lt, placeholder, sql } from '#server/db/sql.ts'
import { isOpenWorkspace } from '#server/accounts/workspaces.queries.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { reportLinks } from '#server/db/schema/reports.ts'

export type ReportLinkRow = typeof reportLinks.$inferSelect

type OfMonth = { workspaceId: string; month: string; now: Date }

const works = ({ workspaceId, month, now }: OfMonth) =>
  and(
    eq(reportLinks.workspaceId, workspaceId),
    eq(reportLinks.month, month),
    isNull(reportLinks.revokedAt),
    gt(reportLinks.expiresAt, now),
  )

export function* insertReportLink(
  tx: Tx,
  link: Omit<ReportLinkRow, 'revokedAt' | 'timesOpened' | 'lastOpenedAt'>,
): Transactional<void> {
  yield* run(tx.insert(reportLinks).values(link))
}

/** Those that work, newest first. */
export function* listReportLinks(tx: Tx, of: OfMonth): Transactional<ReportLinkRow[]> {
  return yield* run(
    tx.select().from(reportLinks).where(works(of)).orderBy(desc(reportLinks.createdAt), desc(reportLinks.id)),
  )
}

export function* countReportLinks(tx: Tx, of: OfMonth): Transactional<number> {
  const [found] = yield* run(tx.select({ links: count() }).from(reportLinks).where(works(of)))
  return found?.links ?? 0
}

export function* findReportLink(
  tx: Tx,
  { workspaceId, id }: { workspaceId: string; id: string },
): Transactional<ReportLinkRow | undefined> {
  const isRow = and(eq(reportLinks.workspaceId, workspaceId), eq(reportLinks.id, id))
  const [found] = yield* run(tx.select().from(reportLinks).where(isRow))
  return found
}

const selectBySecret = prepared((tx) =>
  tx
    .select()
    .from(reportLinks)
    .where(and(eq(reportLinks.secretHash, placeholder('secretHash')), isOpenWorkspace(tx, reportLinks.workspaceId))),
)

/** Also one that ended. Undefined in a workspace that is being deleted. */
export function* findReportLinkBySecret(tx: Tx, secretHash: string): Transactional<ReportLinkRow | undefined> {
  const [found] = yield* selectBySecret(tx, { secretHash })
  return found
}

/** False when it was revoked before. */
export function* markRevoked(
  tx: Tx,
  { workspaceId, id, now }: { workspaceId: string; id: string; now: Date },
): Transactional<boolean> {
  const revoked = yield* run(
    tx
      .update(reportLinks)
      .set({ revokedAt: now })
      .where(and(eq(reportLinks.workspaceId, workspaceId), eq(reportLinks.id, id), isNull(reportLinks.revokedAt)))
      .returning({ id: reportLinks.id }),
  )
  return revoked.length === 1
}

/** Somebody opened it, unless that was noted at `notedSince` or later. */
export function* markOpened(
  tx: Tx,
  { id, now, notedSince }: { id: string; now: Date; notedSince: Date },
): Transactional<void> {
  const isOld = or(isNull(reportLinks.lastOpenedAt), lt(reportLinks.lastOpenedAt, notedSince))
  yield* run(
    tx
      .update(reportLinks)
      .set({ lastOpenedAt: now, timesOpened: sql`${reportLinks.timesOpened} + 1` })
      .where(and(eq(reportLinks.id, id), isOld)),
  )
}
