import { html, raw } from 'hono/html'
import type { Language } from '#shared/languages.ts'
import type { Accent } from '#shared/submissions.ts'
import { unlinked } from '#server/kernel/safe-text.ts'
import { footerLinks, linkInText, type Logo, emailLayout, type Part, SANS } from './layout.email.ts'
import { type Paragraph, textOf } from './message.domain.ts'
import { type RequestContent, writeTemplate } from './request.template.ts'
import { requestTexts } from './request.texts/request-texts.ts'
import type { Sender } from './sender.service.ts'

const STARS = [1, 2, 3, 4, 5]

function starsCalled(stars: number, language: Language): string {
  const { one, other } = requestTexts[language].stars
  return `${stars} ${new Intl.PluralRules(language).select(stars) === 'one' ? one : other}`
}

const star = (stars: number, { link, language }: { link: string; language: Language }) =>
  html`<td class="star"><a href="${link}&rating=${String(stars)}" title="${starsCalled(stars, language)}" aria-label="${starsCalled(stars, language)}" style="display:block;width:48px;height:48px;color:#b46d10;font:400 42px/48px ${raw(SANS)};text-align:center;text-decoration:none">☆</a></td>`

/**
 * Links to the form with a rating preselected; opening one saves nothing. Text, so that they are visible without
 * images.
 */
const starRow = (of: { link: string; language: Language }): Part =>
  html`<div class="muted" style="margin:6px 0 2px;color:#68625b;font:400 14px/20px ${raw(SANS)}">${requestTexts[of.language].starsHint}</div><table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 14px -6px"><tr>${STARS.map((stars) => star(stars, of))}</tr></table>`

export type RequestEmail = RequestContent & {
  sender: Pick<Sender, 'ownerName' | 'senderName' | 'replyTo'>
  logo: Logo | null
  accent: Accent | null
  /** Whether the client can begin with a rating. */
  hasStars: boolean
  /** The owner's footer; plain text. */
  footer: string | null
  postalAddress: string | null
  links: {
    /** The form, with the mark of emailed links in its query. */
    form: string
    /** Where the client can decline. */
    decline: string
    unsubscribe: string
  }
  /** Null when our "Sent with" line is left out. */
  productUrl: string | null
  productName: string
}

/** The email that asks a client for a testimonial, or reminds of it: a personal note with one button. */
export function requestEmail(request: RequestEmail) {
  const { style, sender, links, productUrl, productName } = request
  const { language } = style
  const texts = requestTexts[language]
  const { ownerName, senderName } = sender
  const { subject, preheader, paragraphs, button, closing } = writeTemplate(request)
  const person = ownerName === senderName ? null : ownerName
  const reason = [texts.reason(senderName), sender.replyTo && texts.replies(ownerName)].filter(Boolean).join(' ')
  const footer = linesOf(request.footer)
  const identity = [
    [senderName, person, sender.replyTo].filter(Boolean).join(', '),
    // On every plan, and never a link.
    linesOf(request.postalAddress).map(unlinked).join(', '),
  ].filter(Boolean)
  const text = [
    ...paragraphs.map(textOf),
    ...(request.hasStars ? [`☆☆☆☆☆ ${texts.starsHint} ${links.form}`] : []),
    linkInText({ language, label: button, link: links.form }),
    closing.join('\n'),
    [
      '--',
      reason,
      linkInText({ language, label: texts.decline, link: links.decline }),
      linkInText({ language, label: texts.unsubscribe, link: links.unsubscribe }),
      ...footer,
      ...identity,
      ...(productUrl === null ? [] : [`${texts.sentWith} ${productName}, ${productUrl}`]),
    ].join('\n'),
  ]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: emailLayout({
      language,
      title: subject,
      preheader,
      sender: { name: senderName, person, logo: request.logo },
      accent: request.accent,
      paragraphs: paragraphs.map(paragraphPart),
      middle: request.hasStars ? [starRow({ link: links.form, language })] : [],
      button: { label: button, link: links.form },
      closing,
      linkHint: texts.linkHint,
      footer: [
        reason,
        footerLinks([
          { label: texts.decline, link: links.decline },
          { label: texts.unsubscribe, link: links.unsubscribe },
        ]),
        ...(footer.length > 0 ? [linesPart(footer)] : []),
        linesPart(identity),
        ...(productUrl === null
          ? []
          : [html`${texts.sentWith} <a href="${productUrl}" style="color:#68625b">${productName}</a>`]),
      ],
    }),
    headers: {
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

const linesOf = (text: string | null) =>
  (text ?? '')
    .replace(/[\u202A-\u202E\u2066-\u2069]/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const linesPart = (lines: readonly string[]): Part =>
  html`${lines.map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`)}`

const paragraphPart = (lines: Paragraph): Part =>
  html`${lines.map((spans, index) => html`${index > 0 ? html`<br>` : ''}${spans.map(spanPart)}`)}`

function spanPart({ text, isBold, isItalic }: Paragraph[number][number]): Part {
  const emphasised = isItalic ? html`<em>${text}</em>` : text
  return isBold ? html`<strong>${emphasised}</strong>` : emphasised
}
