import { describe, expect, test } from 'vitest'
import { hostileWordings } from '#server/testing/hostile-wordings.ts'
import { paidInvoice } from '#server/testing/stripe-objects.ts'
import { readInvoice } from '#server/testing/payment-events.ts'

const partOf = (object: unknown) => readInvoice(object).saidPart?.part ?? null

/** An invoice with these lines; a number is the amount of a line. */
function invoiceOf(lines: readonly (readonly [text: string, amount: number])[]) {
  const object = paidInvoice()
  const data = lines.map(([description, amount], index) => ({ id: `il_${index}`, amount, description, metadata: {} }))
  return { ...object, lines: { ...object.lines, data } }
}

describe('an invoice', () => {
  test.each([
    ['Project deposit (50%)', 'first'],
    ['Remaining 50%', 'last'],
    ['Schlussrechnung (Anzahlung bereits erhalten)', 'last'],
    ['Monthly retainer – May', 'recurring'],
    ['Website', null],
  ])('says %j in a line or in its description: %s', (line, part) => {
    expect(partOf(paidInvoice({ line }))).toBe(part)
    expect(partOf({ ...paidInvoice(), description: line })).toBe(part)
  })

  test.each([
    'Deposit',
    '50 % of the website',
    'Paid upfront',
    'up-front payment',
    'Milestone 1',
    'Anzahlungsrechnung',
    'Acompte de 30 %',
    'Anticipo del proyecto',
    'Sinal',
    'Acconto sul lavoro',
    'Aanbetalingsfactuur',
    'Deposit for the final design',
  ])('is a first part that says %j', (line) => {
    expect(partOf(paidInvoice({ line }))).toBe('first')
  })

  test.each([
    'Depositphotos licence',
    'Safe-deposited',
    'Original signage',
    '150 % more',
    '0.50 %',
    '50% off for friends',
    '50 % Rabatt',
    'Rabatt: 50 %',
    'Discount of 50%',
    'Sinalização',
  ])('says nothing of parts with %j', (line) => {
    expect(partOf(paidInvoice({ line }))).toBeNull()
  })

  test.each([
    'Balance after deposit',
    'Balance less 50% deposit',
    'Restbetrag abzüglich Anzahlung',
    'Solde après acompte',
  ])('is the last part that says %j', (line) => {
    expect(partOf(paidInvoice({ line }))).toBe('last')
  })

  test('quotes the line that says it, at most 80 characters of it', () => {
    const line = `Deposit for ${'long-winded-project'.repeat(10)}`
    const { saidPart } = readInvoice(paidInvoice({ line }))
    expect(saidPart?.words).toHaveLength(80)
    expect(saidPart?.words).toMatch(/^Deposit for long-winded-project.*…$/)
  })

  test('is the last part when one of its lines says so, whatever the others say', () => {
    const lines = [
      ['Deposit for the next project', 20_000],
      ['Website, remaining 50%', 80_000],
    ] as const
    expect(partOf(invoiceOf(lines))).toBe('last')
    expect(partOf(invoiceOf(lines.toReversed()))).toBe('last')
  })

  test.each([
    ['Deposit, paid 1 October', 'last'],
    ['Abschlagsrechnung 2026-014', 'last'],
    ['Déjà facturé', 'last'],
    ['Discount for friends', null],
  ])('with a line that subtracts %j: %s', (text, part) => {
    const said = readInvoice(
      invoiceOf([
        ['Website', 100_000],
        [text, -50_000],
      ]),
    ).saidPart
    expect(said?.part ?? null).toBe(part)
    if (part) expect(said).toMatchObject({ by: 'deduction', words: text })
  })

  describe('with many lines', () => {
    const work = (count: number) => Array.from({ length: count }, (_, at) => [`Page ${at} of the shop`, 1000] as const)

    test('is read to its ninetieth line', () => {
      expect(partOf(invoiceOf([...work(89), ['Remaining 50%', 50_000]]))).toBe('last')
    })

    test('is read by its description, and by a deduction wherever it stands', () => {
      const object = { ...invoiceOf(work(100)), description: 'Schlussrechnung' }
      expect(readInvoice(object).saidPart).toMatchObject({ part: 'last', words: 'Schlussrechnung' })
      expect(partOf(invoiceOf([...work(99), ['Deposit, paid 1 October', -20_000]]))).toBe('last')
    })

    test('quotes its first line when none says more', () => {
      expect(readInvoice({ ...invoiceOf(work(30)), description: 'Thank you' }).line).toBe('Page 0 of the shop')
    })
  })

  test('does not take names of the client and of the account for words', () => {
    const object = { ...paidInvoice({ line: 'Logo for Milestone 3 Coaching' }), customer_name: 'Milestone 3 Coaching' }
    expect(partOf(object)).toBeNull()
    expect(partOf({ ...object, customer_name: 'Ana' })).toBe('first')
    expect(partOf({ ...object, customer_name: 'Ana', account_name: 'Milestone 3 Coaching' })).toBeNull()
  })

  test.each([
    [{ type: 'deposit' }, 'first'],
    [{ deposit: 'true' }, 'first'],
    [{ is_deposit: 'yes' }, 'first'],
    [{ deposit: 'false' }, null],
    [{ deposit: '' }, null],
    [{ stage: 'milestone 2' }, 'first'],
    [{ stage: 'final' }, 'last'],
    [{ balance: 'yes' }, 'last'],
    [{ part: '2/2' }, 'last'],
    [{ order: '77' }, null],
    [{ type: 'deposit', testimonial: 'final' }, 'last'],
    [{ plan: 'monthly' }, null],
  ])('with the metadata %j: %s', (metadata, part) => {
    expect(partOf(paidInvoice({ metadata }))).toBe(part)
  })

  test('reads metadata before its lines', () => {
    expect(readInvoice(paidInvoice({ line: 'Deposit', metadata: { stage: 'final' } })).saidPart).toEqual({
      part: 'last',
      by: 'metadata',
      isWeak: false,
      words: 'stage: final',
    })
  })

  test.each([
    ['skip', true],
    [' Skip ', true],
    ['maybe', false],
  ])('with %j as its metadata “testimonial” is skipped: %s', (testimonial, isSkipped) => {
    expect(readInvoice(paidInvoice({ metadata: { testimonial } })).isSkipWished).toBe(isSkipped)
  })

  test('is known by its words without names, months and numbers', () => {
    const of = (line: string, name: string) => readInvoice({ ...paidInvoice({ line }), customer_name: name }).wordings
    expect(of('Kick-off: website for Ana Ribeiro, 12 May', 'Ana Ribeiro')).toEqual(['kick off website for'])
    expect(of('Kick-off: website for Bo Lund, 3 June', 'Bo Lund')).toEqual(['kick off website for'])
  })
})

describe('hostile invoices', () => {
  test.each(Object.entries(hostileWordings))('with %s in 500 lines are read', (_, text) => {
    const lines = Array.from({ length: 500 }, () => [text, 100] as const)
    const { saidPart, wordings } = readInvoice(invoiceOf(lines))
    expect(saidPart?.words.length ?? 0).toBeLessThanOrEqual(80)
    for (const wording of wordings) expect(wording.length).toBeLessThanOrEqual(100)
  })
})
