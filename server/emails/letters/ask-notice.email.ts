import { html } from 'hono/html'
import { mailSafeName } from '#server/kernel/safe-text.ts'
import { mailLayout } from './layout.email.ts'

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
export function askNoticeMail({ money, moment, link, settingsLink, ...notice }: AskNotice) {
  const client = mailSafeName(notice.clientName ?? '') || notice.clientEmail
  const owner = mailSafeName(notice.firstName)
  const subject = `${client} paid: we will ask for a testimonial`
  const paragraphs = [
    owner ? `Hello ${owner},` : 'Hello,',
    `${client} has paid you ${money}. We will ask for a testimonial on ${moment}.`,
  ]
  const below = 'If that is not the right moment, or not the right client, say so before then. Nothing else is needed.'
  const button = 'See it, or stop it'
  const closing = ['Goodword']
  const reason = 'You receive this because you want to know before a client is asked.'
  const settings = 'Change which mails you get'
  const text = [
    ...paragraphs,
    below,
    `${button}: ${link}`,
    ...closing,
    ['--', reason, `${settings}: ${settingsLink}`].join('\n'),
  ]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: mailLayout({
      title: subject,
      preheader: `On ${moment}.`,
      sender: { name: 'Goodword', person: null },
      paragraphs,
      middle: [],
      paragraphsBelow: [below],
      button: { label: button, link },
      closing,
      footer: [reason, html`<a href="${settingsLink}" style="color:#68625b">${settings}</a>`],
    }),
    headers: {},
  }
}
