import type { EmailKind } from '#shared/emails.ts'
import { mailSafeLine, mailSafeName } from '#server/kernel/safe-text.ts'
import {
  type MergeValues,
  type Paragraph,
  plainParagraph,
  textOf,
  writeMessage,
  writeSubject,
} from './message.domain.ts'
import { requestTexts } from './request.texts/request-texts.ts'
import type { Sender } from './sender.service.ts'
import type { StyleFields } from '#server/emails/styles/styles.domain.ts'

/** What a mail that asks somebody is about. `style` as far as it is used; what others wrote is cleaned here. */
export type Ask = {
  kind: EmailKind
  style: Pick<StyleFields, 'language' | 'tone' | 'subject' | 'message'>
  sender: Pick<Sender, 'ownerName' | 'senderName'>
  clientName: string | null
  service: string | null
  /** Of a reminder: whether it is the only one, the last of several, or another one follows. */
  place?: 'only' | 'last' | 'earlier'
}

export type Letter = {
  subject: string
  preheader: string
  paragraphs: Paragraph[]
  button: string
  closing: string[]
}

const SERVICE_MAX = 120
const PREHEADER_MAX = 120

/** What a mail that asks somebody says, in the words of its style. The owner's own words are for the request alone. */
export function writeLetter(ask: Ask): Letter {
  const { kind, style, sender } = ask
  const texts = requestTexts[style.language]
  const tone = texts.tones[style.tone]
  const clientName = mailSafeName(ask.clientName ?? '') || null
  const { ownerName, senderName } = sender
  const said = tone[kind]
  const ours = {
    subject: clientName ? said.subjectTo(clientName, senderName) : said.subject(senderName),
    greeting: plainParagraph(clientName ? tone.helloTo(clientName) : tone.hello),
    paragraphs: said.paragraphs(senderName).map(plainParagraph),
  }
  const values: MergeValues = {
    clientName,
    ownerName,
    organisationName: senderName,
    service: mailSafeLine(ask.service ?? '', SERVICE_MAX) || texts.ourWork,
  }
  const isRequest = kind === 'request'
  const subject = isRequest && style.subject !== null ? writeSubject(style.subject, values) : null
  const message =
    isRequest && style.message !== null ? writeMessage(style.message, { values, withoutName: tone.hello }) : null
  const lastWords = ask.place === 'only' ? [tone.reminder.only] : ask.place === 'last' ? [tone.reminder.last] : []
  return {
    subject: subject ?? ours.subject,
    preheader: message ? beginningOf(message.paragraphs) : said.preheader,
    paragraphs: [
      message?.greeting ?? ours.greeting,
      ...(message?.paragraphs ?? ours.paragraphs),
      ...(isRequest ? [] : lastWords.map(plainParagraph)),
    ],
    button: texts.button,
    closing: [tone.closing, ownerName],
  }
}

function beginningOf(paragraphs: readonly Paragraph[]): string {
  const words = paragraphs.map(textOf).join(' ').replace(/\s+/gu, ' ')
  const letters = [...words]
  return letters.length <= PREHEADER_MAX
    ? words
    : `${letters
        .slice(0, PREHEADER_MAX)
        .join('')
        .replace(/\s\S*$/u, '')} …`
}
