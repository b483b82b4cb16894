import { getPublicRequest, submitTestimonial } from '#shared/submissions.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { SubmissionsService } from './submissions.service.ts'

export function mountSubmissions(
  { onPublic }: Mount,
  submissions: SubmissionsService,
  limits: { submit: RateLimiter; miss: RateLimiter },
): void {
  // Whoever asks for many links that lead nowhere is guessing, and is made to wait.
  async function countMisses<T>(address: string, answer: () => Promise<T>): Promise<T> {
    await limits.miss.check(address)
    try {
      return await answer()
    } catch (error) {
      if (error instanceof AppError && error.status === 404) await limits.miss.consume(address)
      throw error
    }
  }

  onPublic(getPublicRequest)(({ params, request }) =>
    countMisses(request.address, () => submissions.getPublicRequest(params.id)),
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
