import type { Tx, Transactional } from '#server/db/database.ts'
import { hashAddress } from '#server/emails/recipients/suppressions.service.ts'
import { enqueueAll } from '#server/jobs/outbox.ts'
import type { AccountKey } from '#server/stripe/gateway.ts'
import { accountKeyOf, type Facts, factsOf } from './payments.domain.ts'
import { type Reversal, restoredAt } from './money-back.domain.ts'
import {
  findPayment,
  listAskedByOthers,
  listIdsOfRequest,
  listCoveredOfClient,
  listLeaning,
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

/** Schedules a new decision about a payment. Call it in the transaction of whatever could change the decision. */
export const decideSoon = (tx: Tx, { workspaceId, paymentId, now }: Key & { now: Date }): Transactional<void> =>
  decideAllSoon(tx, { workspaceId, paymentIds: [paymentId], now })

export const decideAllSoon = (
  tx: Tx,
  { workspaceId, paymentIds, now }: { workspaceId: string; paymentIds: readonly string[]; now: Date },
): Transactional<void> => {
  const added = paymentIds.map((paymentId) => ({ dedupeKey: paymentId, payload: { workspaceId, paymentId } }))
  return enqueueAll(tx, { kind: 'payments.decide', added, now })
}

/** Schedules new decisions about all payments of a workspace, or of one connection, that are scheduled or on hold. */
export function* decideAgain(
  tx: Tx,
  { now, ...of }: { workspaceId: string; connectionId?: string; now: Date },
): Transactional<void> {
  yield* decideAllSoon(tx, { workspaceId: of.workspaceId, paymentIds: yield* listUndecided(tx, of), now })
}

/** Whether the client had everything erased. Later events about it are not stored. */
export const isErased = ({ paidAt, factsBySource }: PaymentRow) =>
  paidAt !== null && factsOf(factsBySource) === undefined

const reversalOf = ({ reversedAt, reversalReason }: PaymentRow): Reversal | null =>
  reversedAt && reversalReason && { at: reversedAt, because: reversalReason }

/** Schedules new decisions about what waits for a payment's client. */
export function* decideOthersOfClient(tx: Tx, payment: PaymentRow, now: Date): Transactional<void> {
  const { workspaceId } = payment
  yield* decideAllSoon(tx, { workspaceId, paymentIds: yield* listUndecidedOfClient(tx, payment), now })
}

/** Schedules new decisions about a client's payments that another one covers, for when that may be a different one. */
export function* decideCoveredOfClient(tx: Tx, payment: PaymentRow, now: Date): Transactional<void> {
  const { workspaceId } = payment
  yield* decideAllSoon(tx, { workspaceId, paymentIds: yield* listCoveredOfClient(tx, payment), now })
}

/**
 * Schedules new decisions about all payments that were decided because of this payment or request. Payments of another
 * workspace can lean on a payment too: only one of them asks a client.
 */
export function* decideLeaning(tx: Tx, { leansOn, now }: { leansOn: string; now: Date }): Transactional<void> {
  for (const { workspaceId, id } of yield* listLeaning(tx, leansOn))
    yield* decideSoon(tx, { workspaceId, paymentId: id, now })
}

/** A payment with what a decision about it needs: see `DecidedPayment` in server/scheduling/scheduling.domain.ts. */
export type PaymentToDecide = {
  row: PaymentRow
  /** Undefined for what is not a payment (yet): nobody is asked, and a scheduled request is cancelled. */
  facts:
    | (Facts & {
        isFirstOfSubscription: boolean
        reversal: Reversal | null
        /** When money last came back, or a refund failed. */
        restoredAt: Date | null
        ownersChoice: PaymentRow['ownersChoice']
        ownersPart: PaymentRow['ownersPart']
      })
    | undefined
}

/** As it is saved now; undefined when it doesn't exist. */
export function* readPaymentRow(tx: Tx, { workspaceId, paymentId: id }: Key): Transactional<PaymentRow | undefined> {
  return yield* findPayment(tx, { workspaceId, id })
}

/** Undefined when it doesn't exist. */
export function* readPaymentToDecide(
  tx: Tx,
  { workspaceId, paymentId }: Key,
): Transactional<PaymentToDecide | undefined> {
  const row = yield* findPayment(tx, { workspaceId, id: paymentId })
  if (!row) return undefined
  const facts = factsOf(row.factsBySource)
  if (!facts) return { row, facts: undefined }
  const refs = yield* listRefsOf(tx, row.id)
  return {
    row,
    facts: {
      ...facts,
      isFirstOfSubscription: refs.some((ref) => ref.startsWith('sub:') && ref.endsWith('#first')),
      reversal: reversalOf(row),
      restoredAt: restoredAt(row.moneyBack),
      ownersChoice: row.ownersChoice ?? (facts.isSkipWished ? 'skip' : null),
      ownersPart: row.ownersPart,
    },
  }
}

/** Saves the decision about a payment, and the request it triggered. */
export const saveDecision = (
  tx: Tx,
  { workspaceId, paymentId }: Key,
  decided: Pick<PaymentRow, 'decision' | 'decisionReason' | 'decisionAt' | 'decidedAt'> &
    Partial<Pick<PaymentRow, 'onHoldSince' | 'testimonialId' | 'evidence' | 'leansOn'>>,
): Transactional<void> => updatePayment(tx, { workspaceId, id: paymentId }, decided)

/** Saves the owner's decision about a payment. The caller schedules the new decision. */
export const saveOwnersChoice = (
  tx: Tx,
  { workspaceId, paymentId }: Key,
  ownersChoice: PaymentRow['ownersChoice'],
): Transactional<void> => updatePayment(tx, { workspaceId, id: paymentId }, { ownersChoice })

/** The same, found by the request it triggered: call it after someone changed, sent or removed that request. */
export function* decideSoonOfRequest(
  tx: Tx,
  { workspaceId, testimonialId, now }: { workspaceId: string; testimonialId: string; now: Date },
): Transactional<void> {
  yield* decideAllSoon(tx, {
    workspaceId,
    paymentIds: yield* listIdsOfRequest(tx, { workspaceId, testimonialId }),
    now,
  })
  yield* decideLeaning(tx, { leansOn: testimonialId, now })
}

const NAMED_BY = ['in:', 'cs:', 'pi:', 'ch:']

/** Stripe's id of a payment: of its invoice if it has one. */
export function* readName(tx: Tx, paymentId: string): Transactional<string> {
  const refs = yield* listRefsOf(tx, paymentId)
  const named = NAMED_BY.map((kind) => refs.find((ref) => ref.startsWith(kind))).find((ref) => ref !== undefined)
  return named?.slice(named.indexOf(':') + 1) ?? paymentId
}

/** Another payment of the same client, by mailbox or as the account's customer. */
export type OtherPayment = { row: PaymentRow; facts: Facts; isReversed: boolean }

/** Completed ones only; in no particular order. */
export function* readOthersOfClient(tx: Tx, row: PaymentRow): Transactional<OtherPayment[]> {
  return (yield* listOthersOfClient(tx, row)).flatMap((other) => {
    const facts = factsOf(other.factsBySource)
    return facts ? [{ row: other, facts, isReversed: reversalOf(other) !== null }] : []
  })
}

/**
 * When another workspace that links or linked the same account last asked these mailboxes, or plans to, within the
 * quiet days after a request. By mailbox.
 */
export function* readAskedElsewhere(
  tx: Tx,
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
): Transactional<Map<string, { paymentId: string; at: Date }>> {
  const byHash = new Map([...addresses].map((address) => [hashAddress({ address, hashKey }), address]))
  const asked = yield* listAskedByOthers(tx, {
    workspaceId,
    accountKey: accountKeyOf(account),
    addressHashes: [...byHash.keys()],
    since: new Date(now.getTime() - quietDays * DAY_MS),
  })
  return new Map(
    asked.flatMap(({ id: paymentId, addressHash, at }) => {
      const address = addressHash === null ? undefined : byHash.get(addressHash)
      return address !== undefined && at ? [[address, { paymentId, at }] as const] : []
    }),
  )
}

/** Whether the payment that triggered a request was reversed. */
export function* isRequestOfReversedPayment(
  tx: Tx,
  of: { workspaceId: string; testimonialId: string },
): Transactional<boolean> {
  for (const id of yield* listIdsOfRequest(tx, of)) {
    const found = yield* readPaymentToDecide(tx, { workspaceId: of.workspaceId, paymentId: id })
    if (found?.facts?.reversal) return true
  }
  return false
}
