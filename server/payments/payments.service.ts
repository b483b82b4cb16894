import type { Sql, Work } from '#server/db/database.ts'
import { hashAddress } from '#server/emails/recipients/suppressions.service.ts'
import { enqueueAll } from '#server/jobs/outbox.ts'
import type { AccountKey } from '#server/stripe/gateway.ts'
import { accountKeyOf, type Facts, factsOf, isUndoneBy, type Undone } from './payments.domain.ts'
import {
  findPayment,
  listAskedByOthers,
  listIdsOfRequest,
  listKeptBackOfClient,
  listOthersOfClient,
  listRefsOf,
  listUndecided,
  listUndecidedOfClient,
  type PaymentRow,
  updatePayment,
} from './payments.repository.ts'

export type { PaymentRow }

type Key = { workspaceId: string; paymentId: string }

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Decides about a payment soon: for the first time, or anew, whatever was decided before. Called in the transaction of
 * whatever could change the decision.
 */
export const decideSoon = (sql: Sql, { workspaceId, paymentId, now }: Key & { now: Date }): Work<void> =>
  decideAllSoon(sql, { workspaceId, paymentIds: [paymentId], now })

const decideAllSoon = (
  sql: Sql,
  { workspaceId, paymentIds, now }: { workspaceId: string; paymentIds: readonly string[]; now: Date },
): Work<void> => {
  const added = paymentIds.map((paymentId) => ({ dedupeKey: paymentId, payload: { workspaceId, paymentId } }))
  return enqueueAll(sql, { kind: 'payments.decide', added, now })
}

/** Decides anew about all payments of a workspace, or of one connection, that are planned or held. */
export function* decideAgain(
  sql: Sql,
  { now, ...of }: { workspaceId: string; connectionId?: string; now: Date },
): Work<void> {
  yield* decideAllSoon(sql, { workspaceId: of.workspaceId, paymentIds: yield* listUndecided(sql, of), now })
}

/** Whether the client had everything erased. What is told of it later is not kept. */
export const isErased = ({ paidAt, told }: PaymentRow) => paidAt !== null && factsOf(told) === undefined

export const undoneOf = ({ undoneAt, undoneBecause }: PaymentRow): Undone | null =>
  undoneAt && undoneBecause && { at: undoneAt, because: undoneBecause }

/** Decides anew about what waits for the client of a payment. */
export function* decideOthersOfClient(sql: Sql, payment: PaymentRow, now: Date): Work<void> {
  const { workspaceId } = payment
  yield* decideAllSoon(sql, { workspaceId, paymentIds: yield* listUndecidedOfClient(sql, payment), now })
}

/** Decides anew about payments that asked nobody, since the client was to be asked because of this one. */
export function* decideKeptBackOfClient(sql: Sql, payment: PaymentRow, now: Date): Work<void> {
  const { workspaceId } = payment
  yield* decideAllSoon(sql, { workspaceId, paymentIds: yield* listKeptBackOfClient(sql, payment), now })
}

/** A payment with what deciding about it needs: see `DecidedPayment` in server/asks/asks.domain.ts. */
export type PaymentToDecide = {
  row: PaymentRow
  /** Undefined for what is no payment (yet): nobody is asked, and a request that waits for it is taken back. */
  facts:
    | (Facts & { isFirstOfSubscription: boolean; undone: Undone | null; ownersChoice: PaymentRow['ownersChoice'] })
    | undefined
}

/** Undefined for one that is gone. */
export function* readPaymentToDecide(sql: Sql, { workspaceId, paymentId }: Key): Work<PaymentToDecide | undefined> {
  const row = yield* findPayment(sql, { workspaceId, id: paymentId })
  if (!row) return undefined
  const facts = factsOf(row.told)
  if (!facts) return { row, facts: undefined }
  const refs = yield* listRefsOf(sql, row.id)
  const undone = undoneOf(row)
  return {
    row,
    facts: {
      ...facts,
      isFirstOfSubscription: refs.some((ref) => ref.startsWith('sub:') && ref.endsWith('#first')),
      undone: undone && isUndoneBy(undone, facts.paidAt) ? undone : null,
      ownersChoice: row.ownersChoice ?? (facts.isSkipWished ? 'skip' : null),
    },
  }
}

/** What was decided about a payment, and the request that came of it. */
export const saveDecision = (
  sql: Sql,
  { workspaceId, paymentId }: Key,
  decided: Pick<PaymentRow, 'decision' | 'decisionReason' | 'decisionAt' | 'decidedAt'> &
    Partial<Pick<PaymentRow, 'heldSince' | 'testimonialId'>>,
): Work<void> => updatePayment(sql, { workspaceId, id: paymentId }, decided)

/** What the owner said of a payment; it is for the caller to have it decided anew. */
export const saveOwnersChoice = (
  sql: Sql,
  { workspaceId, paymentId }: Key,
  ownersChoice: PaymentRow['ownersChoice'],
): Work<void> => updatePayment(sql, { workspaceId, id: paymentId }, { ownersChoice })

/** The same by the request that came of it, where one did: after somebody has changed, sent or removed that. */
export function* decideSoonOfRequest(
  sql: Sql,
  { workspaceId, testimonialId, now }: { workspaceId: string; testimonialId: string; now: Date },
): Work<void> {
  yield* decideAllSoon(sql, {
    workspaceId,
    paymentIds: yield* listIdsOfRequest(sql, { workspaceId, testimonialId }),
    now,
  })
}

/** Another payment of the same client, by mailbox or as the customer of the account. */
export type OtherPayment = { row: PaymentRow; isDeposit: boolean; isUndone: boolean }

/** Those that have happened; in no order. */
export function* readOthersOfClient(sql: Sql, row: PaymentRow): Work<OtherPayment[]> {
  return (yield* listOthersOfClient(sql, row)).flatMap((other) => {
    const facts = factsOf(other.told)
    if (!facts) return []
    const undone = undoneOf(other)
    return [{ row: other, isDeposit: facts.isDeposit, isUndone: undone !== null && isUndoneBy(undone, facts.paidAt) }]
  })
}

/**
 * When somebody else who has the same account linked, or had, asked whoever reads at one of these mailboxes, or plans to, the
 * last time: by mailbox, of those who were. Within the days of quiet after an ask.
 */
export function* readAskedElsewhere(
  sql: Sql,
  {
    workspaceId,
    account,
    addresses,
    quietDays,
    now,
    hashKey,
  }: {
    workspaceId: string
    account: AccountKey
    addresses: Iterable<string>
    quietDays: number
    now: Date
    hashKey: string
  },
): Work<Map<string, Date>> {
  const byHash = new Map([...addresses].map((address) => [hashAddress({ address, hashKey }), address]))
  const asked = yield* listAskedByOthers(sql, {
    workspaceId,
    accountKey: accountKeyOf(account),
    addressHashes: [...byHash.keys()],
    since: new Date(now.getTime() - quietDays * DAY_MS),
  })
  return new Map(
    asked.flatMap(({ addressHash, at }) => {
      const address = addressHash === null ? undefined : byHash.get(addressHash)
      return address !== undefined && at ? [[address, at] as const] : []
    }),
  )
}

/** Whether the money went back that a request came of. */
export function* isUndoneRequest(sql: Sql, of: { workspaceId: string; testimonialId: string }): Work<boolean> {
  for (const id of yield* listIdsOfRequest(sql, of)) {
    const found = yield* readPaymentToDecide(sql, { workspaceId: of.workspaceId, paymentId: id })
    if (found?.facts?.undone) return true
  }
  return false
}
