import type { Language } from '../languages.ts'
import { messages as de } from './de.ts'
import { messages as es } from './es.ts'
import { messages as fr } from './fr.ts'
import { messages as it } from './it.ts'
import type { Message } from './messages.ts'
import { messages as nl } from './nl.ts'
import { messages as pt } from './pt.ts'

/** The widget's own sentences in every language but English, whose sentences name the others. */
export const TRANSLATIONS: Record<Exclude<Language, 'en'>, Record<Message, string>> = { de, es, fr, it, nl, pt }
