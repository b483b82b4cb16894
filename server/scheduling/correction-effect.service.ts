import { setImmediate as nextTurn } from 'node:timers/promises'
import { defaultRequestRules } from '#shared/connections.ts'
import type { OtherClients, PartEffect } from '#shared/payment-corrections.ts'
import { findConnection } from '#server/connections/linked-accounts.service.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { type Correction, listOpenWithWords } from '#server/payments/part-lessons.service.ts'
import { type PaymentRow, readOthersOfClient } from '#server/payments/payments.service.ts'
import type { UnsettledInvoices } from '#server/stripe/gateway.ts'
import type { DecisionDeps } from './apply-decision.service.ts'
import type { Decision } from './decision.domain.ts'
import { createOpenInvoicesService } from './open-invoices.service.ts'
import { keyOf, type PaymentKey, readOpen } from './planned-requests.service.ts'
import { findWaitingOf } from './request-queue.service.ts'
import type { PlannedAsk } from './requests-left.domain.ts'
import { decide } from './scheduling.domain.ts'
import { unknownWhenUnavailable } from './scheduling.errors.ts'
import { readSchedulingInput } from './scheduling-input.service.ts'

/** An owner waits for the answer. */
const READ_MAX = 200
const READ_IN_ONE_TURN = 10
const ASKED_AT_STRIPE_MAX = 20
const NAMED_MAX = 3

type Change = { row: PaymentRow; before: Decision; after: Decision }

/** What a correction of one payment does to payments of other clients. */
export function createCorrectionEffectService(deps: Pick<DecisionDeps, 'db' | 'clock' | 'stripe' | 'hashKey'>) {
  const { db, clock, hashKey } = deps
  const { readUnsettled } = createOpenInvoicesService(deps)

  function* decideSupposing(
    tx: Tx,
    row: PaymentRow,
    { supposing, unsettledInvoices = null }: { supposing?: Correction; unsettledInvoices?: UnsettledInvoices | null },
  ): Transactional<Decision | undefined> {
    const open = yield* readOpen(tx, keyOf(row))
    if (!open) return undefined
    const now = clock.now()
    const of = yield* readSchedulingInput(tx, { ...open, unsettledInvoices, supposing, now, hashKey })
    return decide(of.payment, of.history, of.settings, now)
  }

  /** Other requests are answered between a few payments and the next ones. */
  async function listChanges(key: PaymentKey, supposing: Correction): Promise<{ changes: Change[]; isCut: boolean }> {
    const { found, others } = await db.read((tx) => listOfOthers(tx, key, supposing))
    const changes: Change[] = []
    for (let start = 0; start < others.length; start += READ_IN_ONE_TURN) {
      const rows = others.slice(start, start + READ_IN_ONE_TURN)
      changes.push(...(await db.read((tx) => changesOf(tx, rows, supposing))))
      await nextTurn()
    }
    return { changes, isCut: found > READ_MAX }
  }

  function* changesOf(tx: Tx, rows: readonly PaymentRow[], supposing: Correction): Transactional<Change[]> {
    const changes: Change[] = []
    for (const row of rows) {
      const before = yield* decideSupposing(tx, row, {})
      const after = yield* decideSupposing(tx, row, { supposing })
      if (before && after && isAsked(before) !== isAsked(after)) changes.push({ row, before, after })
    }
    return changes
  }

  /** A client with another open invoice isn't asked after all. */
  async function keepsAsked({ row }: Change, supposing: Correction): Promise<boolean> {
    const unsettledInvoices = await readUnsettled(keyOf(row), supposing).catch(unknownWhenUnavailable)
    if (unsettledInvoices === null || unsettledInvoices.count === 0) return true
    const decision = await db.read((tx) => decideSupposing(tx, row, { supposing, unsettledInvoices }))
    return decision !== undefined && isAsked(decision)
  }

  return {
    readUnsettled,

    /**
     * Clients who are asked, or are not asked any more, because their invoices have the same words; with the requests
     * that are planned then, one a client.
     */
    async readOthers(
      key: PaymentKey,
      correction: Correction,
    ): Promise<{ others: PartEffect['others']; planned: PlannedAsk[] }> {
      if (correction.wordings.length === 0)
        return { others: { asked: NOBODY, notAsked: NOBODY, isCut: false }, planned: [] }
      const { changes, isCut } = await listChanges(key, correction)
      const newlyAsked = changes.filter(({ after }) => isAsked(after))
      const kept: Change[] = newlyAsked.slice(ASKED_AT_STRIPE_MAX)
      for (const change of newlyAsked.slice(0, ASKED_AT_STRIPE_MAX).toReversed())
        if (await keepsAsked(change, correction)) kept.unshift(change)
      const notAsked = changes.filter(({ after }) => !isAsked(after))
      const others = { asked: clientsOf(kept), notAsked: clientsOf(notAsked), isCut }
      return { others, planned: onePerClient(kept).flatMap(plannedAskOf) }
    },

    /** Who of those waits because the month's requests will be used up. `own`: of the payment itself. */
    async readWaiting(
      { workspaceId, connectionId }: PaymentRow,
      { own, others }: { own: PlannedAsk | undefined; others: readonly PlannedAsk[] },
    ): Promise<PartEffect['waiting']> {
      // When it is due, it is asked for while the others are still to be decided again.
      const alone = own ? [own.at <= clock.now() ? { ...own, at: new Date(0) } : own] : []
      return db.read(function* (tx) {
        const connection = yield* findConnection(tx, { workspaceId, connectionId })
        const { keepsWorkingHours } = connection?.rules ?? defaultRequestRules
        const of = { workspaceId, now: clock.now(), keepsWorkingHours }
        const { ids, until } = yield* findWaitingOf(tx, { ...of, added: [...alone, ...others] })
        if (ids.size === 0) return null
        const isThisOneAlone = (yield* findWaitingOf(tx, { ...of, added: alone })).ids.size > 0
        const isThisOne = own !== undefined && ids.has(own.id)
        return { isThisOne, isThisOneAlone, others: ids.size - Number(isThisOne), until: until.toISOString() }
      })
    },
  }
}

/** Payments of other clients with these words. `found`: with those of the same client. */
function* listOfOthers(
  tx: Tx,
  { workspaceId, paymentId }: PaymentKey,
  { wordings }: Correction,
): Transactional<{ found: number; others: PaymentRow[] }> {
  const found = yield* listOpenWithWords(tx, { workspaceId, wordings, limit: READ_MAX + 1 })
  const same = found.find(({ id }) => id === paymentId)
  const ofClient = new Set(same ? (yield* readOthersOfClient(tx, same)).map(({ row }) => row.id) : [])
  const others = found.slice(0, READ_MAX).filter(({ id }) => id !== paymentId && !ofClient.has(id))
  return { found: found.length, others }
}

const isAsked = ({ kind }: Decision) => kind === 'ask'

const NOBODY: OtherClients = { count: 0, clients: [] }

const plannedAskOf = ({ row: { id, paidAt }, after }: Change): PlannedAsk[] =>
  after.kind === 'ask' && paidAt ? [{ id, paidAt, at: after.at }] : []

/** A client with several payments counts once. */
const onePerClient = (changes: readonly Change[]): Change[] => [
  ...new Map(changes.map((change) => [clientIn(change), change])).values(),
]
const clientIn = ({ row }: Change) => row.addressHash ?? row.customerId ?? row.id

function clientsOf(changes: readonly Change[]): OtherClients {
  const all = onePerClient(changes)
  return {
    count: all.length,
    clients: all
      .slice(0, NAMED_MAX)
      .map(({ row: { customerName, customerEmail } }) => ({ customerName, customerEmail })),
  }
}
