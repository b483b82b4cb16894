import type { Language } from '../languages.ts'
import { messageIn } from './message-in.ts'

const words: Record<Language, string> = {
  en: 'from',
  de: 'über',
  fr: 'via',
  es: 'vía',
  pt: 'via',
  it: 'da',
  nl: 'via',
}

/** "Added by the owner, from Senja, 28 Feb 2024", in a language. The day is in UTC, as on the card. */
export function addedFrom(language: Language, { source, receivedAt }: { source: string; receivedAt: Date }): string {
  const day = receivedAt.toLocaleDateString(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return `${messageIn(language, 'Added by the owner')}, ${words[language]} ${source}, ${day}`
}
