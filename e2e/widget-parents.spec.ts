import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { watchLayoutShift } from './layout-shift.ts'
import { publishWithCode } from './site.fixtures.ts'

const WALL = {
  clients: Array.from({ length: 12 }, (_, index) => `Client ${index}`),
  textOf: (name: string) =>
    `${name} would come back. ${'The shop opened on time, and nobody had to ask twice. '.repeat(5)}`,
  heights: { narrow: 4400, medium: 2400, wide: 1600 },
}
const VIEWPORTS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]

const COLUMN = '<aside>Opening hours: Monday to Friday, nine to five.</aside>'

/** The style of the element's parent, and what stands beside it. */
const parents = {
  'a column that centres its content': { style: 'display: flex; flex-direction: column; align-items: center' },
  'a grid that centres its content': { style: 'display: grid; place-items: center' },
  'a row that centres its content': { style: 'display: flex; justify-content: center' },
  'a row with a fixed column': { style: 'display: flex; gap: 24px', beside: COLUMN },
  'a row with a fixed column first': { style: 'display: flex; gap: 24px', before: COLUMN },
  'a text that is centred': { style: 'text-align: center' },
}

const widthOfHost = (page: Page) =>
  page.locator('goodword-widget').evaluate((host) => {
    const { x, width } = host.getBoundingClientRect()
    return { x, width }
  })

for (const viewport of VIEWPORTS)
  test.describe(`${viewport.width} px wide, a widget`, () => {
    test.use({ viewport })

    for (const [name, { style, beside = '', before = '' }] of Object.entries<Record<string, string>>(parents))
      test(`of cards moves nothing in ${name}`, async ({ page, request, customerSite }) => {
        const { embedCode } = await publishWithCode(request, {}, WALL)
        const [script = '', rules = '', element = ''] = embedCode.split('\n')
        const readShift = await watchLayoutShift(page)
        await page.goto(
          await customerSite(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
            <style>body { margin: 16px; font: 16px/24px sans-serif } aside { inline-size: 120px; flex: none } h1 { font-size: 24px }</style>
            ${rules}<h1>Clients</h1><div style="${style}">${before}${element}${beside}</div><p>What stands below.</p>${script}`),
        )
        await expect(page.locator('goodword-widget figure')).toHaveCount(12)
        expect(await readShift()).toBe(0)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      })

    for (const layout of ['avatars', 'badge'] as const)
      for (const [name, { style }] of Object.entries<Record<string, string>>(parents))
        test(`of ${layout} moves nothing in ${name}, and is as wide as its content`, async ({
          page,
          request,
          customerSite,
        }) => {
          const heights = { narrow: 120, medium: 90, wide: 90 }
          const { embedCode } = await publishWithCode(request, {}, { layout, heights })
          const [script = '', rules = '', element = ''] = embedCode.split('\n')
          const readShift = await watchLayoutShift(page)
          await page.goto(
            await customerSite(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
              <style>body { margin: 16px; font: 16px/24px sans-serif } h1 { font-size: 24px }</style>
              ${rules}<h1>Clients</h1><div style="${style}">${element}</div><p>What stands below.</p>${script}`),
          )
          await expect(page.locator('goodword-widget [part=frame]')).toBeVisible()
          expect(await readShift()).toBe(0)
          const frame = await page.locator('goodword-widget [part=frame]').boundingBox()
          expect(frame).toEqual({ ...frame, ...(await widthOfHost(page)) })
        })

    test('of cards is as wide as its parent without the copied rules, and keeps its margin', async ({
      page,
      request,
      customerSite,
    }) => {
      const { id, embedCode } = await publishWithCode(request, {}, WALL)
      const [script = ''] = embedCode.split('\n')
      await page.goto(
        await customerSite(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
          <style>body { margin: 0; display: grid; place-items: center } goodword-widget { margin: 0 20px; padding: 10px }</style>
          <goodword-widget widget="${id}"></goodword-widget>${script}`),
      )
      await expect(page.locator('goodword-widget figure')).toHaveCount(12)
      const box = await page.locator('goodword-widget').boundingBox()
      expect(box).toMatchObject({ x: 20, width: viewport.width - 40 })
    })
  })
