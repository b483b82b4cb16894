import { expect, test } from 'vitest'
import type { OtherClients } from '#shared/payment-corrections.ts'
import { othersMessages, waitingMessage } from './correction.messages.ts'

const of = (count: number, ...names: string[]): OtherClients => ({
  count,
  clients: names.map((customerName) => ({ customerName, customerEmail: null })),
})
const nobody = of(0)

test.each([
  [of(1, 'Bo'), nobody, ['1 other client will be asked too: Bo.']],
  [of(3, 'Bo', 'Cy', 'Di'), nobody, ['3 other clients will be asked too: Bo, Cy and Di.']],
  [of(5, 'Bo', 'Cy', 'Di'), nobody, ['5 other clients will be asked too: Bo, Cy, Di and 2 more.']],
  [nobody, of(2, 'Bo', 'Cy'), ['2 other clients won’t be asked for now: Bo and Cy.']],
  [nobody, nobody, []],
])('%j asked and %j not asked any more', (asked, notAsked, expected) => {
  expect(othersMessages({ asked, notAsked, isCut: false })).toEqual(expected)
})

test('says that there may be more', () => {
  expect(othersMessages({ asked: of(200, 'Bo', 'Cy', 'Di'), notAsked: nobody, isCut: true })).toEqual([
    'At least 200 other clients will be asked too: Bo, Cy, Di and 197 more.',
  ])
})

const until = new Date(2026, 11, 1, 9).toISOString()
const clock = { now: new Date(2026, 10, 20) }
test.each([
  [
    { isThisOne: false, others: 2 },
    false,
    'This month’s requests will be used up by then, so 2 of them will wait until 1 Dec.',
  ],
  [
    { isThisOne: true, others: 0 },
    false,
    'This month’s requests will be used up by then, so this one will wait until 1 Dec.',
  ],
  [
    { isThisOne: true, others: 3 },
    false,
    'This month’s requests will be used up by then, so this one and 3 of the others will wait until 1 Dec.',
  ],
  [
    { isThisOneAlone: true, others: 3 },
    true,
    'This month’s requests will be used up by then, so this one will wait until 1 Dec.',
  ],
  [{ isThisOne: true, others: 3 }, true, null],
  [null, false, null],
])('who waits for the next month: %j, only this payment: %j', (waiting, isOnlyThis, expected) => {
  const effect = waiting && { isThisOne: false, isThisOneAlone: false, until, ...waiting }
  expect(waitingMessage(effect, { isOnlyThis, clock })).toBe(expected)
})
