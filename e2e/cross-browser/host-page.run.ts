import { describe, expect } from 'vitest'
import { placeWidget, test } from './test-browser.fixtures.ts'
import { type TestPage, type Layout, layouts } from './page.ts'

const withLayout = (layout: Layout) => placeWidget(`layout="${layout}"`)

describe('content security policies', () => {
  const trusted = "require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'"

  for (const scripts of ["script-src 'nonce-abc' 'strict-dynamic'", "script-src 'nonce-abc'", 'script-src PROVIDER'])
    test(`${scripts}: the wall is drawn and shows more without a violation`, async ({ page, host, provider }) => {
      const policy = `default-src 'none'; style-src 'self'; connect-src PROVIDER; ${scripts}; ${trusted}`
      await host.open(`${placeWidget()}<script async nonce="abc" src="${provider.origin}/widget.js"></script>`, {
        policy: policy.replaceAll('PROVIDER', provider.origin),
      })
      await expect.poll(() => page.count('figure')).toBe(24)
      expect((await page.styles({ of: 'figure', property: 'padding-top' }))[0]).toBe('20px')
      await page.click('[part=more]')
      await expect.poll(() => page.count('figure')).toBe(30)
      const { violations, events } = await page.diary()
      expect(violations).toEqual([])
      expect(events.map(({ type }) => type)).toEqual(['goodword:ready', 'goodword:more'])
    })

  for (const layout of ['carousel', 'marquee'] as const)
    test(`a ${layout} moves under a strict policy without a violation`, async ({ page, host, provider }) => {
      const policy = `default-src 'none'; style-src 'self'; connect-src ${provider.origin}; script-src 'nonce-abc'; ${trusted}`
      const element = withLayout(layout).replace('layout', 'autoplay="5" layout')
      await host.open(`${element}<script async nonce="abc" src="${provider.origin}/widget.js"></script>`, { policy })
      const label = () => page.attributes({ of: '[part=pause]', name: 'aria-label' })
      await expect.poll(label).toEqual(['Pause'])
      await page.click('[part=pause]')
      await expect.poll(label).toEqual(['Play'])
      expect((await page.diary()).violations).toEqual([])
    })

  test('the fallback stays under a policy that forbids requests', async ({ page, host, provider, script }) => {
    await host.open(`${placeWidget()}${script}`, { policy: `default-src 'none'; script-src ${provider.origin}` })
    await expect
      .poll(async () => (await page.diary()).events)
      .toEqual([{ type: 'goodword:error', detail: { code: 'feed_failed' } }])
    expect(await page.isFallbackShown()).toBe(true)
    expect((await page.diary()).violations).toEqual(['connect-src'])
  })
})

describe('the styles of the page', () => {
  const HOSTILE = `
    html { font-size: 62.5% }
    * , *::before { color: red !important; font-size: 40px !important; font-style: italic !important; font-weight: 900 !important;
      line-height: 3 !important; letter-spacing: 9px !important; word-spacing: 20px !important; text-align: right !important;
      text-transform: uppercase !important; text-indent: 50px !important; white-space: nowrap !important; visibility: hidden !important;
      text-shadow: 0 0 9px red !important; cursor: wait !important; list-style: square !important; pointer-events: none !important;
      quotes: none !important; hyphens: auto !important; word-break: break-all !important }
    goodword-widget { display: none !important; float: left !important; columns: 2 !important }
    p, ul, li, figure, button, blockquote { margin: 50px !important; background: yellow !important; border: 9px solid red !important }
    .light, .short, .frame { display: none !important }`

  /** The computed styles of every element in the shadow root, while nothing moves. */
  const describeAppearance = (page: TestPage) =>
    page.evaluate((find) =>
      find('[part=frame], [part=frame] *').map((element) => {
        const style = getComputedStyle(element)
        const { width, height } = element.getBoundingClientRect()
        const names = [...style].filter((name) => !name.startsWith('--') && !/origin|^(inline|block)-size$/.test(name))
        const values = names.map((name) => [name, style.getPropertyValue(name)])
        return { ...Object.fromEntries(values), width: Math.round(width), height: Math.round(height) }
      }),
    )

  async function openPaused(page: TestPage, { layout, open }: { layout: Layout; open: () => Promise<void> }) {
    await open()
    await page.waitUntilDrawn(layout)
    if (layout === 'marquee') await expect.poll(() => page.count('[inert]')).toBe(1)
    await page.call('pause')
    await page.settle()
  }

  for (const layout of layouts)
    test(`do not change a ${layout}`, async ({ page, host, script }) => {
      const body = `${withLayout(layout)}${script}`
      await openPaused(page, { layout, open: () => host.open(body) })
      const clean = await describeAppearance(page)
      expect(clean.length).toBeGreaterThan(5)
      await openPaused(page, { layout, open: () => host.open(body, { head: `<style>${HOSTILE}</style>` }) })
      const now = await describeAppearance(page)
      expect(now.length).toBe(clean.length)
      const changes = clean.flatMap((before, index) =>
        Object.keys(before)
          .filter((name) => before[name] !== now[index]?.[name])
          .map((name) => `${index} ${name}: ${before[name]} → ${now[index]?.[name]}`),
      )
      expect(changes).toEqual([])
    })

  test('set the font of the wall and the colours that the owner defines', async ({ page, host, script }) => {
    const head = `<style>body { font-family: monospace; --goodword-card: rgb(1, 2, 3); --goodword-text: rgb(250, 250, 250); --goodword-radius: 0px }
      goodword-widget::part(quote) { font-style: italic }</style>`
    await host.open(`${placeWidget()}${script}`, { head })
    await expect.poll(() => page.count('figure')).toBe(24)
    for (const [property, value] of [
      ['font-family', 'monospace'],
      ['background-color', 'rgb(1, 2, 3)'],
      ['color', 'rgb(250, 250, 250)'],
      ['border-top-left-radius', '0px'],
    ] as const)
      expect((await page.styles({ of: 'figure', property }))[0]).toBe(value)
    expect((await page.styles({ of: 'blockquote', property: 'font-style' }))[0]).toBe('italic')
  })

  test('let the hidden attribute hide the element', async ({ page, host, script }) => {
    await host.open(`${placeWidget()}${script}`)
    await expect.poll(() => page.count('figure')).toBe(24)
    await page.evaluate(() => document.querySelector('goodword-widget')?.setAttribute('hidden', ''))
    expect(new Set((await page.boxes('figure')).map(({ width, height }) => width + height))).toEqual(new Set([0]))
  })

  test('do not squeeze a wall or a carousel in a centred flex column', async ({ page, host, script }) => {
    const head =
      '<style>main { display: flex; flex-direction: column; align-items: center; inline-size: 1000px }</style>'
    await host.open(`<main>${placeWidget()}${withLayout('carousel')}</main>${script}`, { head })
    await expect.poll(() => page.count('[part=position]')).toBe(1)
    for (const { width } of await page.boxes('[part=frame]')) expect(width).toBeGreaterThan(900)
  })

  test('let every layout fit a page of 360 pixels', async ({ page, host, script }) => {
    await page.resize({ width: 360, height: 800 })
    const body = layouts.map((layout) => `<main>${withLayout(layout)}</main><div>${withLayout(layout)}</div>`).join('')
    const head = '<style>main { display: grid; grid-template-columns: 1fr } div { display: flex }</style>'
    await host.open(`${body}${script}`, { head })
    for (const layout of layouts) await page.waitUntilDrawn(layout, 2)
    expect(await page.scrollWidth()).toBe(360)
  })
})
