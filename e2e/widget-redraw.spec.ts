import type { Page } from '@playwright/test'
import type { WidgetFeed } from '#shared/widgets.ts'
import { cards, ELEMENT, expect, expectHydrated, makeFeed, makeItem, test } from './widget.fixtures.ts'

const element = (attributes: string) => ELEMENT.replace('<goodword-widget', `<goodword-widget ${attributes}`)

/** Refreshes the widget and returns its state at the first paint after that. */
const refresh = (page: Page) =>
  page.locator('goodword-widget').evaluate(async (widget) => {
    const before = widget.shadowRoot?.querySelector('[part=frame]')
    await Reflect.get(widget, 'refresh').call(widget)
    await new Promise(requestAnimationFrame)
    const root = widget.shadowRoot
    const focused = root?.activeElement
    return {
      isKept: before === root?.querySelector('[part=frame]'),
      focused: [focused?.getAttribute('part'), focused?.closest<HTMLElement>('[data-id]')?.dataset['id']],
      position: root?.querySelector('[part=position]')?.textContent,
    }
  })

const setTheme = (page: Page, theme: string) =>
  page.locator('goodword-widget').evaluate((widget, name) => widget.setAttribute('theme', name), theme)
const frame = (page: Page, theme: string) => page.locator(`goodword-widget [part=frame].${theme}`)

test.describe('a redrawn carousel', () => {
  const feedFrom = (first: number, count: number) =>
    makeFeed(count, {
      items: Array.from({ length: count }, (_, index) => makeItem(first + index, { isVerified: true })),
    })

  for (const dir of ['ltr', 'rtl']) {
    test(`keeps its position and the focus, ${dir}`, async ({ page, host, provider, diary }) => {
      provider.feeds.set('wgt_1', { body: feedFrom(1, 10) })
      await host.open(`${element('layout="carousel"')}<script async src="${provider.origin}/widget.js"></script>`, {
        htmlAttributes: `lang="en" dir="${dir}"`,
      })
      const position = page.locator('goodword-widget [part=position]')
      const next = page.getByRole('button', { name: 'Next' })
      await next.click()
      await expect(position).toHaveText('5–8 of 10')
      expect(await refresh(page)).toEqual({ isKept: true, focused: ['next', undefined], position: '5–8 of 10' })

      await page.locator('[data-id=t6]').getByRole('link', { name: 'Verified client' }).focus()
      provider.feeds.set('wgt_1', { body: feedFrom(0, 11) })
      expect(await refresh(page)).toEqual({ isKept: true, focused: ['proof', 't6'], position: '6–9 of 11' })
      await expect(page.getByRole('group', { name: '6 of 11' })).toContainText('5: ')
      await expect(page.getByRole('group', { name: '6 of 11' })).toBeInViewport({ ratio: 1 })

      await page.locator('goodword-widget [part=track]').focus()
      await setTheme(page, 'dark')
      await expect(frame(page, 'dark')).toBeVisible()
      await expect(position).toHaveText('6–9 of 11')
      await expect(page.locator('goodword-widget [part=track]')).toBeFocused()

      expect(diary.events.filter(({ type }) => type === 'goodword:slide')).toEqual([
        { type: 'goodword:slide', detail: { index: 4 } },
      ])
      provider.feeds.set('wgt_1', { body: feedFrom(20, 10) })
      expect(await refresh(page)).toMatchObject({ position: '1–4 of 10' })
    })
  }

  test('in a closed panel keeps its position', async ({ page, host, provider }) => {
    provider.feeds.set('wgt_1', { body: feedFrom(1, 10) })
    await host.open(
      `<section>${element('layout="carousel"')}</section><script async src="${provider.origin}/widget.js"></script>`,
    )
    await page.getByRole('button', { name: 'Next' }).click()
    const position = page.locator('goodword-widget [part=position]')
    await expect(position).toHaveText('5–8 of 10')
    const panel = page.locator('section')
    await panel.evaluate((section) => section.toggleAttribute('hidden', true))
    await refresh(page)
    await panel.evaluate((section) => section.toggleAttribute('hidden', false))
    await expect(position).toHaveText('5–8 of 10')
    await expect(page.getByRole('group', { name: '5 of 10' })).toBeInViewport({ ratio: 1 })
  })
})

test('a redrawn wall keeps the focus on its button, a card or its tools, and never takes it from the page', async ({
  page,
  host,
  provider,
}) => {
  const wall = (first: number, count: number, change: Partial<WidgetFeed['options']> = {}) => {
    const { options, ...feed } = makeFeed(count)
    const items = Array.from({ length: count }, (_, index) => makeItem(first + index))
    return { ...feed, items, options: { ...options, ...change } }
  }
  provider.feeds.set('wgt_1', { body: wall(1, 60) })
  await host.open(`<input aria-label="Email">${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Show 24 more' }).focus()
  expect(await refresh(page)).toMatchObject({ isKept: true, focused: ['more', undefined] })
  await setTheme(page, 'plain')
  await expect(frame(page, 'plain')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show 24 more' })).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.locator('[data-id=t25]')).toBeFocused()
  provider.feeds.set('wgt_1', { body: wall(0, 61, { hasVisitorTools: true }) })
  expect(await refresh(page)).toMatchObject({ focused: ['card', 't25'] })

  await page.getByRole('combobox', { name: 'Order' }).focus()
  expect(await refresh(page)).toMatchObject({ focused: ['order', undefined] })
  const search = page.getByRole('searchbox')
  await search.fill('tuten')
  await expect(cards(page)).toHaveCount(12)
  expect(await refresh(page)).toMatchObject({ focused: ['search', undefined] })
  await page.keyboard.type(' brot')
  await expect(search).toHaveValue('tuten brot')
  await expect(cards(page)).toHaveCount(0)

  await page.getByLabel('Email').focus()
  await refresh(page)
  await expect(page.getByLabel('Email')).toBeFocused()
})

const LONG = 'She asked which three we would keep if the house burned down, and then drew those. '.repeat(20).trim()

for (const layout of ['wall', 'carousel', 'single'])
  test(`a redrawn ${layout} keeps an opened text open`, async ({ page, host, provider }) => {
    const items = (author: string) => [makeItem(1, { author, text: LONG }), makeItem(2), makeItem(3)]
    provider.feeds.set('wgt_1', { body: makeFeed(3, { items: items('Ana Ribeiro') }) })
    await host.open(`${element(`layout="${layout}"`)}<script async src="${provider.origin}/widget.js"></script>`)
    await expectHydrated(page)
    const long = page.locator('goodword-widget figure').filter({ hasText: 'She asked which three' })
    await long.getByText('Read more').click()
    provider.feeds.set('wgt_1', { body: makeFeed(3, { items: items('Ana Lind') }) })
    expect(await refresh(page)).toMatchObject({ isKept: true })
    await expect(long).toContainText('Ana Lind')
    await expect(long.getByText('Read less')).toBeVisible()
    await setTheme(page, 'plain')
    await expect(frame(page, 'plain')).toBeVisible()
    await expect(long.getByText('Read less')).toBeVisible()
  })

test('a redrawn wall keeps the caret in what the visitor searches for', async ({ page, host, provider }) => {
  const { options, ...feed } = makeFeed(30)
  provider.feeds.set('wgt_1', { body: { ...feed, options: { ...options, hasVisitorTools: true } } })
  await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
  const search = page.getByRole('searchbox')
  await search.fill('brot')
  await search.press('ArrowLeft')
  await search.press('ArrowLeft')
  expect(await refresh(page)).toMatchObject({ isKept: true, focused: ['search', undefined] })
  await page.keyboard.type('x')
  await expect(search).toHaveValue('brxot')
})

test('a small wall keeps the focus on a link when it is redrawn', async ({ page, host, provider }) => {
  const items = [makeItem(1, { isVerified: true }), makeItem(2)]
  provider.feeds.set('wgt_1', { body: makeFeed(2, { items }) })
  await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
  const proof = page.getByRole('link', { name: 'Verified client' })
  await expect(proof).toBeVisible()
  expect(provider.requests.some((path) => path.includes('preact'))).toBe(false)
  await proof.focus()
  await expectHydrated(page)
  expect(await refresh(page)).toMatchObject({ isKept: true, focused: ['proof', 't1'] })
})
