import { describe, expect } from 'vitest'
import { makeRichFeed, placeAll, takeScreenshot, test } from './test-browser.fixtures.ts'

const GROUNDS = { light: '#ffffff; color: #222222', dark: '#14181c; color: #eeeeee' }

describe('axe finds nothing in any layout, with all tools', () => {
  for (const theme of ['light', 'plain', 'dark', 'auto'])
    for (const [ground, colours] of Object.entries(GROUNDS))
      test(`${theme} on a ${ground} page`, async ({ page, host, provider, script }) => {
        provider.feeds.set('wgt_1', { body: makeRichFeed() })
        const head = `<style>body { background: ${colours}; font-family: sans-serif }</style>`
        await host.open(`<main><h1>Clients</h1>${placeAll(`theme="${theme}"`)}</main>${script}`, { head })
        await page.waitUntilAllStand()
        await expect.poll(() => page.count('[part=search]')).toBe(1)
        await page.click('[part=more]')
        await expect.poll(() => page.count('.wall figure')).toBe(30)
        await page.click('.carousel summary')
        // What is repaired is repaired by a script that comes later.
        let readable = 0
        const violations = async () => {
          const findings = await page.askAxe()
          readable = findings.readable
          return findings.violations
        }
        await expect.poll(violations).toEqual([])
        expect(readable, 'texts that axe saw to be readable').toBeGreaterThan(100)
        await takeScreenshot(page, `axe-${theme}-on-${ground}`)
      })

  test('and where a search finds nothing', async ({ page, host, provider, script }) => {
    provider.feeds.set('wgt_1', { body: makeRichFeed() })
    await host.open(`<main><h1>Clients</h1>${placeAll()}</main>${script}`)
    await page.waitUntilAllStand()
    await expect.poll(() => page.count('[part=search]')).toBe(1)
    await page.click('[part=search]')
    await page.type('zzz')
    await expect.poll(() => page.count('[part=nothing]')).toBe(1)
    expect((await page.askAxe()).violations).toEqual([])
  })
})
