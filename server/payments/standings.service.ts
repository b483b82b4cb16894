import { QUIET_MAX_DAYS } from '#shared/connections.ts'
import { emailAddress } from '#shared/fields.ts'
import type { Sql, Work } from '#server/db/database.ts'
import { readRefusals } from '#server/emails/recipients/suppressions.service.ts'
import { mailboxOf } from '#server/kernel/mailbox.ts'
import type { AccountKey } from '#server/stripe/gateway.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import type { Standing } from './dry-run.domain.ts'
import { type AskedRow, listAsked, listAskedByPayment } from './dry-run.repository.ts'
import { readAskedElsewhere } from './payments.service.ts'

/** Where mails to it arrive; null for what is no address. */
export const mailboxIn = (address: string | null): string | null =>
  address !== null && emailAddress('Address').safeParse(address).success ? mailboxOf(address) : null

const QUIET_MAX_MS = QUIET_MAX_DAYS * 24 * 60 * 60 * 1000

const nobody: Standing = { refusal: null, isOwner: false, openSince: null, lastAskedAt: null, elsewhere: null }

/** What is known today of whoever reads at these mailboxes. */
export function* readStandings(
  sql: Sql,
  {
    connection,
    mailboxes,
    quietDays,
    now,
    hashKey,
  }: {
    connection: AccountKey & { workspaceId: string }
    mailboxes: ReadonlySet<string>
    quietDays: number
    now: Date
    hashKey: string
  },
): Work<(mailbox: string) => Standing> {
  const { workspaceId } = connection
  const owner = mailboxIn((yield* getWorkspaceOwner(sql, workspaceId)).email)
  const since = new Date(now.getTime() - QUIET_MAX_MS)
  const asked = Map.groupBy(yield* listAsked(sql, { workspaceId, since }), (row) => mailboxOf(row.customerEmail))
  const becauseOfPayments = Map.groupBy(yield* listAskedByPayment(sql, { workspaceId, since }), ({ customerEmail }) =>
    mailboxIn(customerEmail),
  )
  const refusalOf = yield* readRefusals(sql, { workspaceId, addresses: mailboxes, now, hashKey })
  const elsewhere = yield* readAskedElsewhere(sql, {
    workspaceId,
    account: connection,
    addresses: mailboxes,
    quietDays,
    now,
    hashKey,
  })
  const standings = new Map<string, Standing>()
  for (const mailbox of mailboxes) {
    const refusal = refusalOf(mailbox)
    const rows = asked.get(mailbox) ?? []
    const paid = becauseOfPayments.get(mailbox) ?? []
    standings.set(mailbox, {
      refusal: refusal && { kind: refusal.kind, at: 'at' in refusal ? refusal.at : null },
      isOwner: mailbox === owner,
      openSince: rows.find(isOpen)?.createdAt ?? paid.find(({ decision }) => decision === 'ask')?.decidedAt ?? null,
      lastAskedAt: latest([...rows.map(askedAt), ...paid.map(paymentAskedAt)]),
      elsewhere: elsewhere.get(mailbox) ?? null,
    })
  }
  return (mailbox) => standings.get(mailbox) ?? nobody
}

const isOpen = ({ status, declinedAt, unsubscribedAt }: AskedRow) =>
  (status === 'pending' || status === 'sent') && declinedAt === null && unsubscribedAt === null

/** Words that the owner received elsewhere are no ask. */
const askedAt = ({ source, sentAt, submittedAt }: AskedRow) => (source === 'owner' ? null : (sentAt ?? submittedAt))

const paymentAskedAt = ({ decision, decisionAt }: { decision: string | null; decisionAt: Date | null }) =>
  decision === 'asked' ? decisionAt : null

const latest = (instants: readonly (Date | null)[]): Date | null =>
  instants.reduce((last, instant) => (instant && (!last || instant > last) ? instant : last), null)
