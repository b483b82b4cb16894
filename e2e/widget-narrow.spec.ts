import type { Page } from '@playwright/test'
import { expect, makeFeed, makeItem, test } from './widget.fixtures.ts'

const PLACES = [
  { name: 'a phone with text twice as large', width: 390, column: 390, text: 32 },
  { name: 'a small phone with text twice as large', width: 320, column: 320, text: 32 },
  { name: 'a small phone', width: 320, column: 320, text: 16 },
  { name: 'a column of 240 px', width: 1280, column: 240, text: 16 },
  { name: 'a column of 200 px', width: 1280, column: 200, text: 16 },
]

const ITEMS = Array.from({ length: 6 }, (_, index) =>
  makeItem(index, {
    author: 'Konstantina Papadopoulou',
    role: 'Head of Development',
    company: 'Lumen',
    rating: 5,
    isVerified: true,
  }),
)

async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

/** Words of names and dates that are broken, and stars that are cut off. */
const readFaults = (page: Page) =>
  page.locator('goodword-widget').evaluate((host) => {
    const root = host.shadowRoot
    const faults: string[] = []
    for (const element of root?.querySelectorAll('time, [part=author], [part=role], [part=proof], [part=count]') ??
      []) {
      const node = element.lastChild
      if (node === null) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) faults.push(word)
      }
    }
    for (const stars of root?.querySelectorAll('[part=stars]') ?? []) {
      const card = stars.closest('[part=card], figure')?.getBoundingClientRect()
      const { left, right } = stars.getBoundingClientRect()
      if (card && (left < card.left || right > card.right)) faults.push('stars')
    }
    return [...new Set(faults)]
  })

for (const { name, width, column, text } of PLACES)
  test.describe(`in ${name}`, () => {
    for (const layout of ['wall', 'grid', 'list', 'carousel', 'marquee', 'single', 'badge', 'avatars', 'text'])
      test(`a ${layout} breaks no word of a name or date, and cuts no star off`, async ({ page, host, provider }) => {
        const summary = {
          owner: 'Feldmann Studio',
          shown: 6,
          shared: 6,
          rated: 6,
          afterPayment: 6,
          average: 4.7,
          isSelected: false,
        }
        provider.feeds.set('wgt_1', { body: makeFeed(6, { items: ITEMS, summary }) })
        await page.setViewportSize({ width, height: 800 })
        await setTextSize(page, text)
        await host.open(
          `<main><goodword-widget widget="wgt_1" layout="${layout}"></goodword-widget></main><script async src="${provider.origin}/widget.js"></script>`,
          {
            head: `<style>body { margin: 0 } main { box-sizing: border-box; inline-size: ${column}px; padding: 8px }</style>`,
          },
        )
        const shown = layout === 'text' ? 'a' : '[part=stars]'
        await expect(page.locator(`goodword-widget [part=frame] ${shown}`).last()).toBeVisible()
        expect(await readFaults(page)).toEqual([])
        expect(await page.locator('main').evaluate((main) => main.scrollWidth)).toBe(column)
      })
  })
