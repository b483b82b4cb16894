import { describe, expect } from 'vitest'
import { placeWidget, takeScreenshot, test } from './test-browser.fixtures.ts'
import type { TestPage } from './page.ts'

describe('a theme', () => {
  const cardColour = async (page: TestPage) => (await page.styles({ of: 'figure', property: 'background-color' }))[0]
  const LIGHT = 'rgb(255, 255, 255)'
  const DARK = 'rgb(30, 27, 24)'

  test('is light, dark or plain as the owner set it, on every page', async ({ page, host, script }) => {
    const body = ['light', 'dark', 'plain'].map((theme) => placeWidget(`theme="${theme}" limit="1"`)).join('')
    for (const style of ['', 'body { background: #14181c; color: #eee }']) {
      await host.open(`${body}${script}`, { head: `<style>${style}</style>` })
      await expect.poll(() => page.count('figure')).toBe(3)
      await page.settle()
      expect(await page.styles({ of: 'figure', property: 'background-color' })).toEqual([
        LIGHT,
        DARK,
        'rgba(0, 0, 0, 0)',
      ])
      await takeScreenshot(page, `themes-on-${style ? 'dark' : 'light'}`)
    }
  })

  for (const transition of ['none', 'background-color 50ms'])
    test(`auto follows changes of the background behind the element, with transition: ${transition}`, async ({
      page,
      host,
      script,
    }) => {
      const head = `<style>body { background: #fff; color: #222; transition: ${transition} }
        .dark body, [data-bs-theme=dark] body { background: #14110f; color: #eee }</style>`
      await host.open(`${placeWidget('theme="auto" limit="2"')}${script}`, { head })
      const setAttribute = (name: string, value: string) =>
        page.evaluate((_, given) => document.documentElement.setAttribute(given.name, given.value), { name, value })
      await expect.poll(() => cardColour(page)).toBe(LIGHT)
      await setAttribute('class', 'dark')
      await expect.poll(() => cardColour(page)).toBe(DARK)
      await setAttribute('class', '')
      await expect.poll(() => cardColour(page)).toBe(LIGHT)
      await setAttribute('data-bs-theme', 'dark')
      await expect.poll(() => cardColour(page)).toBe(DARK)
    })

  test('auto detects a dark section through a shadow root and a slot, and a dark gradient', async ({
    page,
    host,
    script,
  }) => {
    const element = placeWidget('theme="auto" limit="1"')
    const section = `<div><template shadowrootmode="open"><div style="background: oklch(0.2 0.02 60)"><slot></slot></div></template>${element}</div>`
    const gradient = `<div style="background: linear-gradient(#101020, #202040)">${element}</div>`
    await host.open(`${section}${gradient}<div style="background: #fff">${element}</div>${script}`, {
      htmlAttributes: 'lang="en" class="dark"',
    })
    await expect.poll(() => page.styles({ of: 'figure', property: 'background-color' })).toEqual([DARK, DARK, LIGHT])
  })

  for (const [theme, colors] of [
    ['light', '--goodword-text: #999'],
    ['dark', '--goodword-text: #333; --goodword-card: oklch(0.3 0.1 280)'],
    ['auto', '--goodword-card: #7a7a7a'],
  ] as const)
    test(`${theme} is readable with ${colors}`, async ({ page, host, script }) => {
      await host.open(`${placeWidget(`theme="${theme}" limit="1" style="${colors}"`)}${script}`)
      const texts = 'figure p, figure time, figure [part=author], figure [part=role]'
      const worst = async () => {
        const [card] = await page.luminances({ of: 'figure', property: 'background-color' })
        return page.worstContrast({ of: texts, background: card })
      }
      await expect.poll(() => page.count('figure')).toBe(1)
      await expect.poll(worst).toBeGreaterThan(4.45)
    })
})
