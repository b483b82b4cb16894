import { asNumber, and, desc, eq, inArray, type Placeholder, placeholder, type SQL, sql } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { payments } from '#server/db/schema/payments.ts'
import { FINAL_PAYMENT_AWAITED_MS, FINAL_PAYMENT_REASONS, OWNERS_REASONS } from './needs-owner.domain.ts'
import type { PaymentRow } from './payments.repository.ts'

// Literals, as in the index of payments on hold, which is used for nothing else.
const isOnHold = sql`${payments.decision} = 'hold'`
const isFinalAwaited = inArray(payments.decisionReason, [...FINAL_PAYMENT_REASONS])
const mayNeedOwner = inArray(payments.decisionReason, [...OWNERS_REASONS, ...FINAL_PAYMENT_REASONS])

const needsOwnerFromSql = sql<number>`${payments.onHoldSince} + case when ${isFinalAwaited} then ${asNumber(FINAL_PAYMENT_AWAITED_MS)} else 0 end`

/** The condition for payments that need their owner at a time. */
export const needsOwnerAt = (now: number | Placeholder): SQL =>
  sql`${isOnHold} and ${mayNeedOwner} and ${needsOwnerFromSql} <= ${now}`

const selectCounts = prepared((tx) =>
  tx
    .select({
      needsYou: sql<number>`count(*) filter (where ${mayNeedOwner} and ${needsOwnerFromSql} <= ${placeholder('now')})`,
      quota: sql<number>`count(*) filter (where ${payments.decisionReason} = 'quota')`,
    })
    .from(payments)
    .where(and(eq(payments.workspaceId, placeholder('workspaceId')), isOnHold)),
)

export type OnHoldCounts = { needsYou: number; quota: number }

export function* countOnHold(
  tx: Tx,
  { workspaceId, now }: { workspaceId: string; now: Date },
): Transactional<OnHoldCounts> {
  const [counts] = yield* selectCounts(tx, { workspaceId, now: now.getTime() })
  return counts ?? { needsYou: 0, quota: 0 }
}

/** Those that came to need the owner last come first. */
export function* listNeedingOwner(
  tx: Tx,
  { workspaceId, now, limit }: { workspaceId: string; now: Date; limit: number },
): Transactional<PaymentRow[]> {
  return yield* run(
    tx
      .select()
      .from(payments)
      .where(and(eq(payments.workspaceId, workspaceId), needsOwnerAt(now.getTime())))
      .orderBy(desc(needsOwnerFromSql), desc(payments.paidAt), desc(payments.id))
      .limit(limit),
  )
}

/**
 * From when on payments need their owner that didn't by `lastAt`, or still will; null for none. And whether some did
 * by then.
 */
export function* findNeedingOwner(
  tx: Tx,
  { workspaceId, lastAt }: { workspaceId: string; lastAt: Date | null },
): Transactional<{ newFrom: Date | null; hasOld: boolean }> {
  const last = lastAt?.getTime() ?? 0
  const [found] = yield* run(
    tx
      .select({
        newFrom: sql<number | null>`min(${needsOwnerFromSql}) filter (where ${needsOwnerFromSql} > ${last})`,
        old: sql<number>`count(*) filter (where ${needsOwnerFromSql} <= ${last})`,
      })
      .from(payments)
      .where(and(eq(payments.workspaceId, workspaceId), isOnHold, mayNeedOwner)),
  )
  const newFrom = found?.newFrom ?? null
  return { newFrom: newFrom === null ? null : new Date(newFrom), hasOld: (found?.old ?? 0) > 0 }
}
