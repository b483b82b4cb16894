import { createCatalogue } from './catalogue.ts'
import type { texts } from './texts/en.ts'

/** What every page of the client says: its frame, the fields, what goes wrong. */
export type ClientTexts = typeof texts

const en = () => import('./texts/en.ts')

export const clientCatalogue = createCatalogue<ClientTexts>({ en, de: en, fr: en, es: en, pt: en, it: en, nl: en })
