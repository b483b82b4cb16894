import type { Sql, Work } from '#server/db/database.ts'
import { newId } from '#server/kernel/ids.ts'
import {
  clearSendingPause,
  deleteWorkspace,
  findWorkspace,
  findWorkspaceOfMember,
  insertWorkspace,
  listOwnedIds,
  listPausedWorkspaces,
  markEmbedCopied,
  markSendingPaused,
  raiseContentVersion,
  renameWorkspace,
  updateAccentColor,
  type WorkspaceRow,
} from './workspaces.repository.ts'

/** Makes a workspace with its owner as the first member. */
export function* createWorkspace(
  sql: Sql,
  { ownerUserId, name, now }: { ownerUserId: string; name: string | null; now: Date },
): Work<string> {
  const id = newId('wsp')
  yield* insertWorkspace(sql, { id, ownerUserId, name, createdAt: now })
  return id
}

export function* getWorkspace(sql: Sql, workspaceId: string): Work<WorkspaceRow> {
  const workspace = yield* findWorkspace(sql, workspaceId)
  if (!workspace) throw new Error('A row names a workspace that does not exist.')
  return workspace
}

/** Whether a workspace is there, or still is. */
export function* hasWorkspace(sql: Sql, workspaceId: string): Work<boolean> {
  return (yield* findWorkspace(sql, workspaceId)) !== undefined
}

/** Since when no mail to clients is sent, for complaints about them; null while they are. */
export function* findSendingPause(sql: Sql, workspaceId: string): Work<Date | null> {
  return (yield* findWorkspace(sql, workspaceId))?.sendingPausedAt ?? null
}

/** Whether no mail to clients is sent, for complaints about them. */
export function* isSendingPaused(sql: Sql, workspaceId: string): Work<boolean> {
  return (yield* findSendingPause(sql, workspaceId)) !== null
}

/** Sends no mail to clients any more. False when it did not before. */
export const pauseSending = (sql: Sql, pause: { workspaceId: string; now: Date }): Work<boolean> =>
  markSendingPaused(sql, pause)

/** The workspace that a signed-in user works in. */
export function* getWorkspaceOfMember(sql: Sql, userId: string): Work<WorkspaceRow> {
  const workspace = yield* findWorkspaceOfMember(sql, userId)
  if (!workspace) throw new Error('A user without a workspace.')
  return workspace
}

export function* changeWorkspaceName(sql: Sql, change: { workspaceId: string; name: string | null }): Work<void> {
  yield* renameWorkspace(sql, change)
  yield* raiseContentVersion(sql, change.workspaceId)
}

/** No widget shows it, so the content stays the same. */
export const changeAccentColor = (sql: Sql, change: { workspaceId: string; accentColor: string | null }): Work<void> =>
  updateAccentColor(sql, change)

/** To be called in the transaction of every change that a widget could show. */
export function* markContentChanged(sql: Sql, workspaceId: string): Work<void> {
  yield* raiseContentVersion(sql, workspaceId)
}

export const getWorkspacesOfOwner = (sql: Sql, userId: string): Work<string[]> => listOwnedIds(sql, userId)

/** With every row that belongs to it. Files and mails that lie elsewhere are for others to remove before. */
export const removeWorkspace = (sql: Sql, workspaceId: string): Work<void> => deleteWorkspace(sql, workspaceId)

/** The code of a widget was copied: somebody is about to put it on a page. */
export const noteEmbedCopied = (sql: Sql, note: { workspaceId: string; now: Date }): Work<void> =>
  markEmbedCopied(sql, note)

/** Whose mails to clients were stopped for complaints, and since when. */
export const listSendingPaused = (sql: Sql): Work<{ ownerUserId: string; since: Date }[]> => listPausedWorkspaces(sql)

/** Lets an owner mail clients again. False when nothing kept them from it. */
export const allowSending = (sql: Sql, ownerUserId: string): Work<boolean> => clearSendingPause(sql, ownerUserId)
