import type { Page } from '@playwright/test'
import { changeWidgetOrder } from '#shared/widget-order.ts'
import type { WidgetFeed } from '#shared/widgets.ts'
import { openEditor, test, writeTestimonials } from './editor.fixtures.ts'
import { expect } from './fixtures.ts'

// The move that is not saved.
test.use({ expectedConsoleErrors: /net::ERR_FAILED/ })

const saved = (page: Page) => page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok())

const names = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move / }) })

// One save is stopped on purpose.
test.use({ expectedConsoleErrors: /ERR_FAILED/ })

test('an owner pins one testimonial and moves another by keyboard, and visitors see that order', async ({
  page,
  request,
  owner,
}) => {
  await writeTestimonials({ request, owner }, 4)
  const id = await openEditor({ page, request, owner })
  await page.getByRole('link', { name: 'Pin and order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What “Wall” shows, in this order' })).toBeVisible()
  await expect(names(page)).toContainText(['Kim Sørensen', 'Priya Raman', 'Jonas Weber', 'Ana Ribeiro'])

  const pinned = saved(page)
  await page.getByRole('button', { name: 'Pin Ana Ribeiro' }).click()
  await expect(page.getByRole('button', { name: 'Unpin Ana Ribeiro' })).toBeVisible()
  await pinned

  const bar = page.getByRole('status').filter({ hasText: 'Kim' })
  await page.getByRole('button', { name: /^Move Kim/ }).press('Space')
  await expect(bar).toHaveText('Kim Sørensen grabbed. Position 2 of 4, sorted automatically.')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(bar).toHaveText('Kim Sørensen moved. Position 4 of 4, in your own order.')
  await page.keyboard.press('Escape')
  await expect(bar).toHaveText('Kim Sørensen put back. Position 2 of 4, sorted automatically.')
  const moved = saved(page)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(bar).toHaveText('Kim Sørensen dropped. Position 3 of 4, in your own order.')
  await expect(page.getByRole('button', { name: /^Move Kim/ })).toBeFocused()
  await moved

  const order = ['Ana Ribeiro', 'Priya Raman', 'Kim Sørensen', 'Jonas Weber']
  await page.reload()
  await expect(names(page)).toContainText(order)
  const feed: WidgetFeed = await (await request.get(`/w/${id}.json`)).json()
  expect(feed.items.map(({ author }) => author)).toEqual(order)

  // By pointer: the last one above the pinned one, which it joins. The first attempt is not saved.
  const path = `**${changeWidgetOrder.path.replace(':id', id)}`
  await page.route(path, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  const drag = async () => {
    const from = await page.getByRole('button', { name: /^Move Jonas/ }).boundingBox()
    const to = await page.getByRole('button', { name: /^Move Ana/ }).boundingBox()
    await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8)
    await page.mouse.down()
    await page.mouse.move((from?.x ?? 0) + 8, from?.y ?? 0)
    await page.mouse.move((to?.x ?? 0) + 8, (to?.y ?? 0) + 4)
    await page.mouse.up()
  }
  await drag()
  await expect(page.getByRole('alert')).toContainText('The change of the order wasn’t saved.')
  await expect(names(page)).toContainText(order)
  await page.unroute(path)
  await drag()
  await expect(names(page)).toContainText(['Jonas Weber', 'Ana Ribeiro', 'Priya Raman', 'Kim Sørensen'])
  await expect(page.getByRole('button', { name: 'Unpin Jonas Weber' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(names(page)).toContainText(order)
})
