import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

test.each([
  [1200, 'usd', '$12'],
  [485_000, 'eur', '€4,850'],
  [120_050, 'GBP', '£1,200.50'],
  [8000, 'jpy', '¥8,000'],
  [12_340, 'kwd', 'KWD 12.340'],
  [500_000, 'isk', 'ISK 5,000'],
  [700_050, 'rsd', 'RSD 7,000.50'],
  [0, 'usd', '$0'],
  [1200, 'cad', 'CA$12'],
  [990, 'chf', 'CHF 9.90'],
  [1200, 'xyz', 'XYZ 12'],
  [1200, '', '12'],
])('%i of %s is written %s', (amount, currency, text) => {
  expect(formatMoney({ amount, currency }).replace(/\u00A0/g, ' ')).toBe(text)
})
