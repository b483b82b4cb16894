import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { SHARE_DESIGNS } from '#shared/share-image.ts'
import { differingPart, readPng } from '#server/testing/images.ts'
import { approve, createRequest, expect, submitAnswer } from './fixtures.ts'
import { openList, test } from './list.fixtures.ts'
import { openShareImage, samplesOf, shownOn } from './share-image.samples.ts'

async function download(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** The elements of an SVG. */
const tagsOf = (svg: string) => Array.from(svg.matchAll(/<([a-zA-Z]+)/g), ([, tag]) => tag)

test('an owner shares an approved testimonial as an image', async ({ page, request, owner }) => {
  const { id } = await createRequest(request, owner)
  await submitAnswer(request, id, { testimonial: 'Precise, funny, never late.', rating: 5 })
  await approve(request, owner, id)
  await openList(page, `/testimonial/list`)
  await page
    .getByRole('link', { name: /Ana Ribeiro/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: 'Ana Ribeiro' })
  await drawer.getByRole('link', { name: 'Share image' }).click()

  await expect(page).toHaveURL(new RegExp(`/testimonials/${id}/share`))
  const alt = 'Testimonial: “Precise, funny, never late.” Ana Ribeiro. 5 out of 5 stars. Feldmann Studio.'
  await expect(page.getByRole('img', { name: alt })).toBeVisible()
  await page.getByRole('radio', { name: 'Label' }).check()
  await page.getByRole('radio', { name: '1:1' }).check()
  await expect(page).toHaveURL(/design=label&format=square/)

  const png = await download(page, 'Download PNG')
  expect(png.name).toBe('ana-ribeiro-square.png')
  const large = await readPng(png.bytes)
  expect(large).toMatchObject({ format: 'png', width: 2160, height: 2160 })
  expect(await large.colorAt({ left: 20, top: 20 })).toBe('#8e3075')
  expect(await large.spreadIn({ left: 300, top: 600, width: 1560, height: 900 })).toBeGreaterThan(20)
  const small = await download(page, 'PNG at 1×')
  expect(await readPng(small.bytes)).toMatchObject({ width: 1080, height: 1080 })

  const svg = await download(page, 'Download SVG')
  expect(svg.name).toBe('ana-ribeiro-square.svg')
  const text = svg.bytes.toString()
  expect(new Set(tagsOf(text))).toEqual(new Set(['svg', 'style', 'rect', 'circle', 'path', 'text']))
  expect(text).toContain('>Ana Ribeiro</text>')
  expect([...text.matchAll(/url\(([^)]{0,16})/g)].map(([, start]) => start)).toEqual(
    expect.arrayContaining(['data:font/woff2;']),
  )
  expect(text).not.toContain('url(http')

  await page.goBack()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('s')
  await expect(page.getByRole('heading', { level: 1, name: 'Share image' })).toBeVisible()
})

test('a downloaded PNG has the pixels of the image on the page', async ({ page }) => {
  const [, content] = samplesOf('Latin')
  if (!content) throw new Error('There is no sample.')
  await page.setViewportSize({ width: 1600, height: 1400 })
  await openShareImage(page, content, { format: 'square' })
  const files = new Map<string, Buffer>()
  for (const design of ['Poster', 'Photo', 'Label', 'Notebook']) {
    await page.getByRole('radio', { name: design, exact: true }).check()
    const { bytes } = await download(page, 'PNG at 1×')
    files.set(design, bytes)
    // Both ways to draw differ in the edges of letters.
    expect(await differingPart(bytes, await shownOn(page)), design).toBeLessThan(0.001)
  }
  const read = async (design: string) => readPng(files.get(design) ?? Buffer.alloc(0))

  const label = await read('Label')
  expect(await label.colorAt({ left: 10, top: 10 })).toBe('#0b6e4f')
  expect(await label.spreadIn({ left: 140, top: 260, width: 800, height: 560 }), 'the text').toBeGreaterThan(30)
  expect(await label.spreadIn({ left: 500, top: 110, width: 80, height: 106 }), 'the logo').toBeGreaterThan(10)
  for (const edge of [
    { left: 0, top: 0, width: 1080, height: 40 },
    { left: 0, top: 1040, width: 1080, height: 40 },
    { left: 0, top: 0, width: 40, height: 1080 },
    { left: 1040, top: 0, width: 40, height: 1080 },
  ])
    expect(await label.spreadIn(edge), 'the edge').toBe(0)

  const photo = await read('Photo')
  expect(await photo.colorAt({ left: 200, top: 200 }), 'red at the left').toMatch(/^#[c-f]/)
  expect(await photo.colorAt({ left: 900, top: 200 }), 'blue at the right').toMatch(/[c-f].$/)
  expect(await photo.colorAt({ left: 20, top: 1060 })).toBe('#fbf8f0')
})

test('an owner leaves parts out, and the next image begins like that', async ({ page }) => {
  const [, content] = samplesOf('Latin')
  if (!content) throw new Error('There is no sample.')
  await openShareImage(page, content, { format: 'portrait' })
  await page.getByRole('radio', { name: 'Notebook' }).check()
  const shown = page.locator('[data-share-image]')
  await expect(shown.getByText('14 Oct 2026')).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Date' }).check()
  await page.getByRole('checkbox', { name: 'Verified client' }).check()
  await expect(shown.getByText('14 Oct 2026 · Verified client')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Stars' }).uncheck()
  await page.getByRole('checkbox', { name: 'Role and company' }).uncheck()
  await expect(page.getByLabel('Alt text', { exact: true })).toHaveValue(
    /^Testimonial: “Customers now .*” Imke Vogt. Verified client. Feldmann Studio.$/,
  )
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy alt text' }).click()
  await expect(page.getByText('Alt text copied.')).toBeVisible()
  const alt = await page.getByLabel('Alt text', { exact: true }).inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(alt)
  await page.getByRole('checkbox', { name: 'Highlight' }).uncheck()
  await expect(shown.locator('tspan')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Rust' }).check()
  await page.getByRole('combobox', { name: 'Quote font' }).selectOption('Instrument Sans')
  await expect(shown.locator('text', { hasText: 'Customers' })).toHaveAttribute('font-family', /Share Sans/)

  await page.getByRole('button', { name: 'Copy image' }).click()
  await expect(page.getByText('Image copied.')).toBeVisible()
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const blob = await item?.getType('image/png')
    return blob && (await createImageBitmap(blob)).width
  })
  expect(copied).toBe(2160)

  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Stars' })).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'Rust' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Highlight' }), 'belongs to one testimonial').toBeChecked()
})

const SAMPLES = {
  Latin: 'We asked for a box, a reason for the box, and a drawing of how to pack eight of them. ',
  Arabic: 'علب التمر صارت هدية بحد ذاتها. عمل دقيق ووقت محترم. ',
  Japanese: 'とても丁寧な仕事でした。お客様が手に取って読んでくれます。',
  Hindi: 'बहुत बढ़िया काम। ग्राहक अब जार उठाकर पढ़ते हैं। ',
}

test('every design holds its text in a browser, in every script and format', async ({ page, request, owner }) => {
  for (const [script, sample] of Object.entries(SAMPLES)) {
    const { id } = await createRequest(request, owner, { customerName: script })
    await submitAnswer(request, id, { testimonial: sample.repeat(20).slice(0, 590), customerName: 'Ana Ribeiro' })
    await approve(request, owner, id)
    for (const format of script === 'Latin' ? ['square', 'story', 'wide'] : ['wide']) {
      await page.goto(`/testimonials/${id}/share?format=${format}`)
      const designs = page.locator('fieldset svg[viewBox^="0 0 1"]')
      await expect(designs).toHaveCount(SHARE_DESIGNS.length)
      const outside = await designs.evaluateAll((images) =>
        images.flatMap((image) => {
          const box = image.getBoundingClientRect()
          return [...image.querySelectorAll('text')].flatMap((line) => {
            const { left, right, top, bottom } = line.getBoundingClientRect()
            // The box of a line has the font's own height, which is more than its letters.
            const isInside = left >= box.left && right <= box.right && top >= box.top - 2 && bottom <= box.bottom + 2
            return isInside ? [] : [line.textContent]
          })
        }),
      )
      expect({ script, format, outside }).toEqual({ script, format, outside: [] })
    }
  }
})
