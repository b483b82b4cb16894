import { QUIET_MAX_DAYS } from '#shared/connections.ts'
import { emailAddress } from '#shared/fields.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { hashAddress, readRefusals } from '#server/emails/recipients/suppressions.service.ts'
import { mailboxOf } from '#server/kernel/mailbox.ts'
import type { AccountKey } from '#server/stripe/gateway.ts'
import { listMemberAddresses } from '#server/accounts/members.queries.ts'
import type { ClientState } from './dry-run.domain.ts'
import { listAskedByPayment } from './dry-run.repository.ts'
import { readAskedElsewhere } from '#server/payments/payments.service.ts'
import { readAskedBefore } from '#server/testimonials/payment-requests.service.ts'

/** The mailbox of an address; null when it is invalid. */
export const mailboxIn = (address: string | null): string | null =>
  address !== null && emailAddress('Address').safeParse(address).success ? mailboxOf(address) : null

const QUIET_MAX_MS = QUIET_MAX_DAYS * 24 * 60 * 60 * 1000

const nobody: ClientState = {
  refusal: null,
  isOwner: false,
  pendingRequest: null,
  unansweredInRow: 0,
  lastAskedAt: null,
  elsewhere: null,
}

/** What is known today about these mailboxes' owners. */
export function* readClientStates(
  tx: Tx,
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
): Transactional<(mailbox: string) => ClientState> {
  const { workspaceId } = connection
  const members = new Set((yield* listMemberAddresses(tx, workspaceId)).map(mailboxIn))
  const since = new Date(now.getTime() - QUIET_MAX_MS)
  const addressHashes = [...mailboxes].map((mailbox) => hashAddress({ address: mailbox, hashKey }))
  const becauseOfPayments = Map.groupBy(
    yield* listAskedByPayment(tx, { workspaceId, addressHashes, since }),
    ({ customerEmail }) => mailboxIn(customerEmail),
  )
  const refusalOf = yield* readRefusals(tx, { workspaceId, addresses: mailboxes, now, hashKey })
  const elsewhere = yield* readAskedElsewhere(tx, {
    workspaceId,
    account: connection,
    addresses: mailboxes,
    quietDays,
    now,
    hashKey,
  })
  const clientStates = new Map<string, ClientState>()
  for (const mailbox of mailboxes) {
    const refusal = refusalOf(mailbox)
    const before = yield* readAskedBefore(tx, { workspaceId, address: mailbox, hashKey, except: [] })
    const paid = becauseOfPayments.get(mailbox) ?? []
    clientStates.set(mailbox, {
      refusal: refusal && { kind: refusal.kind, at: 'at' in refusal ? refusal.at : null },
      isOwner: members.has(mailbox),
      pendingRequest: before.open ?? paid.flatMap(plannedBy)[0] ?? null,
      unansweredInRow: before.unansweredInRow,
      lastAskedAt: latest([before.lastAskedAt, ...paid.map(paymentAskedAt)]),
      elsewhere: elsewhere.get(mailbox)?.at ?? null,
    })
  }
  return (mailbox) => clientStates.get(mailbox) ?? nobody
}

type AskedByPayment = { id: string; decision: string | null; decisionAt: Date | null; decidedAt: Date | null }

const plannedBy = ({ id, decision, decidedAt }: AskedByPayment) =>
  decision === 'ask' && decidedAt ? [{ id, since: decidedAt, isPlanned: true }] : []

const paymentAskedAt = ({ decision, decisionAt }: AskedByPayment) => (decision === 'asked' ? decisionAt : null)

const latest = (instants: readonly (Date | null)[]): Date | null =>
  instants.reduce((last, instant) => (instant && (!last || instant > last) ? instant : last), null)
