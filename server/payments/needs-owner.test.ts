import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HoldReason } from '#shared/payments.ts'
import { payments } from '#server/db/schema/payments.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'
import { needsOwner, needsOwnerFrom } from './needs-owner.domain.ts'
import { countOnHold, findNeedingOwner, listNeedingOwner } from './needs-owner.queries.ts'

const NOW = new Date('2026-11-20T09:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const onHold = (decisionReason: string, onHoldSince: Date | null = NOW) =>
  ({ decision: 'hold', decisionReason, onHoldSince }) as const

describe('a payment needs its owner', () => {
  test.each<[string, number, boolean]>([
    ['no_email', 0, true],
    ['no_email', 80, true],
    ['invalid_email', 0, true],
    ['owners_call', 0, true],
    ['deposit', 0, false],
    ['deposit', 44.999, false],
    ['deposit', 45, true],
    ['deposit', 60, true],
    ['open_invoice', 44.999, false],
    ['open_invoice', 45, true],
    ['quota', 80, false],
    ['email_limit', 80, false],
    ['sending_paused', 80, false],
    ['account_paused', 80, false],
    ['workspace_frozen', 80, false],
  ])('on hold for %s since %f days: %s', (reason, days, expected) => {
    expect(needsOwner(onHold(reason, daysAgo(days)), NOW)).toBe(expected)
  })

  test('for every reason, or not, is said above', () => {
    const owners = HoldReason.options.filter((reason) => needsOwner(onHold(reason), NOW))
    expect(owners).toEqual(['no_email', 'invalid_email', 'owners_call'])
    const later = HoldReason.options.filter((reason) => needsOwner(onHold(reason, daysAgo(45)), NOW))
    expect(later).toEqual(['open_invoice', 'deposit', ...owners])
  })

  test.each(['ask', 'skip', 'asked', null] as const)('only while it is on hold: %s', (decision) => {
    expect(needsOwnerFrom({ decision, decisionReason: 'no_email', onHoldSince: daysAgo(50) })).toBeNull()
  })
})

const anyPayment = fc.record({
  isOthers: fc.boolean(),
  decision: fc.constantFrom('hold', 'hold', 'hold', 'ask', 'skip', 'asked', null),
  decisionReason: fc.constantFrom(...HoldReason.options),
  onHoldSince: fc.option(
    fc.oneof(
      fc.constantFrom(0, 15, 30, 45, 90).map(daysAgo),
      fc.integer({ min: -100, max: 100 }).map((days) => daysAgo(days)),
    ),
  ),
  paidAt: fc.constantFrom(1, 2, 3).map(daysAgo),
})
type AnyPayment = typeof anyPayment extends fc.Arbitrary<infer T> ? T : never

async function fill(h: Harness, drawn: readonly AnyPayment[], workspaces: { own: string; others: string }) {
  await h.rows(payments).delete()
  const rows = drawn.map(({ isOthers, ...payment }, index) => ({
    ...payment,
    id: `pay_${index}`,
    workspaceId: isOthers ? workspaces.others : workspaces.own,
    connectionId: 'con_1',
    factsBySource: {},
    source: 'invoice' as const,
    createdAt: NOW,
  }))
  if (rows.length > 0) await h.insertRows(payments, ...rows)
  return rows.filter(({ workspaceId }) => workspaceId === workspaces.own)
}

test('what is read from the database is what the definition says, of this workspace only', async () => {
  const h = await createHarness()
  const idOf = async () => (await h.services.users.getMember((await h.signUp()).user.id)).workspaceId
  const workspaces = { own: await idOf(), others: await idOf() }
  const lastAt = fc.option(fc.constantFrom(0, 7, 30, 45).map(daysAgo))
  await fc.assert(
    fc.asyncProperty(fc.array(anyPayment, { maxLength: 12 }), lastAt, async (drawn, last) => {
      const own = await fill(h, drawn, workspaces)
      const of = { workspaceId: workspaces.own, now: NOW, lastAt: last, limit: 5 }
      const needing = own.filter((payment) => needsOwner(payment, NOW))
      const froms = own.map((payment) => needsOwnerFrom(payment)?.getTime() ?? null).filter((from) => from !== null)
      const lastMs = last?.getTime() ?? 0

      const counts = await h.deps.db.read((tx) => countOnHold(tx, of))
      const isForQuota = (payment: (typeof own)[number]) =>
        payment.decision === 'hold' && payment.decisionReason === 'quota'
      expect(counts).toEqual({ needsYou: needing.length, quota: own.filter(isForQuota).length })

      const listed = await h.deps.db.read((tx) => listNeedingOwner(tx, of))
      const expected = needing
        .toSorted(
          (a, b) =>
            (needsOwnerFrom(b)?.getTime() ?? 0) - (needsOwnerFrom(a)?.getTime() ?? 0) ||
            b.paidAt.getTime() - a.paidAt.getTime() ||
            (a.id < b.id ? 1 : -1),
        )
        .map(({ id }) => id)
      expect(listed.map(({ id }) => id)).toEqual(expected.slice(0, 5))

      const { newFrom, hasOld } = await h.deps.db.read((tx) => findNeedingOwner(tx, of))
      const added = froms.filter((from) => from > lastMs)
      expect(newFrom?.getTime() ?? null).toBe(added.length === 0 ? null : Math.min(...added))
      expect(hasOld).toBe(froms.some((from) => from <= lastMs))
    }),
    { numRuns: 300 },
  )
})
