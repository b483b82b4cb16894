import type { Page } from '@playwright/test'
import { expect, firstWidget } from './fixtures.ts'
import { publishFirst } from './editor.fixtures.ts'
import { answerOf, openList, showList, test } from './list.fixtures.ts'

/** Presses Tab through the page and lists what has the focus and is covered by something else. */
async function coveredWithFocus(page: Page, presses: number): Promise<string[]> {
  const covered: string[] = []
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement) || element === document.body || element.tagName === 'IFRAME') return null
      const { left, top, width, height } = (element.closest('label') ?? element).getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const above = document.elementFromPoint(x, y)
      if (y < 0 || y > innerHeight) return `${element.outerHTML.slice(0, 120)} is outside the window`
      const isItself =
        above && (element.contains(above) || above.contains(element) || above.closest('label')?.contains(element))
      return isItself ? null : `${element.outerHTML.slice(0, 120)} is under ${above?.outerHTML.slice(0, 80)}`
    })
    if (name) covered.push(name)
  }
  return covered
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('no bar covers what has the focus', async ({ page, owner: _owner }) => {
      await page.goto('/settings/emails')
      await expect(page.getByRole('button', { name: 'Send me a test' })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await coveredWithFocus(page, 45)).toEqual([])

      const items = Array.from({ length: 20 }, (_item, index) =>
        answerOf({ id: `testimonial-${index}`, customerName: `Client ${index}` }),
      )
      await showList(page, items)
      await openList(page)
      if (viewport.width < 720) await page.getByRole('button', { name: 'Select', exact: true }).click()
      await page.getByRole('checkbox', { name: 'Select Client 0' }).check()
      const bar = page.getByRole('region', { name: 'Selection' })
      await expect(bar).toBeVisible()
      expect(await coveredWithFocus(page, 60)).toEqual([])
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const last = await page.getByText('20 testimonials', { exact: false }).first().boundingBox()
      const place = await bar.boundingBox()
      if (viewport.width < 720) expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0)
    })

    test('the bar that publishes covers no line of the code', async ({ page, request, owner }) => {
      const widget = await publishFirst({ request, owner })
      await page.goto(`/widgets/${widget.id}`)
      const code = page.locator('pre').first()
      await expect(code).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Put it on your site' })).toBeVisible()
      for (const end of [0, 40, 80]) {
        await code.evaluate(
          (node, above) => scrollBy(0, node.getBoundingClientRect().bottom - innerHeight + above),
          end,
        )
        const isSeen = await code.evaluate((node) => {
          const { left, bottom, width } = node.getBoundingClientRect()
          const y = Math.min(bottom, innerHeight) - 6
          const above = document.elementFromPoint(left + width / 2, y)
          return above !== null && (node.contains(above) || above.contains(node))
        })
        expect(isSeen, `the code's last line, ${end} pixels above the end of the window`).toBe(true)
      }
      await page.getByRole('button', { name: 'Publish', exact: true }).focus()
      expect(
        await page.getByRole('button', { name: 'Publish', exact: true }).evaluate((node) => {
          const { left, top, width, height } = node.getBoundingClientRect()
          return node.contains(document.elementFromPoint(left + width / 2, top + height / 2)) || top < 0
        }),
        'it is seen while it has the focus',
      ).toBe(true)
    })

    test('a toast of the editor covers no text of the page', async ({ page, request, owner }) => {
      const widget = await firstWidget(request, owner)
      await page.goto(`/widgets/${widget.id}`)
      const publish = page.getByRole('button', { name: 'Publish and copy code' })
      await publish.scrollIntoViewIfNeeded()
      await publish.click()
      const toast = page.getByRole('status').filter({ hasText: 'Code copied to clipboard.' })
      await expect(toast).toBeVisible()
      const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {}
      expect(y + height).toBeLessThanOrEqual(65)
    })
  })
