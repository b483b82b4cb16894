import type { PartEvidence } from '#shared/payment-parts.ts'
import type { Payment } from '#shared/payments.ts'
import { expect } from './fixtures.ts'
import { explanationOf, showExplanations } from './payment-explanations.fixtures.ts'
import {
  accountOf,
  inDays,
  openPayments,
  paymentOf,
  samplePayments,
  showAccounts,
  showPayments,
  test,
} from './payments.fixtures.ts'

const HEIGHT_MAX = 96

const evidenceOf = (changes: Partial<PartEvidence>): PartEvidence => ({
  part: 'last',
  by: 'words',
  words: 'Remaining 50% of the agreed price for the relaunch of the website, on acceptance',
  otherPaidAt: inDays(-160),
  ...changes,
})

/** Rows that have the most to say. */
const longRows = (): Payment[] =>
  [
    paymentOf({
      source: 'checkout',
      decision: { kind: 'ask', reason: 'checkout', at: inDays(9) },
      evidence: evidenceOf({}),
    }),
    paymentOf({
      decision: { kind: 'hold', reason: 'open_invoice', until: inDays(88) },
      evidence: evidenceOf({ by: 'amounts' }),
      testimonial: null,
    }),
    paymentOf({
      decision: { kind: 'hold', reason: 'deposit', until: inDays(88) },
      evidence: evidenceOf({
        part: 'first',
        by: 'total',
        words: null,
        total: { paid: 123_456_700, price: 246_913_400, currency: 'eur' },
      }),
      testimonial: null,
    }),
    paymentOf({
      decision: { kind: 'skip', reason: 'covered', since: inDays(-1) },
      evidence: evidenceOf({
        part: 'first',
        by: 'metadata',
        words: 'rechnungsart: Abschlagsrechnung Nr. 2 zum Projekt',
      }),
      testimonial: null,
    }),
    paymentOf({ decision: { kind: 'hold', reason: 'owners_call', until: inDays(80) }, evidence: evidenceOf({}) }),
  ].map((payment, index) => ({ ...payment, id: `pay_long_${index}` }))

test('a row of the log is at most 96 px high on a wide screen, and shows all of its evidence once it is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await showAccounts(page, [accountOf(), accountOf({ id: 'con_2', name: 'Label School' })])
  await showPayments(page, [...samplePayments(), ...longRows()])
  const [longest = paymentOf()] = longRows()
  await showExplanations(page, { [longest.id]: () => explanationOf(longest) })
  await openPayments(page)
  const heights = await page
    .locator('tr[data-payment]')
    .evaluateAll((rows) => rows.map((row) => [row.dataset['payment'], row.getBoundingClientRect().height] as const))
  expect(heights).toHaveLength(15)
  expect(heights.filter(([, height]) => height > HEIGHT_MAX)).toEqual([])

  const first = page.locator('[data-payment=pay_long_0]').first()
  const evidence = first.getByText('Final payment: the invoice says')
  const isCut = () => evidence.evaluate((line) => line.scrollHeight > line.clientHeight + 1)
  expect(await isCut()).toBe(true)
  await page.getByRole('link', { name: 'Jonas Weber', exact: true }).nth(2).click()
  await expect.poll(isCut).toBe(false)
})
