import type { EmailKind } from '#shared/email-styles.ts'
import { emailSafeLine, emailSafeName } from '#server/kernel/safe-text.ts'
import { greetingNames } from '#shared/greeting-names.ts'
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

/** Input of a request or reminder. `style` is limited to what the plan allows; texts by others are cleaned here. */
export type RequestContent = {
  kind: EmailKind
  style: Pick<StyleFields, 'language' | 'tone' | 'subject' | 'message'>
  sender: Pick<Sender, 'ownerName' | 'senderName'>
  clientName: string | null
  service: string | null
  /** For a reminder: whether it is the only one, the last of several, or others follow. */
  place?: 'only' | 'last' | 'earlier'
}

export type EmailContent = {
  subject: string
  preheader: string
  paragraphs: Paragraph[]
  button: string
  closing: string[]
}

const SERVICE_MAX = 120
const PREHEADER_MAX = 120

/** The text of a request or reminder in its style. The owner's own subject and message are used for requests only. */
export function writeTemplate(ask: RequestContent): EmailContent {
  const { kind, style, sender } = ask
  const texts = requestTexts[style.language]
  const tone = texts.tones[style.tone]
  const clientName = emailSafeName(ask.clientName ?? '') || null
  const { firstName, fullName } = greetingNames(clientName)
  const greetingName = style.tone === 'formal' ? fullName : firstName
  const { ownerName, senderName } = sender
  const said = tone[kind]
  const ours = {
    subject: greetingName ? said.subjectTo(greetingName, senderName) : said.subject(senderName),
    greeting: plainParagraph(tone.greeting(greetingName)),
    paragraphs: said.paragraphs(senderName === ownerName ? null : senderName).map(plainParagraph),
  }
  const values: MergeValues = {
    clientName,
    ownerName,
    organisationName: senderName,
    service: emailSafeLine(ask.service ?? '', SERVICE_MAX) || texts.ourWork,
  }
  const isRequest = kind === 'request'
  const subject = isRequest && style.subject !== null ? writeSubject(style.subject, values) : null
  const message =
    isRequest && style.message !== null
      ? writeMessage(style.message, { values, withoutName: tone.greeting(null) })
      : null
  const lastText = ask.place === 'only' ? [tone.reminder.only] : ask.place === 'last' ? [tone.reminder.last] : []
  return {
    subject: subject ?? ours.subject,
    preheader: (message && afterFirstSentence(message.paragraphs)) || said.preheader,
    paragraphs: [
      message?.greeting ?? ours.greeting,
      ...(message?.paragraphs ?? ours.paragraphs),
      ...(isRequest ? [] : lastText.map(plainParagraph)),
    ],
    button: texts.button,
    closing: [tone.closing, ownerName],
  }
}

/** The owner's text after its first sentence, with which the email begins anyway; empty if there is no more. */
function afterFirstSentence(paragraphs: readonly Paragraph[]): string {
  const [first = '', ...others] = paragraphs.map((paragraph) => textOf(paragraph).replace(/\s+/gu, ' ').trim())
  const rest = /[.!?…]\s(.*)$/u.exec(first)?.[1] ?? ''
  const wording = [rest, ...others].join(' ').trim()
  const letters = [...wording]
  return letters.length <= PREHEADER_MAX
    ? wording
    : `${letters
        .slice(0, PREHEADER_MAX)
        .join('')
        .replace(/\s\S*$/u, '')} …`
}
