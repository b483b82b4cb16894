import { createCatalogue } from '../client/catalogue.ts'
import { useCatalogue } from '../client/language.provider.tsx'
import type { texts } from './texts/en.ts'

/** What the form and its thanks say. */
export type SubmitTexts = typeof texts

const en = () => import('./texts/en.ts')

export const submitCatalogue = createCatalogue<SubmitTexts>({ en, de: en, fr: en, es: en, pt: en, it: en, nl: en })

export const useSubmitTexts = () => useCatalogue(submitCatalogue)
