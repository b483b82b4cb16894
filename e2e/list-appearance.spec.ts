import { expect } from './fixtures.ts'
import { answerOf, openList, rowOf, showList, test, testimonialOf } from './list.fixtures.ts'

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

test('on a phone the rows look like cards, stay a table for screen readers, and have buttons of 44 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await showList(page, rows)
  await openList(page)
  const card = rowOf(page, 'Ana Ribeiro').filter({ hasText: 'Submitted' })
  await expect(card.getByRole('cell')).toHaveCount(5)
  const approve = await card.getByRole('button', { name: 'Approve testimonial from Ana Ribeiro' }).boundingBox()
  const reject = await card.getByRole('button', { name: 'Reject testimonial from Ana Ribeiro' }).boundingBox()
  expect(approve?.height).toBe(44)
  expect([reject?.height, reject?.width, reject?.y]).toEqual([approve?.height, approve?.width, approve?.y])
  const more = await page.getByRole('button', { name: 'More actions for Jonas Weber' }).boundingBox()
  expect([more?.width, more?.height]).toEqual([44, 44])
})
