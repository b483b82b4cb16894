import { describe, expect } from 'vitest'
import { takeScreenshot } from './test-browser.fixtures.ts'
import { test } from './product.fixtures.ts'

describe('server-rendered HTML', () => {
  for (const kind of ['wall', 'carousel', 'badge', 'single', 'marquee'] as const)
    test(`is a ${kind} without scripts, and the script keeps it`, async ({ page, host, product }) => {
      const widget = product.widgets.find((one) => one.kind === kind)
      const fragment = await product.getFragment(widget?.id ?? '')
      const [script = ''] = /<script[^>]*widget\.js[^>]*><\/script>/.exec(fragment) ?? []
      const css = '<style>main { font-family: sans-serif }</style>'
      await host.open(`<main>${fragment.replace(script, '')}</main>`, { head: css, allowedOrigins: [product.origin] })
      const places = async () =>
        (await page.places('[part=frame], figure, [part=quote], [part=average]')).map((place) => place.slice(0, 3))
      const before = await places()
      expect(before.length).toBeGreaterThan(1)
      await page.evaluate((find, src) => {
        find('[part=frame]')[0]?.toggleAttribute('data-rendered-by-server', true)
        document.body.append(Object.assign(document.createElement('script'), { src }))
      }, `${product.origin}/widget.js`)
      await expect.poll(async () => (await page.diary()).events.map(({ type }) => type)).toEqual(['goodword:ready'])
      await page.settle()
      expect(await page.count('[part=frame]')).toBe(1)
      expect(await page.count('[part=frame][data-rendered-by-server]')).toBe(1)
      if (kind !== 'marquee') expect(await places()).toEqual(before)
    })

  for (const width of [1280, 360])
    test(`of the hosted wall fits ${width} pixels`, async ({ page, product }) => {
      await page.resize({ width, height: 900 })
      await page.open(product.widgets.find(({ kind }) => kind === 'wall')?.wallUrl ?? '')
      expect(await page.count('figure')).toBeGreaterThan(10)
      expect((await page.texts('figure')).join()).toContain('Three rounds, as agreed.')
      expect(await page.scrollWidth()).toBe(width)
      await takeScreenshot(page, `hosted-wall-${width}`)
    })
})

describe('the answer form', () => {
  for (const width of [1280, 360])
    test(`takes a rating and a testimonial, sends them, and thanks the client at ${width} pixels`, async ({
      page,
      product,
    }) => {
      await page.resize({ width, height: 900 })
      const { id } = await product.createRequest('Ana Ribeiro')
      await page.open(`${product.origin}/testimonial/submit/${id}`)
      const heading = () => page.evaluate(() => document.querySelector('h1')?.textContent)
      await expect.poll(heading).toBe('Thank you for working with Feldmann Studio')
      await expect.poll(() => page.evaluate(() => document.querySelector('textarea') !== null)).toBe(true)
      expect(await page.scrollWidth()).toBe(width)
      await page.settle()
      await takeScreenshot(page, `form-${width}`)
      await page.click('input[type=radio][value="4"]')
      await page.click('textarea')
      await page.type('Clear price, clear dates, kept both.')
      await page.click('button[type=submit]')
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Thank you!')
      await takeScreenshot(page, `thanks-${width}`)
    })
})
