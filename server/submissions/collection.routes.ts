import { Hono } from 'hono'
import { answerCollectionPage, getCollectionPage, getProofChallenge } from '#shared/collection.ts'
import { collectionImagePath } from '#shared/image-uploads.ts'
import { removeCollectionImage, uploadCollectionImage } from '#shared/images.ts'
import type { AppEnv } from '#server/http/context.ts'
import { createMissCounter } from '#server/http/miss-counter.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { CollectionService } from './collection.service.ts'

export function mountCollection(
  { onPublic }: Mount,
  collection: CollectionService,
  limits: { collect: RateLimiter; collectAll: RateLimiter; miss: RateLimiter },
): void {
  const countMisses = createMissCounter(limits.miss)

  onPublic(getCollectionPage)(({ params, request }) =>
    countMisses(request.address, () => collection.getPage(params.slug)),
  )

  onPublic(getProofChallenge)(async ({ params, request }) => {
    await limits.collect.consume(request.address)
    return countMisses(request.address, () => collection.createChallenge(params.slug))
  })

  onPublic(answerCollectionPage)(async ({ params, body, request }) => {
    await limits.collect.consume(request.address)
    return countMisses(request.address, async () => {
      await limits.collectAll.consume(await collection.getWorkspaceId(params.slug))
      return collection.answer({
        slug: params.slug,
        input: body,
        address: request.address,
        idempotencyKey: request.idempotencyKey,
      })
    })
  })
}

/** Uploads count their own bytes, so mount this before the body limit. */
export function mountCollectedImages(
  { onPublic }: Mount,
  collection: CollectionService,
  limits: { upload: RateLimiter; collectAll: RateLimiter; miss: RateLimiter },
): void {
  const countMisses = createMissCounter(limits.miss)

  onPublic(uploadCollectionImage)(async ({ params, openFile, request }) => {
    await limits.upload.consume(request.address)
    await countMisses(request.address, async () => {
      await limits.collectAll.consume(await collection.getWorkspaceId(params.slug))
      await collection.receiveImage(params, openFile())
    })
    return { imageUrl: collectionImagePath(params) }
  })

  onPublic(removeCollectionImage)(({ params, request }) =>
    countMisses(request.address, () => collection.removeImage(params)),
  )
}

/** Serves a visitor's image that was not sent yet to the page that uploaded it. */
export function collectedImageRoutes(collection: CollectionService, limits: { miss: RateLimiter }): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const countMisses = createMissCounter(limits.miss)

  app.get('/goodword/collect/:slug/image/:uploadId', async (c) => {
    const { slug, uploadId } = c.req.param()
    const photo = await countMisses(c.get('address'), () => collection.readImage({ slug, uploadId }))
    return c.body(photo.bytes, 200, { 'content-type': photo.mediaType })
  })

  return app
}
