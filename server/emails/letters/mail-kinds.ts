import type { EmailMessage } from '#server/emails/emails.repository.ts'
import type { MailKind, MailKindDeps } from './mail-kind.ts'
import { createAskNoticeKind } from './ask-notice.kind.ts'
import { createNoticeKind } from './notice.kind.ts'
import { createReceiptKind } from './receipt.kind.ts'
import { createReminderKind } from './reminder.kind.ts'
import { createRequestKind } from './request.kind.ts'

/** Every kind of mail that is about a testimonial. */
export function createMailKinds(deps: MailKindDeps): Record<Exclude<EmailMessage['kind'], 'test'>, MailKind> {
  return {
    request: createRequestKind(deps),
    reminder: createReminderKind(deps),
    receipt: createReceiptKind(deps),
    notice: createNoticeKind(deps),
    ask_notice: createAskNoticeKind(deps),
  }
}
