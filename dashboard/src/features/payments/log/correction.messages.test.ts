import { expect, test } from 'vitest'
import type { OtherClients } from '#shared/payment-corrections.ts'
import { othersMessages } from './correction.messages.ts'

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
