import type { EmailKind } from '#shared/emails.ts'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { ownPagePath } from '#shared/own-page.ts'
import { submissionPath } from '#shared/testimonials.ts'
import type { Sql, Work } from '#server/db/database.ts'
import type { FrozenMail } from '#server/db/schema/emails.ts'
import { clientToken, mailedMark } from '#server/submissions/client-links.ts'
import { getTestimonial } from '#server/testimonials/testimonials.service.ts'
import { readLetterhead } from './letterhead.service.ts'
import type { MailKindDeps, MailSubject } from './mail-kind.ts'
import { requestMail } from './request.email.ts'
import type { Ask } from './request.letter.ts'
import { readEmailSettings } from '#server/emails/styles/settings.service.ts'
import { foldAddress, hashAddress } from '#server/emails/recipients/suppressions.service.ts'
import { unsubscribePathOf } from '#server/emails/recipients/unsubscribe-links.ts'

/** Which one of the reminders comes now. */
function* readPlace(
  sql: Sql,
  { workspaceId, remindersSent }: { workspaceId: string; remindersSent: number },
): Work<NonNullable<Ask['place']>> {
  const { reminders } = yield* readEmailSettings(sql, workspaceId)
  if (remindersSent + 1 < reminders.count) return 'earlier'
  return remindersSent === 0 ? 'only' : 'last'
}

/** Whether a request is still to whom a mail of it went: its address may have been corrected since. */
export function* isStillTo(
  sql: Sql,
  { workspaceId, testimonialId: id, recipient }: Pick<MailSubject, 'workspaceId' | 'testimonialId' | 'recipient'>,
): Work<boolean> {
  const { customerEmail } = yield* getTestimonial(sql, { workspaceId, id })
  return foldAddress(customerEmail) === foldAddress(recipient)
}

/** The mail that asks a client, or reminds, as it is at this moment. */
export function* writeAsk(
  sql: Sql,
  kind: EmailKind,
  { subject, deps }: { subject: MailSubject; deps: MailKindDeps },
): Work<FrozenMail> {
  const { workspaceId, testimonialId: requestId, recipient, isSharedSender } = subject
  const { clock, mailFrom, hashKey } = deps
  const publicUrl = deps.publicUrl()
  const request = yield* getTestimonial(sql, { workspaceId, id: requestId })
  const linked = { requestId, addressChanges: request.addressChanges, hashKey }
  const asked = request.emailStyleId
  const of = { workspaceId, asked, now: clock.now(), mailFrom, publicUrl, isSharedSender }
  const letterhead = yield* readLetterhead(sql, of)
  const { language } = letterhead.style
  const query = new URLSearchParams({
    mail: mailedMark(linked),
    ...(language !== DEFAULT_LANGUAGE && { language }),
  })
  const addressHash = hashAddress({ address: recipient, hashKey })
  return {
    ...requestMail({
      ...letterhead,
      kind,
      place: yield* readPlace(sql, request),
      clientName: request.customerName,
      service: request.service,
      links: {
        form: `${publicUrl}${submissionPath(requestId)}?${query}`,
        decline: publicUrl + ownPagePath(clientToken('own-page', linked)),
        unsubscribe: publicUrl + unsubscribePathOf({ ...linked, workspaceId, addressHash }),
      },
    }),
    replyTo: letterhead.sender.replyTo,
    from: letterhead.sender.from,
  }
}
