import { describe, expect } from 'vitest'
import { makeRichFeed, placeAll, takeScreenshot, test } from './test-browser.fixtures.ts'

const BACKGROUNDS = { light: '#ffffff; color: #222222', dark: '#14181c; color: #eeeeee' }

describe('axe finds no violation in any layout with all tools', () => {
  for (const theme of ['light', 'plain', 'dark', 'auto'])
    for (const [background, colours] of Object.entries(BACKGROUNDS))
      test(`in the ${theme} theme on a ${background} page`, async ({ page, host, provider, script }) => {
        provider.feeds.set('wgt_1', { body: makeRichFeed() })
        const head = `<style>body { background: ${colours}; font-family: sans-serif }</style>`
        await host.open(`<main><h1>Clients</h1>${placeAll(`theme="${theme}"`)}</main>${script}`, { head })
        await page.waitUntilAllDrawn()
        await expect.poll(() => page.count('[part=search]')).toBe(1)
        await page.click('[part=more]')
        await expect.poll(() => page.count('.wall figure')).toBe(30)
        await page.click('.carousel summary')
        // A script that loads later repairs colours with too little contrast.
        let readable = 0
        const violations = async () => {
          const findings = await page.runAxe()
          readable = findings.readable
          return findings.violations
        }
        await expect.poll(violations).toEqual([])
        expect(readable, 'texts that axe found readable').toBeGreaterThan(100)
        await takeScreenshot(page, `axe-${theme}-on-${background}`)
      })

  test('after a search without results', async ({ page, host, provider, script }) => {
    provider.feeds.set('wgt_1', { body: makeRichFeed() })
    await host.open(`<main><h1>Clients</h1>${placeAll()}</main>${script}`)
    await page.waitUntilAllDrawn()
    await expect.poll(() => page.count('[part=search]')).toBe(1)
    await page.click('[part=search]')
    await page.type('zzz')
    await expect.poll(() => page.count('[part=nothing]')).toBe(1)
    expect((await page.runAxe()).violations).toEqual([])
  })
})
