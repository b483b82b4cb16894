import { cards, ELEMENT, expect, makeFeed, test } from './widget.fixtures.ts'

test.describe('the element', () => {
  test('can be inserted later as HTML', async ({ page, host, provider }) => {
    await host.open(`<main></main><script async src="${provider.origin}/widget.js"></script>`)
    await page.waitForFunction(() => customElements.get('goodword-widget'))
    await page.locator('main').evaluate((main, html) => (main.innerHTML = html), ELEMENT)
    await expect(cards(page)).toHaveCount(24)
  })

  test('keeps its content when it is moved, and requests nothing', async ({ page, host, provider, diary }) => {
    await host.open(`${ELEMENT}<main></main><script async src="${provider.origin}/widget.js"></script>`)
    await page.getByRole('button', { name: 'Show 6 more' }).click()
    await expect(cards(page)).toHaveCount(30)
    const requestCount = provider.requests.length
    await page.evaluate(() => document.querySelector('main')?.append(document.querySelector('goodword-widget') ?? ''))
    await expect(page.locator('main figure')).toHaveCount(30)
    expect(provider.requests).toHaveLength(requestCount)
    expect(diary.events.map(({ type }) => type)).toEqual(['goodword:ready', 'goodword:more'])
  })

  test('is drawn with its styles in a frame after it was moved there', async ({ page, host, provider }) => {
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

  test('fires no event when it is removed before the response', async ({ page, host, provider, diary }) => {
    let reply = () => {}
    provider.feeds.set('wgt_1', { body: makeFeed(3), wait: new Promise((resolve) => (reply = resolve)) })
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    await expect.poll(() => provider.requests).toContain('/w/wgt_1.json?lang=en')
    await page.locator('goodword-widget').evaluate((element) => element.remove())
    const answered = page.waitForResponse(/wgt_1\.json/)
    reply()
    await answered
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(diary.events).toEqual([])
  })

  test('is drawn once when it is removed and inserted again at once, as frameworks do in strict mode', async ({
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

  test('requests nothing far below the viewport until it comes near', async ({ page, host, provider }) => {
    const spacer = '<div id="spacer" style="block-size: 5000px"></div>'
    await host.open(`${spacer}${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    await page.waitForFunction(() => customElements.get('goodword-widget'))
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(provider.requests).toEqual(['/widget.js'])
    await page.locator('#spacer').evaluate((element) => element.remove())
    await expect(cards(page)).toHaveCount(24)
  })

  test('in a closed panel is drawn when the panel opens', async ({ page, host, provider }) => {
    await host.open(
      `<details><summary>Clients</summary>${ELEMENT}</details><script async src="${provider.origin}/widget.js"></script>`,
    )
    await page.waitForFunction(() => customElements.get('goodword-widget'))
    await page.getByText('Clients').click()
    await expect(cards(page)).toHaveCount(24)
    expect(await cards(page).first().boundingBox()).toMatchObject({ width: expect.any(Number) })
  })

  test('leaves no global, cookie, stored value, style or URL change on the page', async ({ page, host, provider }) => {
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
