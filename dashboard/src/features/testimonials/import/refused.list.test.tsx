import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { RefusedRow } from './import.report.ts'
import { RefusedList } from './refused.list.tsx'

const rowOf = (number: number): RefusedRow => ({
  number,
  customerEmail: `client${number}@client.example`,
  customerName: '',
  reason: 'You have used all 5 requests of this month.',
  isBeyondPlan: true,
})

function linesOf(rows: RefusedRow[]) {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <RefusedList rows={rows} />
    </MemoryRouter>,
  )
  return [...place.querySelectorAll('li')].map(({ textContent }) => textContent)
}

test('the rows that the month has no room for are one line, and each row with a fault is its own', () => {
  const fault = { ...rowOf(1), reason: 'The same address stands in row 2.', isBeyondPlan: false }
  expect(linesOf([fault, ...Array.from({ length: 996 }, (_, index) => rowOf(index + 5))])).toEqual([
    '996 rows: the month is used up. See the plans',
    'Row 1client1@client.exampleThe same address stands in row 2.',
  ])
  expect(linesOf([rowOf(6)])).toEqual(['1 row: the month is used up. See the plans'])
})
