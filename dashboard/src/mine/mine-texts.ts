import { createCatalogue } from '../client/catalogue.ts'
import { useCatalogue } from '../client/language.provider.tsx'
import type { texts } from './texts/en.ts'

/** What the client's own page says, and the one that ends mails. */
export type MineTexts = typeof texts

export const mineCatalogue = createCatalogue<MineTexts>({
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
  es: () => import('./texts/es.ts'),
  pt: () => import('./texts/pt.ts'),
  it: () => import('./texts/it.ts'),
  nl: () => import('./texts/nl.ts'),
})

export const useMineTexts = () => useCatalogue(mineCatalogue)
