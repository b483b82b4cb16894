import { expect, test } from 'vitest'
import { paidInvoice } from '#server/testing/stripe-objects.ts'
import { readInvoice } from '#server/testing/payment-events.ts'

test.each([
  ['Deposit', {}],
  ['Anzahlung Website', {}],
  ['Anzahlung Website, 12. Mai', {}],
  ['Abschlagsrechnung 2026-014', {}],
  ['Deposit 30%', { percent: 30 }],
  ['30 % à la commande', { percent: 30 }],
  ['33.3% deposit', { percent: 33.3 }],
  ['30% now, 70% on delivery', {}],
  ['Milestone 2', { isCounted: true }],
  ['2/3 – Website', { isCounted: true }],
  ['Zweite Rate', { isCounted: true }],
  ['Abschlagsrechnung Nr. 2', { isCounted: true }],
  ['Acompte n° 2', { isCounted: true }],
  ['Second instalment of three', { isCounted: true }],
])('%j says which share of a price it is, and whether it is counted: %j', (line, said) => {
  const { saidPart } = readInvoice(paidInvoice({ line }))
  expect(saidPart?.part).toBe('first')
  expect({
    ...(saidPart?.percent && { percent: saidPart.percent }),
    ...(saidPart?.isCounted && { isCounted: true }),
  }).toEqual(said)
})
