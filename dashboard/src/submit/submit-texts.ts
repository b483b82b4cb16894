import { createCatalogue } from '../client/catalogue.ts'
import { useCatalogue } from '../client/language.provider.tsx'
import type { texts } from './texts/en.ts'

/** Texts of the form and the thank-you page. */
export type SubmitTexts = typeof texts

export const submitCatalogue = createCatalogue<SubmitTexts>({
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
  es: () => import('./texts/es.ts'),
  pt: () => import('./texts/pt.ts'),
  it: () => import('./texts/it.ts'),
  nl: () => import('./texts/nl.ts'),
})

export const useSubmitTexts = () => useCatalogue(submitCatalogue)
