import { expect, test } from 'vitest'
import type { Payment } from '#shared/payments.ts'
import { paymentsFile, paymentsTable } from './payments.file.ts'

const now = new Date(2026, 10, 20, 12)

const payment: Payment = {
  id: 'pay_1',
  connectionId: 'con_1',
  connectionName: '+Studio',
  customerName: '=HYPERLINK("http://evil.example")',
  customerEmail: '@sum(a1)',
  amount: 1_234_560,
  currency: 'kwd',
  paidAt: '2026-11-18T10:00:00.000Z',
  source: 'invoice',
  description: '-2+3;=1+1',
  isPaidElsewhere: true,
  decision: { kind: 'hold', reason: 'deposit', until: '2027-02-16T10:00:00.000Z' },
  evidence: { part: 'first', by: 'owner', words: null, otherPaidAt: null },
  ownersPart: null,
  testimonial: null,
}

test('a payment is one row with everything that the log shows', () => {
  const { header, rows } = paymentsTable([payment], now)
  expect(Object.fromEntries(header.map((name, index) => [name, rows[0]?.[index]]))).toEqual({
    Id: 'pay_1',
    'Paid at (UTC)': '2026-11-18T10:00:00.000Z',
    'Client name': '=HYPERLINK("http://evil.example")',
    'Client email': '@sum(a1)',
    Type: 'Invoice',
    For: '-2+3;=1+1',
    Amount: 1234.56,
    Currency: 'KWD',
    'Paid outside Stripe': 'yes',
    Account: '+Studio',
    Decision: 'on hold',
    Reason: 'On hold: deposit, waiting for the final payment',
    'Date of the decision (UTC)': '2027-02-16T10:00:00.000Z',
    'Part of a price': 'Deposit: you said so',
    Request: '',
  })
})

test('no cell of the file can start a formula', async () => {
  const { name, content } = await paymentsFile([payment], now)
  expect(name).toBe('goodword-payments-2026-11-20.csv')
  const [, row = ''] = content.split('\r\n')
  expect(row).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(row).toContain(`"'@sum(a1)"`)
  expect(row).toContain(`"'+Studio"`)
  expect(row).toContain(`"'-2+3;'=1+1"`)
})
