import { requestImagePath } from '#shared/image-uploads.ts'
import type { Widget, WidgetDetails } from '#shared/widget-editor.ts'
import { defaultWidgetOptions, type WidgetKind, type WidgetOptions } from '#shared/widgets.ts'
import { createHarness, type Harness, type TestOwner } from './harness.ts'

type Answer = { testimonial?: string; customerName?: string; photo?: Buffer }

const UPLOAD_ID = '0b9f7d2e-4a41-4c7e-9a44-0d1e8a1f6c11'

/** An owner with a wall that shows one testimonial. */
export async function openWall({
  testimonial = 'Precise, funny, never late.',
  customerName = 'Ana Ribeiro',
  photo,
}: Answer = {}) {
  const h = await createHarness()
  const owner = await h.signUp({ organisationName: 'Feldmann & <Co>' })
  const { body } = await h.request<{ items: Widget[] }>('GET', '/goodword/widget/list', { token: owner.token })
  const widgetId = body.items[0]?.id ?? ''
  const { id } = await h.createRequest(owner)
  const imageUrl = requestImagePath({ requestId: id, uploadId: UPLOAD_ID })
  if (photo) await h.upload(imageUrl, photo)
  await h.submit(id, { testimonial, customerName, rating: 5, ...(photo && { imageUrl }) })
  await decide(h, owner, id, 'approve')
  return { h, owner, widgetId, testimonialId: id }
}

export const decide = (h: Harness, owner: TestOwner, id: string, action: 'approve' | 'reject') =>
  h.request('PUT', `/goodword/testimonial/${id}/${action}`, { token: owner.token })

type Opened = Awaited<ReturnType<typeof openWall>>

export const publishWall = (
  { h, owner, widgetId }: Opened,
  change: { slug?: string; kind?: WidgetKind; options?: Partial<Record<keyof WidgetOptions, unknown>> },
) =>
  h.request<WidgetDetails>('PUT', `/goodword/widget/${widgetId}`, {
    token: owner.token,
    body: {
      name: 'Wall',
      kind: change.kind ?? 'wall',
      slug: change.slug ?? null,
      options: { ...defaultWidgetOptions, ...change.options },
      heights: null,
    },
  })
