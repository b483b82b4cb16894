import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { watchLayoutShift } from './layout-shift.ts'
import { expect, makeFeed, test } from './widget.fixtures.ts'

const LINK = 'About these testimonials'
const CHOSEN = '· all 26 average 4.7 · chosen by Feldmann Studio'
const DE_LINK = 'Über diese Kundenstimmen'

const feedOf = (count: number, owner = 'Feldmann Studio') => {
  const feed = makeFeed(count)
  const summary = { ...feed.summary, owner, shared: 26, isSelected: true }
  return { ...feed, summary, options: { ...feed.options, hasVisitorTools: true } }
}

/** What visitors read below each widget that they see, from top to bottom. */
const lines = (page: Page) =>
  page.locator('goodword-widget').evaluateAll((widgets) =>
    widgets.flatMap(({ shadowRoot }) => {
      const footer = shadowRoot?.querySelector('[part=footer]')
      const said = [footer?.querySelector('bdi'), footer?.shadowRoot?.querySelector('bdi')]
      return said.filter((each) => each?.checkVisibility({ visibilityProperty: true })).map((each) => each?.textContent)
    }),
  )

test.describe('several widgets on one page', () => {
  test.beforeEach(({ provider }) => {
    provider.feeds.set('wgt_1', { body: feedOf(18) })
    provider.feeds.set('wgt_2', { body: feedOf(18, 'Lumen') })
  })

  const element = (attributes = '', widget = 'wgt_1') =>
    `<goodword-widget widget="${widget}" loading="eager" ${attributes}></goodword-widget><p>And then.</p>`
  const scriptOf = ({ origin }: { origin: string }) => `<script async src="${origin}/widget.js"></script>`

  test('say the line once, whichever is drawn first, and nothing moves', async ({ page, host, provider, diary }) => {
    const late = Promise.withResolvers<void>()
    provider.feeds.set('wgt_late', { body: feedOf(18), wait: late.promise })
    const style = '<style>goodword-widget:first-of-type { min-height: 3000px }</style>'
    const shift = await watchLayoutShift(page)
    const footers = page.locator('goodword-widget [part=footer]')
    await host.open(
      `<main><h1>Clients</h1>${element('', 'wgt_late')}${element('layout="single"')}${element('limit="3" layout="list"')}</main>${scriptOf(provider)}`,
      { head: style },
    )
    await expect.poll(() => lines(page)).toEqual([`1 of 26 testimonials ${CHOSEN}`, `3 of 26 testimonials · ${LINK}`])
    await footers.last().scrollIntoViewIfNeeded()
    const before = await shift()
    const height = await footers.last().evaluate((footer) => footer.getBoundingClientRect().height)
    late.resolve()
    const first = `18 of 26 testimonials ${CHOSEN}`
    const rest = [`1 of 26 testimonials · ${LINK}`, `3 of 26 testimonials · ${LINK}`]
    await expect.poll(() => lines(page)).toEqual([first, ...rest])
    expect(await shift()).toBe(before)
    expect(await footers.last().evaluate((footer) => footer.getBoundingClientRect().height)).toBe(height)
    await expectAccessible(page)

    await page.getByRole('link', { name: LINK }).first().press('Enter')
    const focused = page.locator('goodword-widget').first().locator('[part=footer]')
    await expect(focused).toBeFocused()
    await expect(focused).toBeInViewport()
    expect(page.url()).not.toContain('#')
    expect(diary.events.filter(({ type }) => type === 'goodword:click')).toEqual([])
  })

  test('say it elsewhere once the first one is removed, hidden, or shows something else', async ({
    page,
    host,
    provider,
  }) => {
    await host.open(element() + element() + element() + element() + scriptOf(provider))
    const whole = `18 of 26 testimonials ${CHOSEN}`
    await expect.poll(() => lines(page)).toEqual([whole, LINK, LINK, LINK])
    await page.getByRole('link', { name: LINK }).first().focus()
    await page
      .locator('goodword-widget')
      .first()
      .evaluate((widget) => widget.remove())
    await expect.poll(() => lines(page)).toEqual([whole, LINK, LINK])
    await expect(page.locator('goodword-widget').first().locator('[part=footer]')).toBeFocused()

    const first = page.locator('goodword-widget').first()
    await first.evaluate((widget) => (widget.style.cssText = 'display: none !important'))
    await first.evaluate((widget) => widget.toggleAttribute('hidden'))
    await expect.poll(() => lines(page)).toEqual([whole, LINK])
    await first.evaluate((widget) => widget.toggleAttribute('hidden'))
    await first.evaluate((widget) => widget.removeAttribute('style'))
    await expect.poll(() => lines(page)).toEqual([whole, LINK, LINK])

    await page.getByRole('searchbox').first().fill('tuten')
    const found = `3 of 26 testimonials ${CHOSEN}`
    await expect
      .poll(() => lines(page))
      .toEqual([found, `18 of 26 testimonials · ${LINK}`, `18 of 26 testimonials · ${LINK}`])
    await page.getByRole('searchbox').first().fill('')
    await expect.poll(() => lines(page)).toEqual([whole, LINK, LINK])
  })

  test('speak only for their own account, in their own language', async ({ page, host, provider }) => {
    const german = `lang="de"`
    await host.open(
      element() +
        element('', 'wgt_2') +
        element(german) +
        element() +
        element('', 'wgt_2') +
        element(german) +
        scriptOf(provider),
    )
    const theirs = '18 of 26 testimonials · all 26 average 4.7 · chosen by Lumen'
    const inGerman = '18 von 26 Kundenstimmen · Durchschnitt aller 26: 4,7 · ausgewählt von Feldmann Studio'
    await expect
      .poll(() => lines(page))
      .toEqual([`18 of 26 testimonials ${CHOSEN}`, theirs, inGerman, LINK, LINK, DE_LINK])
  })

  test('all say the whole line where the chunk for it is missing, and after one that failed', async ({
    page,
    host,
    provider,
  }) => {
    const whole = `18 of 26 testimonials ${CHOSEN}`
    await host.open(element('', 'wgt_unknown') + element() + element() + scriptOf(provider))
    await expect.poll(() => lines(page)).toEqual([whole, LINK])
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => lines(page)).toEqual([whole, whole])
    await page.emulateMedia({ media: null })
    provider.missing.add(provider.files.line)
    await page.reload()
    await expect.poll(() => lines(page)).toEqual([whole, whole])
  })

  test('load what it takes only where there are several', async ({ page, host, provider }) => {
    const asked = () => provider.requests.includes(`/widget/${provider.files.line}`)
    await host.open(element() + scriptOf(provider))
    await expect(page.getByRole('searchbox')).toBeVisible()
    expect(asked()).toBe(false)
    await page.evaluate(() => document.body.append(document.querySelector('goodword-widget')?.cloneNode() ?? ''))
    await expect.poll(() => lines(page)).toEqual([`18 of 26 testimonials ${CHOSEN}`, LINK])
    expect(asked()).toBe(true)
  })
})
