import { getTestimonialDetails, listTestimonialEvents } from '#shared/testimonial-details.ts'
import { addTestimonial } from '#shared/testimonial-entry.ts'
import { importRequests } from '#shared/testimonial-import.ts'
import { listKnownClients } from '#shared/known-clients.ts'
import {
  approveTestimonial,
  changeTestimonials,
  rejectTestimonial,
  reopenTestimonial,
} from '#shared/testimonial-decisions.ts'
import {
  changeReminders,
  createTestimonial,
  getRequestUsage,
  removeTestimonial,
  resendTestimonial,
  updateTestimonial,
} from '#shared/testimonial-requests.ts'
import { listTestimonials } from '#shared/testimonial-list.ts'
import type { Mount } from '#server/http/mount.ts'
import type { WorkspaceSlots } from '#server/kernel/workspace-slots.ts'
import type { BulkService } from './bulk.service.ts'
import type { DetailsService } from './details.service.ts'
import type { EntryService } from './entry.service.ts'
import type { ImportService } from './import.service.ts'
import type { KnownClientsService } from './known-clients.service.ts'
import type { RemindersService } from './reminders.service.ts'
import type { RemovalService } from './removal.service.ts'
import type { TestimonialsService } from './testimonials.service.ts'
import type { UsageService } from './usage.service.ts'

type Services = {
  testimonials: TestimonialsService
  bulk: BulkService
  details: DetailsService
  entries: EntryService
  imports: ImportService
  knownClients: KnownClientsService
  reminders: RemindersService
  removals: RemovalService
  usage: UsageService
}

/** Literal paths come before those with an id in the same place. */
export function mountTestimonials(mount: Mount, services: Services, slots: WorkspaceSlots): void {
  const { onOwner } = mount
  const { testimonials, imports, usage } = services

  onOwner(listTestimonials)(({ owner, query }) =>
    testimonials.listTestimonials({ workspaceId: owner.workspaceId, ...query }),
  )

  onOwner(getRequestUsage)(({ owner }) => usage.getRequestUsage(owner.workspaceId))

  onOwner(createTestimonial)(({ owner, body, request }) =>
    testimonials.createTestimonial({
      workspaceId: owner.workspaceId,
      input: body,
      idempotencyKey: request.idempotencyKey,
    }),
  )

  onOwner(importRequests)(({ owner, body, request }) =>
    slots.run(owner.workspaceId, () =>
      imports.importRequests({
        workspaceId: owner.workspaceId,
        rows: body.rows,
        idempotencyKey: request.idempotencyKey,
      }),
    ),
  )

  onOwner(listKnownClients)(({ owner, body }) =>
    services.knownClients.listKnownClients({
      workspaceId: owner.workspaceId,
      addresses: body.customerEmails,
      exceptId: body.exceptId,
    }),
  )

  onOwner(addTestimonial)(({ owner, body, request }) =>
    services.entries.addTestimonial({ ...owner, input: body, idempotencyKey: request.idempotencyKey }),
  )

  onOwner(updateTestimonial)(({ owner, params, body }) =>
    testimonials.updateTestimonial({ workspaceId: owner.workspaceId, id: params.id, input: body }),
  )

  onOwner(changeReminders)(({ owner, params, body }) =>
    services.reminders.changeReminders({ workspaceId: owner.workspaceId, id: params.id, areOn: body.areOn }),
  )

  onOwner(removeTestimonial)(({ owner, params }) =>
    services.removals.removeTestimonial({ workspaceId: owner.workspaceId, id: params.id }),
  )

  onOwner(listTestimonialEvents)(({ owner, params, query }) =>
    services.details.listTestimonialEvents({ workspaceId: owner.workspaceId, id: params.id, ...query }),
  )
  onOwner(getTestimonialDetails)(({ owner, params }) =>
    services.details.getTestimonialDetails({ workspaceId: owner.workspaceId, id: params.id }),
  )

  mountDecisions(mount, services)
}

function mountDecisions({ onOwner }: Mount, { testimonials, bulk }: Services): void {
  onOwner(approveTestimonial)(({ owner, params, body }) =>
    testimonials.approveTestimonial({ workspaceId: owner.workspaceId, id: params.id, revisedAt: body?.revisedAt }),
  )

  onOwner(rejectTestimonial)(({ owner, params }) =>
    testimonials.rejectTestimonial({ workspaceId: owner.workspaceId, id: params.id }),
  )

  onOwner(reopenTestimonial)(({ owner, params, body }) =>
    testimonials.reopenTestimonial({ workspaceId: owner.workspaceId, id: params.id, from: body.from }),
  )

  onOwner(resendTestimonial)(({ owner, params, request }) =>
    testimonials.resendTestimonial({
      workspaceId: owner.workspaceId,
      id: params.id,
      idempotencyKey: request.idempotencyKey,
    }),
  )

  onOwner(changeTestimonials)(({ owner, body, request }) =>
    bulk.changeTestimonials({
      workspaceId: owner.workspaceId,
      ...body,
      idempotencyKey: request.idempotencyKey,
    }),
  )
}
