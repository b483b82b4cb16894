import type { Page } from '@playwright/test'
import { cards, ELEMENT, expect, fallback, test } from './widget.fixtures.ts'

test.describe('a content security policy', () => {
  const trusted = "require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'"
  const policies = {
    'a nonce and strict-dynamic': "script-src 'nonce-abc' 'strict-dynamic'",
    'a nonce alone': "script-src 'nonce-abc'",
    'a list of hosts': 'script-src PROVIDER',
  }

  for (const [name, scripts] of Object.entries(policies)) {
    test(`with ${name} lets the wall be drawn on another site without a violation`, async ({
      page,
      host,
      provider,
      diary,
    }) => {
      const policy = `default-src 'none'; style-src 'self'; connect-src PROVIDER; ${scripts}; ${trusted}`
      await host.open(`${ELEMENT}<script async nonce="abc" src="${provider.origin}/widget.js"></script>`, {
        policy: policy.replaceAll('PROVIDER', provider.origin),
      })
      await expect(cards(page)).toHaveCount(24)
      await expect(cards(page).first()).toHaveCSS('padding-top', '20px')
      await expect(fallback(page)).toBeHidden()
      await page.getByRole('button', { name: 'Show 6 more' }).click()
      await expect(cards(page)).toHaveCount(30)
      expect(diary.violations).toEqual([])
      expect(diary.events).toEqual([
        { type: 'goodword:ready', detail: { count: 30 } },
        { type: 'goodword:more', detail: { shown: 30 } },
      ])
    })
  }

  for (const layout of ['carousel', 'marquee']) {
    test(`with a nonce alone lets a ${layout} move without a violation`, async ({ page, host, provider, diary }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const policy = `default-src 'none'; style-src 'self'; connect-src ${provider.origin}; script-src 'nonce-abc'; ${trusted}`
      const element = ELEMENT.replace('<goodword-widget', `<goodword-widget layout="${layout}" autoplay="5"`)
      await host.open(`${element}<script async nonce="abc" src="${provider.origin}/widget.js"></script>`, { policy })
      await page.getByRole('button', { name: 'Pause' }).click()
      await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
      expect(diary.violations).toEqual([])
    })
  }

  test('that forbids requests leaves the fallback', async ({ page, host, provider, diary }) => {
    const policy = `default-src 'none'; script-src ${provider.origin}`
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`, { policy })
    await expect.poll(() => diary.events).toEqual([{ type: 'goodword:error', detail: { code: 'feed_failed' } }])
    await expect(fallback(page)).toBeVisible()
    expect(diary.violations).toEqual(['connect-src'])
    // The browser itself logs what it refused.
    expect(diary.errors.splice(0).every((text) => text.includes('Content Security Policy'))).toBe(true)
  })
})

test.describe('the styles of the page', () => {
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

  /** The visible styles of each element in the shadow root. */
  function describeAppearance(page: Page) {
    return page.locator('goodword-widget').evaluate((element) =>
      [...(element.shadowRoot?.querySelectorAll('[part=frame], [part=frame] *') ?? [])].map((part) => {
        const style = getComputedStyle(part)
        const { width, height } = part.getBoundingClientRect()
        const seen = Object.fromEntries(
          [
            'color',
            'backgroundColor',
            'fontSize',
            'fontStyle',
            'fontWeight',
            'lineHeight',
            'letterSpacing',
            'wordSpacing',
            'textAlign',
            'textTransform',
            'textIndent',
            'whiteSpace',
            'visibility',
            'textShadow',
            'cursor',
            'display',
            'pointerEvents',
            'padding',
            'margin',
            'border',
            'wordBreak',
            'hyphens',
            'writingMode',
            'columns',
          ].map((name) => [name, Reflect.get(style, name)]),
        )
        return { tag: part.tagName, width, height, ...seen }
      }),
    )
  }

  test('do not change text, colour and spacing of the wall', async ({ page, host, provider }) => {
    const body = `${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`
    await host.open(body)
    await expect(cards(page)).toHaveCount(24)
    const clean = await describeAppearance(page)
    await host.open(body, { head: `<style>${HOSTILE}</style>` })
    await expect(cards(page)).toHaveCount(24)
    expect(await describeAppearance(page)).toEqual(clean)
  })

  test('set the font of the wall and the colours that the owner defines', async ({ page, host, provider }) => {
    const head = `<style>body { font-family: monospace; --goodword-card: rgb(1, 2, 3); --goodword-text: rgb(250, 250, 250); --goodword-radius: 0px }
      goodword-widget::part(quote) { font-style: italic }</style>`
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`, { head })
    const card = cards(page).first()
    await expect(card).toHaveCSS('font-family', 'monospace')
    await expect(card).toHaveCSS('background-color', 'rgb(1, 2, 3)')
    await expect(card).toHaveCSS('color', 'rgb(250, 250, 250)')
    await expect(card).toHaveCSS('border-radius', '0px')
    await expect(card.locator('blockquote')).toHaveCSS('font-style', 'italic')
  })

  test('can define one colour for light and one for dark', async ({ page, host, provider }) => {
    const head =
      '<style>:root { color-scheme: light dark; --goodword-card: light-dark(rgb(1, 2, 3), rgb(4, 5, 6)) }</style>'
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`, { head })
    await expect(cards(page).first()).toHaveCSS('background-color', 'rgb(1, 2, 3)')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(cards(page).first()).toHaveCSS('background-color', 'rgb(4, 5, 6)')
  })

  test('let the hidden attribute hide the element', async ({ page, host, provider }) => {
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(cards(page)).toHaveCount(24)
    await page.locator('goodword-widget').evaluate((element) => element.setAttribute('hidden', ''))
    await expect(page.locator('goodword-widget')).toBeHidden()
  })

  test('do not squeeze the wall in a centred flex column', async ({ page, host, provider }) => {
    const head =
      '<style>main { display: flex; flex-direction: column; align-items: center; inline-size: 1000px }</style>'
    await host.open(`<main>${ELEMENT}</main><script async src="${provider.origin}/widget.js"></script>`, { head })
    await expect(cards(page)).toHaveCount(24)
    expect((await page.locator('goodword-widget').boundingBox())?.width).toBeGreaterThan(900)
    await page.locator('goodword-widget').evaluate((element) => element.setAttribute('layout', 'carousel'))
    await expect(page.locator('goodword-widget [part=position]')).toHaveText('1–3 of 24')
    expect((await page.locator('goodword-widget').boundingBox())?.width).toBeGreaterThan(900)
  })

  test('let every layout fit a phone', async ({ page, host, provider }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    const element = (layout: string) => ELEMENT.replace('<goodword-widget', `<goodword-widget layout="${layout}"`)
    const body = ['wall', 'list', 'carousel', 'marquee', 'badge', 'avatars', 'single', 'text']
      .map((layout) => `<main>${element(layout)}</main><div>${element(layout)}</div>`)
      .join('')
    const head = '<style>main { display: grid; grid-template-columns: 1fr } div { display: flex }</style>'
    await host.open(`${body}<script async src="${provider.origin}/widget.js"></script>`, { head })
    for (const part of ['page', 'track', 'band', 'average', 'quote'])
      await expect(page.locator(`goodword-widget [part=${part}]`).last()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
