import { expect } from './fixtures.ts'
import {
  answerOf,
  detailsOf,
  dialog,
  openList,
  rowOf,
  showDecisions,
  showDetails,
  showList,
  test,
  testimonialOf,
} from './list.fixtures.ts'

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

test('a withdrawn testimonial is said to be withdrawn, and is not shown like a rejected one', async ({ page }) => {
  const rejected = answerOf({ id: '1', customerName: 'Kim Sørensen', status: 'rejected' })
  const at = '2026-11-20T10:00:00.000Z'
  const withdrawn = answerOf({ id: '2', customerName: 'Ana Ribeiro', status: 'rejected', withdrawnAt: at })
  await showList(page, [rejected, withdrawn])
  await openList(page)
  const row = rowOf(page, 'Ana Ribeiro')
  await expect(row).toContainText('Withdrawn')
  await expect(row).toContainText('By Ana')
  await expect(row).not.toContainText('Rejected')
  const colorOf = (client: string, word: string) =>
    rowOf(page, client)
      .getByText(word, { exact: true })
      .evaluate((badge) => getComputedStyle(badge).color)
  expect(await colorOf('Ana Ribeiro', 'Withdrawn')).not.toBe(await colorOf('Kim Sørensen', 'Rejected'))
})

test('the decisions of all rows stand in one column, also beside the menu of what the owner added', async ({
  page,
}) => {
  const added = answerOf({ id: '2', customerName: 'Maud Jansen', source: 'owner' })
  await showList(page, [answerOf({ id: '1', customerName: 'Ana Ribeiro' }), added])
  await openList(page)
  for (const width of [1280, 800]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('button', { name: 'More actions for Maud Jansen' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'More actions for Ana Ribeiro' })).toHaveCount(0)
    for (const action of ['Approve', 'Reject']) {
      const buttons = await page.getByRole('button', { name: new RegExp(`^${action} testimonial`) }).all()
      const places = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.x))
      expect(places).toHaveLength(2)
      expect(places[0], `${action} at ${width} px`).toBe(places[1])
    }
  }
})

test.describe('on a wide screen that is touched', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: true })

  test('rows are 44 px high in every state, and a tap anywhere opens them', async ({ page }) => {
    await showList(page, rows)
    await showDecisions(page, rows)
    await openList(page)
    for (const row of await page.locator('tr[id^=testimonial-]').all()) {
      const heights = await row
        .locator('td')
        .evaluateAll((cells) =>
          cells.map(
            (cell) =>
              cell.getBoundingClientRect().height - Number.parseFloat(getComputedStyle(cell).borderBlockEndWidth),
          ),
        )
      for (const height of heights) expect(Math.round(height)).toBeGreaterThanOrEqual(43)
      expect(Math.round((await row.boundingBox())?.height ?? 0)).toBe(44)
    }
    await rowOf(page, 'Clémence Aubry').getByRole('cell').nth(2).tap()
    await expect(page).toHaveURL(/open=4/)
  })
})

test('the dialog to approve shows the answers and the photo that the client lets be shown', async ({ page }) => {
  const image =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="red"/></svg>'
  await page.route('**/images/ana.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: image }))
  const answer = answerOf({ customerName: 'Ana Ribeiro', imageUrl: '/images/ana.svg' })
  const answers = [{ questionId: 'q1', question: 'What was hard before?', answer: 'Finding the words.' }]
  await showList(page, [answer])
  await showDetails(page, detailsOf(answer, { answers }))
  await openList(page)
  const approve = () => page.getByRole('button', { name: 'Approve testimonial from Ana Ribeiro' }).click()
  await approve()
  await expect(dialog(page)).toContainText('What was hard before?')
  await expect(dialog(page)).toContainText('Finding the words.')
  const photo = dialog(page).getByRole('img', { name: 'Sent by Ana Ribeiro' })
  await expect.poll(() => photo.evaluate((shown) => Reflect.get(shown, 'naturalWidth'))).toBe(9)

  await page.keyboard.press('Escape')
  const parts = { name: true, photo: false, company: true, answers: false }
  await showDetails(page, detailsOf(answer, { answers, parts }))
  await openList(page)
  await approve()
  await expect(dialog(page).getByRole('figure')).toContainText('Ana Ribeiro')
  await expect(photo).toHaveCount(0)
  await expect(dialog(page)).not.toContainText('Finding the words.')
})
