import { knownLocale } from './dates.ts'
import type { EnglishMessage, Message } from '#shared/widget-messages/messages.ts'

/** A sentence, or a number with one decimal, in the widget's language; with values for `{0}`, `{1}` and so on. Numbers are written as the language does. */
export type Say = ((message: Message | EnglishMessage | `${number}`, ...values: (string | number)[]) => string) & {
  /** Tag of that language. */
  lang: string
}

/** `given` is the JSON of a translation. English is in its place where there is none, and for a missing sentence. */
export function createSay(given: unknown): Say {
  const { lang = 'en', ...messages }: Record<string, unknown> = Object(given)
  const locale = knownLocale(`${lang}`)
  const say = (message: string, ...values: (string | number)[]) =>
    `${messages[message] ?? message}`.replace(/\{(\d)\}/g, (_, index) => `${values[index]?.toLocaleString(locale)}`)
  return Object.assign(say, { lang: `${lang}` })
}
