import type { EndedInvitation } from '#shared/invitations.ts'
import { INVITATION_DAYS } from '#shared/members.ts'
import { hashSecret, keyedHash } from '#server/kernel/tokens.ts'
import type { InvitationRow } from './invitations.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Nobody can use invitations to send spam: what one account, one workspace and one recipient are limited to. */
export const INVITATION_LIMITS = {
  pendingOfWorkspace: 200,
  ofWorkspaceADay: 50,
  ofSenderADay: 100,
  /** From all workspaces: a new colleague of an agency is invited to many of them at once. */
  toAddressADay: 20,
  ofWorkspaceToAddressADay: 3,
  /** How often one invitation is sent. */
  sendings: 5,
}

export const expiryOf = (now: Date) => new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
export const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS)

/** The secret of the link, made from the id with our key: it is never stored, and each email can contain it. */
export const secretOf = (id: string, hashKey: string) => keyedHash(hashKey, `invitation ${id}`)

/** What is stored of the secret. */
export const secretHashOf = (id: string, hashKey: string) => hashSecret(secretOf(id, hashKey))

export const statusOf = (
  { status, expiresAt }: Pick<InvitationRow, 'status' | 'expiresAt'>,
  now: Date,
): 'pending' | EndedInvitation['status'] => (status === 'pending' && expiresAt <= now ? 'expired' : status)
