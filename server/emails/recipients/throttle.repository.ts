import { and, count, desc, eq, gt, inArray, isNull, lte, ne, or, placeholder } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { workspaces } from '#server/db/schema/accounts.ts'
import { emailMessages, recipientEmails } from '#server/db/schema/emails.ts'
import { isQueued } from '../emails.queries.ts'

export type EmailPurpose = (typeof recipientEmails.$inferSelect)['purpose']

export function* insertSending(tx: Tx, turn: typeof recipientEmails.$inferInsert): Transactional<void> {
  yield* run(tx.insert(recipientEmails).values(turn))
}

/** For a message that was not sent. */
export function* releaseSending(tx: Tx, messageId: string): Transactional<void> {
  yield* run(tx.delete(recipientEmails).where(eq(recipientEmails.messageId, messageId)))
}

/**
 * Who a message asked, for which workspace, even after the message was deleted; undefined after a month. Found by its
 * message alone: webhooks name no workspace.
 */
export function* findAsked(tx: Tx, messageId: string): Transactional<typeof recipientEmails.$inferSelect | undefined> {
  const [found] = yield* run(tx.select().from(recipientEmails).where(eq(recipientEmails.messageId, messageId)))
  return found
}

/**
 * When emails of a purpose went to an address since an instant, newest first, without the first `skip`. Those of other
 * workspaces count only if their owners had confirmed their addresses, unless `countsAll`.
 */
export function* findSendingTo(
  tx: Tx,
  {
    addressHash,
    purpose,
    since,
    skip,
    workspaceId,
    countsAll,
  }: {
    addressHash: string
    purpose: EmailPurpose
    since: Date
    skip: number
    workspaceId: string
    countsAll: boolean
  },
): Transactional<Date | undefined> {
  const [found] = yield* run(
    tx
      .select({ at: recipientEmails.at })
      .from(recipientEmails)
      .where(
        and(
          eq(recipientEmails.addressHash, addressHash),
          eq(recipientEmails.purpose, purpose),
          gt(recipientEmails.at, since),
          countsAll
            ? undefined
            : or(eq(recipientEmails.workspaceId, workspaceId), eq(recipientEmails.isFromConfirmed, true)),
        ),
      )
      .orderBy(desc(recipientEmails.at))
      .limit(1)
      .offset(skip),
  )
  return found?.at
}

/** How many emails of a purpose a workspace sent since an instant. */
export function* countSendings(
  tx: Tx,
  { workspaceId, purpose, since }: { workspaceId: string; purpose: EmailPurpose; since: Date },
): Transactional<number> {
  const [found] = yield* run(
    tx
      .select({ sendings: count() })
      .from(recipientEmails)
      .where(
        and(
          eq(recipientEmails.workspaceId, workspaceId),
          gt(recipientEmails.at, since),
          eq(recipientEmails.purpose, purpose),
        ),
      ),
  )
  return found?.sendings ?? 0
}

const ofOwner = (tx: Tx) =>
  tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.ownerUserId, placeholder('ownerUserId')))

const selectAskedOf = prepared((tx) =>
  tx
    .select({ at: recipientEmails.at })
    .from(recipientEmails)
    .where(and(inArray(recipientEmails.workspaceId, ofOwner(tx)), gt(recipientEmails.at, placeholder('since')))),
)

const selectTestsOf = prepared((tx) =>
  tx
    .select({ at: emailMessages.createdAt })
    .from(emailMessages)
    .where(
      and(
        inArray(emailMessages.workspaceId, ofOwner(tx)),
        gt(emailMessages.createdAt, placeholder('since')),
        eq(emailMessages.kind, 'test'),
        ne(emailMessages.status, 'failed'),
      ),
    ),
)

/** When an owner's workspaces sent requests, reminders or test emails since an instant, newest first. */
export function* listSendingsOf(
  tx: Tx,
  { ownerUserId, since }: { ownerUserId: string; since: Date },
): Transactional<Date[]> {
  // Placeholders bind values without conversion.
  const of = { ownerUserId, since: since.getTime() }
  const asked = yield* selectAskedOf(tx, of)
  const tests = yield* selectTestsOf(tx, of)
  return [...asked, ...tests].map(({ at }) => at).toSorted((one, other) => other.getTime() - one.getTime())
}

export function* deleteSendingsBefore(tx: Tx, before: Date): Transactional<void> {
  yield* run(tx.delete(recipientEmails).where(lte(recipientEmails.at, before)))
}

const deleteSendingsAbout = prepared((tx) => {
  const waiting = tx
    .select({ id: emailMessages.id })
    .from(emailMessages)
    .where(
      and(
        eq(emailMessages.workspaceId, placeholder('workspaceId')),
        eq(emailMessages.testimonialId, placeholder('testimonialId')),
        isQueued,
        isNull(emailMessages.ambiguousSince),
      ),
    )
  return tx.delete(recipientEmails).where(inArray(recipientEmails.messageId, waiting))
})

/** For queued messages about one testimonial that were never sent. */
export function* releaseSendingsAbout(
  tx: Tx,
  { workspaceId, testimonialId }: { workspaceId: string; testimonialId: string },
): Transactional<void> {
  yield* deleteSendingsAbout(tx, { workspaceId, testimonialId })
}
