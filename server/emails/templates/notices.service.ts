import { WORKSPACE_PARAMETER } from '#shared/constants.ts'
import type { Notice } from '#shared/notices.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { getUser, getWorkspace } from '#server/accounts/accounts.service.ts'
import { listNoticeReaders, type NoticeReader } from '#server/accounts/notices.queries.ts'
import { hasSeveralWorkspaces } from '#server/accounts/members.queries.ts'
import { foldAddress, isBarred } from '#server/emails/recipients/suppressions.service.ts'
import type { EmailTarget } from './email-kind.ts'

/** The members of a workspace who get a kind of notice: those who want it and have confirmed their address. */
export function* listNoticeRecipients(
  tx: Tx,
  { workspaceId, notice }: { workspaceId: string; notice: Notice },
): Transactional<NoticeReader[]> {
  return (yield* listNoticeReaders(tx, { workspaceId, notice })).filter(({ isEmailVerified }) => isEmailVerified)
}

/**
 * The member to whom a queued notice is written, who may be unconfirmed; undefined when it is not to be sent any more:
 * the member was removed, turned it off, has another address now, or refuses our emails.
 */
export function* findNoticeReader(
  tx: Tx,
  { workspaceId, recipient, memberUserId }: EmailTarget,
  { notice, hashKey }: { notice: Notice; hashKey: string },
): Transactional<NoticeReader | undefined> {
  const reader = (yield* listNoticeReaders(tx, { workspaceId, notice })).find(({ userId }) => userId === memberUserId)
  if (!reader || foldAddress(reader.email) !== foldAddress(recipient)) return undefined
  return (yield* isBarred(tx, { address: reader.email, hashKey })) ? undefined : reader
}

/** What all notices to one member about one workspace share. */
export type NoticeFrame = {
  /** May be empty. */
  firstName: string
  /** For a reader with several workspaces: which one it is about. */
  workspaceName: string | null
  /** Leads to a page of the dashboard in this workspace. */
  linkTo: (path: string, parameters?: Record<string, string>) => string
}

export function* readNoticeFrame(
  tx: Tx,
  { workspaceId, memberUserId }: EmailTarget,
  publicUrl: string,
): Transactional<NoticeFrame> {
  const { firstName } = yield* getUser(tx, memberUserId)
  const hasSeveral = yield* hasSeveralWorkspaces(tx, memberUserId)
  return {
    firstName,
    workspaceName: hasSeveral ? (yield* getWorkspace(tx, workspaceId)).name : null,
    linkTo: (path, parameters = {}) =>
      `${publicUrl}${path}?${new URLSearchParams({ ...parameters, [WORKSPACE_PARAMETER]: workspaceId })}`,
  }
}
