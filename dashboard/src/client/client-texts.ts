import { createCatalogue } from './catalogue.ts'
import type { texts } from './texts/en.ts'

/** Texts that all client pages share: layout, fields and failures. */
export type ClientTexts = typeof texts

export const clientCatalogue = createCatalogue<ClientTexts>({
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
  es: () => import('./texts/es.ts'),
  pt: () => import('./texts/pt.ts'),
  it: () => import('./texts/it.ts'),
  nl: () => import('./texts/nl.ts'),
})
