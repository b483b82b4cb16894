import { Hono } from 'hono'
import { requestImagePath } from '#shared/image-uploads.ts'
import { removeRequestImage, uploadRequestImage } from '#shared/images.ts'
import { getPublicRequest, submitTestimonial } from '#shared/submissions.ts'
import type { AppEnv } from '#server/http/context.ts'
import { createMissCounter } from '#server/http/miss-counter.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { SubmissionsService } from './submissions.service.ts'

export function mountSubmissions(
  { onPublic }: Mount,
  submissions: SubmissionsService,
  limits: { submit: RateLimiter; miss: RateLimiter },
): void {
  const countMisses = createMissCounter(limits.miss)

  onPublic(getPublicRequest)(({ params, query, request }) =>
    countMisses(request.address, () => submissions.getPublicRequest({ id: params.id, mail: query.mail })),
  )

  onPublic(submitTestimonial)(async ({ params, body, request }) => {
    await limits.submit.consume(request.address)
    return countMisses(request.address, () =>
      submissions.submitTestimonial({
        id: params.id,
        input: body,
        address: request.address,
        idempotencyKey: request.idempotencyKey,
      }),
    )
  })
}

/** Uploads count their own bytes, so mount this before the body limit. */
export function mountAnswerImages(
  { onPublic }: Mount,
  submissions: SubmissionsService,
  limits: { upload: RateLimiter; miss: RateLimiter },
): void {
  const countMisses = createMissCounter(limits.miss)

  onPublic(uploadRequestImage)(async ({ params, openFile, request }) => {
    await limits.upload.consume(request.address)
    const upload = { requestId: params.id, uploadId: params.uploadId }
    await countMisses(request.address, () => submissions.receiveImage(upload, openFile()))
    return { imageUrl: requestImagePath(upload) }
  })

  onPublic(removeRequestImage)(({ params, request }) =>
    countMisses(request.address, () => submissions.removeImage({ requestId: params.id, uploadId: params.uploadId })),
  )
}

/** Serves a client's unsubmitted image to the page that uploaded it. */
export function answerImageRoutes(submissions: SubmissionsService, limits: { miss: RateLimiter }): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const countMisses = createMissCounter(limits.miss)

  app.get('/goodword/testimonial/:id/image/:uploadId', async (c) => {
    const upload = { requestId: c.req.param('id'), uploadId: c.req.param('uploadId') }
    const photo = await countMisses(c.get('address'), () => submissions.readImage(upload))
    return c.body(photo.bytes, 200, { 'content-type': photo.mediaType })
  })

  return app
}
