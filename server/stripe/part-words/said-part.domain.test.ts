import { describe, expect, test } from 'vitest'
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
  const texts = {
    'five thousand letters': 'a'.repeat(5000),
    'five thousand spaces': ' '.repeat(5000),
    'percentages without end': '50% '.repeat(1250),
    'quotes without end': '"'.repeat(5000),
    'words for deductions without end': `${'less the '.repeat(555)}deposit`,
    'a compound without end': 'anzahlung'.repeat(555),
    'verbs without end': 'schlussrechnung wird '.repeat(250),
    'words before a verb without end': 'wird a a a a a '.repeat(350),
    'clauses without end': 'balance – '.repeat(500),
    'schedules without end': 'deposit, balance '.repeat(300),
    'participles without end': 'deposit was not yet paid '.repeat(200),
    'minus signs without end': 'deposit -'.repeat(600),
    'money kept back without end': 'release retention '.repeat(280),
    'a compound of money kept back without end': 'einbehalt'.repeat(600),
    'fractions without end': 'half of the agreed '.repeat(270),
    'ratios without end': '1/2 '.repeat(1250),
    'ordinals without end': '2nd payment and final '.repeat(230),
    'payments before without end': 'già pagato '.repeat(450),
    'letters with a thousand accents': `a${'\u0301'.repeat(4999)}`,
    'sums that come off without end': 'comes off the total of '.repeat(220),
    'verbs of a sum without end': 'wird a a a a gesamt '.repeat(250),
    'ways of paying without end': 'im voraus, '.repeat(450),
    'bookings without end': 'a a booking, balance '.repeat(240),
    'days before without end': 'booking, balance 10 days '.repeat(200),
    'texts about without end': 'article about a '.repeat(310),
    'totals without end': 'total 100 less 10 paid '.repeat(220),
    'scales without end': '1/500 '.repeat(830),
    'shares that follow shares': '40%, last 30% due, '.repeat(260),
    'stages without end': 'phase 2 to be billed, '.repeat(230),
    'rests without end': ', rest a'.repeat(620),
    'compounds of payments on account': 'akonto'.repeat(830),
    Chinese: '定金'.repeat(2500),
    Arabic: 'دفعة مقدمة '.repeat(450),
    emoji: '💶'.repeat(2500),
    'half a character': '\uD83D'.repeat(5000),
    'null characters': '\0'.repeat(5000),
  }
  test.each(Object.entries(texts))('with %s in 500 lines are read', (_, text) => {
    const lines = Array.from({ length: 500 }, () => [text, 100] as const)
    const { saidPart, wordings } = readInvoice(invoiceOf(lines))
    expect(saidPart?.words.length ?? 0).toBeLessThanOrEqual(80)
    for (const wording of wordings) expect(wording.length).toBeLessThanOrEqual(100)
  })
})
