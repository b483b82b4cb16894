import { describe, expect, test } from 'vitest'
import { paidInvoice } from '#server/testing/stripe-objects.ts'
import { readInvoice } from '#server/testing/payment-events.ts'

describe('a deposit', () => {
  test.each([
    'Deposit',
    'Project deposit (50%)',
    '50 % of the website',
    'Monthly retainer',
    'Paid upfront',
    'up-front payment',
    'Milestone 1',
    'Anzahlung Webseite',
    'Anzahlungsrechnung',
    'Acompte de 30 %',
    'Anticipo del proyecto',
    'Sinal',
    'Adiantamento',
    'Acconto sul lavoro',
    'Aanbetaling',
    'Aanbetalingsfactuur',
    'Deposit for the final design',
  ])('is recognised in the line %j', (line) => {
    expect(readInvoice(paidInvoice({ line })).isDeposit).toBe(true)
    expect(readInvoice({ ...paidInvoice(), description: line }).isDeposit).toBe(true)
  })

  test.each([
    'Website',
    'Depositphotos licence',
    'Safe-deposited',
    'Original signage',
    '150 % more',
    '0.50 %',
    '50% off for friends',
    '50 % Rabatt',
    'Rabatt: 50 %',
    'Discount of 50%',
    'Balance after deposit',
    'Balance less 50% deposit',
    'Restbetrag abzüglich Anzahlung',
    'Solde après acompte',
    'Sinalização',
  ])('is not recognised in the line %j', (line) => {
    expect(readInvoice(paidInvoice({ line })).isDeposit).toBe(false)
  })

  test('is not recognised in a line that subtracts it', () => {
    const object = paidInvoice()
    object.lines.data.push({ id: 'il_2', amount: -10_000, description: 'Deposit, paid 1 October', metadata: {} })
    expect(readInvoice(object).isDeposit).toBe(false)
  })

  test.each([
    [{ type: 'deposit' }, true],
    [{ deposit: 'true' }, true],
    [{ is_deposit: 'yes' }, true],
    [{ deposit: 'false' }, false],
    [{ deposit: '' }, false],
    [{ stage: 'milestone 2' }, true],
    [{ order: '77' }, false],
    [{ type: 'deposit', testimonial: 'final' }, false],
  ])('is read from the metadata %j as %s', (metadata, expected) => {
    const factsBySource = { metadata }
    const facts = readInvoice(paidInvoice(factsBySource))
    expect(facts.isDeposit && facts.wish !== 'final').toBe(expected)
  })

  test.each([
    ['skip', 'skip'],
    [' Final ', 'final'],
    ['maybe', null],
  ])('has %j in its metadata, read as the owner’s choice %j', (testimonial, wish) => {
    expect(readInvoice(paidInvoice({ metadata: { testimonial } })).wish).toBe(wish)
  })
})
