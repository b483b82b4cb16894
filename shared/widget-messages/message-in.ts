import type { Language } from '../languages.ts'
import type { Message } from './messages.ts'
import { TRANSLATIONS } from './translations.ts'

/** One of the widget's sentences in a language. `{0}` and so on stay. */
export const messageIn = (language: Language, message: Message): string =>
  language === 'en' ? message : TRANSLATIONS[language][message]
