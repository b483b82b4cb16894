import { aboutTestimonial, type EmailKindDeps, type EmailKinds } from '#server/emails/templates/email-kind.ts'
import { createPaymentsNoticeKind } from '#server/scheduling/payments-notice.kind.ts'
import { createQuotaNoticeKind } from '#server/scheduling/quota-notice.kind.ts'
import { createScheduledNoticeKind } from '#server/scheduling/scheduled-notice.kind.ts'
import { createReportNoticeKind } from '#server/reports/report-notice.kind.ts'
import { createInvitationKind } from '#server/members/invitation.kind.ts'
import { createSignOffKind } from '#server/sign-off/sign-off.kind.ts'
import { createConfirmationKind } from '#server/submissions/confirmation.kind.ts'
import { createNoticeKind } from '#server/submissions/notice.kind.ts'
import { createReceiptKind } from '#server/submissions/receipt.kind.ts'
import { createReminderKind } from '#server/testimonials/reminder.kind.ts'
import { createRequestKind } from '#server/testimonials/request.kind.ts'
import { createSpellingKind } from '#server/testimonials/spelling.kind.ts'
import { createWallDomainNoticeKind } from '#server/widgets/domains/wall-domain-notice.kind.ts'

/** The kinds of email, each from the feature whose event it tells about. */
export const createEmailKinds = (deps: EmailKindDeps): EmailKinds => ({
  request: aboutTestimonial(createRequestKind(deps)),
  reminder: aboutTestimonial(createReminderKind(deps)),
  receipt: aboutTestimonial(createReceiptKind(deps)),
  confirmation: createConfirmationKind(deps),
  spelling_suggestion: aboutTestimonial(createSpellingKind(deps)),
  notice: aboutTestimonial(createNoticeKind(deps)),
  scheduled_notice: aboutTestimonial(createScheduledNoticeKind(deps)),
  quota_notice: createQuotaNoticeKind(deps),
  payments_notice: createPaymentsNoticeKind(deps),
  report_notice: createReportNoticeKind(deps),
  wall_domain_missing: createWallDomainNoticeKind('missing', deps),
  wall_domain_released: createWallDomainNoticeKind('released', deps),
  invitation: createInvitationKind(deps),
  sign_off_link: createSignOffKind('link', deps),
  sign_off_reminder: createSignOffKind('reminder', deps),
})
