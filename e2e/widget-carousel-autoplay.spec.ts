import type { Page } from '@playwright/test'
import { button, carousel, expect, makeFeed, position, slide, test } from './widget.fixtures.ts'

test.describe('a carousel with autoplay', () => {
  const AUTOPLAY = 5
  const liveness = (page: Page) => position(page).getAttribute('aria-live')

  test.beforeEach(async ({ page, provider }) => {
    provider.feeds.set('wgt_1', { body: makeFeed(10) })
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  })

  const wait = (page: Page) => page.clock.runFor(AUTOPLAY * 1000)

  test('moves until it is touched, pauses under the pointer, and stops when it gets the focus', async ({
    page,
    host,
    provider,
  }) => {
    await host.open(
      `<button>Before</button>${carousel(`autoplay="${AUTOPLAY}"`)}<script async src="${provider.origin}/widget.js"></script>`,
    )
    await expect.poll(() => liveness(page)).toBe('off')
    await wait(page)
    await expect(position(page)).toHaveText('2–5 of 10')
    // Not with hover(), which scrolls while the slide is still moving.
    const { x = 0, y = 0 } = (await slide(page, 3).boundingBox()) ?? {}
    await page.mouse.move(x + 9, y + 9)
    await expect.poll(() => liveness(page)).toBe('polite')
    await wait(page)
    await expect(position(page)).toHaveText('2–5 of 10')
    await page.mouse.move(0, 0)
    await expect.poll(() => liveness(page)).toBe('off')
    await wait(page)
    await expect(position(page)).toHaveText('3–6 of 10')

    await button(page, 'Before').focus()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Play')).toBeFocused()
    await wait(page)
    expect(await liveness(page)).toBe('polite')
    await button(page, 'Before').focus()
    await wait(page)
    await expect(position(page)).toHaveText('3–6 of 10')
    await button(page, 'Play').click()
    await page.mouse.move(0, 0)
    await expect(button(page, 'Pause')).toBeVisible()
    await wait(page)
    await expect(position(page)).toHaveText('4–7 of 10')
    await button(page, 'Pause').click()
    await expect(button(page, 'Play')).toBeVisible()
    await page.locator('goodword-widget').evaluate((widget) => Reflect.get(widget, 'refresh').call(widget))
    await expect(position(page)).toHaveText('4–7 of 10')
    await expect(button(page, 'Play')).toBeVisible()
  })

  test('never moves with reduced motion', async ({ page, host, provider }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await host.open(`${carousel(`autoplay="${AUTOPLAY}"`)}<script async src="${provider.origin}/widget.js"></script>`)
    await expect(position(page)).toHaveText('1–4 of 10')
    await page.locator('goodword-widget').evaluate((widget) => Reflect.get(widget, 'play').call(widget))
    await wait(page)
    await expect(position(page)).toHaveText('1–4 of 10')
    await expect(button(page, 'Pause')).toBeHidden()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(button(page, 'Pause')).toBeVisible()
  })

  test('continues after the page moved it, and leaves no timer behind when it is removed', async ({
    page,
    host,
    provider,
    diary,
  }) => {
    await page.addInitScript(() => {
      const running = new Set<unknown>()
      const { setInterval: start, clearInterval: end } = window
      const follow = {
        setInterval: (...given: [() => void, number]) => {
          const timer = start(...given)
          running.add(timer)
          return timer
        },
        clearInterval: (timer: number) => {
          running.delete(timer)
          end(timer)
        },
        runningTimers: () => running.size,
      }
      Object.assign(window, follow)
    })
    const timers = () => page.evaluate(() => Reflect.get(window, 'runningTimers')())
    await host.open(
      `${carousel(`autoplay="${AUTOPLAY}"`)}<main></main><script async src="${provider.origin}/widget.js"></script>`,
    )
    await expect.poll(timers).toBe(1)
    await page.evaluate(() => document.querySelector('main')?.append(document.querySelector('goodword-widget') ?? ''))
    await wait(page)
    await expect(position(page)).toHaveText('2–5 of 10')
    await page.locator('goodword-widget').evaluate((widget) => {
      Object.assign(window, { taken: widget })
      widget.remove()
    })
    await expect.poll(timers).toBe(0)
    await wait(page)
    expect(diary.events.filter(({ type }) => type === 'goodword:slide')).toHaveLength(1)
    await page.evaluate(() => document.body.append(Reflect.get(window, 'taken')))
    await expect.poll(timers).toBe(1)
    await page.locator('goodword-widget').evaluate((widget) => widget.setAttribute('layout', 'wall'))
    await expect(page.locator('goodword-widget [part=frame].wall')).toBeVisible()
    expect(await timers()).toBe(0)
  })
})
