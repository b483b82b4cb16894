import { describe, expect, test } from 'vitest'
import { RequestReason, HoldReason, SkipReason } from '#shared/payments.ts'
import { PAID, NOW, payment, history, settings, noGate, hold, skip } from '#server/testing/scheduling-cases/case.ts'
import { clientCases } from '#server/testing/scheduling-cases/clients.ts'
import { ownerCases } from '#server/testing/scheduling-cases/owner.ts'
import { paymentCases } from '#server/testing/scheduling-cases/payments.ts'
import { timeCases } from '#server/testing/scheduling-cases/times.ts'
import { decide, onHoldSinceAfter } from './scheduling.domain.ts'
import { passGate } from './sending-gate.domain.ts'

const rows = [...timeCases, ...ownerCases, ...paymentCases, ...clientCases]

describe('a payment', () => {
  test.each(rows)('%s', (_, given, decided) => {
    const now = given.now ?? NOW
    const paid = payment(given.payment)
    const plan = decide(paid, history(given.history), settings(given.rules), now)
    expect(passGate(plan, { payment: paid, gate: { ...noGate, ...given.gate }, now })).toEqual(decided)
  })

  test('has a case here for every reason', () => {
    const named = new Set(rows.map(([, , { kind, reason }]) => `${kind} ${reason}`))
    const all = [
      ...RequestReason.options.map((reason) => `ask ${reason}`),
      ...HoldReason.options.map((reason) => `hold ${reason}`),
      ...SkipReason.options.map((reason) => `skip ${reason}`),
    ]
    expect(all.filter((reason) => !named.has(reason))).toEqual([])
  })

  test('stays on hold since the same day while it waits for its balance, for either reason', () => {
    const onHold = { onHoldSince: PAID, before: hold('open_invoice', null) }
    expect(onHoldSinceAfter(hold('deposit', null), onHold, NOW)).toEqual(PAID)
    expect(onHoldSinceAfter(hold('quota', null), onHold, NOW)).toEqual(NOW)
    expect(onHoldSinceAfter({ kind: 'ask', reason: 'settled', at: NOW }, onHold, NOW)).toEqual(PAID)
    expect(onHoldSinceAfter(skip('covered'), onHold, NOW)).toBeNull()
  })
})
