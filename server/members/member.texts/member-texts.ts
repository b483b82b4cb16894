import type { Language } from '#shared/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { MemberTexts } from './member-texts.type.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'

export const memberTexts: Record<Language, MemberTexts> = { en, de, es, fr, it, nl, pt }
