import { and, asc, count, desc, eq, gt, isNotNull, isNull, or, placeholder, sql } from '#server/db/sql.ts'
import { isOpenWorkspace } from '#server/accounts/workspaces.queries.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { workspaces } from '#server/db/schema/accounts.ts'
import { signOffLinks, signOffTokens } from '#server/db/schema/sign-off.ts'

export type LinkRow = typeof signOffLinks.$inferSelect

type Key = { workspaceId: string; id: string }
type Moment = { workspaceId: string; now: Date }

const isLink = ({ workspaceId, id }: Key) => and(eq(signOffLinks.workspaceId, workspaceId), eq(signOffLinks.id, id))
const isActiveOf = ({ workspaceId, now }: Moment) =>
  and(eq(signOffLinks.workspaceId, workspaceId), isNull(signOffLinks.revokedAt), gt(signOffLinks.expiresAt, now))

export function* insertLink(tx: Tx, link: typeof signOffLinks.$inferInsert): Transactional<void> {
  yield* run(tx.insert(signOffLinks).values(link))
}

export function* insertToken(tx: Tx, token: typeof signOffTokens.$inferInsert): Transactional<void> {
  yield* run(tx.insert(signOffTokens).values(token))
}

export function* findLink(tx: Tx, key: Key): Transactional<LinkRow | undefined> {
  const [found] = yield* run(tx.select().from(signOffLinks).where(isLink(key)))
  return found
}

/**
 * By the hash of a token, which grants access: the only read not limited to a workspace. Those of a workspace that is
 * being deleted are left out.
 */
export function* findLinkByToken(tx: Tx, hash: string): Transactional<LinkRow | undefined> {
  const [found] = yield* run(
    tx
      .select({ link: signOffLinks })
      .from(signOffTokens)
      .innerJoin(signOffLinks, eq(signOffLinks.id, signOffTokens.linkId))
      .where(and(eq(signOffTokens.hash, hash), isOpenWorkspace(tx, signOffLinks.workspaceId))),
  )
  return found?.link
}

/** Newest first, those that are active or ended after `endedAfter`. */
export function* listLinks(
  tx: Tx,
  { workspaceId, endedAfter }: { workspaceId: string; endedAfter: Date },
): Transactional<LinkRow[]> {
  const isRecent = or(
    and(isNull(signOffLinks.revokedAt), gt(signOffLinks.expiresAt, endedAfter)),
    gt(signOffLinks.revokedAt, endedAfter),
  )
  return yield* run(
    tx
      .select()
      .from(signOffLinks)
      .where(and(eq(signOffLinks.workspaceId, workspaceId), isRecent))
      .orderBy(desc(signOffLinks.createdAt), desc(signOffLinks.id)),
  )
}

/** Oldest first. */
export function* listActiveLinks(tx: Tx, moment: Moment): Transactional<LinkRow[]> {
  return yield* run(
    tx.select().from(signOffLinks).where(isActiveOf(moment)).orderBy(asc(signOffLinks.createdAt), asc(signOffLinks.id)),
  )
}

export function* countActiveLinks(tx: Tx, moment: Moment): Transactional<number> {
  const [found] = yield* run(tx.select({ count: count() }).from(signOffLinks).where(isActiveOf(moment)))
  return found?.count ?? 0
}

/** The active link of an address, in any case. */
export function* findActiveLinkTo(
  tx: Tx,
  { email, ...moment }: Moment & { email: string },
): Transactional<LinkRow | undefined> {
  const isTo = eq(sql`lower(${signOffLinks.email})`, email.toLowerCase())
  const [found] = yield* run(
    tx
      .select()
      .from(signOffLinks)
      .where(and(isActiveOf(moment), isTo)),
  )
  return found
}

export function* changeLink(
  tx: Tx,
  key: Key,
  values: Partial<Pick<LinkRow, 'expiresAt' | 'revokedAt' | 'lastDecidedAt'>>,
): Transactional<void> {
  yield* run(tx.update(signOffLinks).set(values).where(isLink(key)))
}

export function* changeRequired(
  tx: Tx,
  { workspaceId, isRequired }: { workspaceId: string; isRequired: boolean },
): Transactional<void> {
  yield* run(tx.update(workspaces).set({ isSignOffRequired: isRequired }).where(eq(workspaces.id, workspaceId)))
}

const selectSigners = prepared((tx) =>
  tx
    .select({ name: signOffLinks.name })
    .from(workspaces)
    .leftJoin(
      signOffLinks,
      and(
        eq(signOffLinks.workspaceId, workspaces.id),
        isNull(signOffLinks.revokedAt),
        gt(signOffLinks.expiresAt, placeholder('now')),
      ),
    )
    .where(and(eq(workspaces.id, placeholder('workspaceId')), eq(workspaces.isSignOffRequired, true)))
    .orderBy(asc(signOffLinks.createdAt), asc(signOffLinks.id)),
)

/** Names of the active links of a workspace that requires a sign-off; null when it doesn't. */
export function* findSignerNames(tx: Tx, { workspaceId, now }: Moment): Transactional<string[] | null> {
  const found = yield* selectSigners(tx, { workspaceId, now: now.getTime() })
  return found.length === 0 ? null : found.flatMap(({ name }) => name ?? [])
}

/** Links that ended before, with their tokens. */
export function* deleteEndedLinks(tx: Tx, before: Date): Transactional<void> {
  yield* run(
    tx
      .delete(signOffLinks)
      .where(
        or(
          sql`${signOffLinks.expiresAt} < ${before.getTime()}`,
          and(isNotNull(signOffLinks.revokedAt), sql`${signOffLinks.revokedAt} < ${before.getTime()}`),
        ),
      ),
  )
}
