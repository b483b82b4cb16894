import type * as z from 'zod'
import type { AskRules } from '#shared/connections.ts'
import {
  type askForPast,
  DRY_RUN_DAYS,
  type dryRun,
  type DryRunPayment,
  type PaymentDecision,
} from '#shared/payments.ts'
import type { Decision } from '#server/asks/asks.domain.ts'
import { getConnection, type LinkedConnection } from '#server/connections/linked-accounts.service.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { nextWorkingMoment } from '#shared/working-hours.ts'
import type { Stripe } from '#server/stripe/gateway.ts'
import type { PaymentRef } from '#server/stripe/payment-news.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { readPayment } from './log.service.ts'
import { type Listed, type Past, readPast } from './past.service.ts'
import { accountNotReadable, cannotBeAsked, notAmongPast } from './payments.errors.ts'
import { decideSoon, saveDecision, saveOwnersChoice } from './payments.service.ts'
import { recordPast } from './recording.service.ts'

export type DryRunService = ReturnType<typeof createDryRunService>

type Key = { workspaceId: string; connectionId: string }
type DryRun = z.output<NonNullable<typeof dryRun.response>>
type AskedForPast = z.output<NonNullable<typeof askForPast.response>>

const READ_MAX = 500
const DAY_MS = 24 * 60 * 60 * 1000

/** What the rules would have done with payments of the past, and asking those clients after all. */
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
    const connection = await db.read((sql) => getConnection(sql, key))
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
    async dryRun({ rules, ...key }: Key & { rules: AskRules | undefined }): Promise<DryRun> {
      const found = await look(key)
      const { connection, listed, since } = found
      const { simulated, obstacles } = await db.read((sql) =>
        readPast(sql, { ...found, rules: rules ?? connection.rules, hashKey }),
      )
      const items = simulated.map(({ payment, decision }): DryRunPayment => {
        const obstacle = obstacles.get(payment.ref) ?? null
        return {
          ref: payment.ref,
          ...viewFacts(payment.facts),
          decision: viewDecision(decision),
          cannotAskNow: obstacle,
        }
      })
      return { items, since: since.toISOString(), isCut: listed.isCut }
    },

    /** Plans one ask for each payment that was picked. Throws as `dryRun`. */
    async askForPast({ refs, ...key }: Key & { refs: readonly string[] }): Promise<AskedForPast> {
      const found = await look(key)
      const answer = await db.transaction(function* (sql) {
        // Asked for again, since the account may have been disconnected meanwhile.
        const connection = yield* getConnection(sql, key)
        const past = yield* readPast(sql, { ...found, rules: connection.rules, hashKey })
        return yield* askEach(sql, { connection, past, refs: new Set(refs), now: found.now, hashKey })
      })
      deps.wakeJobs()
      return answer
    },
  }
}

type Picked = { connection: LinkedConnection; past: Past; now: Date; hashKey: string }

function* askEach(sql: Sql, { refs, ...picked }: Picked & { refs: ReadonlySet<string> }): Work<AskedForPast> {
  const { past } = picked
  const answer: AskedForPast = { planned: [], failures: [] }
  for (const { payment } of past.simulated.filter(({ payment: { ref } }) => refs.has(ref))) {
    const obstacle = past.obstacles.get(payment.ref) ?? null
    if (obstacle === null) answer.planned.push(yield* planAsk(sql, payment.ref, picked))
    else answer.failures.push({ ref: payment.ref, ...cannotBeAsked(obstacle) })
  }
  const known = new Set<string>(past.simulated.map(({ payment }) => payment.ref))
  for (const ref of refs) if (!known.has(ref)) answer.failures.push({ ref, ...notAmongPast })
  return answer
}

/** Whether it may still go out is asked again when its time has come. */
function* planAsk(
  sql: Sql,
  ref: PaymentRef,
  { connection, past, now, hashKey }: Picked,
): Work<AskedForPast['planned'][number]> {
  const { workspaceId } = connection
  const news = past.newsOf(ref)
  const paymentId = news && (yield* recordPast(sql, { connection, news, now, hashKey }))
  if (paymentId === undefined) throw new Error('A payment that was picked could not be written.')
  const key = { workspaceId, paymentId }
  const { timeZone } = yield* getWorkspaceOwner(sql, workspaceId)
  const at = connection.rules.keepsWorkingHours ? nextWorkingMoment(now, timeZone) : now
  yield* saveOwnersChoice(sql, key, 'ask')
  const planned = { decision: 'ask', decisionReason: 'owner', decisionAt: at, decidedAt: now } as const
  yield* saveDecision(sql, key, planned)
  yield* decideSoon(sql, { ...key, now })
  const payment = yield* readPayment(sql, key)
  if (!payment) throw new Error('A payment is gone that was just written.')
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

function viewDecision(decision: Decision): PaymentDecision {
  if (decision.kind === 'ask') return { ...decision, at: decision.at.toISOString() }
  if (decision.kind === 'hold') return { ...decision, until: decision.until?.toISOString() ?? null }
  return { ...decision, since: decision.since?.toISOString() ?? null }
}
