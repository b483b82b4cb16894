import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, makeFeed, makeItem, test } from './widget.fixtures.ts'

const FALLBACK = '<a href="/wall">Read our reviews</a>'
const ELEMENT = `<goodword-widget widget="wgt_1">${FALLBACK}</goodword-widget>`

const cards = (page: Page) => page.locator('goodword-widget figure')
const fallback = (page: Page) => page.getByText('Read our reviews')

test.beforeEach(({ provider }) => {
  provider.feeds.set('wgt_1', { body: makeFeed(30) })
})

test.describe('content policies', () => {
  const trusted = "require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'"
  const policies = {
    'a nonce and strict-dynamic': "script-src 'nonce-abc' 'strict-dynamic'",
    'a nonce alone': "script-src 'nonce-abc'",
    'a list of hosts': 'script-src PROVIDER',
  }

  for (const [name, scripts] of Object.entries(policies)) {
    test(`draws the wall on another site under ${name}, without one violation`, async ({
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

  test('keeps the fallback where the policy lets nothing be fetched', async ({ page, host, provider, diary }) => {
    const policy = `default-src 'none'; script-src ${provider.origin}`
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`, { policy })
    await expect.poll(() => diary.events).toEqual([{ type: 'goodword:error', detail: { code: 'feed_failed' } }])
    await expect(fallback(page)).toBeVisible()
    expect(diary.violations).toEqual(['connect-src'])
    // The browser itself writes down what it refused.
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

  /** What a reader would see of each element in the shadow root. */
  function describeLook(page: Page) {
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

  test('leave text, colour and spacing of the wall as on a page without any', async ({ page, host, provider }) => {
    const body = `${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`
    await host.open(body)
    await expect(cards(page)).toHaveCount(24)
    const clean = await describeLook(page)
    await host.open(body, { head: `<style>${HOSTILE}</style>` })
    await expect(cards(page)).toHaveCount(24)
    expect(await describeLook(page)).toEqual(clean)
  })

  test('give the wall its font, and the colours that the owner names', async ({ page, host, provider }) => {
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

  test('may name one colour for light and one for dark', async ({ page, host, provider }) => {
    const head =
      '<style>:root { color-scheme: light dark; --goodword-card: light-dark(rgb(1, 2, 3), rgb(4, 5, 6)) }</style>'
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`, { head })
    await expect(cards(page).first()).toHaveCSS('background-color', 'rgb(1, 2, 3)')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(cards(page).first()).toHaveCSS('background-color', 'rgb(4, 5, 6)')
  })

  test('may hide the element by its hidden attribute', async ({ page, host, provider }) => {
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(cards(page)).toHaveCount(24)
    await page.locator('goodword-widget').evaluate((element) => element.setAttribute('hidden', ''))
    await expect(page.locator('goodword-widget')).toBeHidden()
  })

  test('cannot squeeze the wall in a centred flex column', async ({ page, host, provider }) => {
    const head =
      '<style>main { display: flex; flex-direction: column; align-items: center; inline-size: 1000px }</style>'
    await host.open(`<main>${ELEMENT}</main><script async src="${provider.origin}/widget.js"></script>`, { head })
    await expect(cards(page)).toHaveCount(24)
    expect((await page.locator('goodword-widget').boundingBox())?.width).toBeGreaterThan(900)
  })
})

test.describe('hostile content', () => {
  const CORPUS = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    "'; alert(1); //",
    'javascript:alert(1)',
    '{{constructor.constructor("alert(1)")()}}',
    '${alert(1)}',
    '</blockquote></figure><iframe srcdoc="<script>parent.alert(1)</script>">',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '\u202Eoverridden\u202C and \u2066isolated',
    '<a href="javascript:alert(1)">click</a>',
    '<style>*{display:none}</style>',
  ]

  test('is shown letter by letter and does nothing', async ({ page, host, provider }) => {
    const items = CORPUS.map((text, index) => ({ ...makeItem(index), id: text, author: text, text, date: text }))
    const wallUrl = 'javascript:alert(1)//https://app.example'
    provider.feeds.set('wgt_1', { body: { ...makeFeed(0), kind: '<b>', wallUrl, items } })
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(cards(page)).toHaveCount(CORPUS.length)
    for (const [index, text] of CORPUS.entries()) {
      expect(await cards(page).nth(index).locator('blockquote').textContent()).toBe(text)
      expect(await cards(page).nth(index).locator('[part=author]').textContent()).toBe(text)
    }
    await expect(page.locator('[part=frame]').locator('script, img, iframe, style, a, time')).toHaveCount(0)
  })

  test('shaped like a node of the renderer never becomes one', async ({ page, host, provider }) => {
    const node = {
      type: 'img',
      props: { src: 'x', onerror: 'alert(1)', dangerouslySetInnerHTML: { __html: '<img src=x onerror=alert(1)>' } },
      key: null,
      ref: null,
      constructor: null,
      __k: null,
      __v: 1,
    }
    const items = [
      { id: node, author: node, rating: node, text: 'Still here.', date: node },
      { id: 'a', author: [node], rating: '5', text: 'Here as well.', date: [node] },
      { id: 'b', author: 'x', rating: 5, text: node, date: '2026-11-21' },
      node,
      JSON.parse('{"__proto__": {"text": "polluted", "isAdmin": true}, "text": "And here.", "rating": 1e9}'),
    ]
    provider.feeds.set('wgt_1', {
      body: { ...makeFeed(0), wallUrl: node, summary: { shared: node, average: node }, items },
    })
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(cards(page)).toHaveText(['Still here.', 'Here as well.', 'And here.'])
    await expect(page.locator('[part=frame]').locator('img, a, svg')).toHaveCount(0)
  })
})

test.describe('showing more', () => {
  test('moves no card already seen, and hands the focus to the first new one', async ({
    page,
    host,
    provider,
    diary,
  }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(60) })
    await host.open(`<h1>Clients</h1>${ELEMENT}<p>After</p><script async src="${provider.origin}/widget.js"></script>`)
    await expect(cards(page)).toHaveCount(24)
    const more = page.getByRole('button', { name: 'Show 24 more' })
    await more.scrollIntoViewIfNeeded()
    const before = await positions(page, 24)
    const scrolled = await page.evaluate(() => scrollY)

    await more.focus()
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(48)
    await expect(cards(page).nth(24)).toBeFocused()
    expect(await positions(page, 24)).toEqual(before)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)

    await page.getByRole('button', { name: 'Show 12 more' }).click()
    await expect(cards(page)).toHaveCount(60)
    await expect(cards(page).nth(48)).toBeFocused()
    await expect(page.getByRole('button', { name: /^Show/ })).toBeHidden()
    expect(await positions(page, 24)).toEqual(before)
    expect(diary.events.slice(1)).toEqual([
      { type: 'goodword:more', detail: { shown: 48 } },
      { type: 'goodword:more', detail: { shown: 60 } },
    ])
  })

  test('lets the cards in view stay in place while the reader scrolls through', async ({ page, host, provider }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    provider.feeds.set('wgt_1', { body: makeFeed(120) })
    const element = '<goodword-widget widget="wgt_1" page-size="60"></goodword-widget>'
    await host.open(`${element}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(cards(page)).toHaveCount(60)
    // Not through the mouse, which would scroll: the cards above the button have not been on screen yet.
    await page.getByRole('button', { name: 'Show 60 more' }).dispatchEvent('click')
    await expect(cards(page)).toHaveCount(120)
    expect(await page.evaluate(countJumps)).toBe(0)
  })

  /** Scrolls down in steps and counts the cards in view that did not move by exactly the step. */
  async function countJumps(): Promise<number> {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const root = document.querySelector('goodword-widget')?.shadowRoot
    const all = [...(root?.querySelectorAll('figure') ?? [])]
    const tops = () => all.map((card) => card.getBoundingClientRect().top)
    let jumps = 0
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
    for (let step = 0; step < 60; step++) {
      const [before, from] = [tops(), scrollY]
      scrollBy({ top: 150, behavior: 'instant' })
      await frame()
      const [after, moved] = [tops(), scrollY - from]
      for (const [index, top] of before.entries())
        if (top > -200 && top < innerHeight && Math.abs(top - moved - (after[index] ?? 0)) > 0.5) jumps++
    }
    return jumps
  }

  /** Places of the first cards on the page, not in the window. */
  function positions(page: Page, count: number) {
    return page.locator('goodword-widget').evaluate(
      (element, most) =>
        [...(element.shadowRoot?.querySelectorAll('figure') ?? [])].slice(0, most).map((card) => {
          const { x, y, width, height } = card.getBoundingClientRect()
          return [x + scrollX, Math.round((y + scrollY) * 100) / 100, width, height]
        }),
      count,
    )
  }
})

test.describe('failures', () => {
  const failures = {
    feed_not_found: [{ status: 404 }],
    feed_failed: [{ status: 500 }, { cut: true }],
    feed_malformed: [
      { body: '<!doctype html><p>Hello' },
      { body: '' },
      { body: [] },
      { body: { version: 1, items: 3 } },
    ],
    feed_version: [{ body: { version: 2, groups: [] } }],
  }

  for (const [code, replies] of Object.entries(failures)) {
    for (const reply of replies) {
      test(`${code} for ${JSON.stringify(reply)}: the fallback stays, one event tells`, async ({
        page,
        host,
        provider,
        diary,
      }) => {
        provider.feeds.set('wgt_1', reply)
        await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
        await expect.poll(() => diary.events).toEqual([{ type: 'goodword:error', detail: { code } }])
        await expect(fallback(page)).toBeVisible()
        await expect(page.locator('goodword-widget')).toHaveCSS('display', 'block')
      })
    }
  }

  test('chunk_failed when the drawing part is gone', async ({ page, host, provider, diary }) => {
    provider.missing.add(provider.files.chunk)
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    await expect.poll(() => diary.events).toEqual([{ type: 'goodword:error', detail: { code: 'chunk_failed' } }])
    await expect(fallback(page)).toBeVisible()
  })

  test('a refresh after a failure shows the wall', async ({ page, host, provider, diary }) => {
    provider.feeds.set('wgt_1', { status: 500 })
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    await expect.poll(() => diary.events).toHaveLength(1)
    provider.feeds.set('wgt_1', { body: makeFeed(2) })
    await page.locator('goodword-widget').evaluate((element) => Reflect.get(element, 'refresh').call(element))
    await expect(cards(page)).toHaveCount(2)
  })
})

test.describe('ways to bring the script', () => {
  const oneWall = async (page: Page, events: unknown[]) => {
    await expect(cards(page)).toHaveCount(24)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(events).toEqual([{ type: 'goodword:ready', detail: { count: 30 } }])
  }

  test('twice, and another version beside it', async ({ page, host, provider, diary }) => {
    const script = `<script async src="${provider.origin}/widget.js"></script>`
    const single = `<script async src="${provider.origin}/widget/${provider.files.bundle}"></script>`
    await host.open(`${script}${ELEMENT}${script}${single}`)
    await oneWall(page, diary.events)
  })

  test('all in one file, pinned by its hash, and fetching nothing but the feed', async ({
    page,
    host,
    provider,
    diary,
  }) => {
    const bytes = new TextEncoder().encode(provider.read(provider.files.bundle))
    const digest = Buffer.from(await crypto.subtle.digest('SHA-384', bytes)).toString('base64')
    const src = `${provider.origin}/widget/${provider.files.bundle}`
    await host.open(`${ELEMENT}<script async crossorigin integrity="sha384-${digest}" src="${src}"></script>`)
    await oneWall(page, diary.events)
    expect(provider.requests).toEqual([`/widget/${provider.files.bundle}`, '/w/wgt_1.json'])
  })

  test('as a module', async ({ page, host, provider, diary }) => {
    await host.open(`${ELEMENT}<script type="module" src="${provider.origin}/widget.js"></script>`)
    await oneWall(page, diary.events)
  })

  test('copied into the page by an optimiser', async ({ page, host, provider, diary }) => {
    await host.open(`${ELEMENT}<script>${provider.read('widget.js')}</script>`)
    await oneWall(page, diary.events)
  })

  test('before the element, in the head of the page', async ({ page, host, provider, diary }) => {
    await host.open(ELEMENT, { head: `<script src="${provider.origin}/widget.js"></script>` })
    await oneWall(page, diary.events)
  })

  test('on a page with a base address elsewhere', async ({ page, host, provider, diary }) => {
    const head = '<base href="https://elsewhere.example/deep/">'
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`, { head })
    await oneWall(page, diary.events)
  })

  test('beside a loader of AMD modules', async ({ page, host, provider, diary }) => {
    const head = '<script>var defined = []; function define(...all) { defined.push(all) } define.amd = {}</script>'
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`, { head })
    await oneWall(page, diary.events)
    expect(await page.evaluate(() => Reflect.get(window, 'defined'))).toEqual([])
  })

  test('on a page whose old libraries changed the prototypes', async ({ page, host, provider }) => {
    const head = `<script>
      Object.prototype.extend = function () { return this }
      Object.prototype.legacy = 'everywhere'
      Array.prototype.each = function () { throw new Error('each') }
      Array.prototype.toJSON = function () { return 'poisoned' }
      String.prototype.toJSON = function () { return 'poisoned' }
      Array.from = function () { throw new Error('from') }
      Function.prototype.bind = function () { throw new Error('bind') }
    </script>`
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`, { head })
    await expect(cards(page)).toHaveCount(24)
    await expect(cards(page).first()).toContainText('Precise, funny, never late.')
  })

  test('from a sandboxed frame without an origin', async ({ page, host, provider }) => {
    const inner = `${ELEMENT}<script async src='${provider.origin}/widget.js'></script>`.replaceAll('"', "'")
    await host.open(`<iframe sandbox="allow-scripts" width="1000" height="700" srcdoc="${inner}"></iframe>`)
    await expect(page.frameLocator('iframe').locator('goodword-widget figure')).toHaveCount(24)
  })
})

test.describe('the life of the element', () => {
  test('placed late, by a string of HTML', async ({ page, host, provider }) => {
    await host.open(`<main></main><script async src="${provider.origin}/widget.js"></script>`)
    await page.waitForFunction(() => customElements.get('goodword-widget'))
    await page.locator('main').evaluate((main, html) => (main.innerHTML = html), ELEMENT)
    await expect(cards(page)).toHaveCount(24)
  })

  test('moved to another place, it keeps what it shows and asks for nothing', async ({
    page,
    host,
    provider,
    diary,
  }) => {
    await host.open(`${ELEMENT}<main></main><script async src="${provider.origin}/widget.js"></script>`)
    await page.getByRole('button', { name: 'Show 6 more' }).click()
    await expect(cards(page)).toHaveCount(30)
    const asked = provider.requests.length
    await page.evaluate(() => document.querySelector('main')?.append(document.querySelector('goodword-widget') ?? ''))
    await expect(page.locator('main figure')).toHaveCount(30)
    expect(provider.requests).toHaveLength(asked)
    expect(diary.events.map(({ type }) => type)).toEqual(['goodword:ready', 'goodword:more'])
  })

  test('moved into a frame, it is drawn there with its styles', async ({ page, host, provider }) => {
    await host.open(
      `${ELEMENT}<iframe width="900" height="600"></iframe><script async src="${provider.origin}/widget.js"></script>`,
    )
    await expect(cards(page)).toHaveCount(24)
    await page.evaluate(() => {
      const inner = document.querySelector('iframe')?.contentDocument
      inner?.body.append(document.querySelector('goodword-widget') ?? '')
    })
    const card = page.frameLocator('iframe').locator('goodword-widget figure').first()
    await expect(card).toHaveCSS('padding-top', '20px')
  })

  test('taken away before the answer, it tells nothing', async ({ page, host, provider, diary }) => {
    let reply = () => {}
    provider.feeds.set('wgt_1', { body: makeFeed(3), wait: new Promise((resolve) => (reply = resolve)) })
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    await expect.poll(() => provider.requests).toContain('/w/wgt_1.json')
    await page.locator('goodword-widget').evaluate((element) => element.remove())
    const answered = page.waitForResponse(/wgt_1\.json/)
    reply()
    await answered
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(diary.events).toEqual([])
  })

  test('taken away and put back at once, as a framework tries its effects, it is drawn once', async ({
    page,
    host,
    provider,
    diary,
  }) => {
    await host.open(`<main>${ELEMENT}</main><script async src="${provider.origin}/widget.js"></script>
      <script>{ const main = document.querySelector('main'), widget = main.firstElementChild; widget.remove(); main.append(widget); widget.remove(); main.append(widget) }</script>`)
    await expect(cards(page)).toHaveCount(24)
    expect(provider.requests.filter((path) => path.startsWith('/w/'))).toHaveLength(1)
    expect(diary.events).toHaveLength(1)
  })

  test('far below or hidden, it asks for nothing until it comes near', async ({ page, host, provider }) => {
    const spacer = '<div id="spacer" style="block-size: 5000px"></div>'
    await host.open(`${spacer}${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    await page.waitForFunction(() => customElements.get('goodword-widget'))
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(provider.requests).toEqual(['/widget.js'])
    await page.locator('#spacer').evaluate((element) => element.remove())
    await expect(cards(page)).toHaveCount(24)
  })

  test('in a closed panel, it is drawn when the panel opens', async ({ page, host, provider }) => {
    await host.open(
      `<details><summary>Clients</summary>${ELEMENT}</details><script async src="${provider.origin}/widget.js"></script>`,
    )
    await page.waitForFunction(() => customElements.get('goodword-widget'))
    await page.getByText('Clients').click()
    await expect(cards(page)).toHaveCount(24)
    expect(await cards(page).first().boundingBox()).toMatchObject({ width: expect.any(Number) })
  })

  test('leaves nothing behind on the page: no global, cookie, stored value or changed history', async ({
    page,
    host,
    provider,
  }) => {
    const body = `<p>x</p><script async src="${provider.origin}/widget.js"></script>`
    const traces = () =>
      page.evaluate(() => ({
        globals: Object.getOwnPropertyNames(window).toSorted(),
        cookie: document.cookie,
        stored: localStorage.length + sessionStorage.length,
        history: history.length,
        url: location.href,
        head: document.head.innerHTML,
        sheets: document.adoptedStyleSheets.length,
      }))
    await host.open('<p>x</p>')
    const before = await traces()
    await host.open(body.replace('<p>x</p>', ELEMENT))
    await expect(cards(page)).toHaveCount(24)
    const after = await traces()
    expect({ ...after, history: 0 }).toEqual({ ...before, history: 0 })
  })
})

test.describe('how many there are', () => {
  test('five hundred: the first page is drawn, the rest waits', async ({ page, host, provider, diary }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(500) })
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(cards(page)).toHaveCount(24)
    expect(diary.events).toEqual([{ type: 'goodword:ready', detail: { count: 500 } }])
    await expect(page.getByText('500 of 500 shared testimonials · average of all 500: 4.7')).toBeVisible()
  })

  test('none: the fallback stays', async ({ page, host, provider, diary }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(0) })
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    await expect.poll(() => diary.events).toEqual([{ type: 'goodword:ready', detail: { count: 0 } }])
    await expect(fallback(page)).toBeVisible()
  })

  test('one, of a single endless word, fits a narrow phone', async ({ page, host, provider }) => {
    await page.setViewportSize({ width: 320, height: 600 })
    const endless = makeItem(0, { text: 'Donaudampfschifffahrt'.repeat(20), author: 'Oosterhuizen'.repeat(10) })
    provider.feeds.set('wgt_1', { body: makeFeed(1, { items: [endless] }) })
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(cards(page)).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('only the good ones: the line says that they are selected', async ({ page, host, provider }) => {
    const element = `<goodword-widget widget="wgt_1" min-rating="5" limit="4"></goodword-widget>`
    await host.open(`${element}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(cards(page)).toHaveCount(4)
    await expect(
      page.getByText('Selected testimonials · 4 of 30 shared testimonials · average of all 30: 4.7'),
    ).toBeVisible()
  })
})

test.describe('for every reader', () => {
  test('the wall runs from right to left where the page does', async ({ page, host, provider }) => {
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
    'under a name of its own': { width: 1280, at: 'label="What clients wrote"', style: '' },
  }

  for (const [name, { width, at, style }] of Object.entries(readers)) {
    test(`axe finds nothing ${name}`, async ({ page, host, provider }) => {
      await page.setViewportSize({ width, height: 900 })
      const element = `<goodword-widget widget="wgt_1" ${at}>${FALLBACK}</goodword-widget>`
      const body = `<main><h1>Clients</h1>${element}</main><script async src="${provider.origin}/widget.js"></script>`
      await host.open(body, { head: `<style>${style}</style>` })
      await page.getByRole('button', { name: 'Show 6 more' }).click()
      await expect(cards(page)).toHaveCount(30)
      await expectAccessible(page)
    })
  }

  test('stars keep their shape in forced colours', async ({ page, host, provider }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    const stars = cards(page).nth(1).getByRole('img', { name: 'Rated 4 out of 5' })
    const [given, rest] = await stars
      .locator('path')
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill))
    expect(given).not.toBe(rest)
    expect(rest).toBe('none')
  })

  test('text grows with the size that the reader set', async ({ page, host, provider }) => {
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`, {
      head: '<style>html { font-size: 62.5% }</style>',
    })
    await expect(cards(page).nth(1).locator('blockquote')).toHaveCSS('font-size', '16px')
    await page.locator('goodword-widget').evaluate((element) => element.style.setProperty('zoom', '2'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  })
})
