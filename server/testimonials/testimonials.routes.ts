import { getShareImageContent } from '#shared/share-image.ts'
import { showExcerpt } from '#shared/testimonial-excerpt.ts'
import { getTestimonialDetails, listTestimonialEvents } from '#shared/testimonial-details.ts'
import { addTestimonial } from '#shared/testimonial-entry.ts'
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
import { addNote, assignTestimonial, deleteNote } from '#shared/testimonial-notes.ts'
import { cancelSpelling, suggestSpelling } from '#shared/testimonial-spelling.ts'
import { replyToTestimonial } from '#shared/testimonial-reply.ts'
import { listTranslations, translateTestimonial } from '#shared/testimonial-translation.ts'
import { listTestimonials } from '#shared/testimonial-list.ts'
import type { Mount } from '#server/http/mount.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { Member } from '#server/kernel/member.ts'
import type { BulkService } from './bulk.service.ts'
import type { DetailsService } from './details.service.ts'
import type { EntryService } from './entry.service.ts'
import type { ExcerptsService } from './excerpts.service.ts'
import type { KnownClientsService } from './known-clients.service.ts'
import type { RemindersService } from './reminders.service.ts'
import type { AssigningService } from './assigning.service.ts'
import type { NotesService } from './notes.service.ts'
import type { RepliesService } from './replies.service.ts'
import type { TranslationsService } from './translations.service.ts'
import type { RemovalService } from './removal.service.ts'
import type { SpellingService } from './spelling.service.ts'
import type { ShareImageService } from './share-image.service.ts'
import type { TestimonialsService } from './testimonials.service.ts'
import type { UsageService } from './usage.service.ts'

type Services = {
  testimonials: TestimonialsService
  bulk: BulkService
  details: DetailsService
  entries: EntryService
  excerpts: ExcerptsService
  knownClients: KnownClientsService
  reminders: RemindersService
  removals: RemovalService
  replies: RepliesService
  translations: TranslationsService
  notes: NotesService
  assigning: AssigningService
  spelling: SpellingService
  shareImages: ShareImageService
  usage: UsageService
}

/** Literal paths come before those with an id in the same place. */
export function mountTestimonials(mount: Mount, services: Services): void {
  const { onMember } = mount
  const { testimonials, usage } = services

  onMember(listTestimonials)(({ member, query }) =>
    testimonials.listTestimonials({
      workspaceId: member.workspaceId,
      ...query,
      assignee: assigneeIn(query, member),
    }),
  )

  onMember(getRequestUsage)(({ member }) => usage.getRequestUsage(member.workspaceId))

  onMember(createTestimonial)(({ member, body, request }) =>
    testimonials.createTestimonial({
      workspaceId: member.workspaceId,
      by: byMember(member),
      input: body,
      idempotencyKey: request.idempotencyKey,
    }),
  )

  onMember(listKnownClients)(({ member, body }) =>
    services.knownClients.listKnownClients({
      workspaceId: member.workspaceId,
      addresses: body.customerEmails,
      exceptId: body.exceptId,
    }),
  )

  onMember(addTestimonial)(({ member, body, request }) =>
    services.entries.addTestimonial({
      ...member,
      needsNoSignOff: mayOverrule(member),
      input: body,
      idempotencyKey: request.idempotencyKey,
    }),
  )

  onMember(updateTestimonial)(({ member, params, body }) =>
    testimonials.updateTestimonial({
      workspaceId: member.workspaceId,
      by: byMember(member),
      id: params.id,
      input: body,
    }),
  )

  onMember(changeReminders)(({ member, params, body }) =>
    services.reminders.changeReminders({
      workspaceId: member.workspaceId,
      by: byMember(member),
      id: params.id,
      areOn: body.areOn,
    }),
  )

  onMember(removeTestimonial)(({ member, params }) =>
    services.removals.removeTestimonial({ workspaceId: member.workspaceId, by: byMember(member), id: params.id }),
  )

  onMember(listTestimonialEvents)(({ member, params, query }) =>
    services.details.listTestimonialEvents({ workspaceId: member.workspaceId, id: params.id, ...query }),
  )
  onMember(getTestimonialDetails)(({ member, params }) =>
    services.details.getTestimonialDetails({ workspaceId: member.workspaceId, id: params.id }),
  )
  onMember(getShareImageContent)(({ member, params }) =>
    services.shareImages.getContent({ workspaceId: member.workspaceId, id: params.id }),
  )

  onMember(showExcerpt)(({ member, params, body }) =>
    services.excerpts.showExcerpt({
      workspaceId: member.workspaceId,
      by: byMember(member),
      id: params.id,
      ...body,
    }),
  )

  onMember(replyToTestimonial)(({ member, params, body }) =>
    services.replies.reply({
      workspaceId: member.workspaceId,
      by: byMember(member),
      needsNoSignOff: mayOverrule(member),
      id: params.id,
      ...body,
    }),
  )

  onMember(listTranslations)(({ member, body }) =>
    services.translations.listTranslations({ workspaceId: member.workspaceId, ids: body.ids }),
  )

  onMember(translateTestimonial)(({ member, params, body }) =>
    services.translations.translate({
      workspaceId: member.workspaceId,
      by: byMember(member),
      needsNoSignOff: mayOverrule(member),
      id: params.id,
      ...body,
    }),
  )

  onMember(suggestSpelling)(({ member, params, body }) =>
    services.spelling.suggestSpelling({
      member,
      needsNoSignOff: mayOverrule(member),
      id: params.id,
      ...body,
    }),
  )
  onMember(cancelSpelling)(({ member, params }) => services.spelling.cancelSpelling({ member, id: params.id }))

  mountTeamwork(mount, services)
  mountDecisions(mount, services)
}

/** Null for nobody. */
function assigneeIn({ assignee }: { assignee?: string | undefined }, { userId }: Member) {
  if (assignee === 'nobody') return null
  return assignee === 'me' ? userId : assignee
}

/** Only the owner publishes without the sign-off that is needed. */
const mayOverrule = ({ role }: Member) => role === 'owner'

/** What members write and do for each other, which no client sees. */
function mountTeamwork({ onMember }: Mount, { notes, assigning }: Services): void {
  onMember(addNote)(({ member, params, body, request }) =>
    notes.addNote({ member, id: params.id, text: body.text, idempotencyKey: request.idempotencyKey }),
  )
  onMember(deleteNote)(({ member, params }) => notes.deleteNote({ member, ...params }))
  onMember(assignTestimonial)(({ member, params, body }) =>
    assigning.assign({ workspaceId: member.workspaceId, by: byMember(member), id: params.id, ...body }),
  )
}

function mountDecisions({ onMember }: Mount, { testimonials, bulk }: Services): void {
  onMember(approveTestimonial)(({ member, params, body, request }) =>
    testimonials.approveTestimonial({
      workspaceId: member.workspaceId,
      by: byMember(member),
      id: params.id,
      revisedAt: body?.revisedAt,
      needsNoSignOff: mayOverrule(member),
      idempotencyKey: request.idempotencyKey,
    }),
  )

  onMember(rejectTestimonial)(({ member, params, request }) =>
    testimonials.rejectTestimonial({
      workspaceId: member.workspaceId,
      by: byMember(member),
      id: params.id,
      idempotencyKey: request.idempotencyKey,
    }),
  )

  onMember(reopenTestimonial)(({ member, params, body, request }) =>
    testimonials.reopenTestimonial({
      workspaceId: member.workspaceId,
      by: byMember(member),
      id: params.id,
      from: body.from,
      idempotencyKey: request.idempotencyKey,
    }),
  )

  onMember(resendTestimonial)(({ member, params, request }) =>
    testimonials.resendTestimonial({
      workspaceId: member.workspaceId,
      by: byMember(member),
      id: params.id,
      idempotencyKey: request.idempotencyKey,
    }),
  )

  onMember(changeTestimonials)(({ member, body, request }) =>
    bulk.changeTestimonials({
      workspaceId: member.workspaceId,
      by: byMember(member),
      needsNoSignOff: mayOverrule(member),
      ...body,
      idempotencyKey: request.idempotencyKey,
    }),
  )
}
