import { ownerLetter } from './owner-letter.email.ts'

type WaitingNotice = {
  /** Of the owner, as they are called; may be empty. */
  firstName: string
  /** How many clients. */
  waiting: number
  /** Requests that the plan has a month. */
  limit: number
  /** Like `1 December`. */
  from: string
  /** To the plans. */
  link: string
  /** To the payments that wait. */
  paymentsLink: string
  /** To where such mails are ended. */
  settingsLink: string
}

/** The mail that tells an owner, once a month at most, that clients wait because the month's requests are used up. */
export function waitingNoticeMail({ waiting, limit, from, link, paymentsLink, ...of }: WaitingNotice) {
  const isOne = waiting === 1
  const clients = isOne ? '1 client waits' : `${waiting} clients wait`
  return ownerLetter({
    ...of,
    subject: `${clients} for requests`,
    preheader: `We go on asking on ${from}.`,
    paragraphs: [
      `${clients} to be asked for a testimonial. The ${limit} requests that your plan has this month are used up.`,
      `You need do nothing: we go on asking on ${from}, those who have waited longest first. Nobody is asked after waiting for 30 days.`,
    ],
    below: `To have ${isOne ? 'the client' : 'them'} asked now, choose a larger plan.`,
    button: { label: 'See the plans', link },
    also: { label: 'See who waits', link: paymentsLink },
    reason: 'You receive this, once a month at most, because you want to know when clients wait.',
  })
}
