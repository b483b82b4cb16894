import {
  answerText,
  openForm,
  input,
  choose,
  uploaded,
  removal,
  textarea,
  send,
  thanks,
  dropArea,
  watchImages,
  failUploads,
  listOf,
} from './files/photo-form.ts'
import { dropOn, paddedTo, pngOf, type Image } from './files/images.ts'
import { expect, submitAnswer, test } from './fixtures.ts'

const megabytes = 1024 * 1024

test.describe('a file', () => {
  const wrongType = 'Supported file types: PNG, JPG, JPEG.'
  const tooLarge = 'File exceeds maximum allowed size.'
  const tooMany = 'You can only upload one file at a time.'
  const real = pngOf()
  const text = Buffer.from('Just some words.')

  for (const [name, images, messages] of [
    ['another image format', [{ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }], [wrongType]],
    ['a wrong file extension', [{ name: 'a.jpg', mimeType: 'application/pdf', buffer: text }], [wrongType]],
    ['no image at all', [{ name: 'a.png', mimeType: 'image/png', buffer: text }], [wrongType]],
    ['an empty file', [{ ...real, buffer: Buffer.alloc(0) }], [wrongType]],
    ['one byte too large', [paddedTo(15 * megabytes + 1, real)], [tooLarge]],
    ['two images', [real, pngOf({ name: 'other.png' })], [tooMany]],
    [
      'three files of which two are wrong',
      [real, { ...real, buffer: text }, { ...real, buffer: text }],
      [tooMany, wrongType],
    ],
  ] satisfies [string, Image[], string[]][]) {
    test(`is refused at once, and each message appears once: ${name}`, async ({ page, request }) => {
      await openForm({ page, request })
      const sent = watchImages(page)
      await textarea(page).fill(answerText)
      await dropOn(page, dropArea, images)
      const alert = page.getByRole('alert').filter({ hasText: messages[0] ?? '' })
      await expect(alert.locator('p')).toHaveText(messages)
      await expect(input(page)).toBeVisible()
      await choose(page, real)
      await expect(uploaded(page)).toBeVisible()
      await expect(alert).toHaveCount(0)
      await expect(textarea(page)).toHaveValue(answerText)
      expect(sent).toHaveLength(1)
    })
  }

  test('of exactly 15 MB is accepted', async ({ page, request }) => {
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

test.describe('an upload that fails', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ })

  test('says so, and uses another id when it is retried', async ({ page, request }) => {
    await openForm({ page, request })
    const sent = watchImages(page)
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

  test('shows the reason from the server', async ({ page, request }) => {
    await openForm({ page, request })
    const message = 'There is no room for pictures any more. Try again later.'
    await failUploads(page, { status: 507, message })
    await choose(page, pngOf())
    await expect(page.getByText('Upload failed. Please try again', { exact: true })).toBeVisible()
    await expect(page.getByText(message)).toBeVisible()
    await removal(page).click()
    await expect(input(page)).toBeVisible()
  })

  test('can be retried once the connection is back', async ({ page, request, context }) => {
    await openForm({ page, request })
    await context.setOffline(true)
    await choose(page, pngOf())
    await expect(page.getByText('You seem to be offline.')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: /^Try again/ }).click()
    await expect(uploaded(page)).toBeVisible()
  })

  test('blocks sending and keeps the text, which can be sent without the photo', async ({ page, request }) => {
    const { owner } = await openForm({ page, request })
    await failUploads(page, 'connection')
    await choose(page, pngOf())
    await expect(page.getByText('Upload failed')).toBeVisible()
    await textarea(page).fill(answerText)
    await send(page).click()
    await expect(page.getByText("Your photo couldn't be uploaded.")).toBeVisible()
    await expect(page.getByRole('button', { name: /^Try again/ })).toBeFocused()
    await expect(textarea(page)).toHaveValue(answerText)
    await removal(page).click()
    await expect(page.getByText("Your photo couldn't be uploaded.")).toHaveCount(0)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    expect((await listOf(request, owner))[0]).toMatchObject({ testimonial: answerText, imageUrl: null })
  })

  test('stops a form that waits for the photo from being sent', async ({ page, request }) => {
    await openForm({ page, request })
    let fail = () => {}
    const released = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route('**/image/*', async (route) => {
      await released
      await route.abort('connectionreset')
    })
    await choose(page, pngOf())
    await textarea(page).fill(answerText)
    await send(page).click()
    await expect(send(page)).toHaveText('Waiting for your photo…')
    fail()
    await expect(page.getByText("Your photo couldn't be uploaded.")).toBeVisible()
    await expect(send(page)).toHaveText('Send to Studio Halm')
    await expect(textarea(page)).toHaveValue(answerText)
  })

  test('is explained at the photo field when the photo is gone, and the text can be sent without it', async ({
    page,
    request,
  }) => {
    const { owner } = await openForm({ page, request })
    const sent = watchImages(page)
    await choose(page, pngOf())
    await expect(uploaded(page)).toBeVisible()
    await request.delete(sent[0]?.path ?? '')
    await textarea(page).fill(answerText)
    await send(page).click()
    await expect(page.getByText('Your photo is no longer available.')).toBeVisible()
    await expect(input(page)).toBeFocused()
    await expect(textarea(page)).toHaveValue(answerText)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    expect((await listOf(request, owner))[0]).toMatchObject({ testimonial: answerText, imageUrl: null })
  })
})

test.describe('an upload that cannot be retried', () => {
  test.use({ expectedConsoleErrors: /status of (409|422)/ })

  test('a broken image can only be removed', async ({ page, request }) => {
    await openForm({ page, request })
    const { buffer, ...file } = pngOf()
    await choose(page, { ...file, buffer: buffer.subarray(0, buffer.length / 2) })
    const failure = page.getByRole('alert').filter({ hasText: 'Upload failed. Please try again' })
    await expect(failure).toContainText('This file can’t be read as an image.')
    await expect(page.getByRole('button', { name: /^Try again/ })).toHaveCount(0)
    await removal(page).click()
    await choose(page, pngOf())
    await expect(uploaded(page)).toBeVisible()
  })

  test('a request that was answered in the meantime keeps the text', async ({ page, request }) => {
    const { id } = await openForm({ page, request })
    await textarea(page).fill(answerText)
    await submitAnswer(request, id)
    await choose(page, pngOf())
    await page.getByText("Text that wasn't sent").click()
    await expect(page.getByText(answerText)).toBeVisible()
    await expect(textarea(page)).toHaveCount(0)
  })
})
