import { startSlowProxy } from './files/slow-proxy.ts'
import {
  answerText,
  newForm,
  openForm,
  input,
  choose,
  uploaded,
  removal,
  cancel,
  bar,
  textarea,
  send,
  thanks,
  dropArea,
  watchImages,
  delayUploads,
  listOf,
} from './files/photo-form.ts'
import { dropOn, jpegOf, pngOf } from './files/images.ts'
import { expect, firstWidget, signIn, test } from './fixtures.ts'

test.describe('a client with a photo', () => {
  test('chooses it, sees it uploaded, and sends it to the owner', async ({ page, request }) => {
    const { owner, id } = await openForm({ page, request })
    const sent = watchImages(page)
    const bodies: unknown[] = []
    page.on('request', (call) => call.url().endsWith('/submit') && bodies.push(call.postDataJSON()))
    await choose(page, pngOf({ name: 'Ana.png' }))
    await expect(uploaded(page)).toBeVisible()
    await expect(page.getByText('Ana.png', { exact: true })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Ana.png' })).toContainText('176 KB')
    await expect(page.locator('li img')).toHaveJSProperty('naturalWidth', 300)
    await textarea(page).fill(answerText)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    expect(sent).toEqual([{ method: 'PUT', path: expect.stringContaining(`/${id}/image/`), type: 'image/png' }])
    expect(bodies).toEqual([expect.objectContaining({ imageUrl: sent[0]?.path, testimonial: answerText })])
    const [answered] = await listOf(request, owner)
    expect(answered?.imageUrl).toEqual(expect.any(String))
    const imageFile = await request.get(answered?.imageUrl ?? '', {
      headers: { authorization: `Bearer ${owner.token}` },
    })
    expect(imageFile.ok()).toBe(true)
    expect(imageFile.headers()['content-type']).toMatch(/^image\//)
  })

  test('is shown to the owner, and to visitors of the wall as long as the testimonial is approved', async ({
    page,
    request,
  }) => {
    const { owner } = await openForm({ page, request })
    await choose(page, pngOf())
    await expect(uploaded(page)).toBeVisible()
    await textarea(page).fill(answerText)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()

    await signIn(page, owner)
    await expect(page.getByRole('row').locator('img')).toHaveJSProperty('naturalWidth', 192)
    await page.getByRole('button', { name: /^Approve/ }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: 'Sent by Ana Ribeiro' })).toHaveJSProperty(
      'naturalWidth',
      192,
    )
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const { id } = await firstWidget(request, owner)
    await page.goto(`/wall/${id}`)
    await expect(page.locator('figcaption img')).toHaveJSProperty('naturalWidth', 192)
    const address = await page.locator('figcaption img').getAttribute('src')
    expect((await request.get(address ?? '')).status()).toBe(200)
    const [testimonial] = await listOf(request, owner)
    await request.put(`/goodword/testimonial/${testimonial?.id}/reject`, {
      headers: { authorization: `Bearer ${owner.token}` },
    })
    expect((await request.get(address ?? '')).status()).toBe(404)
    await page.reload()
    await expect(page.getByText('No testimonials yet.')).toBeVisible()
  })

  test('can drop it, and cannot drop a second one', async ({ page, request }) => {
    await openForm({ page, request })
    const sent = watchImages(page)
    await dropOn(page, dropArea, [await jpegOf(page, 'Ana.jpg')])
    await expect(uploaded(page)).toBeVisible()
    await expect(page.getByText('Drag and drop, or click to upload a file.')).toBeHidden()
    await expect(page.locator(dropArea)).toBeDisabled()
    await dropOn(page, dropArea, [pngOf({ name: 'second.png' })])
    await dropOn(page, 'h1', [pngOf({ name: 'third.png' })])
    await expect(page.getByText(/second|third/)).toHaveCount(0)
    expect(sent.map(({ method, type }) => [method, type])).toEqual([['PUT', 'image/jpeg']])
  })

  test('sees where to drop it', async ({ page, request }) => {
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
    const two = await page.evaluateHandle(() => {
      const data = new DataTransfer()
      for (const name of ['one.png', 'two.png']) data.items.add(new File(['x'], name, { type: 'image/png' }))
      return data
    })
    await page.dispatchEvent(dropArea, 'dragover', { dataTransfer: two })
    await expect(area).toHaveAttribute('data-drag', 'wrong')
    await page.dispatchEvent('body', 'dragleave', { dataTransfer: two })
    await expect(area).toHaveCount(0)
  })

  test('can use the keyboard alone, and the focus never gets lost', async ({ page, request }) => {
    const { id } = await openForm({ page, request })
    const sent = watchImages(page)
    const dialog = page.waitForEvent('filechooser')
    await page.getByLabel('Your name').focus()
    await page.keyboard.press('Tab')
    await expect(input(page)).toBeFocused()
    await expect(input(page)).toHaveAccessibleDescription('PNG or JPEG, maximum size 15 MB')
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

  test('still has it after a reload, and can then remove it or send it', async ({ page, request }) => {
    const { owner } = await openForm({ page, request })
    const sent = watchImages(page)
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
    await textarea(page).fill(answerText)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    expect((await listOf(request, owner))[0]?.imageUrl).toEqual(expect.any(String))
  })
})

test.describe('a running upload', () => {
  const large = pngOf({ name: 'large.png', width: 1000, height: 700 })

  test('shows its progress, and can be cancelled without an error and without leaving a file', async ({
    page,
    request,
  }) => {
    await openForm({ page, request })
    const sent = watchImages(page)
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

  test('fills its bar to 95 percent until the server answers', async ({ page, request, product }) => {
    const { link } = await newForm(request)
    const proxy = await startSlowProxy(product.origin)
    await page.goto(proxy.origin + link)
    await choose(page, large)
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '95')
    await expect(page.getByRole('status').filter({ hasText: 'Uploading large.png.' })).toHaveCount(1)
    proxy.release()
    await expect(uploaded(page)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'large.png is uploaded.' })).toHaveCount(1)
    proxy.close()
  })

  test('delays sending the form, which can be edited until then', async ({ page, request }) => {
    const { owner } = await openForm({ page, request })
    const release = await delayUploads(page)
    await choose(page, large)
    await textarea(page).fill('Clear price.')
    await send(page).click()
    await expect(send(page)).toHaveText('Waiting for your photo…')
    await expect(page.getByText('Your photo is still uploading.')).toBeVisible()
    await textarea(page).fill(answerText)
    release()
    await expect(thanks(page)).toBeVisible()
    expect((await listOf(request, owner))[0]).toMatchObject({ testimonial: answerText, imageUrl: expect.any(String) })
  })

  test('that is cancelled does not send the form', async ({ page, request }) => {
    const { owner } = await openForm({ page, request })
    await delayUploads(page)
    await choose(page, large)
    await textarea(page).fill(answerText)
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
