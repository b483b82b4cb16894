import type { Language } from '#shared/languages.ts'
import { PSEUDO_LANGUAGE, type ShownLanguage } from './language.ts'
import type { texts } from './texts/en.ts'

type Value = string | readonly Value[] | ((...values: never[]) => string) | { readonly [name: string]: Value }

/** The texts of a part of a page: strings, or functions that return a sentence. */
export type Texts = { readonly [name: string]: Value }

export type Catalogue<T> = {
  /** Loads the texts of one language, once; again after a failure. */
  load: (language: ShownLanguage) => Promise<T>
  /** Returns texts that were loaded before. */
  read: (language: ShownLanguage) => T
}

/** Texts with one file per language, loaded when that language is shown. */
export function createCatalogue<T extends Texts>(files: Record<Language, () => Promise<{ texts: T }>>): Catalogue<T> {
  const loaded = new Map<ShownLanguage, T>()
  const failures = new Map<Language, number>()

  async function fetchFile(language: Language): Promise<{ texts: T }> {
    const failed = failures.get(language) ?? 0
    try {
      return await files[language]()
    } catch (error) {
      failures.set(language, failed + 1)
      // Chromium 150 repeats a failed import of the same address without asking the server again. Its error names the address.
      const address = / (\S+\.js)$/.exec(String(error))?.[1]
      if (failed === 0 || address === undefined) throw error
      return import(/* @vite-ignore */ `${address}?again=${failed}`)
    }
  }

  async function fetchTexts(language: ShownLanguage): Promise<T> {
    if (language !== PSEUDO_LANGUAGE) return (await fetchFile(language)).texts
    const [{ texts }, { toPseudoTexts }] = await Promise.all([fetchFile('en'), import('./pseudo-texts.ts')])
    return toPseudoTexts(texts)
  }

  return {
    async load(language) {
      const texts = loaded.get(language) ?? (await fetchTexts(language))
      loaded.set(language, texts)
      return texts
    },
    read(language) {
      const texts = loaded.get(language)
      if (!texts) throw new Error(`The texts of ${language} were not loaded.`)
      return texts
    },
  }
}

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
