import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect } from './fixtures.ts'
import { answerOf, LIST_CALL, openList, rowOf, showList, test, testimonialOf } from './list.fixtures.ts'

const rows = [
  testimonialOf({ id: '1', customerName: null, mailState: 'queued' }),
  testimonialOf({ id: '2', customerName: 'Jonas Weber', status: 'sent', mailState: 'failed' }),
  answerOf({ id: '3', isPrivate: true, testimonial: 'Nora spent a day at the press. '.repeat(20) }),
  answerOf({ id: '4', customerName: 'Clémence Aubry', status: 'approved' }),
  answerOf({ id: '5', customerName: 'Kim Sørensen', status: 'rejected', rating: null }),
]

async function expectAccessibleAtRest(page: Page) {
  await page.mouse.move(0, 0)
  await expectAccessible(page)
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 360]) {
    test.describe(`${colorScheme}, ${width} px wide`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 800 },
        contextOptions: { reducedMotion: 'reduce' },
        expectedConsoleErrors: /status of 500/,
      })

      test('every state of the list is accessible', async ({ page }) => {
        test.slow()
        await expect(page.getByText("You don't have any testimonials currently.")).toBeVisible()
        await expectAccessibleAtRest(page)

        await showList(page, rows)
        await openList(page)
        await expectAccessibleAtRest(page)
        await page.getByRole('button', { name: 'More actions for Clémence Aubry' }).click()
        await expectAccessibleAtRest(page)
        await page.getByRole('menuitem', { name: 'Reject' }).click()
        await expectAccessibleAtRest(page)
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: '+ Create' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
        await expect(page.getByText('Client email is required.')).toBeVisible()
        await expectAccessibleAtRest(page)

        await page.route(LIST_CALL, () => {})
        await page.goto('/testimonial/list')
        await expect(page.locator('tbody tr')).toHaveCount(5)
        await expectAccessibleAtRest(page)

        await page.route(LIST_CALL, (route) => route.fulfill({ status: 500, json: {} }))
        await page.goto('/testimonial/list')
        await expect(page.getByText('Uh oh! Something unexpected happened.')).toBeVisible()
        await expectAccessibleAtRest(page)
      })

      test('the widgets page is accessible', async ({ page }) => {
        await page.goto('/widgets')
        await expect(page.getByRole('heading', { name: 'Wall' })).toBeVisible()
        await expectAccessibleAtRest(page)
      })
    })
  }
}

for (const width of [320, 800, 1100, 1280]) {
  test(`nothing is cut off or to be scrolled for at ${width} px`, async ({ page }) => {
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

test('on a phone rows are cards, still a table to a screen reader, with a decision that a thumb can make', async ({
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
