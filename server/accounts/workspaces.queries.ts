import type { Role } from '#shared/roles.ts'
import {
  alias,
  type AnyColumn,
  and,
  asc,
  eq,
  exists,
  inArray,
  isNull,
  placeholder,
  type SQL,
  sql,
} from '#server/db/sql.ts'
import { lock, prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { workspaceMembers, workspaces } from '#server/db/schema/accounts.ts'
import { forms } from '#server/db/schema/forms.ts'
import { newId } from '#server/kernel/ids.ts'

export type WorkspaceRow = typeof workspaces.$inferSelect

/** With its default form, which requests and the collection link use. */
export function* insertWorkspace(
  tx: Tx,
  workspace: Pick<WorkspaceRow, 'id' | 'ownerUserId' | 'name' | 'timeZone' | 'createdAt'>,
): Transactional<void> {
  yield* run(tx.insert(workspaces).values(workspace))
  yield* run(
    tx.insert(workspaceMembers).values({
      workspaceId: workspace.id,
      userId: workspace.ownerUserId,
      role: 'owner',
      lastUsedAt: workspace.createdAt,
    }),
  )
  yield* run(
    tx.insert(forms).values({
      id: newId('frm'),
      workspaceId: workspace.id,
      name: 'Client form',
      isDefault: true,
      asksCompany: false,
      asksRole: false,
      questions: [],
      createdAt: workspace.createdAt,
    }),
  )
}

/** The role that a member was given, whatever the plan allows now. */
export type GivenRole = { workspaceId: string; role: Role }

const selectGivenRole = prepared((tx) =>
  tx
    .select({ workspaceId: workspaceMembers.workspaceId, role: workspaceMembers.role })
    .from(workspaceMembers)
    .where(
      and(
        eq(workspaceMembers.workspaceId, placeholder('workspaceId')),
        eq(workspaceMembers.userId, placeholder('userId')),
      ),
    ),
)

/** Undefined when the user is no member of the workspace. */
export function* findGivenRole(
  tx: Tx,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Transactional<GivenRole | undefined> {
  const [found] = yield* selectGivenRole(tx, { workspaceId, userId })
  return found
}

/** A member calls. */
export function* markWorkspaceUsed(
  tx: Tx,
  { workspaceId, userId, now }: { workspaceId: string; userId: string; now: Date },
): Transactional<void> {
  const isMember = and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId))
  yield* run(tx.update(workspaceMembers).set({ lastUsedAt: now }).where(isMember))
}

const selectWorkspace = prepared((tx) =>
  tx
    .select()
    .from(workspaces)
    .where(eq(workspaces.id, placeholder('id'))),
)

export function* findWorkspace(tx: Tx, workspaceId: string): Transactional<WorkspaceRow | undefined> {
  const [found] = yield* selectWorkspace(tx, { id: workspaceId })
  return found
}

const ofOwner = alias(workspaces, 'of_owner')
const selectPayerTimeZone = prepared((tx) =>
  tx
    .select({ timeZone: ofOwner.timeZone })
    .from(workspaces)
    .innerJoin(ofOwner, eq(ofOwner.ownerUserId, workspaces.ownerUserId))
    .where(eq(workspaces.id, placeholder('id')))
    .orderBy(asc(ofOwner.createdAt), asc(ofOwner.id))
    .limit(1),
)

/**
 * Decides when the month begins in which the owner's requests are counted over all their workspaces: the time zone of
 * the first one.
 */
export function* findPayerTimeZone(tx: Tx, workspaceId: string): Transactional<string> {
  const [found] = yield* selectPayerTimeZone(tx, { id: workspaceId })
  if (!found) throw new Error('The workspace of this row does not exist.')
  return found.timeZone
}

export function* renameWorkspace(
  tx: Tx,
  { workspaceId, name }: { workspaceId: string; name: string | null },
): Transactional<void> {
  yield* run(tx.update(workspaces).set({ name }).where(eq(workspaces.id, workspaceId)))
}

export function* changeTimeZone(
  tx: Tx,
  { workspaceId, timeZone }: { workspaceId: string; timeZone: string },
): Transactional<void> {
  yield* run(tx.update(workspaces).set({ timeZone }).where(eq(workspaces.id, workspaceId)))
}

/** The rules that accounts linked from now on begin with; null for the defaults. */
export function* saveNewLinkRules(
  tx: Tx,
  { workspaceId, rules }: { workspaceId: string; rules: WorkspaceRow['newLinkRules'] },
): Transactional<void> {
  yield* run(tx.update(workspaces).set({ newLinkRules: rules }).where(eq(workspaces.id, workspaceId)))
}

/** Who writes to clients and gets their replies; null for the owner. */
export function* saveSender(
  tx: Tx,
  {
    workspaceId,
    ...sender
  }: { workspaceId: string } & Pick<WorkspaceRow, 'senderFirstName' | 'senderLastName' | 'replyUserId'>,
): Transactional<void> {
  yield* run(tx.update(workspaces).set(sender).where(eq(workspaces.id, workspaceId)))
}

/** Widgets don't show it, so the content version stays the same. */
export function* changeAccentColor(
  tx: Tx,
  { workspaceId, accentColor }: { workspaceId: string; accentColor: string | null },
): Transactional<void> {
  yield* run(tx.update(workspaces).set({ accentColor }).where(eq(workspaces.id, workspaceId)))
}

const raiseContentVersion = prepared((tx) =>
  tx
    .update(workspaces)
    .set({ contentVersion: sql`${workspaces.contentVersion} + 1` })
    .where(eq(workspaces.id, placeholder('id'))),
)

/**
 * For transactions that change what is counted by workspace, such as its testimonials: they run one after the other. Call it
 * first.
 */
export const lockWorkspace = (tx: Tx, workspaceId: string): Transactional<void> => lock(tx, workspaceId)

/** Call it in the transaction of every change that a widget could show. */
export function* markContentChanged(tx: Tx, workspaceId: string): Transactional<void> {
  yield* lockWorkspace(tx, workspaceId)
  yield* raiseContentVersion(tx, { id: workspaceId })
}

/** Those that were not deleted. */
export function* listOpenWorkspaces(tx: Tx): Transactional<string[]> {
  const rows = yield* run(tx.select({ id: workspaces.id }).from(workspaces).where(isOpenWorkspace(tx, workspaces.id)))
  return rows.map(({ id }) => id)
}

export function* listWorkspacesOfOwner(tx: Tx, ownerUserId: string): Transactional<string[]> {
  const found = yield* run(
    tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.ownerUserId, ownerUserId)),
  )
  return found.map(({ id }) => id)
}

/** The first workspace of the account that pays for this one. */
export function* findAgencyId(tx: Tx, workspaceId: string): Transactional<string | undefined> {
  const payer = tx.select({ id: workspaces.ownerUserId }).from(workspaces).where(eq(workspaces.id, workspaceId))
  const [found] = yield* run(
    tx
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(inArray(workspaces.ownerUserId, payer))
      .orderBy(asc(workspaces.createdAt), asc(workspaces.id))
      .limit(1),
  )
  return found?.id
}

/**
 * A workspace that nobody is a member of is being deleted: from then on, nothing of it is shown, and nothing is sent.
 * Large ones take many transactions.
 */
export function* closeWorkspace(tx: Tx, workspaceId: string): Transactional<void> {
  yield* run(tx.delete(workspaceMembers).where(eq(workspaceMembers.workspaceId, workspaceId)))
}

/** For what is found by a public id or a link: whether the workspace in this column is not being deleted. */
export const isOpenWorkspace = (tx: Tx, workspaceId: AnyColumn): SQL =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(workspaceMembers)
      .where(eq(workspaceMembers.workspaceId, workspaceId)),
  )

/** Whether it exists and is not being deleted. */
export function* isWorkspaceOpen(tx: Tx, workspaceId: string): Transactional<boolean> {
  const isMember = eq(workspaceMembers.workspaceId, workspaceId)
  const found = yield* run(
    tx.select({ userId: workspaceMembers.userId }).from(workspaceMembers).where(isMember).limit(1),
  )
  return found.length === 1
}

/** Deletes all rows of the workspace. Callers remove its files and emails before, and large tables in batches. */
export function* deleteWorkspace(tx: Tx, workspaceId: string): Transactional<void> {
  yield* run(tx.delete(workspaces).where(eq(workspaces.id, workspaceId)))
}

/** Keeps the first time. */
export function* dismissChecklist(
  tx: Tx,
  { workspaceId, now }: { workspaceId: string; now: Date },
): Transactional<void> {
  yield* run(
    tx
      .update(workspaces)
      .set({ checklistDismissedAt: now })
      .where(and(eq(workspaces.id, workspaceId), isNull(workspaces.checklistDismissedAt))),
  )
}

/** A widget's code was copied, probably to put it on a page. Keeps the first time. */
export function* markEmbedCopied(
  tx: Tx,
  { workspaceId, now }: { workspaceId: string; now: Date },
): Transactional<void> {
  yield* run(
    tx
      .update(workspaces)
      .set({ embedCopiedAt: now })
      .where(and(eq(workspaces.id, workspaceId), isNull(workspaces.embedCopiedAt))),
  )
}
