import type { Language } from '#shared/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'
import type { ReportNoticeTexts } from './report-notice-texts.type.ts'

export const reportNoticeTexts: Record<Language, ReportNoticeTexts> = { en, de, fr, es, pt, it, nl }
