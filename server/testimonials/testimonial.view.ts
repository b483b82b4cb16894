import type { Reply, Testimonial } from '#shared/testimonials.ts'
import { ownerImagePath } from '#server/images/images.domain.ts'
import { mayBeReminded } from './reminders.domain.ts'
import type { ListedRow } from './list.repository.ts'

/** Nothing was sent for it, and nobody has answered. */
const isWaiting = ({ status, emailState }: ListedRow) => status === 'pending' && emailState === 'none'

/** As its owner sees it; the image's URL is valid for an hour or two. */
export function viewTestimonial(row: ListedRow, viewing: { hashKey: string; now: Date }): Testimonial {
  return {
    id: row.id,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    imageUrl: row.imageId === null ? null : ownerImagePath({ ...viewing, imageId: row.imageId }),
    rating: row.rating,
    testimonial: row.text,
    excerpt: row.excerpt,
    highlight: row.highlight,
    reply: viewReply(row),
    status: row.status,
    isPrivate: row.isPrivate,
    isAutoSendEnabled: row.isAutoSendEnabled,
    emailState: row.emailState,
    emailDelivery: row.emailDelivery,
    emailProblem: row.emailProblem,
    service: row.service,
    tags: row.tags,
    assignee: row.assignee,
    emailStyleId: row.emailStyleId,
    formId: row.formId,
    remindsAt: mayBeReminded(row) ? (row.remindsAt?.toISOString() ?? null) : null,
    remindersSent: row.remindersSent,
    source: row.source,
    imported: row.imported,
    scheduledFor: isWaiting(row) ? (row.scheduledFor?.toISOString() ?? null) : null,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    revisedAt: row.revisedAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    declinedAt: row.declinedAt?.toISOString() ?? null,
    unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
    signOffAskedAt: row.status === 'submitted' ? (row.signOffAskedAt?.toISOString() ?? null) : null,
    signOffEndedAt: row.status === 'submitted' ? (row.signOffEndedAt?.toISOString() ?? null) : null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    erasedAt: row.erasedAt?.toISOString() ?? null,
  }
}

const viewReply = ({ reply, repliedAt, isReplyOutdated }: ListedRow): Reply | null =>
  reply !== null && repliedAt ? { text: reply, at: repliedAt.toISOString(), isOutdated: isReplyOutdated } : null
