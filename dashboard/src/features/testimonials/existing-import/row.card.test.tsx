import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { guessReading } from './columns.ts'
import { ReadyCard } from './row.card.tsx'
import { checkRow, readRows } from './rows.ts'

/** What the card of a row with these cells says. */
function cardOf(service: string, tags: string): string {
  const reading = guessReading({
    header: ['Name', 'Testimonial', 'Service', 'Tags'],
    rows: [{ number: 2, cells: ['Ana', 'Precise.', service, tags] }],
  })
  const [row] = readRows(reading).map((read) => checkRow(read, { ...reading, today: '2026-11-21' }))
  if (!row || row.problem) throw new Error('The row can’t be imported.')
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(<ReadyCard row={row} photo={null} isImported onChange={() => {}} />)
  return place.textContent
}

test('a card says which service and tags the file gives', () => {
  const text = cardOf('Logistics', 'Food; Greece')
  expect(text).toContain('Service: Logistics')
  expect(text).toContain('Tags: Food, Greece')
})

test('a card of a row without them says nothing of them', () => {
  expect(cardOf('', '')).not.toMatch(/Service|Tags/)
})
