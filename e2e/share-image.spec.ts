import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { SHARE_DESIGNS } from '#shared/share-image.ts'
import { readPng } from '#server/testing/images.ts'
import { approve, createRequest, expect, submitAnswer } from './fixtures.ts'
import { openList, test } from './list.fixtures.ts'

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
      const designs = page.locator('fieldset svg')
      await expect(designs).toHaveCount(SHARE_DESIGNS.length)
      const outside = await designs.evaluateAll((images) =>
        images.flatMap((image) => {
          const box = image.getBoundingClientRect()
          return [...image.querySelectorAll('text:not([font-family^=Georgia])')].flatMap((line) => {
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
