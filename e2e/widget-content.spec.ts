import { cards, ELEMENT, expect, fallback, makeFeed, makeItem, test } from './widget.fixtures.ts'

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

  test('is shown as plain text and does nothing', async ({ page, host, provider }) => {
    const items = CORPUS.map((text) => {
      const answers = [{ question: text, answer: text }]
      return { id: text, author: text, role: text, company: text, rating: 5, text, date: text, imageUrl: text, answers }
    })
    const wallUrl = 'javascript:alert(1)//https://app.example'
    provider.feeds.set('wgt_1', { body: { ...makeFeed(0), kind: '<b>', wallUrl, items } })
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(cards(page)).toHaveCount(CORPUS.length)
    for (const [index, text] of CORPUS.entries()) {
      const card = cards(page).nth(index)
      for (const place of ['blockquote', '[part=author]', 'dt', 'dd'])
        expect(await card.locator(place).textContent()).toBe(text)
      expect(await card.locator('[part=role]').textContent()).toBe(`${text}, ${text}`)
    }
    await expect(page.locator('[part=frame]').locator('script, img, iframe, style, a, time')).toHaveCount(0)
  })

  test('in the form of a renderer node is never rendered as a node', async ({ page, host, provider }) => {
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
      { id: 'a', author: [node], rating: '5', text: 'Here as well.', date: [node], role: node, company: [node] },
      { id: 'b', author: 'x', rating: 5, text: node, date: '2026-11-21' },
      node,
      { text: 'Even here.', answers: [node, { question: node, answer: node }, [node], { answer: [node] }] },
      JSON.parse('{"__proto__": {"text": "polluted", "isAdmin": true}, "text": "And here.", "rating": 1e9}'),
    ]
    provider.feeds.set('wgt_1', {
      body: {
        ...makeFeed(0),
        wallUrl: node,
        summary: { owner: 'Feldmann Studio', shared: node, average: node },
        items,
      },
    })
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(cards(page)).toHaveText(['Still here.', 'Here as well.', 'Even here.', 'And here.'])
    await expect(page.locator('[part=frame]').locator('img, a, svg')).toHaveCount(0)
  })
})

test.describe('the number of testimonials', () => {
  test('500: only the first page is drawn', async ({ page, host, provider, diary }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(500) })
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(cards(page)).toHaveCount(24)
    expect(diary.events).toEqual([{ type: 'goodword:ready', detail: { count: 500 } }])
    await expect(page.getByText('500 of 500 testimonials · all 500 average 4.7')).toBeVisible()
  })

  test('0: the fallback stays', async ({ page, host, provider, diary }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(0) })
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    await expect.poll(() => diary.events).toEqual([{ type: 'goodword:ready', detail: { count: 0 } }])
    await expect(fallback(page)).toBeVisible()
  })

  test('1: a single very long word fits a narrow phone', async ({ page, host, provider }) => {
    await page.setViewportSize({ width: 320, height: 600 })
    const word = 'Donaudampfschifffahrt'.repeat(8)
    const answers = [{ question: word, answer: word }]
    const endless = makeItem(0, { text: word, author: word, role: word, company: word, answers })
    provider.feeds.set('wgt_1', { body: makeFeed(1, { items: [endless] }) })
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(cards(page)).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('1 to 3: the cards are side by side, and a single card is at most 640 pixels wide', async ({
    page,
    host,
    provider,
  }) => {
    for (const count of [1, 2, 3]) provider.feeds.set(`wgt_${count}`, { body: makeFeed(count) })
    const walls = [1, 2, 3].map((count) => `<goodword-widget widget="wgt_${count}" loading="eager"></goodword-widget>`)
    await host.open(`${walls.join('')}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(cards(page)).toHaveCount(6)
    const boxes = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()))
    const [one, ...others] = boxes
    expect(one.width).toBeGreaterThan(500)
    expect(one.width).toBeLessThanOrEqual(640)
    for (const row of [others.slice(0, 2), others.slice(2)]) {
      expect(new Set(row.map(({ top }) => top)).size).toBe(1)
      expect(new Set(row.map(({ left }) => left)).size).toBe(row.length)
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await expect
      .poll(() => cards(page).evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size))
      .toBe(1)
  })

  test('in a badge on a narrow phone: the average stays on one line', async ({ page, host, provider }) => {
    const summary = {
      owner: 'Feldmann Studio',
      shown: 26,
      shared: 26,
      rated: 26,
      afterPayment: 9,
      average: 4.7,
      isSelected: true,
    }
    provider.feeds.set('wgt_1', { body: makeFeed(26, { kind: 'badge', summary }) })
    await page.setViewportSize({ width: 320, height: 740 })
    await host.open(`${ELEMENT}<script async src="${provider.origin}/widget.js"></script>`)
    const average = page.locator('goodword-widget [part=average]')
    await expect(average).toHaveText('4.7')
    expect(await average.evaluate((e) => e.getBoundingClientRect().height)).toBeLessThan(40)
  })

  test('limited by rating: the footer says that they are selected', async ({ page, host, provider }) => {
    const element = `<goodword-widget widget="wgt_1" min-rating="5" limit="4"></goodword-widget>`
    await host.open(`${element}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(cards(page)).toHaveCount(4)
    await expect(page.getByText('4 of 30 testimonials · all 30 average 4.7 · chosen by Feldmann Studio')).toBeVisible()
  })
})
