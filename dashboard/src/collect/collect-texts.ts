import { createCatalogue } from '../client/catalogue.ts'
import { useCatalogue } from '../client/language.provider.tsx'
import type { texts } from './texts/en.ts'

/** Texts of a collection link's page. */
export type CollectTexts = typeof texts

export const collectCatalogue = createCatalogue<CollectTexts>({
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
  es: () => import('./texts/es.ts'),
  pt: () => import('./texts/pt.ts'),
  it: () => import('./texts/it.ts'),
  nl: () => import('./texts/nl.ts'),
})

export const useCollectTexts = () => useCatalogue(collectCatalogue)
