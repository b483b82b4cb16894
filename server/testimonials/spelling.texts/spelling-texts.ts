import type { Language } from '#shared/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'
import type { SpellingTexts } from './spelling-texts.type.ts'

export const spellingTexts: Record<Language, SpellingTexts> = { en, de, fr, es, pt, it, nl }
