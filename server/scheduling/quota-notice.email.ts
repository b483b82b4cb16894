import type { NoticeFrame } from '#server/emails/templates/notices.service.ts'
import { ownerEmail } from '#server/emails/templates/owner.email.ts'

type QuotaNotice = {
  productName: string
  frame: NoticeFrame
  /** Number of clients. */
  waiting: number
  /** The plan's requests per month. */
  limit: number
  /** Like `1 December`. */
  from: string
  /** Leads to the plans. */
  link: string
  /** Leads to the payments on hold. */
  paymentsLink: string
}

/** Tells an owner, at most once a month, that clients are waiting because the month's requests are used up. */
export function quotaNoticeEmail({ waiting, limit, from, link, paymentsLink, ...of }: QuotaNotice) {
  const isOne = waiting === 1
  const clients = isOne ? '1 client is waiting' : `${waiting} clients are waiting`
  return ownerEmail({
    ...of,
    subject: `${clients} to be asked`,
    preheader: `You’ve used this month’s requests. We’ll continue on ${from}.`,
    paragraphs: [
      `${clients} to be asked for a testimonial, but you’ve used all ${limit} requests of this month.`,
      `You don’t need to do anything. We’ll continue on ${from}, starting with those who have waited longest. After 30 days we stop trying.`,
    ],
    below: `To ask ${isOne ? 'the client' : 'them'} now, choose a larger plan.`,
    button: { label: 'See plans', link },
    also: { label: 'See waiting clients', link: paymentsLink },
    reason: 'You get this email, at most once a month, because you chose to be told when clients are waiting.',
  })
}
