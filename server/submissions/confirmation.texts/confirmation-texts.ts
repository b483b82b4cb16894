import type { Language } from '#shared/languages.ts'
import type { ConfirmationTexts } from './confirmation-texts.type.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'

export const confirmationTexts: Record<Language, ConfirmationTexts> = { en, de, fr, es, pt, it, nl }
