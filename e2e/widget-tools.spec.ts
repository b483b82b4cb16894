import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScrolling } from './accessibility.ts'
import { cards, ELEMENT, expect, makeFeed, test } from './widget.fixtures.ts'

const withTools = (count: number) => {
  const feed = makeFeed(count)
  return { ...feed, options: { ...feed.options, hasVisitorTools: true } }
}

/** Every third testimonial has none. */
const SERVICES = ['One label', 'Label School', null]
const withServices = (count: number) => {
  const feed = withTools(count)
  return { ...feed, items: feed.items.map((item, index) => ({ ...item, service: SERVICES[index % 3] ?? null })) }
}
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search testimonials' })
const status = (page: Page) => page.locator('goodword-widget [part=status]')

const topsOfCards = (page: Page) =>
  cards(page).evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().top + scrollY))

/** What is drawn in the frame after a choice: how many cards, where each begins, and where the last one ends. */
const choose = (page: Page, name: 'Rating' | 'Order', wanted: string) =>
  page.getByRole('combobox', { name }).evaluate(async (select: HTMLSelectElement, value) => {
    select.value = value
    select.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const root = select.getRootNode() as ShadowRoot
    const places = [...root.querySelectorAll('figure')].map((figure) => figure.getBoundingClientRect())
    return {
      count: places.length,
      tops: places.map(({ top }) => top + scrollY),
      end: (places.at(-1)?.bottom ?? 0) + scrollY,
    }
  }, wanted)

test.describe('the tools for visitors', () => {
  test('search without regard to case and accents, and show the number of results', async ({
    page,
    host,
    provider,
  }) => {
    provider.feeds.set('wgt_1', { body: withTools(30) })
    await host.open(`<main><h1>Clients</h1>${ELEMENT}</main><script async src="${provider.origin}/widget.js"></script>`)
    await expect(cards(page)).toHaveCount(24)
    await search(page).fill('TUTEN')
    await expect(cards(page)).toHaveCount(6)
    await expect(status(page)).toHaveText('6 of 30 match')
    await search(page).fill('13: TUTEN')
    await expect(status(page)).toHaveText('1 of 30 matches')
    await search(page).fill('TUTEN')
    await expect(page.locator('goodword-widget [part=footer]')).toContainText('6 of 30 testimonials')
    await expect(page.getByRole('button', { name: /^Show/ })).toBeHidden()
    await expectAccessible(page)
    await search(page).fill('')
    await expect(cards(page)).toHaveCount(24)
    await expect(status(page)).toHaveText('')
    await page.getByRole('button', { name: 'Show 6 more' }).click()
    await expect(cards(page)).toHaveCount(30)
  })

  test('draw 24 at a time, also on a wall of larger pages, which comes back page by page', async ({
    page,
    host,
    provider,
  }) => {
    provider.feeds.set('wgt_1', { body: withTools(120) })
    const element = ELEMENT.replace('<goodword-widget', '<goodword-widget page-size="90"')
    await host.open(`${element}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(cards(page)).toHaveCount(90)
    await page.getByRole('combobox', { name: 'Rating' }).selectOption('4')
    await expect(cards(page)).toHaveCount(24)
    await page.getByRole('button', { name: 'Show 24 more' }).click()
    await expect(cards(page)).toHaveCount(48)
    await page.getByRole('combobox', { name: 'Rating' }).selectOption('')
    await expect(cards(page)).toHaveCount(96)
    await expect(page.locator('goodword-widget [part=page]')).toHaveCount(4)
    await page.getByRole('button', { name: 'Show 24 more' }).click()
    await expect(cards(page)).toHaveCount(120)
    await expect(cards(page).nth(96)).toBeFocused()
    // What a filter of the hosted page leads to.
    await page
      .locator('goodword-widget')
      .evaluate((widget, api) => widget.setAttribute('api', api), `${provider.origin}/`)
    await expect(cards(page)).toHaveCount(96)
  })

  for (const layout of ['wall', 'grid', 'list'])
    test(`draw the cards that a phone shows first, and the rest without moving any, in a ${layout}`, async ({
      page,
      host,
      provider,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 })
      provider.feeds.set('wgt_1', { body: withTools(90) })
      const element = ELEMENT.replace('<goodword-widget', `<goodword-widget layout="${layout}"`)
      await host.open(`${element}<script async src="${provider.origin}/widget.js"></script>`)
      await expect(search(page)).toBeVisible()
      await expect(cards(page)).toHaveCount(24)
      const first = await choose(page, 'Order', 'oldest')
      expect(first.count).toBeGreaterThanOrEqual(5)
      expect(first.count).toBeLessThanOrEqual(8)
      expect(first.end).toBeGreaterThanOrEqual(800)
      await expect(page.locator('goodword-widget [part=page] > li')).toHaveCount(24)
      await expect(page.getByRole('button', { name: 'Show 24 more' })).toBeVisible()
      await expect(cards(page)).toHaveCount(24)
      expect((await topsOfCards(page)).slice(0, first.count)).toEqual(first.tops)
      // Asked for more, it draws whatever is missing at once.
      await choose(page, 'Order', 'newest')
      await page.getByRole('button', { name: 'Show 24 more' }).click()
      await expect(cards(page)).toHaveCount(48)
      await expect(cards(page).nth(24)).toBeFocused()
      // What is still found stays drawn: two of three have four stars or more.
      expect((await choose(page, 'Rating', '4')).count).toBeGreaterThanOrEqual(16)
    })

  test('draw all cards at once where some are side by side', async ({ page, host, provider }) => {
    provider.feeds.set('wgt_1', { body: withTools(90) })
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(search(page)).toBeVisible()
    expect((await choose(page, 'Order', 'oldest')).count).toBe(24)
  })

  test('filter by rating, set the order, and say when nothing is found, with a button to reset', async ({
    page,
    host,
    provider,
  }) => {
    provider.feeds.set('wgt_1', { body: withTools(30) })
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    await page.getByRole('combobox', { name: 'Rating' }).selectOption('5 stars')
    await expect(cards(page)).toHaveCount(10)
    await expect(page.locator('goodword-widget [part=footer]')).toContainText('chosen by Feldmann Studio')
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Oldest first')
    await expect(cards(page).first()).toContainText('27:')
    await search(page).fill('zzz')
    await expect(cards(page)).toHaveCount(0)
    await expect(status(page)).toHaveText('None of 30 match')
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(cards(page)).toHaveCount(24)
    await expect(search(page)).toBeFocused()
    await expect(cards(page).first()).toContainText('29:')
  })

  test('filter by service, together with the rest', async ({ page, host, provider }) => {
    provider.feeds.set('wgt_1', { body: withServices(30) })
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    const service = page.getByRole('combobox', { name: 'Service' })
    await expect(service.getByRole('option')).toHaveText(['Any service', 'One label', 'Label School'])
    await service.selectOption('Label School')
    await expect(cards(page)).toHaveCount(10)
    await expect(status(page)).toHaveText('10 of 30 match')
    await page.getByRole('combobox', { name: 'Rating' }).selectOption('5 stars')
    await expect(cards(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(service).toHaveValue('')
    await expect(cards(page)).toHaveCount(24)
  })

  for (const [width, dir] of [
    [360, 'rtl'],
    [320, 'ltr'],
  ] as const)
    test(`show every option in full at ${width} px, ${dir}, and are at least 44 px high`, async ({
      page,
      host,
      provider,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      provider.feeds.set('wgt_1', { body: dir === 'rtl' ? withServices(30) : withTools(30) })
      await host.open(
        `<main><h1>Clients</h1>${ELEMENT}</main><script async src="${provider.origin}/widget.js"></script>`,
        {
          head: '<style>body { font-family: sans-serif; margin: 16px }</style>',
          htmlAttributes: `lang="en" dir="${dir}"`,
        },
      )
      await expect(search(page)).toBeVisible()
      const cut = await page.getByRole('combobox').evaluateAll((selects) =>
        selects.flatMap((select) => {
          const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
          const pen = document.createElement('canvas').getContext('2d')
          if (pen) pen.font = font
          const room = select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
          return [...select.querySelectorAll('option')]
            .map(({ text }) => text)
            .filter((text) => !pen || pen.measureText(text).width > room)
        }),
      )
      expect(cut).toEqual([])
      for (const field of await page.getByRole('search').locator('input, select').all())
        expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await expectNoSidewaysScrolling(page)
      await expectAccessible(page)
    })

  test('appear without moving a card, at any width', async ({ page, host, provider }) => {
    for (const [width, make] of [
      [1280, withServices],
      [512, withServices],
      [496, withTools],
      [496, withServices],
      [360, withTools],
      [320, withServices],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      provider.feeds.set('wgt_1', { body: make(30) })
      provider.missing.add(provider.files.hydrated)
      await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
      await expect(cards(page)).toHaveCount(24)
      const top = () =>
        cards(page)
          .first()
          .evaluate((card) => card.getBoundingClientRect().top)
      const before = await top()
      provider.missing.clear()
      await page.reload()
      await expect(search(page)).toBeVisible()
      expect([width, await top()]).toEqual([width, before])
      await expectNoSidewaysScrolling(page)
    }
  })

  test('are missing if the plan does not include them, or if there are few testimonials', async ({
    page,
    host,
    provider,
  }) => {
    provider.feeds.set('wgt_1', { body: { ...withTools(30), allows: { darkThemes: true, visitorTools: false } } })
    provider.feeds.set('wgt_2', { body: withTools(6) })
    const few = '<goodword-widget widget="wgt_2"></goodword-widget>'
    await host.open(`${ELEMENT}${few}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(cards(page)).toHaveCount(30)
    await expect(page.locator('goodword-widget [part=tools]')).toHaveCount(0)
  })
})
