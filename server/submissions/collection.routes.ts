import { answerCollectionPage, getCollectionPage } from '#shared/collection.ts'
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
