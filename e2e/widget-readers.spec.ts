import { expectAccessible } from './accessibility.ts'
import { cards, ELEMENT, expect, FALLBACK, makeFeed, makeItem, test } from './widget.fixtures.ts'

test.describe('for every reader', () => {
  test('the wall runs from right to left on a right-to-left page', async ({ page, host, provider }) => {
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`, {
      htmlAttributes: 'lang="ar" dir="rtl"',
    })
    await expect(cards(page)).toHaveCount(24)
    const first = await cards(page).first().boundingBox()
    const last = await cards(page).last().boundingBox()
    expect(first?.x ?? 0).toBeGreaterThan(last?.x ?? Infinity)
    const arabic = cards(page).nth(4).locator('blockquote p')
    expect(await arabic.evaluate((text) => getComputedStyle(text).direction)).toBe('rtl')
    expect(
      await cards(page)
        .first()
        .locator('blockquote p')
        .evaluate((text) => getComputedStyle(text).direction),
    ).toBe('ltr')
  })

  const readers = {
    'in the light theme': { width: 1280, at: '', style: '' },
    'on a phone': { width: 360, at: '', style: '' },
    'in the light theme on a dark page': { width: 1280, at: '', style: 'body { background: #14181c; color: #eee }' },
    'in the plain theme on a dark page': {
      width: 1280,
      at: 'theme="plain"',
      style: 'body { background: #14181c; color: #eee }',
    },
    'with a label': { width: 1280, at: 'label="What clients wrote"', style: '' },
  }

  for (const [name, { width, at, style }] of Object.entries(readers)) {
    test(`axe finds no violation ${name}`, async ({ page, host, provider }) => {
      await page.setViewportSize({ width, height: 900 })
      const element = `<goodword-widget widget="wgt_1" ${at}>${FALLBACK}</goodword-widget>`
      const body = `<main><h1>Clients</h1>${element}</main><script async src="${provider.origin}/widget.js"></script>`
      await host.open(body, { head: `<style>${style}</style>` })
      await page.getByRole('button', { name: 'Show 6 more' }).click()
      await expect(cards(page)).toHaveCount(30)
      await expectAccessible(page)
    })
  }

  for (const [layout, shown] of [
    ['badge', '.badge'],
    ['single', '.single'],
    ['list', 'figure'],
    ['marquee', '[part=band]'],
    ['text', '[part=frame]'],
  ] as const)
    test(`axe finds no violation in a ${layout} of the light theme on a dark page`, async ({
      page,
      host,
      provider,
    }) => {
      provider.feeds.set('wgt_1', { body: makeFeed(1, { items: [makeItem(1, { isVerified: true })] }) })
      const element = ELEMENT.replace('<goodword-widget', `<goodword-widget layout="${layout}"`)
      const body = `<main><h1>Clients</h1>${element}</main><script async src="${provider.origin}/widget.js"></script>`
      await host.open(body, { head: '<style>body { background: #14181c; color: #eee }</style>' })
      await expect(page.locator(`goodword-widget ${shown}`).first()).toBeVisible()
      await expectAccessible(page)
    })

  test('stars keep their shape in forced colours', async ({ page, host, provider }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    const stars = cards(page).nth(1).getByRole('img', { name: 'Rated 4 out of 5' })
    await expect(stars.locator('path').last()).toHaveCSS('fill', 'none')
    await expect(stars.locator('path').first()).not.toHaveCSS('fill', 'none')
  })

  test('text ignores the page’s rem, and fits when it is zoomed', async ({ page, host, provider }) => {
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`, {
      head: '<style>html { font-size: 62.5% }</style>',
    })
    await expect(cards(page).nth(1).locator('blockquote')).toHaveCSS('font-size', '16px')
    await page.locator('goodword-widget').evaluate((element) => element.style.setProperty('zoom', '2'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  })
})
