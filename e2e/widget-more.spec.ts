import type { Page } from '@playwright/test'
import { cards, ELEMENT, expect, makeFeed, test } from './widget.fixtures.ts'

test.describe('a wall that shows more', () => {
  test('does not move the cards already shown, and moves the focus to the first new one', async ({
    page,
    host,
    provider,
    diary,
  }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(60) })
    await host.open(`<h1>Clients</h1>${ELEMENT}<p>After</p><script async src="${provider.origin}/widget.js"></script>`)
    await expect(cards(page)).toHaveCount(24)
    const more = page.getByRole('button', { name: 'Show 24 more' })
    await more.scrollIntoViewIfNeeded()
    const before = await positions(page, 24)
    const scrolled = await page.evaluate(() => scrollY)

    await more.focus()
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(48)
    await expect(cards(page).nth(24)).toBeFocused()
    expect(await positions(page, 24)).toEqual(before)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)

    await page.getByRole('button', { name: 'Show 12 more' }).click()
    await expect(cards(page)).toHaveCount(60)
    await expect(cards(page).nth(48)).toBeFocused()
    await expect(page.getByRole('button', { name: /^Show/ })).toBeHidden()
    expect(await positions(page, 24)).toEqual(before)
    expect(diary.events.slice(1)).toEqual([
      { type: 'goodword:more', detail: { shown: 48 } },
      { type: 'goodword:more', detail: { shown: 60 } },
    ])
  })

  test('keeps the cards in view in place while the reader scrolls', async ({ page, host, provider }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    provider.feeds.set('wgt_1', { body: makeFeed(120) })
    const element = '<goodword-widget widget="wgt_1" page-size="60"></goodword-widget>'
    await host.open(`${element}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(cards(page)).toHaveCount(60)
    // Not with the mouse, which would scroll: the cards above the button must not have been on screen yet.
    await page.getByRole('button', { name: 'Show 60 more' }).dispatchEvent('click')
    await expect(cards(page)).toHaveCount(120)
    expect(await page.evaluate(countJumps)).toBe(0)
  })

  /** Scrolls down in steps and counts the cards in view that did not move by exactly the step. */
  async function countJumps(): Promise<number> {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const root = document.querySelector('goodword-widget')?.shadowRoot
    const all = [...(root?.querySelectorAll('figure') ?? [])]
    const tops = () => all.map((card) => card.getBoundingClientRect().top)
    let jumps = 0
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
    for (let step = 0; step < 60; step++) {
      const [before, from] = [tops(), scrollY]
      scrollBy({ top: 150, behavior: 'instant' })
      await frame()
      const [after, moved] = [tops(), scrollY - from]
      for (const [index, top] of before.entries())
        if (top > -200 && top < innerHeight && Math.abs(top - moved - (after[index] ?? 0)) > 0.5) jumps++
    }
    return jumps
  }

  /** Positions of the first cards on the page, not in the window. */
  function positions(page: Page, count: number) {
    return page.locator('goodword-widget').evaluate(
      (element, most) =>
        [...(element.shadowRoot?.querySelectorAll('figure') ?? [])].slice(0, most).map((card) => {
          const { x, y, width, height } = card.getBoundingClientRect()
          return [x + scrollX, Math.round((y + scrollY) * 100) / 100, width, height]
        }),
      count,
    )
  }
})
