import { html, raw } from 'hono/html'
import { fullName } from '#shared/users.ts'
import { mailSafeName } from '#server/kernel/safe-text.ts'
import { footerLinks, mailLayout, type Part, SANS } from './layout.email.ts'

/** Who a mail about a request comes from, in names that were cleaned. */
export type RequestSender = {
  ownerName: string
  /** The organisation, or the owner where there is none. */
  senderName: string
}

/** As the client's mail program shows the sender. */
export const requestFromName = ({ ownerName }: Pick<RequestSender, 'ownerName'>) => `${ownerName} via Goodword`

export function requestSender(owner: {
  firstName: string
  lastName: string
  organisationName: string | null
}): RequestSender {
  const ownerName = mailSafeName(fullName(owner))
  const senderName = mailSafeName(owner.organisationName ?? '') || ownerName || 'Somebody'
  return { ownerName: ownerName || senderName, senderName }
}

/** What a request's mail says. `clientName` is cleaned here; null, or nothing left of it, is a mail without a name. */
export function requestLetter({ clientName, ownerName, senderName }: RequestSender & { clientName: string | null }) {
  const name = mailSafeName(clientName ?? '')
  return {
    subject: name ? `How was it, ${name}?` : `How was it to work with ${senderName}?`,
    paragraphs: [
      name ? `Hello ${name},` : 'Hello,',
      `Thank you for working with ${senderName}.`,
      'Would you write two or three sentences about how it was? Honest ones. They help the next person decide, and they help me get better.',
    ],
    button: 'Write a few words',
    closing: ['With thanks,', ownerName],
  }
}

const STARS_HINT = 'Begin with the stars, if you like:'
const STARS = [1, 2, 3, 4, 5]
const starsCalled = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`)

const star = (stars: number, link: string) =>
  html`<td class="star"><a href="${link}&rating=${String(stars)}" title="${starsCalled(stars)}" aria-label="${starsCalled(stars)}" style="display:block;width:48px;height:48px;color:#b46d10;font:400 42px/48px ${raw(SANS)};text-align:center;text-decoration:none">☆</a></td>`

/** The form with a rating to begin with: nothing is saved by opening it. Text, so that it is there without images. */
const starRow = (link: string): Part =>
  html`<div class="muted" style="margin:6px 0 2px;color:#68625b;font:400 14px/20px ${raw(SANS)}">${STARS_HINT}</div><table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 14px -6px"><tr>${STARS.map((stars) => star(stars, link))}</tr></table>`

type RequestMail = RequestSender & {
  clientName: string | null
  /** To the form, with what a mail's link carries in its query. */
  link: string
  /** Where the client can say no thanks. */
  declineLink: string
  unsubscribeLink: string
  productUrl: string
}

/** The mail that asks a client for a testimonial: a person's note with one button. */
export function requestMail(request: RequestMail) {
  const { ownerName, senderName, link, declineLink, unsubscribeLink, productUrl } = request
  const { subject, paragraphs, button, closing } = requestLetter(request)
  const reason = `You receive this because ${senderName} asked for your words about your work together.`
  const decline = 'No thanks, don’t ask again about this'
  const text = [
    ...paragraphs,
    `☆☆☆☆☆ ${STARS_HINT} ${link}`,
    `${button}: ${link}`,
    closing.join('\n'),
    [
      '--',
      reason,
      `${decline}: ${declineLink}`,
      `Unsubscribe: ${unsubscribeLink}`,
      `Sent with Goodword, ${productUrl}`,
    ].join('\n'),
  ]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: mailLayout({
      title: subject,
      preheader: 'Two or three sentences would mean a lot. It takes a couple of minutes.',
      sender: { name: senderName, person: ownerName === senderName ? null : ownerName },
      paragraphs,
      middle: [starRow(link)],
      button: { label: button, link },
      closing,
      footer: [
        reason,
        footerLinks([
          { label: decline, link: declineLink },
          { label: 'Unsubscribe', link: unsubscribeLink },
        ]),
        html`Sent with <a href="${productUrl}" style="color:#68625b">Goodword</a>`,
      ],
    }),
    headers: {
      'List-Unsubscribe': `<${unsubscribeLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
