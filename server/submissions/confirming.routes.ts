import { confirmAnswer, getConfirmation, sendConfirmation } from '#shared/confirming.ts'
import { createMissCounter } from '#server/http/miss-counter.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { ConfirmingService } from './confirming.service.ts'

export function mountConfirming(
  { onPublic }: Mount,
  confirming: ConfirmingService,
  limits: { submit: RateLimiter; miss: RateLimiter },
): void {
  const countMisses = createMissCounter(limits.miss)

  onPublic(getConfirmation)(({ params, request }) =>
    countMisses(request.address, () => confirming.getConfirmation(params.token)),
  )

  onPublic(confirmAnswer)(async ({ params, request }) => {
    await limits.submit.consume(request.address)
    return countMisses(request.address, () => confirming.confirmAnswer(params.token))
  })

  onPublic(sendConfirmation)(async ({ params, body, request }) => {
    await limits.submit.consume(request.address)
    return countMisses(request.address, () => confirming.sendConfirmation({ token: params.token, ...body }))
  })
}
