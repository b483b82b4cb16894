import type { MergeField } from '#shared/emails.ts'

/** Words that stand in one look. */
export type Span = { text: string; isBold: boolean; isItalic: boolean }
/** Lines of spans. */
export type Paragraph = Span[][]

/** What is put in for each field, cleaned; null where it is not known. */
export type MergeValues = Record<Exclude<MergeField, 'clientName'>, string> & { clientName: string | null }

export const plainParagraph = (text: string): Paragraph => [[{ text, isBold: false, isItalic: false }]]

export const textOf = (paragraph: Paragraph): string =>
  paragraph.map((spans) => spans.map(({ text }) => text).join('')).join('\n')

const FIELD = /\{\{[ \t]*(\w+)[ \t]*\}\}/g
const CLIENT = String.raw`(\*{0,3})\{\{[ \t]*clientName[ \t]*\}\}`
const CLIENT_AT_START = new RegExp(String.raw`^[ \t]*${CLIENT}\1[ \t]*[,;:!]?[ \t]*(\S?)`, 'gmu')
const CLIENT_WITHIN = new RegExp(String.raw`(?:[ \t]*,)?[ \t]*${CLIENT}\1`, 'gu')
const GREETING_MAX = 80

/** Bidirectional controls would turn what stands around them. */
const tidy = (text: string) => text.replace(/[\u202A-\u202E\u2066-\u2069]/gu, '')

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** Addresses nobody where the client's name is not known: “Hello {{clientName}},” is “Hello,”. */
const withoutAddress = (template: string) =>
  template
    .replace(CLIENT_AT_START, (_, _marks: string, next: string) => next.toLocaleUpperCase())
    .replace(CLIENT_WITHIN, '')

const addressed = (template: string, { clientName }: MergeValues) =>
  tidy(clientName === null ? withoutAddress(template) : template)

/** In one go, so that nothing that is put in is ever read as a field itself. What is no field stays as it was typed. */
const fillIn = (text: string, values: MergeValues) =>
  text.replace(FIELD, (typed, name: string) =>
    name === 'clientName' || name === 'ownerName' || name === 'organisationName' || name === 'service'
      ? (values[name] ?? '')
      : typed,
  )

const SUBJECT_MAX = 200

/** A subject as the owner words it; null when nothing is left of it to read. */
export function writeSubject(template: string, values: MergeValues): string | null {
  const written = fillIn(addressed(template, values), values).replace(/\s+/gu, ' ').trim()
  return hasWords(written) ? [...written].slice(0, SUBJECT_MAX).join('') : null
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/** Whether a message begins with words like “Dear {{clientName}},” of its own. */
function isGreeting(paragraph: string): boolean {
  if (paragraph.includes('\n') || paragraph.length > GREETING_MAX) return false
  return /,\**$/.test(paragraph) || (/\{\{[ \t]*clientName[ \t]*\}\}/.test(paragraph) && /[:!]\**$/.test(paragraph))
}

const MARKED = /\*\*(?=\S)(.+?)(?<=\S)\*\*(?!\*)|(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*]+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu

type Look = Omit<Span, 'text'>

/** Marks are read before anything is put in: what is put in is never read for marks. */
function spansOf(line: string, look: Look, values: MergeValues): Span[] {
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
 * A message as the owner words it. `greeting` is its own one, or null where ours is to stand before it; `withoutName` is
 * what stands there for a client whose name is not known. Null when nothing is left to read.
 */
export function writeMessage(
  template: string,
  { values, withoutName }: { values: MergeValues; withoutName: string },
): { greeting: Paragraph | null; paragraphs: Paragraph[] } | null {
  const plain: Look = { isBold: false, isItalic: false }
  const write = (text: string): Paragraph => text.split('\n').map((line) => spansOf(line, plain, values))
  const [first = '', ...others] = paragraphsOf(template)
  const isGreeted = isGreeting(first) && others.length > 0
  const rest = (isGreeted ? others : [first, ...others])
    .map((paragraph) => addressed(paragraph, values))
    .filter(hasWords)
  if (rest.length === 0) return null
  const isUnnamed = values.clientName === null && /\{\{[ \t]*clientName/.test(first)
  const greeting = isUnnamed ? plainParagraph(withoutName) : write(addressed(first, values))
  return { greeting: isGreeted ? greeting : null, paragraphs: rest.map(write) }
}
