import { emailSafeName } from '#server/kernel/safe-text.ts'
import type { NoticeFrame } from '#server/emails/templates/notices.service.ts'
import { ownerEmail } from '#server/emails/templates/owner.email.ts'

type ScheduledNotice = {
  productName: string
  frame: NoticeFrame
  clientName: string | null
  clientEmail: string
  /** Like `$480`. */
  money: string
  /** Like `Thursday, 26 November, 10:00`. */
  moment: string
  /** Leads to the payment. */
  link: string
}

/** Tells an owner that a client will be asked, early enough to cancel it. */
export function scheduledNoticeEmail({ productName, frame, money, moment, link, ...notice }: ScheduledNotice) {
  const client = emailSafeName(notice.clientName ?? '') || notice.clientEmail
  return ownerEmail({
    productName,
    frame,
    subject: `${client} paid: we’ll ask for a testimonial`,
    preheader: `On ${moment}, unless you cancel it.`,
    paragraphs: [`${client} paid you ${money}. We’ll ask for a testimonial on ${moment}.`],
    below:
      'If it’s the wrong moment or the wrong client, cancel the request before then. Otherwise you don’t need to do anything.',
    button: { label: 'View or cancel the request', link },
    reason: 'You get this email because you chose to be told before a client is asked.',
  })
}
