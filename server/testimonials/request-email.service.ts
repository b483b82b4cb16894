import type { EmailKind } from '#shared/email-styles.ts'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { portalPath } from '#shared/portal.ts'
import { submissionPath } from '#shared/testimonials.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import type { FrozenEmail } from '#server/db/schema/emails.ts'
import { clientToken, emailedMark } from './client-links.ts'
import { getTestimonial } from './testimonials.service.ts'
import { readBranding } from '#server/emails/templates/branding.service.ts'
import type { EmailKindDeps, EmailSubject } from '#server/emails/templates/email-kind.ts'
import { readClientForm } from '#server/forms/forms.service.ts'
import { requestEmail } from '#server/emails/templates/request.email.ts'
import type { RequestContent } from '#server/emails/templates/request.template.ts'
import { readEmailSettings } from '#server/emails/styles/settings.service.ts'
import { foldAddress, hashAddress } from '#server/emails/recipients/suppressions.service.ts'
import { unsubscribePathOf } from './unsubscribe-links.ts'

/** The position of the reminder that is sent now. */
function* readPlace(
  tx: Tx,
  { workspaceId, remindersSent }: { workspaceId: string; remindersSent: number },
): Transactional<NonNullable<RequestContent['place']>> {
  const { reminders } = yield* readEmailSettings(tx, workspaceId)
  if (remindersSent + 1 < reminders.count) return 'earlier'
  return remindersSent === 0 ? 'only' : 'last'
}

/** Whether a request still has the address that an email of it went to: the owner may have corrected it. */
export function* isStillTo(
  tx: Tx,
  { workspaceId, testimonialId: id, recipient }: Pick<EmailSubject, 'workspaceId' | 'testimonialId' | 'recipient'>,
): Transactional<boolean> {
  const { customerEmail } = yield* getTestimonial(tx, { workspaceId, id })
  return foldAddress(customerEmail) === foldAddress(recipient)
}

/** The request or reminder, as it would be sent now. */
export function* writeRequestEmail(
  tx: Tx,
  kind: EmailKind,
  { subject, deps }: { subject: EmailSubject; deps: EmailKindDeps },
): Transactional<FrozenEmail> {
  const { workspaceId, testimonialId: requestId, recipient, isSharedSender } = subject
  const { clock, emailFrom, hashKey } = deps
  const { productName } = deps.installation
  const publicUrl = deps.publicUrl()
  const request = yield* getTestimonial(tx, { workspaceId, id: requestId })
  const linked = { requestId, addressChanges: request.addressChanges, hashKey }
  const asked = request.emailStyleId
  const of = { workspaceId, asked, now: clock.now(), emailFrom, productName, publicUrl, isSharedSender }
  const branding = yield* readBranding(tx, of)
  const { language } = branding.style
  const { extraFields } = yield* readClientForm(tx, { workspaceId, formId: request.formId, now: clock.now() })
  const query = new URLSearchParams({
    mail: emailedMark(linked),
    ...(language !== DEFAULT_LANGUAGE && { language }),
  })
  const addressHash = hashAddress({ address: recipient, hashKey })
  return {
    ...requestEmail({
      ...branding,
      kind,
      place: yield* readPlace(tx, request),
      clientName: request.customerName,
      service: request.service,
      hasStars: extraFields.rating,
      links: {
        form: `${publicUrl}${submissionPath(requestId)}?${query}`,
        decline: publicUrl + portalPath(clientToken('own-page', linked)),
        unsubscribe: publicUrl + unsubscribePathOf({ ...linked, workspaceId, addressHash }),
      },
    }),
    replyTo: branding.sender.replyTo,
    from: branding.sender.from,
  }
}
