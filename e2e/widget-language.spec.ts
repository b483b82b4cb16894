import { expect as productExpect, test as productTest } from './fixtures.ts'
import { includingSite, publishWall } from './site.fixtures.ts'
import { cards, ELEMENT, expect, expectHydrated, makeFeed, makeItem, test } from './widget.fixtures.ts'

const TOOLS = { hasVisitorTools: true }
const LONG = 'Sie hat gefragt, welche drei wir behalten würden, und dann genau diese gezeichnet. '.repeat(20).trim()

const feed = () => {
  const { options, summary, ...rest } = makeFeed(30)
  return {
    ...rest,
    options: { ...options, ...TOOLS },
    summary: { ...summary, isSelected: true },
    items: Array.from({ length: 30 }, (_, index) =>
      makeItem(index, {
        isVerified: true,
        language: index === 0 ? 'de' : null,
        ...(index === 0 && { text: LONG }),
      }),
    ),
  }
}
const layout = (name: string) => ELEMENT.replace('<goodword-widget', `<goodword-widget layout="${name}"`)

test.describe('on a page in German', () => {
  test.use({ locale: 'de-DE' })

  for (const width of [1280, 390])
    test(`a wall speaks German, before and after it is hydrated, ${width} px wide`, async ({
      page,
      host,
      provider,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      provider.feeds.set('wgt_1', { body: feed() })
      provider.missing.add(provider.files.hydrated)
      await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`, {
        htmlAttributes: 'lang="de-AT"',
      })
      const widget = page.locator('goodword-widget')
      const expectGerman = async () => {
        await expect(widget.getByText('Weiterlesen')).toBeVisible()
        await expect(widget.getByText('Bestätigter Kunde').first()).toBeVisible()
        await expect(widget.getByRole('button', { name: '6 weitere anzeigen' })).toBeVisible()
        await expect(widget.locator('[part=footer]')).toContainText(
          '30 von 30 Kundenstimmen · Durchschnitt aller 30: 4,7 · ausgewählt von Feldmann Studio',
        )
        await expect(widget.locator('[part=frame]')).toHaveAttribute('lang', 'de')
      }
      await expectGerman()
      provider.missing.clear()
      await page.reload()
      await expectHydrated(page)
      await expectGerman()
      await page.getByRole('searchbox', { name: 'Kundenstimmen durchsuchen' }).fill('nichts davon')
      await expect(widget.getByText('Keine Kundenstimme passt dazu.')).toBeVisible()
      await widget.getByRole('button', { name: 'Alle anzeigen' }).click()
      await expect(cards(page)).toHaveCount(24)
    })

  test('a carousel, a band and a badge do too', async ({ page, host, provider }) => {
    provider.feeds.set('wgt_1', { body: feed() })
    await host.open(
      `${layout('carousel')}${layout('marquee')}${layout('badge')}<script async src="${provider.origin}/widget.js"></script>`,
      { htmlAttributes: 'lang="de"' },
    )
    await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeVisible()
    await expect(page.getByRole('group', { name: '2 von 24', exact: true })).toBeAttached()
    await expect(page.getByRole('group', { name: 'Zitate' })).toBeAttached()
    await expect(page.getByText('4,7', { exact: true })).toBeVisible()
  })

  test('a part of the page in another language has that language, and follows the attribute', async ({
    page,
    host,
    provider,
  }) => {
    provider.feeds.set('wgt_1', { body: feed() })
    await host.open(
      `<section lang="fr">${ELEMENT}</section><script async src="${provider.origin}/widget.js"></script>`,
      {
        htmlAttributes: 'lang="de"',
      },
    )
    await expect(page.getByText('Lire la suite')).toBeVisible()
    await page.locator('goodword-widget').evaluate((widget) => widget.setAttribute('lang', 'it'))
    await expect(page.getByText('Leggi di più')).toBeVisible()
  })
})

test('a quote carries the language in which it was written, and otherwise that of the page', async ({
  page,
  host,
  provider,
}) => {
  provider.feeds.set('wgt_1', { body: feed() })
  await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`, {
    htmlAttributes: 'lang="pl"',
  })
  await expect(cards(page).first().locator('blockquote')).toHaveAttribute('lang', 'de')
  await expect(cards(page).nth(1).locator('blockquote')).toHaveAttribute('lang', 'pl')
  await expect(cards(page).first().locator('time')).toHaveAttribute('lang', 'pl')
  await expect(page.locator('goodword-widget [part=frame]')).toHaveAttribute('lang', 'en')
})

test('a page says its language without the region, and reads English where there is none of ours', async ({
  page,
  host,
  provider,
}) => {
  const script = `<script async src="${provider.origin}/widget.js"></script>`
  await host.open(ELEMENT + script, { htmlAttributes: 'lang="en-GB"' })
  await expect(page.getByRole('button', { name: 'Show 6 more' })).toBeVisible()
  expect(provider.requests).toContain('/w/wgt_1.json?lang=en')
  await host.open(ELEMENT + script, { htmlAttributes: 'lang="ja"' })
  await expect(page.getByRole('button', { name: 'Show 6 more' })).toBeVisible()
})

productTest(
  'included HTML in another language is kept when the script has loaded',
  async ({ page, request, customerSite }) => {
    const widget = await publishWall(request, {})
    const html = await includingSite(request, { widget, lang: 'de' })
    await page.addInitScript(() =>
      addEventListener('goodword:ready', () => document.documentElement.toggleAttribute('data-ready', true)),
    )
    await page.goto(await customerSite(html))
    const frame = page.locator('goodword-widget [part=frame]')
    await productExpect(frame.locator('[part=footer]')).toContainText('Kundenstimmen')
    await frame.evaluate((drawn) => drawn.setAttribute('data-drawn-by', 'server'))
    await productExpect(page.locator('html')).toHaveAttribute('data-ready')
    await productExpect(frame).toHaveAttribute('data-drawn-by', 'server')
  },
)
