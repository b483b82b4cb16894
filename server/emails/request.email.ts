import { html } from 'hono/html'
import { mailLayout } from './layout.email.ts'

type RequestLetter = {
  /** Empty when the owner gave none. */
  clientName: string
  ownerName: string
  /** The organisation, or the owner where there is none. */
  senderName: string
  link: string
  productUrl: string
}

/** The mail that asks a client for a testimonial: a person's note with one button. Names come in cleaned. */
export function requestMail({ clientName, ownerName, senderName, link, productUrl }: RequestLetter) {
  const subject = clientName ? `How was it, ${clientName}?` : `How was it to work with ${senderName}?`
  const greeting = clientName ? `Hello ${clientName},` : 'Hello,'
  const paragraphs = [
    greeting,
    `Thank you for working with ${senderName}.`,
    'Would you write two or three sentences about how it was? Honest ones. They help the next person decide, and they help me get better.',
  ]
  const closing = ['With thanks,', ownerName]
  const reason = `You receive this because ${senderName} asked for your words about your work together.`
  const text = [
    ...paragraphs,
    `Write a few words: ${link}`,
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
      button: { label: 'Write a few words', link },
      closing,
      footer: html`<p style="margin:0 0 10px">${reason}</p><p style="margin:0">Sent with <a href="${productUrl}" style="color:#68625b">Goodword</a></p>`,
    }),
  }
}
