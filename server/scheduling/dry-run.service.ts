import type * as z from 'zod'
import type { RequestRules } from '#shared/connections.ts'
import { type requestForPastPayments, DRY_RUN_DAYS, type dryRun, type DryRunPayment } from '#shared/past-payments.ts'
import { getConnection, type LinkedConnection } from '#server/connections/linked-accounts.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { nextWorkingMoment } from '#shared/working-hours.ts'
import type { Stripe } from '#server/stripe/gateway.ts'
import type { PaymentRef } from '#server/stripe/payment-event.ts'
import { getTimeZone } from '#server/accounts/accounts.service.ts'
import { readPayment } from '#server/payments/log.service.ts'
import { type Listed, type Past, readPast } from './past.service.ts'
import { accountNotReadable, cannotBeAsked, notAmongPast } from './dry-run.errors.ts'
import { decideSoon, saveDecision, saveOwnersChoice } from '#server/payments/payments.service.ts'
import { viewDecision } from './view-decision.ts'
import { recordPast } from '#server/payments/recording.service.ts'

export type DryRunService = ReturnType<typeof createDryRunService>

type Key = { workspaceId: string; connectionId: string }
type DryRun = z.output<NonNullable<typeof dryRun.response>>
type RequestedForPast = z.output<NonNullable<typeof requestForPastPayments.response>>

const READ_MAX = 500
const DAY_MS = 24 * 60 * 60 * 1000

/** Shows what the rules would have done with past payments, and asks selected clients. */
export function createDryRunService(deps: {
  db: Database
  clock: Clock
  stripe: Stripe | undefined
  hashKey: string
  wakeJobs: () => void
}) {
  const { db, clock, hashKey } = deps

  async function look(key: Key): Promise<{ connection: LinkedConnection; listed: Listed; since: Date; now: Date }> {
    const now = clock.now()
    const since = new Date(now.getTime() - DRY_RUN_DAYS * DAY_MS)
    const connection = await db.read((tx) => getConnection(tx, key))
    const accounts = deps.stripe?.accounts
    if (connection.kind === 'webhook' || connection.status !== 'active' || !accounts) throw accountNotReadable()
    try {
      return { connection, listed: await accounts.listPaid(connection, { since, max: READ_MAX }), since, now }
    } catch (error) {
      throw error instanceof AppError && error.code === 'connections.access_lost' ? accountNotReadable() : error
    }
  }

  return {
    /** Throws `connections.not_found` (404), `connections.not_readable` (409) and `connections.unavailable` (503). */
    async dryRun({ rules, ...key }: Key & { rules: RequestRules | undefined }): Promise<DryRun> {
      const found = await look(key)
      const { connection, listed, since } = found
      const { simulated, obstacles } = await db.read((tx) =>
        readPast(tx, { ...found, rules: rules ?? connection.rules, hashKey }),
      )
      const items = simulated.map(({ payment, decision, evidence }): DryRunPayment => {
        const obstacle = obstacles.get(payment.ref) ?? null
        return {
          ref: payment.ref,
          ...viewFacts(payment.facts),
          decision: viewDecision(decision),
          evidence,
          cannotSendNow: obstacle,
        }
      })
      return { items, since: since.toISOString(), isCut: listed.isCut }
    },

    /** Schedules one request for each selected payment. Throws like `dryRun`. */
    async requestForPastPayments({
      refs,
      by: actor,
      ...key
    }: Key & { by: Actor; refs: readonly string[] }): Promise<RequestedForPast> {
      const found = await look(key)
      const answer = await db.transaction(function* (tx) {
        // Read again, because the account may have been disconnected meanwhile.
        const connection = yield* getConnection(tx, key)
        const past = yield* readPast(tx, { ...found, rules: connection.rules, hashKey })
        const { now } = found
        const requested = yield* requestEach(tx, { connection, past, refs: new Set(refs), now, hashKey })
        const { workspaceId } = key
        const count = requested.planned.length
        if (count > 0) yield* recordActivity(tx, { workspaceId, actor, kind: 'past_payments_asked', count, now })
        return requested
      })
      deps.wakeJobs()
      return answer
    },
  }
}

type Picked = { connection: LinkedConnection; past: Past; now: Date; hashKey: string }

function* requestEach(
  tx: Tx,
  { refs, ...picked }: Picked & { refs: ReadonlySet<string> },
): Transactional<RequestedForPast> {
  const { past } = picked
  const answer: RequestedForPast = { planned: [], failures: [] }
  for (const { payment } of past.simulated.filter(({ payment: { ref } }) => refs.has(ref))) {
    const obstacle = past.obstacles.get(payment.ref) ?? null
    if (obstacle === null) answer.planned.push(yield* scheduleRequest(tx, payment.ref, picked))
    else answer.failures.push({ ref: payment.ref, ...cannotBeAsked(obstacle) })
  }
  const known = new Set<string>(past.simulated.map(({ payment }) => payment.ref))
  for (const ref of refs) if (!known.has(ref)) answer.failures.push({ ref, ...notAmongPast })
  return answer
}

/** Whether it may be sent is checked again when it is due. */
function* scheduleRequest(
  tx: Tx,
  ref: PaymentRef,
  { connection, past, now, hashKey }: Picked,
): Transactional<RequestedForPast['planned'][number]> {
  const { workspaceId } = connection
  const paymentEvent = past.eventOf(ref)
  const paymentId = paymentEvent && (yield* recordPast(tx, { connection, paymentEvent, now, hashKey }))
  if (paymentId === undefined) throw new Error('A selected payment could not be saved.')
  const key = { workspaceId, paymentId }
  const timeZone = yield* getTimeZone(tx, workspaceId)
  const at = connection.rules.keepsWorkingHours ? nextWorkingMoment(now, timeZone) : now
  yield* saveOwnersChoice(tx, key, 'ask')
  const planned = { decision: 'ask', decisionReason: 'owner', decisionAt: at, decidedAt: now } as const
  yield* saveDecision(tx, key, planned)
  yield* decideSoon(tx, { ...key, now })
  const payment = yield* readPayment(tx, key)
  if (!payment) throw new Error('The payment that was just saved does not exist.')
  return payment
}

const viewFacts = ({
  paidAt,
  name,
  email,
  amount,
  currency,
  source,
  description,
}: Past['simulated'][number]['payment']['facts']) => ({
  customerName: name,
  customerEmail: email,
  amount,
  currency,
  paidAt: paidAt.toISOString(),
  source,
  description,
})
