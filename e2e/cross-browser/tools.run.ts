import { describe, expect } from 'vitest'
import { makeFeed } from '../widget.provider.ts'
import { placeWidget, takeScreenshot, test } from './test-browser.fixtures.ts'

describe('the tools for visitors', () => {
  test('search without regard to case and accents, filter by rating, and can be reset', async ({
    page,
    host,
    provider,
    script,
  }) => {
    const feed = makeFeed(30)
    provider.feeds.set('wgt_1', { body: { ...feed, options: { ...feed.options, hasVisitorTools: true } } })
    await host.open(`${placeWidget()}${script}`)
    await expect.poll(() => page.count('[part=search]')).toBe(1)
    await page.settle()
    await takeScreenshot(page, 'tools-1280')
    await page.click('[part=search]')
    await page.type('TUTEN')
    await expect.poll(() => page.count('figure')).toBe(6)
    expect(await page.texts('[part=status]')).toEqual(['6 of 30 match'])
    await page.type('zzz')
    await expect.poll(() => page.count('figure')).toBe(0)
    expect(await page.texts('[part=status]')).toEqual(['None of 30 match'])
    await page.click('[part=reset]')
    await expect.poll(() => page.count('figure')).toBe(24)
    expect(await page.focused()).toBe('search')
    await page.evaluate((find) => {
      const [rating] = find('[part=rating]')
      if (!(rating instanceof HTMLSelectElement)) return
      rating.value = '5'
      rating.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await expect.poll(() => page.count('figure')).toBe(10)
    expect((await page.texts('[part=footer]'))[0]).toContain('chosen by Feldmann Studio')
  })

  test('appear without moving a card, at any width', async ({ page, host, provider, script }) => {
    const feed = makeFeed(30)
    for (const width of [1280, 360]) {
      await page.resize({ width, height: 900 })
      provider.feeds.set('wgt_1', { body: { ...feed, options: { ...feed.options, hasVisitorTools: true } } })
      const body = `${placeWidget()}${script}`
      provider.missing.add(provider.files.hydrated)
      await host.open(body)
      await expect.poll(() => page.count('figure')).toBe(24)
      const before = (await page.boxes('figure'))[0]
      provider.missing.clear()
      await host.open(body)
      await expect.poll(() => page.count('[part=search]')).toBe(1)
      expect((await page.boxes('figure'))[0]).toEqual(before)
      expect(await page.scrollWidth()).toBe(width)
      await page.evaluate((_, theme) => document.querySelector('goodword-widget')?.setAttribute('theme', theme), 'dark')
      await page.settle()
      await takeScreenshot(page, `tools-dark-${width}`)
    }
  })
})
