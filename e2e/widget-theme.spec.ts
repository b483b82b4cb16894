import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { cards, expect, makeFeed, test } from './widget.fixtures.ts'
import type { Provider } from './widget.provider.ts'

const DARK_CARD = 'rgb(30, 27, 24)'
const LIGHT_CARD = 'rgb(255, 255, 255)'

const background = (page: Page) =>
  cards(page)
    .first()
    .evaluate((card) => getComputedStyle(card).backgroundColor)
const element = (attributes: string) => `<goodword-widget widget="wgt_1" limit="2" ${attributes}></goodword-widget>`
const setAttribute = (page: Page, attribute: [string, string]) =>
  page.evaluate(([name, value]) => document.documentElement.setAttribute(name, value), attribute)

/** Waits until the cards are drawn and, for the theme `auto`, until the script has chosen a theme. */
async function expectDrawn(page: Page, count: number): Promise<void> {
  await expect(cards(page)).toHaveCount(count)
  await expect(page.locator('goodword-widget [part=frame].auto:not(.light, .dark)')).toHaveCount(0)
}

/** Requested files other than shell, chunk and feeds. */
const extras = ({ requests }: Provider) => requests.filter((path) => /\/(host-theme|motion|tools)-/.test(path))

test.describe('the theme', () => {
  test('dark is dark at once without loading more, and text outside the cards is dark like the host’s text', async ({
    page,
    host,
    provider,
  }) => {
    const head = '<style>body { color: #223 }</style>'
    await host.open(`${element('theme="dark"')}<script async src="${provider.origin}/widget.js"></script>`, { head })
    await expectDrawn(page, 2)
    await expect.poll(() => background(page)).toBe(DARK_CARD)
    expect(extras(provider)).toEqual([])
    const footer = page.locator('goodword-widget [part=footer]')
    expect(await footer.evaluate((e) => Number(/oklch\(([\d.]+)/.exec(getComputedStyle(e).color)?.[1]))).toBeLessThan(
      0.3,
    )
    await expectAccessible(page, 'colours')
  })

  test('auto follows the colour of the host’s text if its script does not load', async ({ page, host, provider }) => {
    provider.missing.add(provider.files.hostTheme)
    const [dark, light] = ['background: #14110f; color: #eee', 'background: #fff; color: #333']
    const body = `<main><h1>Two</h1><div style="${dark}">${element('theme="auto"')}</div><div style="${light}">${element('theme="auto"')}</div></main>`
    await host.open(`${body}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(cards(page)).toHaveCount(4)
    const lightness = await cards(page).evaluateAll((all) =>
      all.map((card) => Number(/oklch\(([\d.]+)/.exec(getComputedStyle(card).backgroundColor)?.[1])),
    )
    expect(lightness).toEqual([0.22, 0.22, 1, 1])
    await expectAccessible(page, 'colours')
  })

  test('auto follows changes of the background behind the element', async ({ page, host, provider }) => {
    const head = `<script async src="${provider.origin}/widget.js"></script><style>
      body { background: #fff; color: #222; transition: background-color 50ms }
      .dark body, [data-bs-theme=dark] body { background: #14110f; color: #eee }</style>`
    await host.open(element('theme="auto"'), { head })
    await expectDrawn(page, 2)
    await expect.poll(() => background(page)).toBe(LIGHT_CARD)
    await setAttribute(page, ['class', 'dark'])
    await expect.poll(() => background(page)).toBe(DARK_CARD)
    await setAttribute(page, ['class', ''])
    await expect.poll(() => background(page)).toBe(LIGHT_CARD)
    await setAttribute(page, ['data-bs-theme', 'dark'])
    await expect.poll(() => background(page)).toBe(DARK_CARD)
  })

  for (const width of [1280, 390])
    test(`auto follows a class of any element around it, ${width} px wide`, async ({ page, host, provider }) => {
      await page.setViewportSize({ width, height: 800 })
      const head = `<script async src="${provider.origin}/widget.js"></script><style>
        #section.dark { background: #14110f; color: #eee } #section { background: #fff }
        #image { background: url(data:,) }</style>`
      const plain = `<div class="text-dark">${element('theme="auto"')}</div>`
      const onImage = `<div id="image" class="dark"><div>${element('theme="auto"')}</div></div>`
      await host.open(`<div id="section"><div>${element('theme="auto"')}</div></div>${onImage}${plain}`, { head })
      await expectDrawn(page, 6)
      const grounds = () =>
        cards(page).evaluateAll((all) => all.map((card) => getComputedStyle(card).backgroundColor).join(' '))
      const [light, dark] = [`${LIGHT_CARD} ${LIGHT_CARD}`, `${DARK_CARD} ${DARK_CARD}`]
      await expect.poll(grounds).toBe(`${light} ${dark} ${light}`)
      await page.locator('#section').evaluate((section) => section.classList.add('dark'))
      await page.locator('#image').evaluate((section) => section.classList.remove('dark'))
      await expect.poll(grounds).toBe(`${dark} ${light} ${light}`)
    })

  test('auto detects a dark section through a shadow root and a slot, and ignores a class without effect', async ({
    page,
    host,
    provider,
  }) => {
    const section = `<div id="outer"><template shadowrootmode="open"><div style="background: oklch(0.2 0.02 60)"><slot></slot></div></template>${element('theme="auto" id="in-dark"')}</div>`
    const gradient = `<div style="background: linear-gradient(#101020, #202040)">${element('theme="auto"')}</div>`
    const white = `<div style="background: #fff">${element('theme="auto"')}</div>`
    await host.open(`${section}${gradient}${white}<script async src="${provider.origin}/widget.js"></script>`, {
      htmlAttributes: 'lang="en" class="dark"',
    })
    await expectDrawn(page, 6)
    const grounds = await cards(page).evaluateAll((all) => all.map((card) => getComputedStyle(card).backgroundColor))
    expect(grounds).toEqual([DARK_CARD, DARK_CARD, DARK_CARD, DARK_CARD, LIGHT_CARD, LIGHT_CARD])
  })

  test('auto follows the user’s colour scheme if the page does', async ({ page, host, provider }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    const head = `<meta name="color-scheme" content="light dark"><script async src="${provider.origin}/widget.js"></script>`
    await host.open(element('theme="auto"'), { head })
    await expectDrawn(page, 2)
    await expect.poll(() => background(page)).toBe(DARK_CARD)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => background(page)).toBe(LIGHT_CARD)
  })

  test('a removed widget stops watching the theme, and checks it again when it is back', async ({
    page,
    host,
    provider,
  }) => {
    const head = `<script async src="${provider.origin}/widget.js"></script><style>.dark { background: #111 }</style>`
    await host.open(element('theme="auto"'), { head })
    await expectDrawn(page, 2)
    const frameClass = await page.evaluate(async () => {
      const widget = document.querySelector('goodword-widget')
      const frame = widget?.shadowRoot?.querySelector('[part=frame]')
      const seen = [frame?.className]
      widget?.remove()
      document.documentElement.className = 'dark'
      await new Promise(requestAnimationFrame)
      seen.push(frame?.className)
      if (widget) document.body.append(widget)
      await new Promise(requestAnimationFrame)
      return [...seen, frame?.className]
    })
    expect(frameClass).toEqual(['wall auto page light', 'wall auto page light', 'wall auto page dark'])
  })

  for (const [theme, colors] of [
    ['light', '--goodword-text: #999'],
    ['dark', '--goodword-text: #333; --goodword-card: oklch(0.3 0.1 280)'],
    ['auto', '--goodword-card: #7a7a7a'],
    ['dark', ''],
  ] as const) {
    test(`${theme} is readable with ${colors || 'its own colours'}`, async ({ page, host, provider }) => {
      const answers = [{ question: 'What changed?', answer: 'The label.' }]
      const { items, ...feed } = makeFeed(4)
      provider.feeds.set('wgt_1', { body: { ...feed, items: items.map((item) => ({ ...item, answers })) } })
      await host.open(
        `<main><h1>Clients</h1>${element(`theme="${theme}" style="${colors}"`)}</main><script async src="${provider.origin}/widget.js"></script>`,
      )
      await expectDrawn(page, 2)
      await expectAccessible(page, 'colours')
    })
  }
})
