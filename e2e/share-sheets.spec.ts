import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { SHARE_DESIGNS, SHARE_FORMATS, type ShareFormat } from '#shared/share-image.ts'
import { FIRST_CHOICE } from '#shared/share-image/choice.ts'
import { test } from './list.fixtures.ts'
import { openShareImage, samplesOf, SCRIPTS } from './share-image.samples.ts'

// The folder for screenshots. Without it there is nothing to test.
const folder = process.env['SCREENSHOTS_FOLDER']

/** Height of an image on a sheet, in pixels. */
const HEIGHT = 480
const FORMATS = ['square', 'portrait', 'story', 'wide'] as const satisfies readonly ShareFormat[]

/** Leaves only the eight designs, side by side. */
const showSheet = (page: Page, height: number) =>
  page.locator('fieldset svg[viewBox^="0 0 1"]').evaluateAll((images, shown) => {
    const sheet = document.createElement('main')
    for (const image of images) {
      if (!(image instanceof SVGElement)) throw new TypeError('An image is an SVG.')
      Object.assign(image.style, { blockSize: `${shown}px`, inlineSize: 'auto', margin: '2px' })
      sheet.append(image)
    }
    Object.assign(sheet.style, { display: 'flex', background: '#888' })
    document.body.replaceChildren(sheet)
  }, height)

if (folder)
  test.describe('share-sheets', () => {
    for (const script of SCRIPTS)
      for (const format of FORMATS)
        test(`every design in ${format} format, in ${script} letters, with 3, 60 and 600 characters`, async ({
          page,
        }) => {
          const all = JSON.stringify({ ...FIRST_CHOICE, hidden: [] })
          await page.addInitScript((choice) => localStorage.setItem('goodword.share-image', choice), all)
          const { width, height } = SHARE_FORMATS[format]
          for (const [index, content] of samplesOf(script).entries()) {
            await page.setViewportSize({ width: 1280, height: 800 })
            await openShareImage(page, content, { format })
            await showSheet(page, HEIGHT)
            const sheetWidth = Math.ceil(SHARE_DESIGNS.length * ((HEIGHT * width) / height + 4))
            await page.setViewportSize({ width: sheetWidth, height: HEIGHT + 4 })
            await page.screenshot({ path: join(folder, `share-sheets-${script}-${format}-${index + 1}.png`) })
          }
        })
  })
