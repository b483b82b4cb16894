import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { watchLayoutShift } from './layout-shift.ts'
import { cards, expect, expectHydrated, FALLBACK, makeFeed, makeItem, test } from './widget.fixtures.ts'

const LONG = 'She asked which three we would keep if the house burned down, and then drew those. '.repeat(12).trim()
const ITEMS = Array.from({ length: 9 }, (_, index) =>
  makeItem(index, {
    author: index === 2 ? '' : `Ana Ribeiro ${index}`,
    isVerified: index % 2 === 0,
    ...(index === 1 && { text: LONG }),
  }),
)

const element = (layout: string, attributes = '') =>
  `<goodword-widget widget="wgt_1" layout="${layout}" ${attributes}>${FALLBACK}</goodword-widget>`

const placesOf = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all
      .map((card) => card.getBoundingClientRect())
      .map(({ left, top, height }) => [left, top + scrollY, height].map(Math.round)),
  )

test.beforeEach(({ provider }) => void provider.feeds.set('wgt_1', { body: makeFeed(9, { items: ITEMS }) }))

test.describe('a grid', () => {
  test('has rows of equal height, and unfolds a card over the page without moving anything', async ({
    page,
    host,
    provider,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await host.open(`${element('grid')}<p>Prices</p><script async src="${provider.origin}/widget.js"></script>`)
    await expectHydrated(page)
    await expect.poll(() => provider.requests).toContain(`/widget/${provider.files.settle}`)
    const before = await placesOf(page)
    const [first = []] = before
    expect(new Set(before.slice(0, 3).map(([, top, height]) => `${top} ${height}`)).size).toBe(1)
    expect(before[1]?.[0]).toBeGreaterThan(first[0] ?? 0)
    // The page reserves no space, so drawing the widget moved what is below it.
    const readShift = await watchLayoutShift(page)
    const earlier = await readShift()

    await page.getByText('Read more').click()
    await expect.poll(async () => (await placesOf(page))[1]?.[2]).toBeGreaterThan(first[2] ?? 0)
    const opened = await placesOf(page)
    expect(opened.filter((_, index) => index !== 1)).toEqual(before.filter((_, index) => index !== 1))
    // It lies over the card below it.
    const below = cards(page).nth(4)
    const { x = 0, y = 0 } = (await below.boundingBox()) ?? {}
    expect(
      await page.evaluate(
        ([left, top]) =>
          document
            .querySelector('goodword-widget')
            ?.shadowRoot?.elementFromPoint(left ?? 0, top ?? 0)
            ?.closest('figure')?.textContent,
        [x + 20, y + 20],
      ),
    ).toContain('if the house burned down')

    await page.getByText('Read less').click()
    await expect.poll(() => placesOf(page)).toEqual(before)
    expect(await readShift()).toBe(earlier)
  })

  test('makes room for an unfolded card where cards stand one below another', async ({ page, host, provider }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await host.open(`${element('grid')}<script async src="${provider.origin}/widget.js"></script>`)
    await expect.poll(() => provider.requests).toContain(`/widget/${provider.files.settle}`)
    const before = await placesOf(page)
    await page.getByText('Read more').click()
    await expect.poll(async () => (await placesOf(page))[2]?.[1]).toBeGreaterThan((before[2]?.[1] ?? 0) + 100)
    await page.getByText('Read less').click()
    await expect.poll(() => placesOf(page)).toEqual(before)
    // Unfolded where cards stand side by side, and folded after the window became narrow.
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByText('Read more').click()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByText('Read less').click()
    await expect.poll(() => placesOf(page)).toEqual(before)
  })
})

test('a list stands on the ground of the page, one below another', async ({ page, host, provider }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await host.open(`${element('list')}<script async src="${provider.origin}/widget.js"></script>`)
  await expect(cards(page)).toHaveCount(9)
  expect(new Set((await placesOf(page)).map(([left]) => left)).size).toBe(1)
  await expect(cards(page).first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test.describe('faces in a row', () => {
  test('each open their testimonial over the page, one at a time, and Escape closes it', async ({
    page,
    host,
    provider,
    diary,
  }) => {
    await host.open(
      `<div style="overflow: hidden; block-size: 160px">${element('avatars')}</div><script async src="${provider.origin}/widget.js"></script>`,
    )
    const face = (name: string) => page.getByRole('button', { name, exact: true })
    await expect(face('Ana Ribeiro 0')).toBeVisible()
    // Seven people; who shows neither name nor photo has no face.
    await expect(page.locator('goodword-widget [part=face]')).toHaveCount(7)
    await expect(page.getByRole('link', { name: 'Show 2 more' })).toHaveText('+2')

    await face('Ana Ribeiro 0').focus()
    await page.keyboard.press('Enter')
    await expect(cards(page).nth(0)).toBeVisible()
    await face('Ana Ribeiro 3').click()
    await expect(cards(page).nth(0)).toBeHidden()
    await expect(cards(page).nth(2)).toBeVisible()
    const [card, button] = [await cards(page).nth(2).boundingBox(), await face('Ana Ribeiro 3').boundingBox()]
    expect(Math.abs((card?.x ?? 0) - (button?.x ?? 0))).toBeLessThan(2)
    expect(card?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0))
    await page.keyboard.press('Escape')
    await expect(cards(page).nth(2)).toBeHidden()
    await expect(face('Ana Ribeiro 3')).toBeFocused()
    expect(diary.events.filter(({ type }) => type === 'goodword:click')).toHaveLength(2)
  })

  test('are a badge where nobody shows a name or a photo', async ({ page, host, provider }) => {
    const items = [makeItem(0, { author: '' })]
    provider.feeds.set('wgt_1', { body: makeFeed(1, { items }) })
    await host.open(`${element('avatars')}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(page.locator('goodword-widget [part=count]')).toBeVisible()
    await expect(page.locator('goodword-widget [part=face]')).toHaveCount(0)
  })
})

test('faces and count within a sentence look like its words, and keep its line before and after they are there', async ({
  page,
  host,
  provider,
}) => {
  let answer = () => {}
  const feedMayCome = new Promise<void>((resolve) => (answer = resolve))
  provider.feeds.set('wgt_1', { body: { ...makeFeed(9, { items: ITEMS }), kind: 'text' }, wait: feedMayCome })
  await host.open(
    `<p style="font: italic 20px/32px serif">Trusted by <goodword-widget widget="wgt_1" kind="text"><a href="/">our clients</a></goodword-widget>, among them two theatres.</p><script async src="${provider.origin}/widget.js"></script>`,
  )
  const sentence = page.getByRole('paragraph')
  await page.waitForFunction(() => customElements.get('goodword-widget'))
  await expect(sentence).toHaveCSS('block-size', '32px')
  answer()
  const link = page.getByRole('link', { name: '9 clients, 4.7 on average' })
  await expect(link).toBeVisible()
  await expect(page.locator('goodword-widget [part=avatar]')).toHaveCount(3)
  await expect(link).toHaveCSS('font-size', '20px')
  await expect(link).toHaveCSS('font-style', 'italic')
  await expect(sentence).toHaveCSS('block-size', '32px')
})

test('the file of the layout that the page names loads before the feed has come, and no other', async ({
  page,
  host,
  provider,
}) => {
  const feed = makeFeed(9, { items: ITEMS })
  const { layouts, chunk } = provider.files
  let answer = () => {}
  const feedMayCome = new Promise<void>((resolve) => (answer = resolve))
  provider.feeds.set('wgt_1', { body: { ...feed, kind: 'avatars' }, wait: feedMayCome })
  await host.open(
    `<goodword-widget widget="wgt_1" kind="avatars">${FALLBACK}</goodword-widget><script async src="${provider.origin}/widget.js"></script>`,
  )
  const loaded = () =>
    provider.requests.filter((path) => [chunk, ...Object.values(layouts)].some((file) => path.endsWith(file)))
  await expect.poll(() => new Set(loaded())).toEqual(new Set([`/widget/${chunk}`, `/widget/${layouts.avatars}`]))
  answer()
  await expect(page.locator('goodword-widget [part=face]').first()).toBeVisible()
  expect(loaded()).toHaveLength(2)
})

test('a layout that the page names wrongly is drawn once its file has come', async ({
  page,
  host,
  provider,
  diary,
}) => {
  provider.feeds.set('wgt_1', { body: { ...makeFeed(9, { items: ITEMS }), kind: 'badge' } })
  await host.open(
    `<goodword-widget widget="wgt_1" kind="carousel">${FALLBACK}</goodword-widget><script async src="${provider.origin}/widget.js"></script>`,
  )
  await expect(page.locator('goodword-widget [part=average]')).toBeVisible()
  await expect.poll(() => diary.events.map(({ type }) => type)).toContain('goodword:ready')
})

for (const { width, style, attributes } of [
  { width: 1280, style: '', attributes: '' },
  { width: 320, style: 'body { background: #14181c; color: #eee }', attributes: 'theme="plain"' },
])
  test(`axe finds no violation in any of them, ${width} px wide`, async ({ page, host, provider }) => {
    await page.setViewportSize({ width, height: 900 })
    const body = ['grid', 'list', 'avatars', 'text']
      .map((layout) => element(layout, `label="${layout}" ${attributes}`))
      .join('')
    await host.open(`<main><h1>Clients</h1>${body}</main><script async src="${provider.origin}/widget.js"></script>`, {
      head: `<style>${style}</style>`,
    })
    await expect(page.getByRole('button', { name: 'Ana Ribeiro 0' })).toBeVisible()
    await page.getByRole('button', { name: 'Ana Ribeiro 0' }).click()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
