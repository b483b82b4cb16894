import type { Language } from '#shared/languages.ts'
import { PSEUDO_LANGUAGE, type ShownLanguage } from './language.ts'

type Value = string | readonly Value[] | ((...values: never[]) => string) | { readonly [name: string]: Value }

/** The texts of a part of a page: words, or functions of values that answer a sentence. */
export type Texts = { readonly [name: string]: Value }

export type Catalogue<T> = {
  /** Fetches the texts of one language, once; again after a failure. */
  load: (language: ShownLanguage) => Promise<T>
  /** What was loaded before. */
  read: (language: ShownLanguage) => T
}

/** Texts of which each language is a file of its own, fetched when it is shown. */
export function createCatalogue<T extends Texts>(files: Record<Language, () => Promise<{ texts: T }>>): Catalogue<T> {
  const loaded = new Map<ShownLanguage, T>()

  async function fetchTexts(language: ShownLanguage): Promise<T> {
    if (language !== PSEUDO_LANGUAGE) return (await files[language]()).texts
    const [{ texts }, { toPseudoTexts }] = await Promise.all([files.en(), import('./pseudo-texts.ts')])
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
