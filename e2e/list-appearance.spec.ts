import { expect } from './fixtures.ts'
import { answerOf, dialog, openList, rowOf, showDecisions, showList, test, testimonialOf } from './list.fixtures.ts'

const rows = [
  testimonialOf({ id: '1', customerName: null, emailState: 'queued' }),
  testimonialOf({ id: '2', customerName: 'Jonas Weber', status: 'sent', emailState: 'failed' }),
  answerOf({ id: '3', isPrivate: true, testimonial: 'Nora spent a day at the press. '.repeat(20) }),
  answerOf({ id: '4', customerName: 'Clémence Aubry', status: 'approved' }),
  answerOf({ id: '5', customerName: 'Kim Sørensen', status: 'rejected', rating: null }),
]

for (const width of [320, 800, 1100, 1280]) {
  test(`the list and the widgets fit a window of ${width} px, and no cell is cut off`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await showList(page, rows)
    await openList(page)
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    for (const cell of await page.locator('tbody td').all()) {
      expect(await cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    }
    await page.goto('/widgets')
    await expect(page.getByRole('heading', { name: 'Wall' })).toBeVisible()
    expect(await overflow()).toBeLessThanOrEqual(0)
  })
}

test('on a phone the rows stay a table for screen readers, have one height, and a tap anywhere opens them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await showList(page, rows)
  await showDecisions(page, rows)
  await openList(page)
  const submitted = rowOf(page, 'Ana Ribeiro').filter({ hasText: 'Submitted' })
  await expect(submitted.getByRole('cell')).toHaveCount(5)
  await expect(submitted.getByRole('button', { name: /Approve|Reject/ })).toHaveCount(0)
  const boxes = await Promise.all((await page.locator('tr[id^=testimonial-]').all()).map((row) => row.boundingBox()))
  expect(new Set(boxes.map((box) => box?.height)).size).toBe(1)
  expect(boxes[0]?.height).toBe(92)
  const more = await page.getByRole('button', { name: 'More actions for Jonas Weber' }).boundingBox()
  expect([more?.width, more?.height]).toEqual([44, 44])
  await submitted.click({ position: { x: 20, y: 86 } })
  await expect(dialog(page).getByRole('button', { name: 'Approve testimonial from Ana Ribeiro' })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Reject testimonial from Ana Ribeiro' })).toBeVisible()
})
