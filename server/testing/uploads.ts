import { requestImagePath } from '#shared/image-uploads.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { images } from '#server/db/schema/images.ts'
import type { ImageFiles } from '#server/images/image-files.ts'
import { createImageProcessor } from '#server/images/image-processor.ts'
import { createHarness, type Harness, type TestOwner } from './harness.ts'
import { makeImage } from './images.ts'

export const UPLOAD_ID = '0b9f7d2e-4a41-4c7e-9a44-0d1e8a1f6c11'
export const OTHER_UPLOAD_ID = '7c1f0f9e-1d7b-4f6e-8a55-3b1f2c3d4e5f'

export const photo = await makeImage()

/** A request, and the path of an image that its client can upload. Images are in the harness's folder, or in `files`. */
export async function setUpUpload({ files }: { files?: ImageFiles } = {}) {
  const h = await createHarness(
    files && { overrides: { images: { files, process: createImageProcessor(), bucket: undefined } } },
  )
  const owner = await h.signUp()
  const { id } = await h.createRequest(owner)
  const path = requestImagePath({ requestId: id, uploadId: UPLOAD_ID })
  return { h, owner, id, path }
}

export async function getBytes(h: Harness, path: string) {
  const answer = await h.app.request(path)
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

export const testimonialsOf = async (h: Harness, owner: TestOwner) => {
  const answer = await h.request<{ items: Testimonial[] }>('GET', '/goodword/testimonial/list', { token: owner.token })
  return answer.body.items
}

/** The image of the first testimonial in the feed. */
export const feedImage = async (h: Harness, owner: TestOwner) => {
  const widgets = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token: owner.token })
  const feed = await h.request<{ items: { imageUrl: string | null }[] }>('GET', `/w/${widgets.body.items[0]?.id}.json`)
  return feed.body.items[0]?.imageUrl
}

export const imageRows = (h: Harness) => h.rows(images).list()
