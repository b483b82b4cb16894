import { html } from 'hono/html'
import { fullName } from '#shared/users.ts'
import { mailSafeName } from '#server/kernel/safe-text.ts'
import { mailLayout } from './layout.email.ts'

/** Who a request's mail comes from, in names that were cleaned. */
type RequestSender = {
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

/** The mail that asks a client for a testimonial: a person's note with one button. */
export function requestMail(request: RequestSender & { clientName: string | null; link: string; productUrl: string }) {
  const { ownerName, senderName, link, productUrl } = request
  const { subject, paragraphs, button, closing } = requestLetter(request)
  const reason = `You receive this because ${senderName} asked for your words about your work together.`
  const text = [
    ...paragraphs,
    `${button}: ${link}`,
    closing.join('\n'),
    `--\n${reason}\nSent with Goodword, ${productUrl}`,
  ]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: mailLayout({
      title: subject,
      preheader: 'Two or three sentences would mean a lot. It takes a couple of minutes.',
      sender: { name: senderName, person: ownerName === senderName ? null : ownerName },
      paragraphs,
      button: { label: button, link },
      closing,
      footer: html`<p style="margin:0 0 10px">${reason}</p><p style="margin:0">Sent with <a href="${productUrl}" style="color:#68625b">Goodword</a></p>`,
    }),
  }
}
