import type { BrowserContext, Route } from '@playwright/test'
import { pngOf } from './files/images.ts'
import { createOwner, createRequest, expect, test } from './fixtures.ts'

const config = { mode: 'firebase', apiKey: 'key', projectId: 'a-project', bucket: 'a-bucket' }
const storageHost = 'https://firebasestorage.googleapis.com'

/** A bucket that answers the SDK's calls for small files as Firebase Storage does. */
async function openBucket(context: BrowserContext) {
  const stored = new Map<string, Buffer>()
  const calls: string[] = []
  let released: Promise<void> | undefined
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
  }
  const answer = (route: Route, name: string) => {
    const json = { name, bucket: config.bucket, contentType: 'image/png', downloadTokens: 'a-token' }
    return stored.has(name)
      ? route.fulfill({ headers, json })
      : route.fulfill({ headers, status: 404, body: 'Not Found' })
  }
  await context.route(`${storageHost}/**`, async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    const name = url.searchParams.get('name') ?? decodeURIComponent(url.pathname.split('/o/')[1] ?? '')
    if (request.method() === 'OPTIONS') return route.fulfill({ headers, status: 204 })
    calls.push(request.method())
    if (request.method() === 'POST') stored.set(name, request.postDataBuffer() ?? Buffer.alloc(0))
    if (request.method() === 'POST') await released
    if (request.method() === 'DELETE') return route.fulfill({ headers, status: stored.delete(name) ? 204 : 404 })
    // A call that was cancelled in the meantime needs no answer.
    return answer(route, name).catch(() => {})
  })
  return {
    stored,
    calls,
    /** Stores uploads and never answers them. */
    stopAnswering: () => {
      released = new Promise(() => {})
    },
  }
}

/** Makes the page the one of an installation that stores its images in a bucket. */
async function connect(context: BrowserContext) {
  await context.route('**/testimonial/submit/*', async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace(/"images":\{[^}]*\}/, `"images":${JSON.stringify(config)}`)
    const headers = answer.headers()
    headers['content-security-policy'] = `${headers['content-security-policy']}`.replace(
      "connect-src 'self'",
      `connect-src 'self' ${storageHost}`,
    )
    await route.fulfill({ response: answer, body: html, headers })
  })
}

test('the storage SDK is loaded only for an upload, and stores and deletes photos in the bucket', async ({
  browser,
  request,
  product,
}) => {
  const owner = await createOwner(request)
  const { id } = await createRequest(request, owner)
  // A separate context, because the page of the fixture fails on requests to other hosts, even to this fake bucket.
  const context = await browser.newContext({ baseURL: product.origin })
  const { stored, calls, stopAnswering } = await openBucket(context)
  await connect(context)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  const scripts: string[] = []
  page.on('request', (loaded) => loaded.resourceType() === 'script' && scripts.push(loaded.url()))

  await page.goto(`/testimonial/submit/${id}`)
  await expect(page.getByText('Drag and drop, or click to upload a file.')).toBeVisible()
  expect(scripts.filter((url) => url.includes('bucket'))).toEqual([])

  await page.locator('input[type=file]').setInputFiles(pngOf({ name: 'Ana.png' }))
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  expect(scripts.filter((url) => url.includes('bucket'))).toHaveLength(1)
  const [object] = stored.keys()
  expect(object).toMatch(/^images\/[\da-f-]{36}$/)

  await page.reload()
  await expect(page.getByText('Ana.png', { exact: true })).toBeVisible()
  await page.getByLabel('How was your experience?').fill('Clear price.')
  const submission = page.waitForRequest((sent) => sent.url().endsWith('/submit') && sent.method() === 'PUT')
  await page.route('**/submit', (route) => route.fulfill({ status: 200, json: { isAnswered: true } }))
  await page.getByRole('button', { name: 'Remove Ana.png' }).click()
  await expect.poll(() => calls).toEqual(['POST', 'GET', 'DELETE'])
  await expect.poll(() => stored.size).toBe(0)

  await page.locator('input[type=file]').setInputFiles(pngOf({ name: 'Ana 2.png' }))
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Send/ }).click()
  const [second] = stored.keys()
  expect((await submission).postDataJSON()).toMatchObject({
    imageUrl: `${storageHost}/v0/b/a-bucket/o/${encodeURIComponent(second ?? '')}?alt=media&token=a-token`,
  })
  await expect(page.getByRole('heading', { name: 'Thank you!', exact: true })).toBeVisible()

  await page.goto(`/testimonial/submit/${id}`)
  stopAnswering()
  calls.length = 0
  await page.locator('input[type=file]').setInputFiles(pngOf({ name: 'Ana 3.png' }))
  await expect.poll(() => stored.size).toBe(2)
  const bar = page.getByRole('progressbar')
  await expect(bar.locator('rect')).toHaveAttribute('width', '95')
  await expect(bar).not.toHaveAttribute('aria-valuenow')
  await page.getByRole('button', { name: /^Cancel/ }).click()
  await expect.poll(() => calls).toEqual(['POST', 'DELETE'])
  await expect.poll(() => stored.size).toBe(1)
  expect(errors).toEqual([])
  await context.close()
})
