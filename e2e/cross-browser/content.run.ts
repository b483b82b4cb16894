import { describe, expect } from 'vitest'
import { makeFeed, makeItem } from '../widget.provider.ts'
import { placeWidget, test } from './test-browser.fixtures.ts'
import { type TestPage, layouts } from './page.ts'

describe('hostile content', () => {
  const CORPUS = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    "'; alert(1); //",
    'javascript:alert(1)',
    '</blockquote></figure><iframe srcdoc="<script>parent.alert(1)</script>">',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '\u202Eoverridden\u202C and \u2066isolated',
    '<a href="javascript:alert(1)">click</a>',
    '<style>*{display:none}</style>',
  ]

  test('is shown as plain text and does nothing', async ({ page, host, provider, script }) => {
    const items = CORPUS.map((text) => {
      const answers = [{ question: text, answer: text }]
      return { id: text, author: text, role: text, company: text, rating: 5, text, date: text, imageUrl: text, answers }
    })
    const wallUrl = 'javascript:alert(1)//https://app.example'
    provider.feeds.set('wgt_1', { body: { ...makeFeed(0), kind: '<b>', wallUrl, items } })
    await host.open(`${placeWidget()}${script}`)
    await expect.poll(() => page.count('figure')).toBe(CORPUS.length)
    for (const place of ['blockquote', '[part=author]', 'dt', 'dd']) expect(await page.texts(place)).toEqual(CORPUS)
    expect(await page.texts('[part=role]')).toEqual(CORPUS.map((text) => `${text}, ${text}`))
    const harmful = ['script', 'img', 'iframe', 'style', 'a', 'time'].map((tag) => `[part=frame] ${tag}`)
    expect(await page.count(harmful.join())).toBe(0)
  })

  test('in the form of a renderer node is never rendered as a node', async ({ page, host, provider, script }) => {
    const props = { src: 'x', onerror: 'alert(1)', dangerouslySetInnerHTML: { __html: '<img src=x onerror=alert(1)>' } }
    const node = { type: 'img', props, key: null, ref: null, constructor: null, __k: null, __v: 1 }
    const items = [
      { id: node, author: node, rating: node, text: 'Still here.', date: node },
      { id: 'b', author: 'x', rating: 5, text: node, date: '2026-11-21' },
      node,
      { text: 'Even here.', answers: [node, { question: node, answer: node }, [node], { answer: [node] }] },
    ]
    provider.feeds.set('wgt_1', { body: { ...makeFeed(0), wallUrl: node, items } })
    await host.open(`${placeWidget()}${script}`)
    await expect.poll(() => page.texts('figure')).toEqual(['Still here.', 'Even here.'])
    expect(await page.count('[part=frame] img, [part=frame] a')).toBe(0)
  })
})

describe('the number of testimonials', () => {
  for (const count of [1, 50, 500])
    test(`${count}: only the first page is drawn`, async ({ page, host, provider, script }) => {
      provider.feeds.set('wgt_1', { body: makeFeed(count) })
      await host.open(`${placeWidget()}${script}`)
      await expect.poll(() => page.count('figure')).toBe(Math.min(24, count))
      expect((await page.diary()).events).toEqual([{ type: 'goodword:ready', detail: { count } }])
      expect((await page.texts('[part=footer]'))[0]).toContain(`${count} of ${count} testimonial`)
    })

  test('5000: showing more moves no card, and the widget stays usable', async ({ page, host, provider, script }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(5000) })
    await host.open(`${placeWidget()}${script}`)
    await expect.poll(() => page.count('figure')).toBe(24)
    const drawn = await page.places('figure')
    for (const shown of [48, 72, 96]) {
      await page.click('[part=more]')
      await expect.poll(() => page.count('figure')).toBe(shown)
      expect((await page.places('figure')).slice(0, 24)).toEqual(drawn)
    }
    await page.evaluate(() => document.querySelector('goodword-widget')?.setAttribute('page-size', '250'))
    await expect.poll(() => page.count('figure')).toBe(1000)
    expect(await page.count('[part=more]')).toBe(1)
    expect(await page.scrollWidth()).toBe(1280)
    await page.evaluate(() => document.querySelector('goodword-widget')?.setAttribute('layout', 'carousel'))
    await page.waitUntilDrawn('carousel')
    await page.click('[part=next]')
    await expect.poll(() => page.texts('[part=position]')).toEqual(['5–8 of 24'])
    expect((await page.diary()).events.map(({ type }) => type)).not.toContain('goodword:error')
  })

  test('0: the fallback stays', async ({ page, host, provider, script }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(0) })
    await host.open(`${placeWidget()}${script}`)
    await expect
      .poll(async () => (await page.diary()).events)
      .toEqual([{ type: 'goodword:ready', detail: { count: 0 } }])
    expect(await page.isFallbackShown()).toBe(true)
  })

  for (const layout of layouts)
    test(`very long words and rows of emoji fit a ${layout} of 360 pixels`, async ({
      page,
      host,
      provider,
      script,
    }) => {
      await page.resize({ width: 360, height: 800 })
      const endless = (word: string) => {
        const answers = [{ question: word, answer: word }]
        return { text: word, author: word, role: word, company: word, answers }
      }
      const items = [
        makeItem(0, endless('Donaudampfschifffahrt'.repeat(6))),
        makeItem(1, endless('👩🏽‍🚀🧵🏳️‍🌈'.repeat(30))),
        makeItem(2, endless('لا'.repeat(60))),
      ]
      provider.feeds.set('wgt_1', { body: makeFeed(3, { items }) })
      await host.open(`${placeWidget(`layout="${layout}"`)}${script}`)
      await page.waitUntilDrawn(layout)
      expect(await page.scrollWidth()).toBe(360)
      expect(await findOverflowing(page)).toEqual([])
    })

  /** Texts that overflow their card. */
  function findOverflowing(page: TestPage) {
    return page.evaluate((find) =>
      find('figure').flatMap((card) => {
        const { left, right } = card.getBoundingClientRect()
        const range = document.createRange()
        return [...card.querySelectorAll('p, bdi, dt, dd, [part=author], [part=role]')].flatMap((text) => {
          range.selectNodeContents(text)
          const box = range.getBoundingClientRect()
          if (box.width === 0) return []
          return box.left < left - 1 || box.right > right + 1 ? [`${text.localName} ${box.left} ${box.right}`] : []
        })
      }),
    )
  }
})
