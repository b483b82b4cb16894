import type { Role } from '#shared/roles.ts'
import { and, count, desc, eq, inArray, lt, sql } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { invitations } from '#server/db/schema/members.ts'
import { publicTestimonials } from '#server/db/schema/testimonials.ts'

export type InvitationRow = typeof invitations.$inferSelect
/** With who sent it. */
export type SentInvitation = InvitationRow & { firstName: string; lastName: string; inviterEmail: string }

type Key = { workspaceId: string; id: string }

// The literal of the unique index.
const isPending = sql`${invitations.status} = 'pending'`
const isRow = ({ workspaceId, id }: Key) => and(eq(invitations.workspaceId, workspaceId), eq(invitations.id, id))
const isPendingTo = ({ workspaceId, email }: { workspaceId: string; email: string }) =>
  and(eq(invitations.workspaceId, workspaceId), eq(invitations.email, email), isPending)

const withInviter = (tx: Tx) =>
  tx
    .select({
      invitation: invitations,
      firstName: users.firstName,
      lastName: users.lastName,
      inviterEmail: users.email,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedByUserId))

const joined = ({
  invitation,
  ...inviter
}: { invitation: InvitationRow } & Omit<SentInvitation, keyof InvitationRow>) => ({
  ...invitation,
  ...inviter,
})

export function* insertInvitation(tx: Tx, invitation: typeof invitations.$inferInsert): Transactional<void> {
  yield* run(tx.insert(invitations).values(invitation))
}

/** Those that nobody has answered, newest first. */
export function* listPending(tx: Tx, workspaceId: string): Transactional<SentInvitation[]> {
  const found = yield* run(
    withInviter(tx)
      .where(and(eq(invitations.workspaceId, workspaceId), isPending))
      .orderBy(desc(invitations.sentAt), invitations.email),
  )
  return found.map(joined)
}

export function* findPending(tx: Tx, key: Key): Transactional<SentInvitation | undefined> {
  const [found] = yield* run(withInviter(tx).where(and(isRow(key), isPending)))
  return found && joined(found)
}

/** Whatever became of it. */
export function* findInvitation(tx: Tx, key: Key): Transactional<SentInvitation | undefined> {
  const [found] = yield* run(withInviter(tx).where(isRow(key)))
  return found && joined(found)
}

export function* findPendingTo(
  tx: Tx,
  to: { workspaceId: string; email: string },
): Transactional<SentInvitation | undefined> {
  const [found] = yield* run(withInviter(tx).where(isPendingTo(to)))
  return found && joined(found)
}

/** By the link, which names no workspace. */
export function* findBySecret(tx: Tx, secretHash: string): Transactional<SentInvitation | undefined> {
  const [found] = yield* run(withInviter(tx).where(eq(invitations.secretHash, secretHash)))
  return found && joined(found)
}

/** False when somebody answered or revoked it meanwhile. */
export function* endInvitation(
  tx: Tx,
  {
    status,
    acceptedByUserId = null,
    ...key
  }: Key & {
    status: Exclude<InvitationRow['status'], 'pending'>
    acceptedByUserId?: string | null
  },
): Transactional<boolean> {
  const ended = yield* run(
    tx
      .update(invitations)
      .set({ status, acceptedByUserId })
      .where(and(isRow(key), isPending))
      .returning({ id: invitations.id }),
  )
  return ended.length === 1
}

/** Revokes what a member sent, or of that only invitations to some roles. */
export function* revokeSentBy(
  tx: Tx,
  { workspaceId, userId, roles }: { workspaceId: string; userId: string; roles: readonly Role[] },
): Transactional<void> {
  yield* run(
    tx
      .update(invitations)
      .set({ status: 'revoked' })
      .where(
        and(
          eq(invitations.workspaceId, workspaceId),
          eq(invitations.invitedByUserId, userId),
          inArray(invitations.role, [...roles]),
          isPending,
        ),
      ),
  )
}

export function* markSentAgain(
  tx: Tx,
  { sentAt, expiresAt, ...key }: Key & { sentAt: Date; expiresAt: Date },
): Transactional<void> {
  const again = { sentAt, expiresAt, failure: null, sentCount: sql`${invitations.sentCount} + 1` }
  yield* run(
    tx
      .update(invitations)
      .set(again)
      .where(and(isRow(key), isPending)),
  )
}

export function* noteFailure(
  tx: Tx,
  { failure, ...to }: { workspaceId: string; email: string; failure: string },
): Transactional<void> {
  yield* run(tx.update(invitations).set({ failure }).where(isPendingTo(to)))
}

export function* countPending(tx: Tx, workspaceId: string): Transactional<number> {
  const [found] = yield* run(
    tx
      .select({ total: count() })
      .from(invitations)
      .where(and(eq(invitations.workspaceId, workspaceId), isPending)),
  )
  return found?.total ?? 0
}

/** What was answered, revoked or forgotten long ago. */
export function* deleteInvitationsBefore(tx: Tx, instant: Date): Transactional<void> {
  yield* run(tx.delete(invitations).where(lt(invitations.expiresAt, instant)))
}

/** The newest public testimonial with a text. */
export function* findNewestQuote(tx: Tx, workspaceId: string) {
  const [found] = yield* run(
    tx
      .select({
        text: publicTestimonials.text,
        author: publicTestimonials.author,
        role: publicTestimonials.role,
        company: publicTestimonials.company,
        rating: publicTestimonials.rating,
      })
      .from(publicTestimonials)
      .where(and(eq(publicTestimonials.workspaceId, workspaceId), sql`${publicTestimonials.text} <> ''`))
      .orderBy(desc(publicTestimonials.submittedAt))
      .limit(1),
  )
  return found ?? null
}
