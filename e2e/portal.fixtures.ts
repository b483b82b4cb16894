import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { FormSettings } from '#shared/form-settings.ts'
import { requestImagePath } from '#shared/image-uploads.ts'
import type { Submission } from '#shared/submissions.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import type { WidgetFeed } from '#shared/widgets.ts'
import { makeImage } from '#server/testing/images.ts'
import { createOwner, createRequest, expect, firstWidget, emailsTo, newAddress, type Owner } from './fixtures.ts'
import { buyPro } from './plan.fixtures.ts'

export const answerText = 'Clear price, clear dates, kept both.'

type Answer = Partial<Submission> & { hasPhoto?: boolean }

/** Answers a request and returns the path of the client portal. */
export async function answerRequest(
  request: APIRequestContext,
  { id, hasPhoto = false, ...answer }: Answer & { id: string },
): Promise<string> {
  const imageUrl = requestImagePath({ requestId: id, uploadId: randomUUID() })
  if (hasPhoto) await request.put(imageUrl, { data: await makeImage(), headers: { 'content-type': 'image/jpeg' } })
  const submitted = await request.put(`/goodword/testimonial/${id}/submit`, {
    data: {
      customerName: 'Ana Ribeiro',
      rating: 5,
      testimonial: answerText,
      isPrivate: false,
      ...(hasPhoto && { imageUrl }),
      ...answer,
    },
  })
  expect(submitted.status(), await submitted.text()).toBe(200)
  const { portalPath }: { portalPath: string } = await submitted.json()
  return portalPath
}

/** Reads what the public and the owner see of one request. */
function viewsOf(request: APIRequestContext, { owner, id }: { owner: Owner; id: string }) {
  const headers = { authorization: `Bearer ${owner.token}` }
  return {
    headers,
    /** The public feed of the owner's first widget. */
    feed: async (): Promise<WidgetFeed['items']> => {
      const widget = await firstWidget(request, owner)
      const feed: WidgetFeed = await (await request.get(`/w/${widget.id}.json`)).json()
      return feed.items
    },
    details: async (): Promise<TestimonialDetails> =>
      (await request.get(`/goodword/testimonial/${id}/details`, { headers })).json(),
    approve: async () =>
      expect((await request.put(`/goodword/testimonial/${id}/approve`, { headers })).status()).toBe(200),
  }
}

/** A client who has answered. With `isApproved` the owner has approved the answer. */
export async function createClient(
  request: APIRequestContext,
  { isApproved = false, ...answer }: Answer & { isApproved?: boolean } = {},
) {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  const { id } = await createRequest(request, owner)
  const path = await answerRequest(request, { id, ...answer })
  const seen = viewsOf(request, { owner, id })
  if (isApproved) await seen.approve()
  return { owner, id, path, ...seen }
}

/** A client who also gave a photo, company, role and the answer to a question. */
export async function createClientWithEveryPart(request: APIRequestContext) {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  await buyPro(request, owner)
  const { id } = await createRequest(request, owner)
  const seen = viewsOf(request, { owner, id })
  const data = { accentColor: '#2f6f4f', asksCompany: true, asksRole: true, questions: [{ text: 'What changed?' }] }
  const set = await request.put('/goodword/forms/default/settings', { headers: seen.headers, data })
  const { questions }: FormSettings = await set.json()
  const path = await answerRequest(request, {
    id,
    hasPhoto: true,
    company: 'Lumen',
    role: 'Head of Product',
    answers: questions.map((question) => ({ questionId: question.id, answer: 'I sleep in January.' })),
    parts: { name: true, photo: true, company: true, answers: true },
  })
  await seen.approve()
  return { owner, id, path, ...seen }
}

/** A client who received the email of the request and has not answered. */
export async function createAskedClient(request: APIRequestContext) {
  const customerEmail = newAddress('asked')
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  const { id } = await createRequest(request, owner, { customerEmail, isAutoSendEnabled: true })
  await expect.poll(async () => (await emailsTo(request, customerEmail)).length).toBe(1)
  const [email] = await emailsTo(request, customerEmail)
  const pathIn = (pattern: RegExp) => pattern.exec(email?.text ?? '')?.[0] ?? ''
  return {
    owner,
    id,
    customerEmail,
    path: pathIn(/\/testimonial\/mine\/\S+/),
    unsubscribePath: pathIn(/\/unsubscribe\/\S+/),
    ...viewsOf(request, { owner, id }),
  }
}

export const openPortal = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Delays a call until the returned function is called. */
export async function delayCall(page: Page, url: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}
