import type { APIRequestContext, Page } from '@playwright/test'
import type { Testimonial } from '#shared/testimonials.ts'
import { expectAccessible } from './accessibility.ts'
import { dropOn, jpegOf, paddedTo, type Picture, pngOf } from './files/pictures.ts'
import { openLateAnswers } from './files/late-answers.ts'
import { createOwner, createRequest, expect, type Owner, test } from './fixtures.ts'

const words = 'Clear price, clear dates, kept both.'
const megabytes = 1024 * 1024

async function newForm(request: APIRequestContext) {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  const { id } = await createRequest(request, owner)
  return { owner, id, link: `/testimonial/submit/${id}` }
}

async function openForm({ page, request }: { page: Page; request: APIRequestContext }) {
  const form = await newForm(request)
  await page.goto(form.link)
  await expect(page.getByText('Drag and drop, or click to upload a file.')).toBeVisible()
  return form
}

const input = (page: Page) => page.getByLabel('Drag and drop, or click to upload a file.')
const choose = (page: Page, ...pictures: Picture[]) => input(page).setInputFiles(pictures)
const uploaded = (page: Page) => page.getByText('Uploaded', { exact: true })
const removal = (page: Page) => page.getByRole('button', { name: /^Remove/ })
const cancel = (page: Page) => page.getByRole('button', { name: /^Cancel/ })
const bar = (page: Page) => page.getByRole('progressbar')
const textarea = (page: Page) => page.getByLabel('How was your experience?')
const send = (page: Page) => page.getByRole('button', { name: /^(Send|Waiting)/ })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you!', exact: true })
const dropArea = 'input[type=file]'

/** Method and path of what the page sends for its picture. */
function watchPictures(page: Page) {
  const sent: { method: string; path: string; type: string | undefined }[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (!path.includes('/image/') || request.method() === 'GET') return
    sent.push({ method: request.method(), path, type: request.headers()['content-type'] })
  })
  return sent
}

/** Lets the upload wait until the function that is returned is called, and then go on. */
async function holdUploads(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/image/*', async (route) => {
    if (route.request().method() === 'PUT') await held
    // What was cancelled meanwhile cannot go on.
    await route.continue().catch(() => {})
  })
  return release
}

async function failUploads(page: Page, how: { status: number; message: string } | 'connection') {
  await page.route(
    '**/image/*',
    (route) => {
      if (how === 'connection') return route.abort('connectionreset')
      const { status, message } = how
      return route.fulfill({ status, json: { error: message, message, code: 'images.disk_full', requestId: 'r' } })
    },
    { times: 1 },
  )
}

async function listOf(request: APIRequestContext, { token }: Owner): Promise<Testimonial[]> {
  const answer = await request.get('/goodword/testimonial/list', { headers: { authorization: `Bearer ${token}` } })
  return (await answer.json()).items
}

test.describe('a client with a photo', () => {
  test('chooses it, sees it uploaded, and sends it to the owner', async ({ page, request }) => {
    const { owner, id } = await openForm({ page, request })
    const sent = watchPictures(page)
    const bodies: unknown[] = []
    page.on('request', (call) => call.url().endsWith('/submit') && bodies.push(call.postDataJSON()))
    await choose(page, pngOf({ name: 'Ana.png' }))
    await expect(uploaded(page)).toBeVisible()
    await expect(page.getByText('Ana.png', { exact: true })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Ana.png' })).toContainText('176 KB')
    await expect(page.locator('li img')).toHaveJSProperty('naturalWidth', 300)
    await textarea(page).fill(words)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    expect(sent).toEqual([{ method: 'PUT', path: expect.stringContaining(`/${id}/image/`), type: 'image/png' }])
    expect(bodies).toEqual([expect.objectContaining({ imageUrl: sent[0]?.path, testimonial: words })])
    const [answered] = await listOf(request, owner)
    expect(answered?.imageUrl).toEqual(expect.any(String))
    const picture = await request.get(answered?.imageUrl ?? '', { headers: { authorization: `Bearer ${owner.token}` } })
    expect(picture.ok()).toBe(true)
    expect(picture.headers()['content-type']).toMatch(/^image\//)
  })

  test('may drop it, and then has no second place to drop one', async ({ page, request }) => {
    await openForm({ page, request })
    const sent = watchPictures(page)
    await dropOn(page, dropArea, [await jpegOf(page, 'Ana.jpg')])
    await expect(uploaded(page)).toBeVisible()
    await expect(page.getByText('Drag and drop, or click to upload a file.')).toBeHidden()
    await expect(page.locator(dropArea)).toBeDisabled()
    await dropOn(page, dropArea, [pngOf({ name: 'second.png' })])
    await dropOn(page, 'h1', [pngOf({ name: 'third.png' })])
    await expect(page.getByText(/second|third/)).toHaveCount(0)
    expect(sent.map(({ method, type }) => [method, type])).toEqual([['PUT', 'image/jpeg']])
  })

  test('is shown where to drop it', async ({ page, request }) => {
    await openForm({ page, request })
    const dataTransfer = await page.evaluateHandle(() => {
      const data = new DataTransfer()
      data.items.add(new File(['x'], 'photo.png', { type: 'image/png' }))
      return data
    })
    const area = page.locator('[data-drag]')
    await page.dispatchEvent('h1', 'dragenter', { dataTransfer })
    await expect(area).toHaveAttribute('data-drag', 'near')
    await page.dispatchEvent(dropArea, 'dragenter', { dataTransfer })
    await expect(area).toHaveAttribute('data-drag', 'over')
  })

  test('gets along with the keyboard alone, and the focus never gets lost', async ({ page, request }) => {
    const { id } = await openForm({ page, request })
    const sent = watchPictures(page)
    await page.getByLabel('Your name').focus()
    await page.keyboard.press('Tab')
    await expect(input(page)).toBeFocused()
    await expect(input(page)).toHaveAccessibleDescription('PNG or JPEG, maximum size 15 MB')
    const dialog = page.waitForEvent('filechooser')
    await page.keyboard.press('Enter')
    await (await dialog).setFiles(pngOf())
    await expect(uploaded(page)).toBeVisible()
    await expect(removal(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(input(page)).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'photo.png was removed.' })).toHaveCount(1)
    await expect.poll(() => sent.map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
    await expect.poll(async () => (await request.get(sent[0]?.path ?? '')).status()).toBe(404)
    expect(sent[1]?.path).toBe(sent[0]?.path)
    expect(sent[0]?.path).toContain(id)
  })

  test('has it still after a reload, and can then take it back or send it', async ({ page, request }) => {
    const { owner } = await openForm({ page, request })
    const sent = watchPictures(page)
    await choose(page, pngOf({ name: 'Ana.png' }))
    await expect(uploaded(page)).toBeVisible()
    await page.reload()
    await expect(uploaded(page)).toBeVisible()
    await expect(page.getByText('Ana.png', { exact: true })).toBeVisible()
    await expect
      .poll(() => page.locator('li img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await removal(page).click()
    await expect(input(page)).toBeVisible()
    await expect.poll(() => sent.map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
    await page.reload()
    await expect(input(page)).toBeVisible()
    await choose(page, pngOf({ name: 'Ana 2.png' }))
    await expect(uploaded(page)).toBeVisible()
    await page.reload()
    await textarea(page).fill(words)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    expect((await listOf(request, owner))[0]?.imageUrl).toEqual(expect.any(String))
  })
})

test.describe('a file that will not do', () => {
  const wrongType = 'Supported file types: PNG, JPG, JPEG.'
  const tooLarge = 'File exceeds maximum allowed size.'
  const tooMany = 'You can only upload one file at a time.'
  const real = pngOf()
  const text = Buffer.from('Just some words.')

  for (const [name, pictures, messages] of [
    ['another kind of picture', [{ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }], [wrongType]],
    ['a name that lies', [{ name: 'a.jpg', mimeType: 'application/pdf', buffer: text }], [wrongType]],
    ['what is no picture at all', [{ name: 'a.png', mimeType: 'image/png', buffer: text }], [wrongType]],
    ['an empty file', [{ ...real, buffer: Buffer.alloc(0) }], [wrongType]],
    ['a byte too many', [paddedTo(15 * megabytes + 1, real)], [tooLarge]],
    ['two pictures', [real, pngOf({ name: 'other.png' })], [tooMany]],
    [
      'three of which two are wrong',
      [real, { ...real, buffer: text }, { ...real, buffer: text }],
      [tooMany, wrongType],
    ],
  ] satisfies [string, Picture[], string[]][]) {
    test(`is refused at once, with each message once: ${name}`, async ({ page, request }) => {
      await openForm({ page, request })
      const sent = watchPictures(page)
      await textarea(page).fill(words)
      await dropOn(page, dropArea, pictures)
      const alert = page.getByRole('alert').filter({ hasText: messages[0] ?? '' })
      await expect(alert.locator('p')).toHaveText(messages)
      await expect(input(page)).toBeVisible()
      await choose(page, real)
      await expect(uploaded(page)).toBeVisible()
      await expect(alert).toHaveCount(0)
      await expect(textarea(page)).toHaveValue(words)
      expect(sent).toHaveLength(1)
    })
  }

  test('may still be of exactly 15 MB', async ({ page, request }) => {
    await openForm({ page, request })
    await choose(page, paddedTo(15 * megabytes, real))
    await expect(uploaded(page)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'photo.png' })).toContainText('15 MB')
  })

  test('can be chosen again after it was refused', async ({ page, request }) => {
    await openForm({ page, request })
    const wrong = { name: 'a.png', mimeType: 'image/png', buffer: text }
    for (const _ of [1, 2]) {
      const dialog = page.waitForEvent('filechooser')
      await input(page).click()
      await (await dialog).setFiles(wrong)
      await expect(page.getByText(wrongType)).toBeVisible()
      await choose(page, real)
      await removal(page).click()
    }
  })
})

test.describe('an upload on the way', () => {
  const large = pngOf({ name: 'large.png', width: 1000, height: 700 })

  test('shows how much has left, and can be cancelled without a word and without a trace', async ({
    page,
    request,
  }) => {
    await openForm({ page, request })
    const sent = watchPictures(page)
    const network = await page.context().newCDPSession(page)
    const slow = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 150_000 }
    await network.send('Network.emulateNetworkConditions', slow)
    await choose(page, large)
    const percent = async () => Number(await bar(page).getAttribute('aria-valuenow'))
    await expect.poll(percent).toBeGreaterThan(5)
    await expect(page.getByText(/^\d+ KB of 2 MB$/)).toBeVisible()
    expect(await percent()).toBeLessThanOrEqual(95)
    await cancel(page).click()
    await expect(input(page)).toBeVisible()
    await expect(page.getByText('Upload failed')).toHaveCount(0)
    await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
    await expect.poll(() => sent.map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
    await expect.poll(async () => (await request.get(sent[0]?.path ?? '')).status()).toBe(404)
  })

  test('fills its bar to 95 percent and no further before the answer', async ({ page, request, product }) => {
    const { link } = await newForm(request)
    const late = await openLateAnswers(product.origin)
    await page.goto(late.origin + link)
    await choose(page, large)
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '95')
    await expect(page.getByRole('status').filter({ hasText: 'Uploading large.png.' })).toHaveCount(1)
    late.letGo()
    await expect(uploaded(page)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'large.png is uploaded.' })).toHaveCount(1)
    late.close()
  })

  test('is waited for when the words are sent, and they may be changed until then', async ({ page, request }) => {
    const { owner } = await openForm({ page, request })
    const release = await holdUploads(page)
    await choose(page, large)
    await textarea(page).fill('Clear price.')
    await send(page).click()
    await expect(send(page)).toHaveText('Waiting for your photo…')
    await expect(page.getByText('Your photo is still on its way.')).toBeVisible()
    await textarea(page).fill(words)
    release()
    await expect(thanks(page)).toBeVisible()
    expect((await listOf(request, owner))[0]).toMatchObject({ testimonial: words, imageUrl: expect.any(String) })
  })

  test('that is cancelled sends nothing by itself', async ({ page, request }) => {
    const { owner } = await openForm({ page, request })
    await holdUploads(page)
    await choose(page, large)
    await textarea(page).fill(words)
    await send(page).click()
    await expect(send(page)).toHaveText('Waiting for your photo…')
    await cancel(page).click()
    await expect(send(page)).toHaveText('Send to Studio Halm')
    expect((await listOf(request, owner))[0]?.testimonial).toBeNull()
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    expect((await listOf(request, owner))[0]?.imageUrl).toBeNull()
  })
})

test.describe('an upload that fails', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ })

  test('says so, and goes under another id when it is tried again', async ({ page, request }) => {
    await openForm({ page, request })
    const sent = watchPictures(page)
    await failUploads(page, 'connection')
    await choose(page, pngOf())
    await expect(page.getByRole('alert').filter({ hasText: 'Upload failed' })).toHaveText(
      'Upload failed. Please try againThe connection was lost on the way.',
    )
    await page.getByRole('button', { name: /^Try again/ }).press('Enter')
    await expect(uploaded(page)).toBeVisible()
    await expect(removal(page)).toBeFocused()
    expect(sent).toHaveLength(2)
    expect(sent[1]?.path).not.toBe(sent[0]?.path)
  })

  test('tells the reason that the server gives', async ({ page, request }) => {
    await openForm({ page, request })
    const message = 'There is no room for pictures any more. Try again later.'
    await failUploads(page, { status: 507, message })
    await choose(page, pngOf())
    await expect(page.getByText('Upload failed. Please try again', { exact: true })).toBeVisible()
    await expect(page.getByText(message)).toBeVisible()
    await removal(page).click()
    await expect(input(page)).toBeVisible()
  })

  test('offline, can be tried again once the connection is back', async ({ page, request, context }) => {
    await openForm({ page, request })
    await context.setOffline(true)
    await choose(page, pngOf())
    await expect(page.getByText('You seem to be offline.')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: /^Try again/ }).click()
    await expect(uploaded(page)).toBeVisible()
  })

  test('holds the words back, keeps them, and lets them go without the photo', async ({ page, request }) => {
    const { owner } = await openForm({ page, request })
    await failUploads(page, 'connection')
    await choose(page, pngOf())
    await expect(page.getByText('Upload failed')).toBeVisible()
    await textarea(page).fill(words)
    await send(page).click()
    await expect(page.getByText('Your photo has not arrived.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Try again/ })).toBeFocused()
    await expect(textarea(page)).toHaveValue(words)
    await removal(page).click()
    await expect(page.getByText('Your photo has not arrived.')).toHaveCount(0)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    expect((await listOf(request, owner))[0]).toMatchObject({ testimonial: words, imageUrl: null })
  })

  test('while the words wait for it, holds them back too', async ({ page, request }) => {
    await openForm({ page, request })
    let fail = () => {}
    const held = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route('**/image/*', async (route) => {
      await held
      await route.abort('connectionreset')
    })
    await choose(page, pngOf())
    await textarea(page).fill(words)
    await send(page).click()
    await expect(send(page)).toHaveText('Waiting for your photo…')
    fail()
    await expect(page.getByText('Your photo has not arrived.')).toBeVisible()
    await expect(send(page)).toHaveText('Send to Studio Halm')
    await expect(textarea(page)).toHaveValue(words)
  })

  test('only once the words are sent, is explained at the photo, and the words go out without it', async ({
    page,
    request,
  }) => {
    const { owner } = await openForm({ page, request })
    const sent = watchPictures(page)
    await choose(page, pngOf())
    await expect(uploaded(page)).toBeVisible()
    await request.delete(sent[0]?.path ?? '')
    await textarea(page).fill(words)
    await send(page).click()
    await expect(page.getByText('Your photo is no longer there.')).toBeVisible()
    await expect(input(page)).toBeFocused()
    await expect(textarea(page)).toHaveValue(words)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    expect((await listOf(request, owner))[0]).toMatchObject({ testimonial: words, imageUrl: null })
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 360, 320]) {
    test.describe(`${colorScheme}, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 }, expectedConsoleErrors: /Failed to load resource/ })

      test('empty, refused, saving, failed and uploaded are accessible and fit', async ({ page, request }) => {
        const expectSound = async () => {
          await expectAccessible(page)
          const { scrollWidth, clientWidth } = await page.evaluate(() => ({
            scrollWidth: document.documentElement.scrollWidth,
            clientWidth: document.documentElement.clientWidth,
          }))
          expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
        }
        await openForm({ page, request })
        await expectSound()
        const name = `${'A very long name of a photo '.repeat(4)}.png`
        await choose(page, { name, mimeType: 'image/png', buffer: Buffer.from('x') })
        await expect(page.getByText('Supported file types: PNG, JPG, JPEG.')).toBeVisible()
        await expectSound()
        let fail = () => {}
        const held = new Promise<void>((resolve) => {
          fail = resolve
        })
        await page.route(
          '**/image/*',
          async (route) => {
            await held
            await route.fulfill({ status: 507, json: { message: 'There is no room for pictures any more.' } })
          },
          { times: 1 },
        )
        await choose(page, pngOf({ name }))
        await expect(bar(page)).toBeVisible()
        await expectSound()
        fail()
        await expect(page.getByText('Upload failed. Please try again', { exact: true })).toBeVisible()
        await expectSound()
        await page.getByRole('button', { name: /^Try again/ }).click()
        await expect(uploaded(page)).toBeVisible()
        await expectSound()
      })
    })
  }
}
