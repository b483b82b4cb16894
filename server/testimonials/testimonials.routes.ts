import {
  approveTestimonial,
  createTestimonial,
  listTestimonials,
  rejectTestimonial,
  resendTestimonial,
  updateTestimonial,
} from '#shared/testimonials.ts'
import type { Mount } from '#server/http/mount.ts'
import type { TestimonialsService } from './testimonials.service.ts'

export function mountTestimonials({ onOwner }: Mount, testimonials: TestimonialsService): void {
  onOwner(listTestimonials)(({ owner, query }) =>
    testimonials.listTestimonials({ workspaceId: owner.workspaceId, ...query }),
  )

  onOwner(createTestimonial)(({ owner, body, request }) =>
    testimonials.createTestimonial({
      workspaceId: owner.workspaceId,
      input: body,
      idempotencyKey: request.idempotencyKey,
    }),
  )

  onOwner(updateTestimonial)(({ owner, params, body }) =>
    testimonials.updateTestimonial({ workspaceId: owner.workspaceId, id: params.id, input: body }),
  )

  onOwner(approveTestimonial)(({ owner, params }) =>
    testimonials.approveTestimonial({ workspaceId: owner.workspaceId, id: params.id }),
  )

  onOwner(rejectTestimonial)(({ owner, params }) =>
    testimonials.rejectTestimonial({ workspaceId: owner.workspaceId, id: params.id }),
  )

  onOwner(resendTestimonial)(({ owner, params, request }) =>
    testimonials.resendTestimonial({
      workspaceId: owner.workspaceId,
      id: params.id,
      idempotencyKey: request.idempotencyKey,
    }),
  )
}
