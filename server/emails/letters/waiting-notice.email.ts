import { html } from 'hono/html'
import { mailSafeName } from '#server/kernel/safe-text.ts'
import { mailLayout } from './layout.email.ts'

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
export function waitingNoticeMail({ waiting, limit, from, link, paymentsLink, settingsLink, ...of }: WaitingNotice) {
  const owner = mailSafeName(of.firstName)
  const isOne = waiting === 1
  const clients = isOne ? '1 client waits' : `${waiting} clients wait`
  const subject = `${clients} for requests`
  const paragraphs = [
    owner ? `Hello ${owner},` : 'Hello,',
    `${clients} to be asked for a testimonial. The ${limit} requests that your plan has this month are used up.`,
    `You need do nothing: we go on asking on ${from}, those who have waited longest first. Nobody is asked after waiting for 30 days.`,
  ]
  const below = `To have ${isOne ? 'the client' : 'them'} asked now, choose a larger plan.`
  const button = 'See the plans'
  const see = `See who waits`
  const closing = ['Goodword']
  const reason = 'You receive this, once a month at most, because you want to know when clients wait.'
  const settings = 'Change which mails you get'
  const text = [
    ...paragraphs,
    below,
    `${button}: ${link}`,
    `${see}: ${paymentsLink}`,
    ...closing,
    ['--', reason, `${settings}: ${settingsLink}`].join('\n'),
  ]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: mailLayout({
      title: subject,
      preheader: `We go on asking on ${from}.`,
      sender: { name: 'Goodword', person: null },
      paragraphs,
      middle: [],
      paragraphsBelow: [below],
      button: { label: button, link },
      closing,
      footer: [
        html`<a href="${paymentsLink}" style="color:#68625b">${see}</a>`,
        reason,
        html`<a href="${settingsLink}" style="color:#68625b">${settings}</a>`,
      ],
    }),
    headers: {},
  }
}
