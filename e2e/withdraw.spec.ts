import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Portal } from '#shared/portal.ts'
import { requestImagePath } from '#shared/image-uploads.ts'
import type { WidgetFeed } from '#shared/widgets.ts'
import { makeImage } from '#server/testing/images.ts'
import { approve, createOwner, createRequest, expect, firstWidget, submitAnswer, test } from './fixtures.ts'

const EVERYTHING = { name: true, photo: true, company: false, answers: false }

/** A widget that shows a client with a photo and another client, and the first client's actions in the client portal. */
async function showOnWidget(request: APIRequestContext) {
  const owner = await createOwner(request, { organisationName: 'Feldmann Studio' })
  const other = await createRequest(request, owner, { customerName: 'Ben Okafor' })
  await submitAnswer(request, other.id, { customerName: 'Ben Okafor', testimonial: 'Still glad about it.' })
  await approve(request, owner, other.id)

  const { id } = await createRequest(request, owner)
  const imageUrl = requestImagePath({ requestId: id, uploadId: randomUUID() })
  await request.put(imageUrl, { data: await makeImage(), headers: { 'content-type': 'image/jpeg' } })
  const answer = {
    customerName: 'Ana Ribeiro',
    rating: 5,
    testimonial: 'Precise, funny, never late.',
    isPrivate: false,
  }
  const submitted = await request.put(`/goodword/testimonial/${id}/submit`, { data: { ...answer, imageUrl } })
  const { portalPath }: { portalPath: string } = await submitted.json()
  await approve(request, owner, id)

  const widget = await firstWidget(request, owner)
  const feed: WidgetFeed = await (await request.get(`/w/${widget.id}.json`)).json()
  const photo = feed.items.find(({ author }) => author === 'Ana Ribeiro')?.imageUrl ?? ''
  const portal = portalPath.replace('/testimonial/mine/', '/goodword/portal/')
  return {
    widget,
    photo,
    withdraw: () => request.post(`${portal}/withdraw`),
    show: async (parts: Partial<typeof EVERYTHING>) => {
      const page: Portal = await (await request.get(portal)).json()
      const data = { isPrivate: false, parts: { ...EVERYTHING, ...parts }, consentVersion: page.consents.en.version }
      return request.put(`${portal}/visibility`, { data })
    },
  }
}

test('a withdrawn testimonial disappears from the customer’s page after a reload, and its photo is no longer served', async ({
  page,
  request,
  customerSite,
}) => {
  const { widget, photo, withdraw } = await showOnWidget(request)
  await page.goto(await customerSite(`<!doctype html><html lang="en"><title>Clients</title>${widget.embedCode}</html>`))
  const cards = page.locator('goodword-widget figure')
  await expect(cards.locator('[part=author]')).toHaveText(['Ana Ribeiro', 'Ben Okafor'])
  expect((await request.get(photo)).status()).toBe(200)

  expect((await withdraw()).status()).toBe(200)
  await page.reload()
  await expect(cards.locator('[part=author]')).toHaveText(['Ben Okafor'])
  await expect(page.getByText('1 of 1 testimonial')).toBeVisible()
  expect((await request.get(photo)).status()).toBe(404)
})

test('a photo or name that a client hides disappears from the wall after a reload, and the text stays', async ({
  page,
  request,
}) => {
  const { widget, photo, show } = await showOnWidget(request)
  await page.goto(`/wall/${widget.id}`)
  const imageFile = page.locator('figure').filter({ hasText: 'Ana Ribeiro' }).locator('img')
  await expect(imageFile).toHaveJSProperty('naturalWidth', 192)

  expect((await show({ photo: false })).status()).toBe(200)
  await page.reload()
  await expect(page.getByText('Precise, funny, never late.')).toBeVisible()
  await expect(page.locator('img')).toHaveCount(0)
  expect((await request.get(photo)).status()).toBe(404)

  expect((await show({ name: false, photo: false })).status()).toBe(200)
  await page.reload()
  await expect(page.getByText('Precise, funny, never late.')).toBeVisible()
  await expect(page.getByText('Ana Ribeiro')).toHaveCount(0)
})
