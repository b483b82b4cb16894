import { setImmediate as nextTurn } from 'node:timers/promises'
import type { OtherClients, PartEffect } from '#shared/payment-corrections.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { type Correction, listOpenWithWords } from '#server/payments/part-lessons.service.ts'
import { type PaymentRow, readOthersOfClient } from '#server/payments/payments.service.ts'
import type { UnsettledInvoices } from '#server/stripe/gateway.ts'
import type { DecisionDeps } from './apply-decision.service.ts'
import type { Decision } from './decision.domain.ts'
import { createOpenInvoicesService } from './open-invoices.service.ts'
import { keyOf, type PaymentKey, readOpen } from './planned-requests.service.ts'
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

    /** Clients who are asked, or are not asked any more, because their invoices have the same words. */
    async readOthers(key: PaymentKey, correction: Correction): Promise<PartEffect['others']> {
      if (correction.wordings.length === 0) return { asked: NOBODY, notAsked: NOBODY, isCut: false }
      const { changes, isCut } = await listChanges(key, correction)
      const newlyAsked = changes.filter(({ after }) => isAsked(after))
      const kept: Change[] = newlyAsked.slice(ASKED_AT_STRIPE_MAX)
      for (const change of newlyAsked.slice(0, ASKED_AT_STRIPE_MAX).toReversed())
        if (await keepsAsked(change, correction)) kept.unshift(change)
      return { asked: clientsOf(kept), notAsked: clientsOf(changes.filter(({ after }) => !isAsked(after))), isCut }
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

/** A client with several payments counts once. */
function clientsOf(changes: readonly Change[]): OtherClients {
  const byClient = new Map(changes.map(({ row }) => [row.addressHash ?? row.customerId ?? row.id, row]))
  const clients = [...byClient.values()].slice(0, NAMED_MAX)
  return {
    count: byClient.size,
    clients: clients.map(({ customerName, customerEmail }) => ({ customerName, customerEmail })),
  }
}
