import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { RefusedRow } from './clients.ts'
import { RefusedList } from './result.step.tsx'

const rowOf = (number: number): RefusedRow => ({
  number,
  customerEmail: `client${number}@client.example`,
  customerName: '',
  reason: 'You’ve used all 5 requests of this month.',
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
  const fault = { ...rowOf(1), reason: 'Duplicate of row 2.', isBeyondPlan: false }
  expect(linesOf([fault, ...Array.from({ length: 996 }, (_, index) => rowOf(index + 5))])).toEqual([
    '996 rows: no requests left this month. See plans',
    'Row 1client1@client.exampleDuplicate of row 2.',
  ])
  expect(linesOf([rowOf(6)])).toEqual(['1 row: no requests left this month. See plans'])
})
