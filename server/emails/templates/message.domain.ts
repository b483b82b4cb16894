import type { MergeField } from '#shared/email-styles.ts'

/** Text in one style. */
export type Span = { text: string; isBold: boolean; isItalic: boolean }
/** Lines of spans. */
export type Paragraph = Span[][]

/** The value of each field, cleaned; null when unknown. */
export type MergeValues = Record<Exclude<MergeField, 'clientName'>, string> & { clientName: string | null }

export const plainParagraph = (text: string): Paragraph => [[{ text, isBold: false, isItalic: false }]]

export const textOf = (paragraph: Paragraph): string =>
  paragraph.map((spans) => spans.map(({ text }) => text).join('')).join('\n')

const FIELD = /\{\{[ \t]*(\w+)[ \t]*\}\}/g
const CLIENT = String.raw`(\*{0,3})\{\{[ \t]*clientName[ \t]*\}\}`
const CLIENT_AT_START = new RegExp(String.raw`^[ \t]*${CLIENT}\1[ \t]*[,;:!]?[ \t]*(\S?)`, 'gmu')
const CLIENT_WITHIN = new RegExp(String.raw`(?:[ \t]*,)?[ \t]*${CLIENT}\1`, 'gu')
const GREETING_MAX = 80

/** Bidirectional control characters would reorder the text around them. */
const tidy = (text: string) => text.replace(/[\u202A-\u202E\u2066-\u2069]/gu, '')

const hasText = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** Removes the name when it is unknown: “Hello {{clientName}},” becomes “Hello,”. */
const withoutAddress = (template: string) =>
  template
    .replace(CLIENT_AT_START, (_, _marks: string, next: string) => next.toLocaleUpperCase())
    .replace(CLIENT_WITHIN, '')

const addressed = (template: string, { clientName }: MergeValues) =>
  tidy(clientName === null ? withoutAddress(template) : template)

/** In a single pass, so that inserted values are never read as fields. Unknown fields stay as typed. */
const fillIn = (text: string, values: MergeValues) =>
  text.replace(FIELD, (typed, name: string) =>
    name === 'clientName' || name === 'ownerName' || name === 'organisationName' || name === 'service'
      ? (values[name] ?? '')
      : typed,
  )

const SUBJECT_MAX = 200

/** The owner's subject with its fields filled in; null when it comes out empty. */
export function writeSubject(template: string, values: MergeValues): string | null {
  const written = fillIn(addressed(template, values), values).replace(/\s+/gu, ' ').trim()
  return hasText(written) ? [...written].slice(0, SUBJECT_MAX).join('') : null
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/** Whether a message begins with its own greeting, like “Dear {{clientName}},”. */
function isGreeting(paragraph: string): boolean {
  if (paragraph.includes('\n') || paragraph.length > GREETING_MAX) return false
  return /,\**$/.test(paragraph) || (/\{\{[ \t]*clientName[ \t]*\}\}/.test(paragraph) && /[:!]\**$/.test(paragraph))
}

const MARKED = /\*\*(?=\S)(.+?)(?<=\S)\*\*(?!\*)|(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*]+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu

type Appearance = Omit<Span, 'text'>

/** Marks are parsed before values are inserted, so values can't add formatting. */
function spansOf(line: string, look: Appearance, values: MergeValues): Span[] {
  const spans: Span[] = []
  const add = (text: string) => text !== '' && spans.push({ ...look, text: fillIn(text, values) })
  let from = 0
  for (const { index, 0: whole, 1: bold, 2: italic } of line.matchAll(MARKED)) {
    add(line.slice(from, index))
    const inner = bold ?? italic ?? ''
    const marked = bold === undefined ? { ...look, isItalic: true } : { ...look, isBold: true }
    spans.push(...spansOf(inner, marked, values))
    from = index + whole.length
  }
  add(line.slice(from))
  return spans
}

/**
 * The owner's message with its fields filled in. `greeting` is its own, or null if ours should precede it.
 * `withoutName` replaces a greeting whose client's name is unknown. Null when the message comes out empty.
 */
export function writeMessage(
  template: string,
  { values, withoutName }: { values: MergeValues; withoutName: string },
): { greeting: Paragraph | null; paragraphs: Paragraph[] } | null {
  const plain: Appearance = { isBold: false, isItalic: false }
  const write = (text: string): Paragraph => text.split('\n').map((line) => spansOf(line, plain, values))
  const [first = '', ...others] = paragraphsOf(template)
  const isGreeted = isGreeting(first) && others.length > 0
  const rest = (isGreeted ? others : [first, ...others])
    .map((paragraph) => addressed(paragraph, values))
    .filter(hasText)
  if (rest.length === 0) return null
  const isUnnamed = values.clientName === null && /\{\{[ \t]*clientName/.test(first)
  const greeting = isUnnamed ? plainParagraph(withoutName) : write(addressed(first, values))
  return { greeting: isGreeted ? greeting : null, paragraphs: rest.map(write) }
}
