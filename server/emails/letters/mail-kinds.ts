import type { EmailMessage } from '#server/emails/emails.repository.ts'
import type { MailKind, MailKindDeps, MailSubject, MailTarget } from './mail-kind.ts'
import { createAskNoticeKind } from './ask-notice.kind.ts'
import { createNoticeKind } from './notice.kind.ts'
import { createReceiptKind } from './receipt.kind.ts'
import { createReminderKind } from './reminder.kind.ts'
import { createRequestKind } from './request.kind.ts'
import { createWaitingNoticeKind } from './waiting-notice.kind.ts'

type Subject = MailTarget & { testimonialId: string | null }

/** Every kind of mail that we write when it goes out: a test is written when it is asked for. */
export function createMailKinds(deps: MailKindDeps): Record<Exclude<EmailMessage['kind'], 'test'>, MailKind<Subject>> {
  return {
    request: aboutTestimonial(createRequestKind(deps)),
    reminder: aboutTestimonial(createReminderKind(deps)),
    receipt: aboutTestimonial(createReceiptKind(deps)),
    notice: aboutTestimonial(createNoticeKind(deps)),
    ask_notice: aboutTestimonial(createAskNoticeKind(deps)),
    waiting_notice: createWaitingNoticeKind(deps),
  }
}

/** Without its testimonial there is no such mail. */
const aboutTestimonial = (kind: MailKind): MailKind<Subject> => ({
  *isWanted(sql, subject) {
    return isAboutOne(subject) && (yield* kind.isWanted(sql, subject))
  },
  *write(sql, subject) {
    if (!isAboutOne(subject)) throw new Error('A mail about a testimonial is written without one.')
    return yield* kind.write(sql, subject)
  },
  *onEnd(sql, subject, end) {
    if (isAboutOne(subject) && kind.onEnd) yield* kind.onEnd(sql, subject, end)
  },
  *onDelay(sql, subject, delay) {
    if (isAboutOne(subject) && kind.onDelay) yield* kind.onDelay(sql, subject, delay)
  },
})

const isAboutOne = (subject: Subject): subject is MailSubject => subject.testimonialId !== null
