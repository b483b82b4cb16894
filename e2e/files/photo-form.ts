import type { APIRequestContext, Page } from '@playwright/test'
import type { Testimonial } from '#shared/testimonials.ts'
import { createOwner, createRequest, expect, type Owner } from '../fixtures.ts'
import type { Image } from './images.ts'

export const answerText = 'Clear price, clear dates, kept both.'

export async function newForm(request: APIRequestContext) {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  const { id } = await createRequest(request, owner)
  return { owner, id, link: `/testimonial/submit/${id}` }
}

export async function openForm({ page, request }: { page: Page; request: APIRequestContext }) {
  const form = await newForm(request)
  await page.goto(form.link)
  await expect(page.getByText('Drag and drop, or click to upload a file.')).toBeVisible()
  return form
}

export const input = (page: Page) => page.getByLabel('Drag and drop, or click to upload a file.')
export const choose = (page: Page, ...images: Image[]) => input(page).setInputFiles(images)
export const uploaded = (page: Page) => page.getByText('Uploaded', { exact: true })
export const removal = (page: Page) => page.getByRole('button', { name: /^Remove/ })
export const cancel = (page: Page) => page.getByRole('button', { name: /^Cancel/ })
export const bar = (page: Page) => page.getByRole('progressbar')
export const textarea = (page: Page) => page.getByLabel('How was your experience?')
export const send = (page: Page) => page.getByRole('button', { name: /^(Send|Waiting)/ })
export const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you!', exact: true })
export const dropArea = 'input[type=file]'

/** Records the method and path of every call about the photo. */
export function watchImages(page: Page) {
  const sent: { method: string; path: string; type: string | undefined }[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (!path.includes('/image/') || request.method() === 'GET') return
    sent.push({ method: request.method(), path, type: request.headers()['content-type'] })
  })
  return sent
}

/** Delays uploads until the returned function is called. */
export async function delayUploads(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/image/*', async (route) => {
    if (route.request().method() === 'PUT') await released
    // An upload that was cancelled in the meantime cannot continue.
    await route.continue().catch(() => {})
  })
  return release
}

export async function failUploads(page: Page, how: { status: number; message: string } | 'connection') {
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

export async function listOf(request: APIRequestContext, { token }: Owner): Promise<Testimonial[]> {
  const answer = await request.get('/goodword/testimonial/list', { headers: { authorization: `Bearer ${token}` } })
  return (await answer.json()).items
}
