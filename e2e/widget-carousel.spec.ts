import { expectAccessible } from './accessibility.ts'
import { button, carousel, expect, makeFeed, makeItem, position, slide, test } from './widget.fixtures.ts'

test.describe('a carousel', () => {
  test.beforeEach(({ provider }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(10) })
  })

  test('shows as many slides as fit and a part of the next one, all with the same height and the author at the bottom', async ({
    page,
    host,
    provider,
  }) => {
    await host.open(`${carousel()}<script async src="${provider.origin}/widget.js"></script>`)
    for (const { width, fitting } of [
      { width: 1280, fitting: 4 },
      { width: 900, fitting: 2 },
      { width: 360, fitting: 1 },
    ]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(position(page)).toHaveText(fitting > 1 ? `1–${fitting} of 10` : '1 of 10')
      await expect(slide(page, fitting)).toBeInViewport({ ratio: 1 })
      await expect(slide(page, fitting + 1)).toBeInViewport()
      await expect(slide(page, fitting + 1)).not.toBeInViewport({ ratio: 0.5 })
      await expect(slide(page, fitting + 2)).not.toBeInViewport()
    }
    const feet = await page.locator('goodword-widget figure').evaluateAll((figures) =>
      figures.map((figure) => {
        const { height, bottom } = figure.getBoundingClientRect()
        const author = figure.querySelector('figcaption')?.getBoundingClientRect().bottom
        return { height, foot: author === undefined ? null : bottom - author }
      }),
    )
    expect(new Set(feet.map(({ height }) => height)).size).toBe(1)
    expect(new Set(feet.map(({ foot }) => foot))).toEqual(new Set([21]))
  })

  test('moves with its buttons and methods, stops at both ends, and shows its position', async ({
    page,
    host,
    provider,
    diary,
  }) => {
    await host.open(`${carousel()}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(button(page, 'Previous')).toBeDisabled()
    await expect(button(page, 'Pause')).toBeHidden()
    await button(page, 'Next').click()
    await expect(position(page)).toHaveText('5–8 of 10')
    await expect(slide(page, 5)).toBeInViewport({ ratio: 1 })
    await page.locator('goodword-widget').evaluate((widget) => Reflect.get(widget, 'next').call(widget))
    await expect(position(page)).toHaveText('7–10 of 10')
    await expect(slide(page, 10)).toBeInViewport({ ratio: 1 })
    await expect(button(page, 'Next')).toBeDisabled()
    await expect(button(page, 'Previous')).toBeEnabled()
    await page.locator('goodword-widget').evaluate((widget) => Reflect.get(widget, 'prev').call(widget))
    await button(page, 'Previous').click()
    await expect(position(page)).toHaveText('1–4 of 10')
    await expect
      .poll(() => diary.events)
      .toEqual([
        { type: 'goodword:ready', detail: { count: 10 } },
        ...[4, 6, 2, 0].map((index) => ({ type: 'goodword:slide', detail: { index } })),
      ])
  })

  test('moves slide by slide with the keyboard, and its controls come before the slides', async ({
    page,
    host,
    provider,
  }) => {
    await host.open(`${carousel()}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(position(page)).toHaveText('1–4 of 10')
    const focused = () =>
      page.locator('goodword-widget').evaluate((widget) => widget.shadowRoot?.activeElement?.getAttribute('part'))
    const passed = []
    for (let stop = 0; stop < 3; stop++) {
      await page.keyboard.press('Tab')
      passed.push(await focused())
    }
    expect(passed).toEqual(['prev', 'next', 'track'])
    await page.keyboard.press('ArrowRight')
    await expect(position(page)).toHaveText('2–5 of 10')
    await page.keyboard.press('ArrowRight')
    await expect(position(page)).toHaveText('3–6 of 10')
    await page.keyboard.press('ArrowLeft')
    await expect(position(page)).toHaveText('2–5 of 10')
  })

  test('runs from right to left on a right-to-left page', async ({ page, host, provider }) => {
    await host.open(`${carousel()}<script async src="${provider.origin}/widget.js"></script>`, {
      htmlAttributes: 'lang="ar" dir="rtl"',
    })
    await expect(position(page)).toHaveText('1–4 of 10')
    const order = await position(page).evaluate((line) => {
      const range = document.createRange()
      const leftAt = (index: number) => {
        range.setStart(line.firstChild ?? line, index)
        range.setEnd(line.firstChild ?? line, index + 1)
        return range.getBoundingClientRect().left
      }
      return leftAt(0) < leftAt('1–4 of 1'.length)
    })
    expect(order, 'the text runs from left to right').toBe(true)
    const leftOf = async (number: number) => (await slide(page, number).boundingBox())?.x ?? 0
    expect(await leftOf(1)).toBeGreaterThan(await leftOf(2))
    await button(page, 'Next').click()
    await expect(position(page)).toHaveText('5–8 of 10')
    await expect(slide(page, 5)).toBeInViewport({ ratio: 1 })
    expect(await leftOf(1)).toBeGreaterThan(1280)
    await button(page, 'Next').click()
    await expect(button(page, 'Next')).toBeDisabled()
    await expect(slide(page, 10)).toBeInViewport({ ratio: 1 })
  })

  test('can be scrolled by hand if the script that moves it does not load', async ({ page, host, provider, diary }) => {
    provider.missing.add(provider.files.hydrated)
    await host.open(`${carousel('autoplay="5"')}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(slide(page, 1)).toBeInViewport({ ratio: 1 })
    await expect.poll(() => provider.requests).toContain(`/widget/${provider.files.hydrated}`)
    await page.locator('goodword-widget').evaluate((widget) => Reflect.get(widget, 'next').call(widget))
    await page.locator('goodword-widget [part=track]').focus()
    await page.keyboard.press('ArrowRight')
    await expect(slide(page, 5)).toBeInViewport({ ratio: 1 })
    expect(diary.events).toEqual([{ type: 'goodword:ready', detail: { count: 10 } }])
  })

  test('folds a long text that would make all slides taller, and unfolds it', async ({ page, host, provider }) => {
    const text = 'She asked which three we would keep if the house burned. '.repeat(20).trim()
    provider.feeds.set('wgt_1', { body: makeFeed(3, { items: [makeItem(0, { text }), makeItem(1), makeItem(3)] }) })
    await host.open(`${carousel()}<script async src="${provider.origin}/widget.js"></script>`)
    const height = async () => (await page.locator('goodword-widget figure').first().boundingBox())?.height ?? 0
    await expect(page.getByText('Read more')).toBeVisible()
    expect((await page.locator('goodword-widget blockquote').first().boundingBox())?.height).toBe(192)
    const folded = await height()
    expect(folded).toBeLessThan(360)
    await page.getByText('Read more').click()
    expect(await height()).toBeGreaterThan(folded + 200)
    await page.getByText('Read less').click()
    expect(await height()).toBe(folded)
  })

  test('folds answers to questions, and texts with many short lines', async ({ page, host, provider }) => {
    const answers = [{ question: 'What surprised you?', answer: 'How quiet it was. '.repeat(30).trim() }]
    const verses = Array.from({ length: 12 }, (_, line) => `Line ${line}`).join('\n')
    const items = [
      makeItem(0, { text: 'Short.', answers }),
      makeItem(1, { text: verses }),
      makeItem(2, { text: 'Also short.', answers: [] }),
    ]
    provider.feeds.set('wgt_1', { body: makeFeed(3, { items }) })
    await host.open(`${carousel()}<script async src="${provider.origin}/widget.js"></script>`)
    const slides = page.locator('goodword-widget [part=slide]')
    await expect(slides).toHaveCount(3)
    expect(await slides.getByText('Read more').count()).toBe(2)
    const answer = page.getByText('How quiet it was.')
    await expect(answer).toBeHidden()
    await expect(page.getByText('Line 0')).toBeVisible()
    expect((await slides.nth(1).locator('blockquote').boundingBox())?.height).toBe(192)
    await slides.first().getByText('Read more').click()
    await expect(answer).toBeVisible()
  })

  test('hides its buttons when all slides fit, and shows as many slides as its footer says', async ({
    page,
    host,
    provider,
  }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(3) })
    provider.feeds.set('wgt_2', { body: makeFeed(60) })
    const many = carousel().replace('wgt_1', 'wgt_2')
    await host.open(`${carousel()}${many}<script async src="${provider.origin}/widget.js"></script>`)
    const [few, most] = [page.locator('goodword-widget').first(), page.locator('goodword-widget').last()]
    await expect(few.getByRole('button', { name: 'Next' })).toBeHidden()
    await expect(few.locator('[part=footer]')).toContainText('3 of 3 testimonials')
    await expect(most.locator('figure')).toHaveCount(24)
    await expect(most.locator('[part=footer]')).toContainText('24 of 60 testimonials')
  })
})

test.describe('axe finds no violation in a carousel', () => {
  const themes = {
    'with autoplay': { width: 1280, attributes: 'autoplay="5" label="What clients wrote"', style: '' },
    'on a phone': { width: 360, attributes: '', style: '' },
    'in the plain theme on a dark page': {
      width: 1280,
      attributes: 'theme="plain"',
      style: 'body { background: #14181c; color: #eee }',
    },
  }

  for (const [name, { width, attributes, style }] of Object.entries(themes)) {
    test(name, async ({ page, host, provider }) => {
      provider.feeds.set('wgt_1', {
        body: makeFeed(10, { items: Array.from({ length: 10 }, (_, index) => makeItem(index, { isVerified: true })) }),
      })
      await page.setViewportSize({ width, height: 900 })
      const body = `<main><h1>Clients</h1>${carousel(attributes)}</main><script async src="${provider.origin}/widget.js"></script>`
      await host.open(body, { head: `<style>${style}</style>` })
      await expect(button(page, 'Next')).toBeEnabled()
      await expectAccessible(page)
    })
  }
})
