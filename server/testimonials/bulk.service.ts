import type { BulkAction, Testimonial } from '#shared/testimonials.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { TestimonialsService } from './testimonials.service.ts'

type Change = { workspaceId: string; action: BulkAction; ids: readonly string[]; idempotencyKey: string | undefined }
type Outcome = { changed: Testimonial[]; failures: { id: string; code: string; message: string }[] }

export type BulkService = ReturnType<typeof createBulkService>

/** One action for several testimonials, each for itself: what is refused for one leaves the others done. */
export function createBulkService({ testimonials }: { testimonials: TestimonialsService }) {
  const actions: Record<BulkAction, (change: Change, id: string) => Promise<Testimonial>> = {
    approve: ({ workspaceId }, id) => testimonials.approveTestimonial({ workspaceId, id }),
    reject: ({ workspaceId }, id) => testimonials.rejectTestimonial({ workspaceId, id }),
    resend: ({ workspaceId, idempotencyKey }, id) =>
      testimonials.resendTestimonial({ workspaceId, id, idempotencyKey: idempotencyKey && `${idempotencyKey}:${id}` }),
  }

  return {
    async changeTestimonials(change: Change): Promise<Outcome> {
      const outcome: Outcome = { changed: [], failures: [] }
      for (const id of new Set(change.ids)) {
        try {
          outcome.changed.push(await actions[change.action](change, id))
        } catch (error) {
          if (!(error instanceof AppError)) throw error
          outcome.failures.push({ id, code: error.code, message: error.message })
        }
      }
      return outcome
    },
  }
}
