import { mailSafeName } from '#server/kernel/safe-text.ts'
import { ownerLetter } from './owner-letter.email.ts'

type AskNotice = {
  /** Of the owner, as they are called; may be empty. */
  firstName: string
  clientName: string | null
  clientEmail: string
  /** Like `$480`. */
  money: string
  /** Like `Thursday, 26 November, 10:00`. */
  moment: string
  /** To the payment. */
  link: string
  /** To where such mails are ended. */
  settingsLink: string
}

/** The mail that tells an owner that a client will be asked, in time to say no. */
export function askNoticeMail({ firstName, money, moment, link, settingsLink, ...notice }: AskNotice) {
  const client = mailSafeName(notice.clientName ?? '') || notice.clientEmail
  return ownerLetter({
    firstName,
    subject: `${client} paid: we will ask for a testimonial`,
    preheader: `On ${moment}.`,
    paragraphs: [`${client} has paid you ${money}. We will ask for a testimonial on ${moment}.`],
    below: 'If that is not the right moment, or not the right client, say so before then. Nothing else is needed.',
    button: { label: 'See it, or stop it', link },
    reason: 'You receive this because you want to know before a client is asked.',
    settingsLink,
  })
}
