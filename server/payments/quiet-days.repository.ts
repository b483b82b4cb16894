import { and, eq, gte, inArray, isNull, lt, max, notInArray, or, sql } from '#server/db/sql.ts'
import type { RequestRules } from '#shared/connections.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { connections, payments } from '#server/db/schema/payments.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'

/** Null for the defaults. */
export function* listRules(tx: Tx, workspaceId: string): Transactional<{ id: string; rules: RequestRules | null }[]> {
  return yield* run(
    tx
      .select({ id: connections.id, rules: connections.rules })
      .from(connections)
      .where(eq(connections.workspaceId, workspaceId)),
  )
}

const address = sql<string>`lower(${testimonials.customerEmail})`

/** `ana@…` and `ana+work@…`, in lower case. */
function isMailbox(mailbox: string) {
  const local = mailbox.slice(0, mailbox.lastIndexOf('@'))
  // `,` comes right after `+`.
  return or(eq(address, mailbox), and(gte(address, `${local}+`), lt(address, `${local},`)))
}

/** A request to a mailbox, or to another one with the same name at another domain. */
export type RequestToMailbox = { email: string; at: Date | null; isOpen: boolean }

export function* listRequestsTo(
  tx: Tx,
  { workspaceId, mailboxes }: { workspaceId: string; mailboxes: readonly string[] },
): Transactional<RequestToMailbox[]> {
  const found = yield* run(
    tx
      .select({
        email: testimonials.customerEmail,
        sentAt: testimonials.sentAt,
        submittedAt: testimonials.submittedAt,
        status: testimonials.status,
        declinedAt: testimonials.declinedAt,
        unsubscribedAt: testimonials.unsubscribedAt,
        closedAt: testimonials.closedAt,
      })
      .from(testimonials)
      .where(
        and(
          eq(testimonials.workspaceId, workspaceId),
          isNull(testimonials.erasedAt),
          // Anybody can give any address with a collection link.
          notInArray(testimonials.source, ['owner', 'link']),
          or(...mailboxes.map(isMailbox)),
        ),
      ),
  )
  return found.map(({ email, sentAt, submittedAt, status, declinedAt, unsubscribedAt, closedAt }) => ({
    email,
    at: sentAt ?? submittedAt,
    isOpen: (status === 'pending' || status === 'sent') && !declinedAt && !unsubscribedAt && !closedAt,
  }))
}

/** When a payment last triggered a request, by the hash of its address. The request itself may have been removed. */
export function* listLastAsked(
  tx: Tx,
  { workspaceId, addressHashes }: { workspaceId: string; addressHashes: readonly string[] },
): Transactional<{ addressHash: string | null; at: Date | null }[]> {
  return yield* run(
    tx
      .select({ addressHash: payments.addressHash, at: max(payments.decisionAt) })
      .from(payments)
      .where(
        and(
          inArray(payments.addressHash, [...addressHashes]),
          eq(payments.workspaceId, workspaceId),
          eq(payments.decision, 'asked'),
        ),
      )
      .groupBy(payments.addressHash),
  )
}
